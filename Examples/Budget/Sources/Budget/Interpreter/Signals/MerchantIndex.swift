/// Finds the merchants that some words may mean, among thousands.
struct MerchantIndex: Sendable {
    /// The most candidates of a mention.
    static let mostCandidates = 30

    private let names: [String]
    /// The words of each name.
    private let words: [[String]]
    /// Names by their words without spaces.
    private let joined: [String: [Int]]
    /// Names by each of their words.
    private let byWord: [String: [Int]]
    /// Names by the first letters of their first word, for misspelt ones.
    private let byInitial: [Character: [Int]]
    private static let joints: Set<String> = ["and", "und", "e", "et", "the"]

    init(_ names: [String]) {
        self.names = names
        words = names.map { QuestionText.words(of: $0) }
        var joined: [String: [Int]] = [:]
        var byWord: [String: [Int]] = [:]
        var byInitial: [Character: [Int]] = [:]
        for (index, words) in words.enumerated() {
            for key in Set([words.joined(), Self.core(words)]) where !key.isEmpty {
                joined[key, default: []].append(index)
            }
            for word in Set(words) { byWord[word, default: []].append(index) }
            if let initial = words.first?.first { byInitial[initial, default: []].append(index) }
        }
        self.joined = joined
        self.byWord = byWord
        self.byInitial = byInitial
    }

    private static func core(_ words: [String]) -> String {
        words.count > 1 ? words.filter { !joints.contains($0) }.joined() : words.joined()
    }

    /// Whether a word is part of a name.
    func has(_ word: String) -> Bool { byWord[word] != nil || joined[word] != nil }

    /// The names that are exactly these words, however they are joined.
    ///
    /// - Parameters:
    ///   - tokens: The words.
    ///   - inflects: Whether the words may be declined, as in `bei der Deutschen Bahn`.
    /// - Returns: The names, none if there is none.
    func exact(_ tokens: [String], inflects: Bool = false) -> [String] {
        var found = joined[tokens.joined()] ?? joined[Self.core(tokens)] ?? []
        if found.isEmpty, inflects, tokens.count > 1 {
            found =
                joined[tokens.map { $0.hasSuffix("en") ? String($0.dropLast()) : $0 }.joined()]
                ?? []
        }
        return found.map { names[$0] }
    }

    /// The names that have a word or a name that begins with it, those that begin so first.
    func partial(_ tokens: [String], allowsPrefix: Bool = true) -> [String] {
        guard let first = tokens.first else { return [] }
        let found = (byWord[first] ?? []).filter { index in
            tokens.allSatisfy { words[index].contains($0) }
        }
        let text = tokens.joined()
        var others: [Int] = []
        if text.count >= 4, allowsPrefix {
            others = words.indices.filter { words[$0].joined().hasPrefix(text) }
        }
        let all = found + others.filter { !found.contains($0) }
        let sorted =
            all.filter { words[$0].joined().hasPrefix(text) }
            + all.filter { !words[$0].joined().hasPrefix(text) }
        return sorted.prefix(Self.mostCandidates).map { names[$0] }
    }

    /// The names that misspelt words may mean, the nearest first, with their distance.
    func similar(_ tokens: [String], limit: Int) -> [(name: String, distance: Int)] {
        let text = tokens.joined()
        guard text.count >= 4, let initial = text.first else { return [] }
        let nearby = Set(
            (byInitial[initial] ?? [])
                + (text.dropFirst().first.flatMap { byInitial[$0] } ?? []))
        var found: [(index: Int, distance: Int)] = []
        for index in nearby {
            let name = words[index]
            let forms = [name.joined(), name.first ?? "", Self.core(name)]
            let distance = forms.filter { $0.count >= 4 }.compactMap {
                EditDistance.between(text, $0, limit: limit)
            }.min()
            if let distance { found.append((index, distance)) }
        }
        found.sort { ($0.distance, $0.index) < ($1.distance, $1.index) }
        return found.prefix(Self.mostCandidates).map { (names[$0.index], $0.distance) }
    }

    /// The names nearest to a text, for "did you mean"; only those that are near.
    func nearest(to text: String, count: Int = 3) -> [String] {
        let tokens = QuestionText.words(of: text)
        let joined = tokens.joined()
        let parts = tokens.filter { $0.count >= 3 }.flatMap { partial([$0]) }
        let similar = similar(tokens, limit: max(2, joined.count / 3)).map(\.name)
        var seen: Set<String> = []
        return (parts + similar).filter { seen.insert($0).inserted }.prefix(count).map { $0 }
    }
}
