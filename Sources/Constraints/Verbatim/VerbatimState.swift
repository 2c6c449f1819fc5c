/// How far a value has been copied: the occurrences it may still be, and the progress through JSON.
///
/// Every state stands for at least one way to complete the value. Equal states have the same
/// completions, so a matcher may merge them. A state belongs to the index that made it.
struct VerbatimState: Hashable, Sendable {
    /// Where in the writing of the value the state stands.
    enum Phase: UInt8, Sendable, CaseIterable {
        /// Before the opening quote.
        case opening
        /// In the text; for a quoted value, outside any escape.
        case text
        /// After a backslash.
        case backslash
        /// After `\u`, `\u0`, `\u00`, `\u000` and `\u001`.
        case unicode, unicode0, unicode00, unicode000, unicode001
        /// After the closing quote.
        case closed
    }

    /// The first of the sorted start positions whose text begins with what was copied.
    var lower: Int32
    /// One past the last of those start positions.
    var upper: Int32
    /// How many bytes of text were copied.
    var length: Int32
    /// The state of the rule's pattern after those bytes.
    var pattern: Int32
    /// The progress through JSON.
    var phase: Phase
}
