/// Cuts a template into tokens, as Jinja 3.1 does with `trim_blocks` and `lstrip_blocks` on.
struct Lexer {
    let source: [UInt8]
    var position = 0
    var tokens: [Token] = []
    /// Whether the last tag swallowed the end of its line.
    private var isAtLineStart = true

    private init(_ source: [UInt8]) { self.source = source }

    /// The tokens of a source whose line ends are normalised.
    static func tokens(of source: [UInt8]) throws(ChatTemplateError) -> [Token] {
        var lexer = Lexer(source)
        do {
            try lexer.run()
        } catch {
            throw error.located(at: lexer.position, in: source)
        }
        lexer.add(.end, at: source.count)
        return lexer.tokens
    }

    /// The source with `\n` at line ends and without the last one of them.
    static func normalized(_ source: String) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(source.utf8.count)
        var previous: UInt8 = 0
        for byte in source.utf8 {
            switch byte {
            case 0x0D: result.append(0x0A)
            case 0x0A where previous == 0x0D: break
            default: result.append(byte)
            }
            previous = byte
        }
        if result.last == 0x0A { result.removeLast() }
        return result
    }

    private mutating func run() throws(ChatTemplateError) {
        while let start = nextTag() {
            let isVariable = source[start + 1] == UInt8(ascii: "{")
            let sign = byte(at: start + 2)
            let isSigned = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+")
            addText(position..<start, sign: sign, stripsIndentation: !isVariable)
            position = start
            let inside = start + 2 + (isSigned ? 1 : 0)
            switch source[start + 1] {
            case UInt8(ascii: "#"):
                try skipComment(from: inside)
            case UInt8(ascii: "%"):
                if try readRaw(from: inside) { continue }
                add(.blockBegin, at: start)
                position = inside
                try readExpression(closing: UInt8(ascii: "%"), .blockEnd)
            default:
                add(.variableBegin, at: start)
                position = inside
                try readExpression(closing: UInt8(ascii: "}"), .variableEnd)
            }
        }
        addText(position..<source.count, sign: nil, stripsIndentation: false)
    }

    private func nextTag() -> Int? {
        var offset = position
        while offset + 1 < source.count {
            if source[offset] == UInt8(ascii: "{") {
                switch source[offset + 1] {
                case UInt8(ascii: "{"), UInt8(ascii: "%"), UInt8(ascii: "#"): return offset
                default: break
                }
            }
            offset += 1
        }
        return nil
    }

    func byte(at offset: Int) -> UInt8? { offset < source.count ? source[offset] : nil }

    mutating func add(_ kind: Token.Kind, at offset: Int) {
        tokens.append(Token(kind: kind, offset: offset))
    }

    /// Adds the text before a tag: `-` strips white space, and a block's indentation goes unless
    /// `+` keeps it.
    private mutating func addText(_ range: Range<Int>, sign: UInt8?, stripsIndentation: Bool) {
        var end = range.upperBound
        if sign == UInt8(ascii: "-") {
            let text = Text(Array(source[range]), .template)
            end =
                range.lowerBound
                + text.stripped(leading: false, trailing: true, where: \.isPythonSpace).count
        } else if sign != UInt8(ascii: "+"), stripsIndentation {
            let lineStart = source[range].lastIndex(of: 0x0A).map { $0 + 1 }
            if let start = lineStart ?? (isAtLineStart ? range.lowerBound : nil) {
                let indentation = Text(Array(source[start..<end]), .template)
                if indentation.stripped(leading: true, trailing: false, where: \.isPythonSpace)
                    .isEmpty
                {
                    end = start
                }
            }
        }
        guard end > range.lowerBound else { return }
        add(.text(Array(source[range.lowerBound..<end])), at: range.lowerBound)
    }

    /// Moves past a tag's closing bracket, which starts at `offset`, and what it swallows.
    private mutating func closeTag(at offset: Int, sign: UInt8?, trimsLineEnd: Bool) {
        position = offset + 2
        if sign == UInt8(ascii: "-") {
            skipWhitespace()
        } else if sign != UInt8(ascii: "+"), trimsLineEnd, byte(at: position) == 0x0A {
            position += 1
        }
        isAtLineStart = source[position - 1] == 0x0A
    }

    mutating func skipWhitespace() {
        while position < source.count {
            let byte = source[position]
            if byte < 0x80 {
                guard Unicode.Scalar(byte).isPythonSpace else { return }
                position += 1
                continue
            }
            let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
            let rest = Text(
                Array(source[position..<min(position + length, source.count)]), .template)
            guard rest.scalar(at: 0).scalar.isPythonSpace else { return }
            position += length
        }
    }

    private mutating func skipComment(from start: Int) throws(ChatTemplateError) {
        var offset = start
        while offset + 1 < source.count {
            if source[offset] == UInt8(ascii: "#"), source[offset + 1] == UInt8(ascii: "}") {
                let sign = offset > start ? source[offset - 1] : nil
                closeTag(at: offset, sign: sign, trimsLineEnd: true)
                return
            }
            offset += 1
        }
        throw ChatTemplateError(.syntax, "comment is not closed", expected: "`#}`")
    }

    /// Reads a raw block, if one starts here: text in which no tag counts but its end.
    private mutating func readRaw(from inside: Int) throws(ChatTemplateError) -> Bool {
        let start = position
        position = inside
        guard let closing = skipTag(named: "raw") else {
            position = start
            return false
        }
        closeTag(at: closing.offset, sign: closing.sign, trimsLineEnd: false)
        let textStart = position
        var offset = textStart
        while offset + 1 < source.count {
            guard source[offset] == UInt8(ascii: "{"), source[offset + 1] == UInt8(ascii: "%")
            else {
                offset += 1
                continue
            }
            let sign = byte(at: offset + 2)
            let isSigned = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+")
            position = offset + (isSigned ? 3 : 2)
            if let closing = skipTag(named: "endraw") {
                addText(textStart..<offset, sign: sign, stripsIndentation: true)
                closeTag(at: closing.offset, sign: closing.sign, trimsLineEnd: true)
                return true
            }
            offset += 1
        }
        position = start
        throw ChatTemplateError(.syntax, "raw block is not closed", expected: "`{% endraw %}`")
    }

    /// The place of the closing bracket if a tag of just this name goes on here.
    private mutating func skipTag(named name: StaticString) -> (offset: Int, sign: UInt8?)? {
        skipWhitespace()
        for index in 0..<name.utf8CodeUnitCount {
            guard byte(at: position + index) == name.utf8Start[index] else { return nil }
        }
        position += name.utf8CodeUnitCount
        skipWhitespace()
        var sign: UInt8?
        if let byte = byte(at: position), byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") {
            sign = byte
            position += 1
        }
        guard byte(at: position) == UInt8(ascii: "%"), byte(at: position + 1) == UInt8(ascii: "}")
        else { return nil }
        return (position, sign)
    }

    /// Reads tokens up to the closing bracket, which does not count within other brackets.
    private mutating func readExpression(
        closing: UInt8, _ end: Token.Kind
    ) throws(ChatTemplateError) {
        var open: [Token.Symbol] = []
        while true {
            skipWhitespace()
            guard position < source.count else {
                throw ChatTemplateError(.syntax, "tag is not closed", expected: end.text)
            }
            if open.isEmpty, let sign = closingSign(closing) {
                let offset = position + (sign == 0 ? 0 : 1)
                add(end, at: offset)
                closeTag(at: offset, sign: sign, trimsLineEnd: end == .blockEnd)
                return
            }
            guard let symbol = try readToken() else { continue }
            switch symbol {
            case .leftBrace, .leftBracket, .leftParenthesis: open.append(symbol)
            case .rightBrace, .rightBracket, .rightParenthesis:
                guard let opening = open.popLast(), opening.partner == symbol else {
                    position -= 1
                    throw ChatTemplateError(.syntax, "unexpected `\(symbol.rawValue)`")
                }
            default: break
            }
        }
    }

    /// The sign before the closing bracket that stands here, 0 for none.
    private func closingSign(_ closing: UInt8) -> UInt8? {
        func closes(at offset: Int) -> Bool {
            byte(at: offset) == closing && byte(at: offset + 1) == UInt8(ascii: "}")
        }
        if closes(at: position) { return 0 }
        let first = source[position]
        let isSign =
            first == UInt8(ascii: "-") || first == UInt8(ascii: "+") && closing == UInt8(ascii: "%")
        return isSign && closes(at: position + 1) ? first : nil
    }
}

extension Token.Symbol {
    fileprivate var partner: Token.Symbol? {
        switch self {
        case .leftBrace: .rightBrace
        case .leftBracket: .rightBracket
        case .leftParenthesis: .rightParenthesis
        default: nil
        }
    }
}
