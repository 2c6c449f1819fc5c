/// The parser: a loop over an explicit stack, so that nesting cannot exhaust the thread's stack.
///
/// When the text ends early, the state left behind tells what was open; reading truncated text
/// rests on that.
struct JSONReader {
    /// An array or object that is still open.
    struct Frame {
        let isObject: Bool
        var elements: [JSONValue] = []
        var object = JSONObject()
        /// The key whose value is being read.
        var key: String?
    }

    /// What may come next.
    enum Expectation {
        case value, valueOrEnd, key, keyOrEnd, colon, commaOrEnd, nothing
    }

    /// The scalar within which the text ended.
    enum OpenScalar {
        case key
        case string(String)
        case number(JSONNumber?)
        case literal
    }

    let bytes: [UInt8]
    let options: JSONParsingOptions
    /// Whether a number that reaches the end of the text may go on.
    let isTruncated: Bool
    var position = 0
    var stack: [Frame] = []
    var expectation = Expectation.value
    var openScalar: OpenScalar?
    var result: JSONValue?

    init(_ bytes: [UInt8], options: JSONParsingOptions, isTruncated: Bool = false) {
        self.bytes = bytes
        self.options = options
        self.isTruncated = isTruncated
    }

    /// Reads the document.
    ///
    /// - Throws: ``JSONError``; ``JSONError/Code/unexpectedEnd`` if the text is a document's start.
    mutating func read() throws(JSONError) -> JSONValue {
        while true {
            skipWhitespace()
            guard position < bytes.count else {
                if expectation == .nothing, let result { return result }
                throw error(.unexpectedEnd, expected: expectation.text)
            }
            try step(bytes[position])
        }
    }

    private mutating func step(_ byte: UInt8) throws(JSONError) {
        switch (expectation, byte) {
        case (.nothing, _):
            throw error(.trailingContent, expected: "the end")
        case (.keyOrEnd, UInt8(ascii: "}")), (.valueOrEnd, UInt8(ascii: "]")):
            close()
        case (.key, UInt8(ascii: "\"")), (.keyOrEnd, UInt8(ascii: "\"")):
            try readKey()
        case (.colon, UInt8(ascii: ":")):
            position += 1
            expectation = .value
        case (.commaOrEnd, UInt8(ascii: ",")):
            position += 1
            expectation = stack.last?.isObject == true ? .key : .value
        case (.commaOrEnd, UInt8(ascii: "}")) where stack.last?.isObject == true,
            (.commaOrEnd, UInt8(ascii: "]")) where stack.last?.isObject == false:
            close()
        case (.value, _), (.valueOrEnd, _):
            try readValue(byte)
        default:
            let closing = stack.last?.isObject == true ? "`,` or `}`" : "`,` or `]`"
            throw error(
                .unexpectedCharacter,
                expected: expectation == .commaOrEnd ? closing : expectation.text)
        }
    }

    private mutating func readValue(_ byte: UInt8) throws(JSONError) {
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            guard stack.count < options.maximumDepth else {
                throw error(.tooDeep, expected: "at most \(options.maximumDepth) levels")
            }
            position += 1
            let isObject = byte == UInt8(ascii: "{")
            stack.append(Frame(isObject: isObject))
            expectation = isObject ? .keyOrEnd : .valueOrEnd
        case UInt8(ascii: "\""):
            let text = try readString(isKey: false)
            add(.string(text))
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            try readNumber()
        case UInt8(ascii: "t"): try readLiteral("true", .bool(true))
        case UInt8(ascii: "f"): try readLiteral("false", .bool(false))
        case UInt8(ascii: "n"): try readLiteral("null", .null)
        default:
            throw error(.unexpectedCharacter, expected: expectation.text)
        }
    }

    private mutating func readKey() throws(JSONError) {
        let start = position
        let key = try readString(isKey: true)
        let top = stack.count - 1
        if options.duplicateKeys == .reject, stack[top].object.contains(key: key) {
            throw error(.duplicateKey, at: start)
        }
        stack[top].key = key
        expectation = .colon
    }

    private mutating func readLiteral(
        _ literal: StaticString, _ value: JSONValue
    ) throws(JSONError) {
        for index in 0..<literal.utf8CodeUnitCount {
            guard position < bytes.count else {
                openScalar = .literal
                throw error(.unexpectedEnd, expected: "`\(literal)`")
            }
            guard bytes[position] == literal.utf8Start[index] else {
                throw error(.invalidLiteral, expected: "`\(literal)`")
            }
            position += 1
        }
        add(value)
    }

    private mutating func readNumber() throws(JSONError) {
        let start = position
        let valid: Int?
        switch JSONNumberScanner.scan(bytes, from: position) {
        case .invalid(let at):
            throw error(.invalidNumber, at: at, expected: "a digit")
        case .complete(let end):
            if !(isTruncated && end == bytes.count) {
                position = end
                add(.number(JSONNumber(scanned: text(start..<end))))
                return
            }
            valid = end
        case .truncated(let end):
            valid = end
        }
        openScalar = .number(valid.map { JSONNumber(scanned: text(start..<$0)) })
        position = bytes.count
        throw error(.unexpectedEnd, expected: "a digit")
    }

    /// Puts a finished value where it belongs.
    private mutating func add(_ value: JSONValue) {
        guard !stack.isEmpty else {
            result = value
            expectation = .nothing
            return
        }
        stack[stack.count - 1].add(value)
        expectation = .commaOrEnd
    }

    private mutating func close() {
        position += 1
        if let frame = stack.popLast() { add(frame.value) }
    }

    private mutating func skipWhitespace() {
        while position < bytes.count {
            switch bytes[position] {
            case 0x20, 0x09, 0x0A, 0x0D: position += 1
            default: return
            }
        }
    }

    /// Text that is known to be ASCII.
    private func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    func error(
        _ code: JSONError.Code, at offset: Int? = nil, expected: String? = nil
    ) -> JSONError {
        JSONError(code, in: bytes, at: offset ?? position, expected: expected)
    }
}

extension JSONReader.Frame {
    /// The array or object as read so far.
    var value: JSONValue { isObject ? .object(object) : .array(elements) }

    mutating func add(_ value: JSONValue) {
        if isObject {
            if let key { object[key] = value }
            key = nil
        } else {
            elements.append(value)
        }
    }
}

extension JSONReader.Expectation {
    fileprivate var text: String {
        switch self {
        case .value: "a value"
        case .valueOrEnd: "a value or `]`"
        case .key: "a key in quotes"
        case .keyOrEnd: "a key in quotes or `}`"
        case .colon: "`:`"
        case .commaOrEnd: "`,` or the closing bracket"
        case .nothing: "the end"
        }
    }
}
