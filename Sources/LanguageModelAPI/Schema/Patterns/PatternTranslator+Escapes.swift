extension PatternTranslator {
    /// Horizontal and vertical white space (Unicode Technical Standard 18, annex C), as members of
    /// a class.
    private static let horizontalSpace = "\\t\\p{Zs}"
    private static let verticalSpace = "\\n\\x0B\\f\\r\\u0085\\u2028\\u2029"

    /// What a backslash outside of a class starts.
    mutating func escape() throws(Refusal) -> String {
        if skip("\\Q") { return quotation() }
        if let character = try characterEscape() { return character }
        guard let scalar = peek() else { throw Refusal(construct: "a backslash at the end") }
        position += 1
        switch scalar {
        case "b", "B": return "\\" + String(scalar)
        case "A": return "^"
        case "z": return "$"
        case "h": return "[\(Self.horizontalSpace)]"
        case "H": return "[^\(Self.horizontalSpace)]"
        case "v": return "[\(Self.verticalSpace)]"
        case "V": return "[^\(Self.verticalSpace)]"
        case "R": return "(?:\\r\\n|[\(Self.verticalSpace)])"
        case "k", "g", "1"..."9": throw Refusal(construct: "a backreference")
        default: throw Refusal(construct: "`\\\(scalar)`")
        }
    }

    /// What a backslash within a class starts, as members of the class.
    mutating func memberEscape() throws(Refusal) -> String {
        if skip("\\Q") { return quotation() }
        if let character = try characterEscape() { return character }
        guard let scalar = peek() else { throw Refusal(construct: "a backslash at the end") }
        position += 1
        switch scalar {
        case "b": return "\\b"
        case "h": return Self.horizontalSpace
        case "v": return Self.verticalSpace
        default: throw Refusal(construct: "`\\\(scalar)` in a class")
        }
    }

    /// An escape that means the same everywhere; if there is none, only the backslash is passed.
    private mutating func characterEscape() throws(Refusal) -> String? {
        position += 1
        guard let scalar = peek() else { return nil }
        let start = position
        position += 1
        switch scalar {
        case "d", "D", "w", "W", "s", "S", "t", "n", "r", "f": return "\\" + String(scalar)
        case "e": return "\\x1B"
        case "a": return "\\x07"
        case "p", "P": return "\\" + String(scalar) + (try braces())
        case "x", "u":
            if peek() != "{" { return "\\" + String(scalar) + digits(scalar == "x" ? 2 : 4) }
            let value = try braces()
            if value.contains(" ") { throw Refusal(construct: "an escape of several characters") }
            return "\\u" + value
        case "U":
            let digits = digits(8).trimmingPrefix { $0 == "0" }
            return "\\u{\(digits.isEmpty ? "0" : digits)}"
        case "0":
            if let next = peek(), ("0"..."7").contains(next) {
                throw Refusal(construct: "an octal escape")
            }
            return "\\0"
        case "c":
            guard let letter = peek() else { break }
            position += 1
            return "\\c" + String(letter)
        default:
            let isLetterOrDigit =
                scalar.isASCII
                && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
            if !isLetterOrDigit { return "\\" + String(scalar) }
        }
        position = start
        return nil
    }

    /// The text after `\Q`, with its punctuation escaped.
    private mutating func quotation() -> String {
        var text = ""
        while let scalar = peek(), !skip("\\E") {
            if "\\^$.|?*+()[]{}/-".unicodeScalars.contains(scalar) { text += "\\" }
            text.unicodeScalars.append(scalar)
            position += 1
        }
        return text
    }

    private mutating func braces() throws(Refusal) -> String {
        guard peek() == "{", let end = scalars[position...].firstIndex(of: "}") else {
            throw Refusal(construct: "an escape without braces")
        }
        defer { position = end + 1 }
        return string(scalars[position...end])
    }

    private mutating func digits(_ count: Int) -> String {
        let end = min(position + count, scalars.count)
        defer { position = end }
        return string(scalars[position..<end])
    }

    private func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var text = ""
        text.unicodeScalars.append(contentsOf: scalars)
        return text
    }
}
