/// The texts of regular expressions in schemas.
///
/// In a schema of this module a pattern speaks of the whole string, as guides do. One with an anchor
/// at an end was written for JSON Schema, where patterns match any part, and is taken as that.
enum PatternText {
    /// A pattern for JSON Schema that says what a pattern of this module's schemas says.
    static func constraint(_ pattern: String) -> String {
        hasAnchorAtStart(pattern) || hasAnchorAtEnd(pattern) ? pattern : "^(?:\(pattern))$"
    }

    /// A pattern of this module's schemas for an expression that is to match the whole string.
    static func matchingWhole(_ expression: String) -> String {
        switch (hasAnchorAtStart(expression), hasAnchorAtEnd(expression)) {
        case (false, false): expression
        case (true, true) where !expression.utf8.contains(UInt8(ascii: "|")): expression
        default: "(?:\(expression))"
        }
    }

    private static func hasAnchorAtStart(_ pattern: String) -> Bool {
        pattern.utf8.first == UInt8(ascii: "^")
    }

    private static func hasAnchorAtEnd(_ pattern: String) -> Bool {
        guard pattern.utf8.last == UInt8(ascii: "$") else { return false }
        let escapes = pattern.utf8.dropLast().reversed().prefix { $0 == UInt8(ascii: "\\") }
        return escapes.count.isMultiple(of: 2)
    }
}
