import OrderedJSON
import TestSupport
import Testing

@Suite struct PartialJSONTests {
    @Test(
        arguments: [
            ("", nil, .value, "$"), (" ", nil, .value, "$"), ("[", [], .container, "$"),
            ("[1", [], .number, "$[0]"), ("[1,", [1], .value, "$[1]"),
            ("[1 ", [1], .container, "$"),
            ("[1]", [1], .none, nil), ("[1] ", [1], .none, nil), ("{", [:], .container, "$"),
            ("{\"a", [:], .key, "$"), ("{\"a\"", [:], .key, "$"), ("{\"a\":", [:], .value, "$.a"),
            ("{\"a\":\"x", ["a": "x"], .string, "$.a"), ("{\"a\":tr", [:], .literal, "$.a"),
            ("{\"a\":true", ["a": true], .container, "$"), ("{\"a\":1,", ["a": 1], .key, "$"),
            (
                "{\"a\":{\"b\":[\"c\",{\"d\":\"e\\", ["a": ["b": ["c", ["d": "e"]]]], .string,
                "$.a.b[1].d"
            ),
            ("\"ab", "ab", .string, "$"), ("\"ab\\u00", "ab", .string, "$"),
            ("\"ab\\ud83d", "ab", .string, "$"), ("\"ab\\ud83d\\", "ab", .string, "$"),
            ("\"ab\\ud83d\\ude0", "ab", .string, "$"), ("\"", "", .string, "$"),
            ("12", nil, .number, "$"), ("12 ", 12, .none, nil), ("-", nil, .number, "$"),
            ("t", nil, .literal, "$"), ("true", true, .none, nil),
            ("{\"x y\":[", ["x y": []], .container, "$[\"x y\"]"),
        ] as [(String, JSONValue?, PartialJSON.OpenElement, String?)])
    func closesWhatIsOpen(
        _ text: String, _ value: JSONValue?, _ element: PartialJSON.OpenElement, _ path: String?
    ) throws {
        let partial = try PartialJSON(parsing: text)
        #expect(partial.value == value)
        #expect(partial.openElement == element)
        #expect(partial.openPath?.description == path)
        #expect(partial.isComplete == (element == .none))
    }

    @Test(arguments: [
        ("[12", "[12]"), ("[-12.", "[-12]"), ("[1.5e", "[1.5]"), ("[1.5e-", "[1.5]"),
        ("[-", "[]"), ("3", "3"), ("{\"a\":0", "{\"a\":0}"),
    ])
    func keepsTrailingNumbersOnRequest(_ text: String, _ expected: String) throws {
        let options = JSONParsingOptions(trailingNumber: .keep)
        #expect(try PartialJSON(parsing: text, options: options).value?.jsonText() == expected)
    }

    @Test func dropsTheBytesOfAnUnfinishedCharacter() throws {
        let bytes = Array("\"aé😀".utf8)
        let texts = try (1...bytes.count).map {
            try PartialJSON(parsing: Array(bytes[..<$0])).value?.stringValue
        }
        #expect(texts == ["", "a", "a", "aé", "aé", "aé", "aé", "aé😀"])
    }

    @Test(arguments: ["x", "[1,]", "{\"a\":01", "\"\\x", "[1] x", "{\"a\":1,\"a", "[\"\\ud800a"])
    func refusesWhatNoDocumentStartsWith(_ text: String) {
        // The second key is a duplicate only once it is complete.
        if text.hasSuffix("\"a") {
            #expect(throws: JSONError.self) { try PartialJSON(parsing: text + "\"") }
        } else {
            #expect(throws: JSONError.self) { try PartialJSON(parsing: text) }
        }
    }

    @Test func boundsDepth() {
        let hostile = String(repeating: "[", count: 10_000_000)
        let error = #expect(throws: JSONError.self) { try PartialJSON(parsing: hostile) }
        #expect(error?.code == .tooDeep)
    }

    /// Every prefix of a random document can be read, and only the whole is complete.
    @Test func readsEveryPrefix() throws {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<60 {
            let value = JSONValue.array([RandomJSON.value(depth: 3, using: &generator)])
            let bytes = value.jsonBytes(.pretty)
            for length in 0..<bytes.count {
                let partial = try PartialJSON(parsing: Array(bytes[..<length]))
                #expect(!partial.isComplete)
                #expect(partial.openPath != nil)
            }
            let whole = try PartialJSON(parsing: bytes)
            #expect(whole.isComplete)
            #expect(whole.value == value)
        }
    }
}
