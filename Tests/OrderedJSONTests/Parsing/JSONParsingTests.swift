import OrderedJSON
import TestSupport
import Testing

@Suite struct JSONParsingTests {
    @Test(
        arguments: [
            ("null", .null), (" true ", true), ("false", false), ("0", 0), ("\"\"", ""),
            ("[]", []), ("{}", [:]), ("\t[1 ,\n2\r]", [1, 2]),
            (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
            (#""\u00e9\u0041\u20AC""#, "\u{E9}A€"), (#""\ud83d\ude00""#, "😀"),
            (#"{"a":{"b":[{}]}}"#, ["a": ["b": [[:]]]]), ("\"a\u{7F}é😀\"", "a\u{7F}é😀"),
            (#"{"":1}"#, ["": 1]), (#""\u0000""#, "\0"),
        ] as [(String, JSONValue)])
    func reads(_ text: String, _ expected: JSONValue) throws {
        #expect(try JSONValue(parsing: text) == expected)
    }

    @Test(arguments: [
        ("", JSONError.Code.unexpectedEnd, 0), ("  ", .unexpectedEnd, 2), ("[", .unexpectedEnd, 1),
        ("[1", .unexpectedEnd, 2), ("{\"a\"", .unexpectedEnd, 4), ("\"ab", .unexpectedEnd, 3),
        ("tru", .unexpectedEnd, 3), ("-", .unexpectedEnd, 1), ("1.", .unexpectedEnd, 2),
        ("\"\\u12", .unexpectedEnd, 5), ("[1,]", .unexpectedCharacter, 3),
        ("[,1]", .unexpectedCharacter, 1), ("{,}", .unexpectedCharacter, 1),
        ("{\"a\":1,}", .unexpectedCharacter, 7), ("{\"a\" 1}", .unexpectedCharacter, 5),
        ("{1:2}", .unexpectedCharacter, 1), ("[1 2]", .unexpectedCharacter, 3),
        ("[1}", .unexpectedCharacter, 2), ("{\"a\":1]", .unexpectedCharacter, 6),
        ("]", .unexpectedCharacter, 0), ("'a'", .unexpectedCharacter, 0),
        ("\u{FEFF}1", .unexpectedCharacter, 0), ("NaN", .unexpectedCharacter, 0),
        ("1 2", .trailingContent, 2), ("{}x", .trailingContent, 2), ("01", .invalidNumber, 1),
        ("-01", .invalidNumber, 2), ("1.x", .invalidNumber, 2), ("-x", .invalidNumber, 1),
        ("1e+x", .invalidNumber, 3), ("trux", .invalidLiteral, 3), ("nul1", .invalidLiteral, 3),
        ("\"\n\"", .controlCharacter, 1), ("\"\\x\"", .invalidEscape, 2),
        ("\"\\u12g4\"", .invalidEscape, 5), ("\"\\ud800\"", .loneSurrogate, 1),
        ("\"\\ud800a\"", .loneSurrogate, 1), ("\"\\ud800\\n\"", .loneSurrogate, 1),
        ("\"\\udc00\"", .loneSurrogate, 1), ("\"\\ud800\\u0041\"", .loneSurrogate, 1),
        ("{\"a\":1,\"a\":2}", .duplicateKey, 7), ("{\"a\":1,\"\\u0061\":2}", .duplicateKey, 7),
    ])
    func refuses(_ text: String, _ code: JSONError.Code, _ offset: Int) {
        let error = #expect(throws: JSONError.self) { try JSONValue(parsing: text) }
        #expect(error?.code == code)
        #expect(error?.offset == offset)
    }

    @Test(
        arguments: [
            [0x22, 0xFF, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
            [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], [0x22, 0xE2, 0x82, 0x22], [0x22, 0x80, 0x22],
        ] as [[UInt8]])
    func refusesInvalidUTF8(_ bytes: [UInt8]) {
        let error = #expect(throws: JSONError.self) { try JSONValue(parsing: bytes) }
        #expect(error?.code == .invalidUTF8)
    }

    @Test func tellsLineAndColumn() {
        let error = #expect(throws: JSONError.self) {
            try JSONValue(parsing: "{\n  \"ü\": [1,\n  \"é\" x]\n}")
        }
        #expect(error?.line == 3)
        #expect(error?.column == 7)
        #expect(
            error?.description
                == "unexpected character in JSON at line 3, column 7 (byte 21); expected `,` or `]`, found `x`"
        )
        let end = #expect(throws: JSONError.self) { try JSONValue(parsing: "[1") }
        #expect(
            end?.description
                == "JSON ends early at line 1, column 3 (byte 2); expected `,` or the closing bracket"
        )
    }

    @Test func keepsTheLastDuplicateOnRequest() throws {
        let options = JSONParsingOptions(duplicateKeys: .keepLast)
        let value = try JSONValue(parsing: #"{"a":1,"b":2,"a":3}"#, options: options)
        #expect(value == ["a": 3, "b": 2])
    }

    @Test(arguments: ["[", "{\"a\":"])
    func boundsDepth(_ opening: String) {
        let hostile = String(repeating: opening, count: 10_000_000 / opening.utf8.count)
        let error = #expect(throws: JSONError.self) { try JSONValue(parsing: hostile) }
        #expect(error?.code == .tooDeep)
        #expect(error?.offset == 512 * opening.utf8.count)
    }

    @Test func acceptsNestingUpToTheLimit() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        let options = JSONParsingOptions(maximumDepth: 3)
        #expect(try JSONValue(parsing: nested(3), options: options) == [[[]]])
        #expect(throws: JSONError.self) { try JSONValue(parsing: nested(4), options: options) }
        let greatest = JSONParsingOptions(maximumDepth: .max)
        #expect(greatest.maximumDepth == JSONParsingOptions.greatestDepth)
        let deep = nested(JSONParsingOptions.greatestDepth)
        #expect(try JSONValue(parsing: deep, options: greatest).jsonText() == deep)
    }

    /// Mutated documents: an error or a value, never a trap.
    @Test func survivesMutations() throws {
        var generator = SeededGenerator(seed: 11)
        for round in 0..<3000 {
            var bytes = RandomJSON.value(depth: 4, using: &generator).jsonBytes(
                round % 2 == 0 ? .compact : .pretty)
            for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
                let index = Int.random(in: 0..<bytes.count, using: &generator)
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
                case 1: bytes.remove(at: index)
                case 2: bytes.insert(bytes[bytes.count / 2], at: index)
                default: bytes.removeSubrange(index...)
                }
            }
            let complete = Result { try JSONValue(parsing: bytes) }
            let partial = Result { try PartialJSON(parsing: bytes) }
            if case .success(let value) = complete {
                #expect(try JSONValue(parsing: value.jsonBytes()) == value)
                _ = try partial.get()
            }
        }
    }
}
