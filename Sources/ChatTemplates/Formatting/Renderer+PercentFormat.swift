extension Renderer {
    /// Python's `format % values`.
    func formatPercent(_ format: Text, _ values: Value) throws(ChatTemplateError) -> Text {
        var arguments = [values]
        if case .sequence(let sequence) = values, sequence.kind == .tuple {
            arguments = sequence.elements
        }
        var used = 0
        var usesNames = false
        var result = Text()
        var cursor = FormatCursor(format)
        try allocate(format.count)
        while let literal = cursor.literal(until: UInt8(ascii: "%")) {
            result.append(literal)
            guard !cursor.isAtEnd else { break }
            cursor.advance()
            var argument: Value?
            if cursor.skip(UInt8(ascii: "(")) {
                guard case .dictionary(let dictionary) = values,
                    let name = cursor.literal(until: UInt8(ascii: ")")), !cursor.isAtEnd
                else { throw Self.invalidFormat }
                cursor.advance()
                usesNames = true
                guard let value = dictionary[name] else {
                    throw ChatTemplateError(.invalidValue, "format names a member that is missing")
                }
                argument = value
            }
            var specification = cursor.percentSpecification()
            guard let type = cursor.next() else { throw Self.invalidFormat }
            if type == UInt8(ascii: "%") {
                result.append([type], .template)
                continue
            }
            if argument == nil {
                guard used < arguments.count else {
                    throw ChatTemplateError(.invalidArguments, "format needs more values")
                }
                argument = arguments[used]
                used += 1
            }
            let piece = try self.percent(argument ?? .none, type, &specification)
            try allocate(piece.count)
            result.append(piece)
        }
        let isMapping = if case .dictionary = values { true } else { false }
        guard usesNames || isMapping || used == arguments.count else {
            throw ChatTemplateError(.invalidArguments, "format does not use all values")
        }
        return result
    }

    static let invalidFormat = ChatTemplateError(.invalidValue, "format is not well formed")

    private func percent(
        _ value: Value, _ type: UInt8, _ specification: inout FormatSpecification
    ) throws(ChatTemplateError) -> Text {
        let isLeft = specification.alignment == .left
        switch type {
        case UInt8(ascii: "s"), UInt8(ascii: "r"):
            let text = try type == UInt8(ascii: "s") ? string(of: value) : representation(of: value)
            specification.alignment = isLeft ? .left : .right
            specification.fill = Text(" ", .template)
            specification.type = UInt8(ascii: "s")
            return try format(.string(text), specification)
        case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"):
            guard let number = value.double, number.isFinite else { throw .type("`%d`", value) }
            let integer = value.integer ?? Int(exactly: number.rounded(.towardZero))
            guard let integer else { throw ChatTemplateError.integerOverflow }
            specification.type = UInt8(ascii: "d")
            return try format(.int(integer), specification)
        case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "x"),
            UInt8(ascii: "X"), UInt8(ascii: "o"):
            specification.type = type
            return try format(value, specification)
        default:
            let isPrintable = type > 0x20 && type < 0x7F
            throw .unsupported(
                "format", isPrintable ? "%" + String(Character(Unicode.Scalar(type))) : "%")
        }
    }
}

/// Reads a format from left to right.
struct FormatCursor {
    let text: Text
    var offset = 0

    init(_ text: Text) { self.text = text }

    var isAtEnd: Bool { offset >= text.count }

    var current: UInt8? { offset < text.count ? text.bytes[offset] : nil }

    mutating func advance() { offset += 1 }

    mutating func next() -> UInt8? {
        defer { offset += 1 }
        return current
    }

    mutating func skip(_ byte: UInt8) -> Bool {
        guard current == byte else { return false }
        offset += 1
        return true
    }

    /// The text up to `byte` or the end; nil at the end.
    mutating func literal(until byte: UInt8) -> Text? {
        guard !isAtEnd else { return nil }
        let start = offset
        while let current, current != byte { offset += 1 }
        return text[start..<offset]
    }

    /// Digits as a number, held below what any limit allows.
    mutating func number() -> Int? {
        var value: Int?
        while let byte = current, byte &- UInt8(ascii: "0") < 10 {
            value = min((value ?? 0) * 10 + Int(byte - UInt8(ascii: "0")), 1_000_000)
            offset += 1
        }
        return value
    }

    /// Flags, width and precision as the operator `%` knows them.
    mutating func percentSpecification() -> FormatSpecification {
        var result = FormatSpecification()
        flags: while true {
            switch current {
            case UInt8(ascii: "-"): result.alignment = .left
            case UInt8(ascii: "0"):
                result.fill = Text("0", .template)
                if result.alignment == nil { result.alignment = .afterSign }
            case UInt8(ascii: "+"): result.sign = UInt8(ascii: "+")
            case UInt8(ascii: " "): if result.sign == 0 { result.sign = UInt8(ascii: " ") }
            case UInt8(ascii: "#"): result.isAlternate = true
            default: break flags
            }
            offset += 1
        }
        if result.alignment == .left { result.fill = Text(" ", .template) }
        result.width = number() ?? 0
        if skip(UInt8(ascii: ".")) { result.precision = number() ?? 0 }
        return result
    }
}
