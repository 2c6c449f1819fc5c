/// An answer in words: a sentence, and a list where the answer has one.
public struct Narration: Hashable, Sendable {
    /// One or two sentences.
    public let sentence: String
    /// The lines of a list.
    public let lines: [String]

    init(_ sentence: String, lines: [String] = []) {
        self.sentence = sentence
        self.lines = lines
    }

    /// All of it, a line for each entry of the list.
    public var text: String { ([sentence] + lines.map { "  " + $0 }).joined(separator: "\n") }
}
