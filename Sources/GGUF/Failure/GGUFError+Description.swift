extension GGUFError: CustomStringConvertible {
    /// What is wrong, what was expected and found, where, and what to do.
    public var description: String {
        if let hint { "\(summary); \(hint)" } else { summary }
    }

    /// The description without the hint.
    public var summary: String { subject + problem + comparison + place }

    private var subject: String {
        if let tensor {
            "tensor \(Self.quote(tensor)): "
        } else if let key {
            "metadata key \(Self.quote(key)): "
        } else {
            ""
        }
    }

    private var comparison: String {
        switch (expected, found) {
        case (let expected?, let found?): ": expected \(expected), found \(found)"
        case (let expected?, nil): ": expected \(expected)"
        case (nil, let found?): ": found \(found)"
        case (nil, nil): ""
        }
    }

    private var place: String {
        let file = path.map { "in \(Self.quote($0))" }
        let offset = byteOffset.map { "at byte \($0)" }
        let parts = [file, offset].compactMap { $0 }
        return parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
    }

    /// `text` in backticks, shortened, with control characters escaped.
    ///
    /// Names come from the file; unescaped they could write to a terminal what they like.
    static func quote(_ text: String, limit: Int = 200) -> String {
        var quoted = "`"
        for (index, scalar) in text.unicodeScalars.enumerated() {
            guard index < limit else {
                quoted += "…"
                break
            }
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator:
                quoted += scalar.escaped(asASCII: true)
            default:
                quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "`"
    }
}
