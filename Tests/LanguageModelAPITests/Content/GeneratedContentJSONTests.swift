import Foundation
import LanguageModelAPI
import Testing

@Suite struct GeneratedContentJSONTests {
    @Test(arguments: [
        "null", "true", "false", "0", "-1", "1.5", "1e+30", #""""#, #""text""#, "[]", "{}",
        #"[1, [2, [3]]]"#, #"{"a": {"b": [{}, []]}}"#, #""\"\\\n\u0001é😀""#,
        "9007199254740993", "-9223372036854775808", "0.1234567890123456789012345678901",
    ])
    func readsAndWritesJSON(_ json: String) throws {
        let content = try GeneratedContent(json: json)
        #expect(content.isComplete)
        #expect(content.jsonString == json)
    }

    @Test func writesWholeNumbersWithoutFraction() throws {
        #expect(GeneratedContent(30.0).jsonString == "30")
        #expect(GeneratedContent(kind: .number(-0.5)).jsonString == "-0.5")
        #expect(try GeneratedContent(json: "3.00").jsonString == "3")
        #expect(GeneratedContent(Float(0.1)).jsonString == "0.1")
        #expect(GeneratedContent(1e300).jsonString == "1e+300")
        #expect(GeneratedContent(Float(16_777_216)).jsonString == "16777216")
    }

    @Test func writesNullForWhatIsNotANumber() throws {
        #expect(GeneratedContent(Double.nan).jsonString == "null")
        #expect(GeneratedContent(-Float.infinity).jsonString == "null")
        #expect(GeneratedContent(Decimal.nan).jsonString == "null")
        #expect(try Double(GeneratedContent(-Double.infinity)) == -.infinity)
        #expect(try Decimal(GeneratedContent(Decimal.nan)).isNaN)
    }

    @Test(arguments: [
        "x", "{]", "[1 2]", "{\"a\" 1}", "01", "1 2", "nul!", "\"\u{1}\"", #"{"a": 1, "a": 2}"#,
        #""\uD800""#, #""\uDC00\uD800""#, #""\x""#, "{'a': 1}", "[1,]", "\u{FEFF}1",
    ])
    func refusesWhatIsNotJSON(_ json: String) {
        #expect(throws: GeneratedContent.ParsingError.self) { try GeneratedContent(json: json) }
    }

    @Test(arguments: ["", "  ", "t", "-", "nul"])
    func refusesABeginningThatTellsNothing(_ json: String) {
        #expect(throws: GeneratedContent.ParsingError.self) { try GeneratedContent(json: json) }
    }

    @Test func readsTruncatedJSON() throws {
        let content = try GeneratedContent(json: #"{"title": "A story of"#)
        #expect(!content.isComplete)
        #expect(try content.value(String.self, forProperty: "title") == "A story of")
    }

    @Test(arguments: [
        (#"{"a": 12"#, #"{}"#), (#"{"a": 12,"#, #"{"a": 12}"#), (#"{"a": tr"#, "{}"),
        (#"{"a": true"#, #"{"a": true}"#), (#"{"a"#, "{}"), (#"{"a":"#, "{}"), ("[[1, 2", "[[1]]"),
        (#"["x\u00e"#, #"["x"]"#), (#"["x\ud83d\ude0"#, #"["x"]"#), (#"["x\"#, #"["x"]"#),
        (#""open"#, #""open""#), ("[1, -", "[1]"), ("[1e", "[]"), ("{", "{}"), ("[", "[]"),
    ])
    func leavesOutWhatTheEndWouldTell(_ json: String, _ known: String) throws {
        let content = try GeneratedContent(json: json)
        #expect(content.jsonString == known)
        #expect(!content.isComplete)
    }

    @Test func takesAWholeNumberForComplete() throws {
        #expect(try GeneratedContent(json: "12").isComplete)
    }

    /// Some threads have stacks of no more than 512 KB.
    @Test func readsDeepNestingOnASmallStack() async throws {
        let deep =
            String(repeating: #"[{"a":"#, count: 64) + "1" + String(repeating: "}]", count: 64)
        let isRead = try await onSmallStack {
            let content = try GeneratedContent(json: deep)
            return content.jsonString.filter { $0 != " " } == deep
                && content == GeneratedContent(kind: content.kind)
        }
        #expect(isRead)
        #expect(throws: GeneratedContent.ParsingError.self) {
            try GeneratedContent(json: "[\(deep)]")
        }
        #expect(throws: GeneratedContent.ParsingError.self) {
            try GeneratedContent(json: String(repeating: #"{"a":"#, count: 100_000))
        }
    }

    @Test func readsLargeDocuments() throws {
        let json = "[" + (0..<50_000).map(String.init).joined(separator: ", ") + "]"
        #expect(try GeneratedContent(json: json).jsonString == json)
        let members = (0..<20_000).map { #""k\#($0)": \#($0)"# }
        let object = try GeneratedContent(json: "{" + members.joined(separator: ", ") + "}")
        #expect(try object.value(Int.self, forProperty: "k19999") == 19_999)
    }

    @Test func readsHugeNumbersWithoutTrapping() throws {
        let digits = String(repeating: "9", count: 10_000)
        let content = try GeneratedContent(json: digits)
        #expect(content.jsonString == digits)
        #expect(throws: GeneratedContent.ParsingError.self) { try content.value(Int.self) }
        #expect(throws: GeneratedContent.ParsingError.self) { try content.value(Double.self) }
        #expect(throws: GeneratedContent.ParsingError.self) { try content.value(Decimal.self) }
        let exponent = try GeneratedContent(json: "1e999999999999999999999")
        #expect(throws: GeneratedContent.ParsingError.self) { try exponent.value(Int.self) }
        #expect(throws: GeneratedContent.ParsingError.self) { try exponent.value(Double.self) }
        #expect(throws: GeneratedContent.ParsingError.self) { try exponent.value(Decimal.self) }
    }

    @Test func saysWhereTheTextIsWrong() throws {
        let error = #expect(throws: GeneratedContent.ParsingError.self) {
            try GeneratedContent(json: #"{"a": x}"#)
        }
        #expect(error?.rawContent == #"{"a": x}"#)
        #expect(
            error?.errorDescription
                == "generated content cannot be read: unexpected character in JSON "
                + "at line 1, column 7 (byte 6); expected a value, found `x`")
    }
}
