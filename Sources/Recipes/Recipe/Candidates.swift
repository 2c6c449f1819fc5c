/// Places of a document that a field may be read from, one of which the model points at.
///
/// The model chooses among their texts and none, by a source that has one of them in each line: so a
/// value can neither be composed nor come from elsewhere in the document.
struct Candidates<Value: Sendable>: Sendable {
    struct Candidate: Sendable {
        /// The words, on one line.
        let text: String
        let value: Value
        let ranges: [Range<String.Index>]
    }

    /// The name of the source.
    let name: String
    private(set) var all: [Candidate] = []

    init(_ name: String) { self.name = name }

    var isEmpty: Bool { all.isEmpty }

    mutating func append(_ text: String, _ value: Value, at ranges: [Range<String.Index>]) {
        all.append(Candidate(text: text, value: value, ranges: ranges))
    }

    mutating func keep(where isKept: (Candidate) -> Bool) { all.removeAll { !isKept($0) } }

    /// The candidate that the model pointed at.
    func candidate(of text: String?) -> Candidate? {
        text.flatMap { text in all.first { $0.text.utf8.elementsEqual(text.utf8) } }
    }
}

extension Candidates where Value: Hashable {
    /// The one candidate, if all have the same value.
    var only: Candidate? { Set(all.map(\.value)).count == 1 ? all.first : nil }
}
