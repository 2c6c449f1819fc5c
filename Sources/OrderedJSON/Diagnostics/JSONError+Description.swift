extension JSONError: CustomStringConvertible {
    /// What is wrong, where, and what was expected; free of the document's own text.
    public var description: String {
        var text = "\(problem) at line \(line), column \(column) (byte \(offset))"
        if let expected { text += "; expected \(expected)" }
        if let found { text += expected == nil ? "; found \(found)" : ", found \(found)" }
        return text
    }

    private var problem: String {
        switch code {
        case .unexpectedEnd: "JSON ends early"
        case .unexpectedCharacter: "unexpected character in JSON"
        case .trailingContent: "text after the JSON document"
        case .invalidUTF8: "invalid UTF-8 in JSON"
        case .invalidEscape: "invalid escape in JSON string"
        case .loneSurrogate: "unpaired surrogate escape in JSON string"
        case .controlCharacter: "unescaped control character in JSON string"
        case .invalidNumber: "invalid JSON number"
        case .invalidLiteral: "invalid JSON literal"
        case .duplicateKey: "duplicate key in JSON object"
        case .tooDeep: "JSON nested too deeply"
        default: code.rawValue
        }
    }

    private var found: String? {
        switch code {
        case .duplicateKey, .tooDeep: return nil
        default: break
        }
        guard let foundByte else { return code == .unexpectedEnd ? nil : "the end" }
        if foundByte > 0x20, foundByte < 0x7F, foundByte != UInt8(ascii: "`") {
            return "`\(Character(Unicode.Scalar(foundByte)))`"
        }
        let digits = String(foundByte, radix: 16, uppercase: true)
        return "byte 0x\(digits.count < 2 ? "0" : "")\(digits)"
    }
}
