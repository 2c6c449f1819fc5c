extension Lexer {
    /// Reads one token within a tag; returns it if it is a symbol.
    mutating func readToken() throws(ChatTemplateError) -> Token.Symbol? {
        let start = position
        let byte = source[position]
        switch byte {
        case UInt8(ascii: "'"), UInt8(ascii: "\""):
            let string = try readString(quote: byte)
            add(.string(string), at: start)
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            let number = try readNumber()
            add(number, at: start)
        default:
            if let symbol = readSymbol() {
                add(.symbol(symbol), at: start)
                return symbol
            }
            let name = try readName()
            add(.name(name), at: start)
        }
        return nil
    }

    private mutating func readSymbol() -> Token.Symbol? {
        if let second = byte(at: position + 1), second < 0x80, source[position] < 0x80 {
            let pair = String(decoding: [source[position], second], as: UTF8.self)
            if let symbol = Token.Symbol(rawValue: pair) {
                position += 2
                return symbol
            }
        }
        let single = String(decoding: [source[position]], as: UTF8.self)
        guard let symbol = Token.Symbol(rawValue: single) else { return nil }
        position += 1
        return symbol
    }

    private mutating func readName() throws(ChatTemplateError) -> String {
        let start = position
        while position < source.count {
            let byte = source[position]
            let isWord =
                byte >= 0x80 || byte == UInt8(ascii: "_")
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
            guard isWord else { break }
            position += 1
        }
        guard position > start else {
            throw ChatTemplateError(
                .syntax, "unexpected character",
                found: "`\(Character(Unicode.Scalar(source[start])))`")
        }
        let name = String(decoding: source[start..<position], as: UTF8.self)
        let isIdentifier = name.unicodeScalars.allSatisfy { scalar in
            scalar.isASCII || scalar.properties.isXIDContinue
        }
        guard isIdentifier else {
            position = start
            throw ChatTemplateError(.syntax, "name contains a character that names may not contain")
        }
        return name
    }

    private mutating func skipDigits(where isDigit: (UInt8) -> Bool) {
        while let byte = byte(at: position),
            isDigit(byte)
                || byte == UInt8(ascii: "_") && self.byte(at: position + 1).map(isDigit) == true
        {
            position += 1
        }
    }

    private mutating func readNumber() throws(ChatTemplateError) -> Token.Kind {
        let start = position
        func isDecimal(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
        if source[position] == UInt8(ascii: "0"), let letter = byte(at: position + 1),
            let radix = [UInt8(ascii: "x"): 16, UInt8(ascii: "o"): 8, UInt8(ascii: "b"): 2][
                letter | 0x20]
        {
            func isDigit(_ byte: UInt8) -> Bool {
                Character(Unicode.Scalar(byte)).hexDigitValue.map { $0 < radix } == true
            }
            position += 2
            skipDigits(where: isDigit)
            return try integer(start + 2..<position, radix: radix)
        }
        skipDigits(where: isDecimal)
        var isFloat = false
        // A digit after a dot, as in `x.0.1`, selects an element.
        let followsDot = start > 0 && source[start - 1] == UInt8(ascii: ".")
        if !followsDot, byte(at: position) == UInt8(ascii: "."),
            byte(at: position + 1).map(isDecimal) == true
        {
            isFloat = true
            position += 1
            skipDigits(where: isDecimal)
        }
        if !followsDot, let letter = byte(at: position), letter | 0x20 == UInt8(ascii: "e") {
            var next = position + 1
            if byte(at: next) == UInt8(ascii: "+") || byte(at: next) == UInt8(ascii: "-") {
                next += 1
            }
            if byte(at: next).map(isDecimal) == true {
                isFloat = true
                position = next
                skipDigits(where: isDecimal)
            }
        }
        guard isFloat else { return try integer(start..<position, radix: 10) }
        guard let value = Double(digits(start..<position)) else {
            throw ChatTemplateError(.syntax, "invalid number")
        }
        return .float(value)
    }

    private func digits(_ range: Range<Int>) -> String {
        String(decoding: source[range].filter { $0 != UInt8(ascii: "_") }, as: UTF8.self)
    }

    private func integer(_ range: Range<Int>, radix: Int) throws(ChatTemplateError) -> Token.Kind {
        guard !range.isEmpty else { throw ChatTemplateError(.syntax, "number without digits") }
        guard let value = Int(digits(range), radix: radix) else {
            throw ChatTemplateError.integerOverflow
        }
        return .integer(value)
    }

    /// Reads a string with Python's escapes.
    private mutating func readString(quote: UInt8) throws(ChatTemplateError) -> [UInt8] {
        let start = position
        var result: [UInt8] = []
        position += 1
        while let byte = byte(at: position) {
            position += 1
            if byte == quote { return result }
            guard byte == UInt8(ascii: "\\") else {
                result.append(byte)
                continue
            }
            try readEscape(into: &result)
        }
        position = start
        throw ChatTemplateError(
            .syntax, "string is not closed", expected: "`\(Character(Unicode.Scalar(quote)))`")
    }

    private mutating func readEscape(into result: inout [UInt8]) throws(ChatTemplateError) {
        guard let byte = byte(at: position) else { return }
        position += 1
        switch byte {
        case 0x0A: break
        case UInt8(ascii: "\\"), UInt8(ascii: "'"), UInt8(ascii: "\""): result.append(byte)
        case UInt8(ascii: "a"): result.append(0x07)
        case UInt8(ascii: "b"): result.append(0x08)
        case UInt8(ascii: "f"): result.append(0x0C)
        case UInt8(ascii: "n"): result.append(0x0A)
        case UInt8(ascii: "r"): result.append(0x0D)
        case UInt8(ascii: "t"): result.append(0x09)
        case UInt8(ascii: "v"): result.append(0x0B)
        case UInt8(ascii: "x"): try appendCodePoint(digits: 2, to: &result)
        case UInt8(ascii: "u"): try appendCodePoint(digits: 4, to: &result)
        case UInt8(ascii: "U"): try appendCodePoint(digits: 8, to: &result)
        case UInt8(ascii: "N"):
            throw ChatTemplateError.unsupported("escape", "\\N")
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            var value = UInt32(byte - UInt8(ascii: "0"))
            for _ in 0..<2 {
                guard let next = self.byte(at: position), next &- UInt8(ascii: "0") < 8 else {
                    break
                }
                value = value * 8 + UInt32(next - UInt8(ascii: "0"))
                position += 1
            }
            try append(value, to: &result)
        default:
            result.append(UInt8(ascii: "\\"))
            result.append(byte)
        }
    }

    private mutating func appendCodePoint(
        digits count: Int, to result: inout [UInt8]
    ) throws(ChatTemplateError) {
        var value: UInt32 = 0
        for _ in 0..<count {
            guard let byte = byte(at: position), byte < 0x80,
                let digit = Character(Unicode.Scalar(byte)).hexDigitValue, value < 1 << 24
            else {
                throw ChatTemplateError(
                    .syntax, "invalid escape in string", expected: "\(count) hexadecimal digits")
            }
            value = value << 4 | UInt32(digit)
            position += 1
        }
        try append(value, to: &result)
    }

    private func append(_ value: UInt32, to result: inout [UInt8]) throws(ChatTemplateError) {
        guard let scalar = Unicode.Scalar(value) else {
            throw ChatTemplateError(.syntax, "escape in string is not a Unicode character")
        }
        result.append(contentsOf: String(scalar).utf8)
    }
}
