/// Facts that all numbers and names of a response must be words of.
///
/// What exactly that means is documented with `Constraint.grounded(in:openings:excluding:)`.
public struct Grounding: Sendable, Hashable {
    /// The facts, with white space between words.
    public var facts: String
    /// Ordinary words with a capital letter that sentences may begin with.
    public var openings: [String]
    /// Words of small letters that the text must do without, such as numbers in words.
    public var excludedWords: [String]

    /// Describes what a response is held to.
    ///
    /// - Parameters:
    ///   - facts: The facts, with white space between words.
    ///   - openings: Ordinary words with a capital letter that sentences may begin with.
    ///   - excludedWords: Words of small letters that the text must do without.
    public init(facts: String, openings: [String] = [], excludedWords: [String] = []) {
        self.facts = facts
        self.openings = openings
        self.excludedWords = excludedWords
    }
}
