extension Renderer {
    /// Python's `str.format`.
    func format(_ format: Text, _ arguments: CallArguments) throws(ChatTemplateError) -> Text {
        var cursor = FormatCursor(format)
        var result = Text()
        var automatic: Int? = 0
        while let byte = cursor.current {
            switch byte {
            case UInt8(ascii: "{"):
                cursor.advance()
                if cursor.skip(byte) {
                    result.append([byte], .template)
                    continue
                }
                let piece = try field(&cursor, arguments, &automatic)
                try allocate(piece.count)
                result.append(piece)
            case UInt8(ascii: "}"):
                cursor.advance()
                guard cursor.skip(byte) else { throw Self.invalidFormat }
                result.append([byte], .template)
            default:
                let start = cursor.offset
                while let next = cursor.current, next != UInt8(ascii: "{"),
                    next != UInt8(ascii: "}")
                {
                    cursor.advance()
                }
                result.append(format[start..<cursor.offset])
            }
        }
        return result
    }

    private func field(
        _ cursor: inout FormatCursor, _ arguments: CallArguments, _ automatic: inout Int?
    ) throws(ChatTemplateError) -> Text {
        var value = try argument(&cursor, arguments, &automatic)
        while let byte = cursor.current, byte == UInt8(ascii: ".") || byte == UInt8(ascii: "[") {
            cursor.advance()
            if byte == UInt8(ascii: ".") {
                let name = cursor.name
                value = try attribute(name, name.string, of: value)
            } else {
                guard let key = cursor.literal(until: UInt8(ascii: "]")),
                    cursor.skip(UInt8(ascii: "]"))
                else { throw Self.invalidFormat }
                value = try element(Int(key.string).map(Value.int) ?? .string(key), of: value)
            }
            if case .undefined(let undefined) = value { throw undefined.error }
        }
        if cursor.skip(UInt8(ascii: "!")) {
            switch cursor.next() {
            case UInt8(ascii: "s"): value = .string(try string(of: value))
            case UInt8(ascii: "r"): value = .string(try representation(of: value))
            default: throw Self.invalidFormat
            }
        }
        var specification = FormatSpecification()
        let isSpecified = cursor.skip(UInt8(ascii: ":"))
        if isSpecified { specification = cursor.braceSpecification() }
        guard cursor.skip(UInt8(ascii: "}")) else { throw Self.invalidFormat }
        let isPlain = value.text == nil && value.double == nil
        if !isSpecified || isPlain {
            guard specification.width == 0, specification.precision == nil, specification.type == 0
            else { throw .type("this format", value) }
            return try string(of: value)
        }
        return try self.format(value, specification)
    }

    private func argument(
        _ cursor: inout FormatCursor, _ arguments: CallArguments, _ automatic: inout Int?
    ) throws(ChatTemplateError) -> Value {
        let name = cursor.name
        let position: Int
        if name.isEmpty {
            guard let next = automatic else { throw Self.invalidFormat }
            position = next
            automatic = next + 1
        } else if let written = Int(name.string) {
            guard automatic == nil || automatic == 0 else { throw Self.invalidFormat }
            automatic = nil
            position = written
        } else {
            guard let value = arguments.named.first(where: { $0.name == name.string })?.value else {
                throw ChatTemplateError(.invalidArguments, "`format` lacks a named argument")
            }
            return value
        }
        guard arguments.positional.indices.contains(position) else {
            throw ChatTemplateError(.invalidArguments, "`format` needs more arguments")
        }
        return arguments.positional[position]
    }
}

extension FormatCursor {
    /// The name up to what may follow one in a field.
    fileprivate var name: Text {
        mutating get {
            let start = offset
            while let byte = current, !".[!:}{".utf8.contains(byte) { offset += 1 }
            return text[start..<offset]
        }
    }

    /// What stands after the colon (Python's format specification mini-language).
    fileprivate mutating func braceSpecification() -> FormatSpecification {
        var result = FormatSpecification()
        if let byte = current, byte != UInt8(ascii: "}") {
            let end = text.offset(after: offset)
            if end < text.count,
                let alignment = FormatSpecification.Alignment(rawValue: text.bytes[end])
            {
                result.fill = text[offset..<end]
                result.alignment = alignment
                offset = end + 1
            } else if let alignment = FormatSpecification.Alignment(rawValue: byte) {
                result.alignment = alignment
                offset += 1
            }
        }
        if let byte = current, "+ -".utf8.contains(byte) {
            result.sign = byte == UInt8(ascii: "-") ? 0 : byte
            offset += 1
        }
        result.isAlternate = skip(UInt8(ascii: "#"))
        if current == UInt8(ascii: "0") {
            result.fill = Text("0", .template)
            result.alignment = result.alignment ?? .afterSign
        }
        result.width = number() ?? 0
        result.groupsThousands = skip(UInt8(ascii: ","))
        if skip(UInt8(ascii: ".")) { result.precision = number() ?? 0 }
        if let byte = current, byte != UInt8(ascii: "}"), byte < 0x80 {
            result.type = byte
            offset += 1
        }
        return result
    }
}
