import Foundation
import LanguageModelAPI
import Testing

@Suite struct GeneratedContentValuesTests {
    private let content: GeneratedContent

    init() throws {
        content = try GeneratedContent(
            json: #"{"text": "t", "number": 3, "list": [1, 2], "nothing": null}"#)
    }

    @Test func picksTheOverloadByTheDeclaredType() throws {
        let text: String = try content.value(forProperty: "text")
        let maybe: String? = try content.value(forProperty: "text")
        let missing: String? = try content.value(forProperty: "missing")
        let nothing: Int? = try content.value(forProperty: "nothing")
        let list: [Int] = try content.value(forProperty: "list")
        let maybeList: [Double]? = try content.value(forProperty: "list")
        let part: GeneratedContent = try content.value(forProperty: "nothing")
        #expect(text == "t")
        #expect(maybe == "t")
        #expect(missing == nil)
        #expect(nothing == nil)
        #expect(list == [1, 2])
        #expect(maybeList == [1, 2])
        #expect(part.kind == .null)
        #expect(try content.value(String.self, forProperty: "text") == "t")
        #expect(try content.value(String?.self, forProperty: "missing") == nil)
        #expect(try content.value(GeneratedContent.self) == content)
    }

    @Test func saysWhatDoesNotFit() {
        expectError("generated content cannot be read: there is no property `missing`") {
            try content.value(String.self, forProperty: "missing")
        }
        expectError(
            "generated content cannot be read at `$.number`: expected a string, found a number"
        ) {
            try content.value(String.self, forProperty: "number")
        }
        expectError(
            "generated content cannot be read at `$.list[0]`: expected a string, found a number"
        ) {
            try content.value([String].self, forProperty: "list")
        }
        expectError(
            "generated content cannot be read at `$.nothing`: expected an integer, found null"
        ) {
            try content.value(Int.self, forProperty: "nothing")
        }
        expectError(
            "generated content cannot be read at `$.text`: expected a Boolean, found a string"
        ) {
            try content.value(Bool?.self, forProperty: "text")
        }
        expectError("generated content cannot be read: expected an object, found a string") {
            try GeneratedContent("x").value(Int?.self, forProperty: "x")
        }
        expectError("generated content cannot be read: expected an array, found an object") {
            try content.value([Int].self)
        }
        expectError("generated content cannot be read: expected no value at all, found an object") {
            try content.value(Never.self)
        }
    }

    @Test(arguments: [
        ("3", 3), ("3.0", 3), ("30e-1", 3), ("-0", 0), ("9223372036854775807", Int.max),
    ])
    func readsIntegersHoweverTheyAreWritten(_ json: String, _ value: Int) throws {
        #expect(try GeneratedContent(json: json).value(Int.self) == value)
    }

    @Test(arguments: ["3.5", "9223372036854775808", "1e30", "\"3\"", "true"])
    func refusesWhatIsNotAnInteger(_ json: String) throws {
        let content = try GeneratedContent(json: json)
        #expect(throws: GeneratedContent.ParsingError.self) { try content.value(Int.self) }
    }

    @Test func keepsAllDigits() throws {
        for value in [(1 << 53) + 1, .max, .min, -(1 << 53) - 1] {
            #expect(try Int(GeneratedContent(json: "\(value)")) == value)
            #expect(try Int(value.generatedContent) == value)
        }
        let digits = "0.12345678901234567890123456789012345678"
        let decimal = try #require(Decimal(string: digits))
        #expect(try Decimal(GeneratedContent(json: digits)) == decimal)
        #expect(decimal.generatedContent.jsonString == digits)
        #expect(try Decimal(decimal.generatedContent) == decimal)
        #expect(try Double(GeneratedContent(json: "0.1")) == 0.1)
        #expect(try Float(GeneratedContent(json: "0.1")) == 0.1)
        #expect(throws: GeneratedContent.ParsingError.self) {
            try GeneratedContent(json: "1e39").value(Float.self)
        }
    }

    @Test func readsTypesOfSeveralLevels() throws {
        let ann = Person(
            name: "Ann", age: 4, nickname: nil, mood: .goodEnough,
            friends: [Person(name: "Bo", age: 5, nickname: "B", mood: .good, friends: [])])
        #expect(
            ann.generatedContent.jsonString
                == #"{"name": "Ann", "age": 4, "mood": "goodEnough", "friends": "#
                + #"[{"name": "Bo", "age": 5, "nickname": "B", "mood": "good", "friends": []}]}"#)
        #expect(try Person(ann.generatedContent) == ann)
        let partial = ann.asPartiallyGenerated()
        #expect(partial.name == "Ann")
        #expect(partial.nickname == nil)
        #expect(partial.friends?.first?.mood == .good)
        #expect([1, 2].asPartiallyGenerated() == [1, 2])
        #expect("x".asPartiallyGenerated() == "x")
    }

    private func expectError(
        _ description: String, sourceLocation: SourceLocation = #_sourceLocation,
        of body: () throws -> some Any
    ) {
        let error = #expect(
            throws: GeneratedContent.ParsingError.self, sourceLocation: sourceLocation
        ) {
            _ = try body()
        }
        #expect(error?.errorDescription == description, sourceLocation: sourceLocation)
    }
}
