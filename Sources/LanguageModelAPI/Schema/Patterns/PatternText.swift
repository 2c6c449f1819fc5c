/// The texts of regular expressions in schemas.
enum PatternText {
    /// A pattern that matches only whole strings, for JSON Schema, where patterns match any part.
    ///
    /// In schemas of this module a pattern speaks of the whole string. One with an anchor at an end
    /// was written for JSON Schema and stays as it is.
    static func matchingWhole(_ pattern: String) -> String {
        isAnchored(pattern) ? pattern : "^(?:\(pattern))$"
    }

    private static func isAnchored(_ pattern: String) -> Bool {
        if pattern.utf8.first == UInt8(ascii: "^") { return true }
        guard pattern.utf8.last == UInt8(ascii: "$") else { return false }
        let escapes = pattern.utf8.dropLast().reversed().prefix { $0 == UInt8(ascii: "\\") }
        return escapes.count.isMultiple(of: 2)
    }
}
