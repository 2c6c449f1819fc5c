import LanguageModelAPI
import Testing

@Suite struct GeneratedContentTests {
    @Test func keepsTheOrderOfProperties() {
        let content = GeneratedContent(properties: ["name": "Johnny Appleseed", "age": 30])
        #expect(content.jsonString == #"{"name": "Johnny Appleseed", "age": 30}"#)
        #expect(content.isComplete)
        #expect(content.id == nil)
    }

    @Test func keepsTheLastOfPropertiesWithTheSameName() {
        let content = GeneratedContent(properties: ["a": 1, "b": 2, "a": 3])
        #expect(content.jsonString == #"{"a": 3, "b": 2}"#)
    }

    @Test func combinesPropertiesWithTheSameName() throws {
        let properties: [(String, any ConvertibleToGeneratedContent)] = [
            ("a", 1), ("b", true), ("a", 3),
        ]
        let content = try GeneratedContent(properties: properties) { first, second in
            try first.value(Int.self) * 10 + second.value(Int.self)
        }
        #expect(content.jsonString == #"{"a": 13, "b": true}"#)
    }

    @Test func letsTheErrorOfCombiningThrough() {
        struct Refusal: Error {}
        let properties: [(String, any ConvertibleToGeneratedContent)] = [("a", 1), ("a", 3)]
        #expect(throws: Refusal.self) {
            try GeneratedContent(properties: properties) { _, _ -> GeneratedContent in
                throw Refusal()
            }
        }
    }

    @Test func takesElementsOfDifferentTypes() {
        let elements: [any ConvertibleToGeneratedContent] = [
            1, "two", [3.5], Bool?.none, Mood.good,
        ]
        let content = GeneratedContent(elements: elements)
        #expect(content.jsonString == #"[1, "two", [3.5], null, "good"]"#)
    }

    @Test func findsAmongManyProperties() throws {
        let properties = (0..<100).map { index -> (String, any ConvertibleToGeneratedContent) in
            ("p\(index)", index)
        }
        let content = GeneratedContent(properties: properties) { _, second in second }
        #expect(try content.value(Int.self, forProperty: "p99") == 99)
        #expect(try content.value(Int?.self, forProperty: "p100") == nil)
    }

    @Test func tellsNamesApartByTheirBytes() throws {
        let composed = "caf\u{E9}"
        let decomposed = "cafe\u{301}"
        let content = GeneratedContent(properties: [composed: 1, decomposed: 2])
        #expect(try content.value(Int.self, forProperty: composed) == 1)
        #expect(try content.value(Int.self, forProperty: decomposed) == 2)
        // A dictionary of strings has room for only one of them; it must not trap.
        guard case .structure(let properties, let keys) = content.kind else {
            Issue.record("not a structure")
            return
        }
        #expect(properties.count == 1)
        #expect(keys.count == 2)
    }

    @Test func goesToItsKindAndBack() throws {
        let json = #"{"a": [1, 2.5, null], "b": {"c": true, "d": "e"}}"#
        let content = try GeneratedContent(json: json)
        #expect(GeneratedContent(kind: content.kind).jsonString == json)
        #expect(GeneratedContent(kind: content.kind) == content)
    }

    @Test func ordersTheKeysOfAStructure() {
        let kind = GeneratedContent.Kind.structure(
            properties: [
                "a": 1.generatedContent, "b": 2.generatedContent, "c": 3.generatedContent,
            ],
            orderedKeys: ["c", "missing"])
        #expect(GeneratedContent(kind: kind).jsonString == #"{"c": 3, "a": 1, "b": 2}"#)
    }

    @Test func comparesKindValueAndIdentity() throws {
        let id = GenerationID()
        let plain = GeneratedContent(properties: ["a": 1])
        let marked = GeneratedContent(properties: ["a": 1], id: id)
        #expect(plain == GeneratedContent(properties: ["a": 1]))
        #expect(plain != marked)
        #expect(marked == GeneratedContent(plain, id: id))
        #expect(
            GeneratedContent(properties: ["a": 1, "b": 2])
                != GeneratedContent(properties: ["b": 2, "a": 1]))
        #expect(try GeneratedContent(json: "1.0") == GeneratedContent(json: "1"))
        #expect(GeneratedContent("caf\u{E9}") != GeneratedContent("cafe\u{301}"))
        #expect(GeneratedContent.Kind.string("caf\u{E9}") != .string("cafe\u{301}"))
        #expect(GeneratedContent(kind: .null) != GeneratedContent(false))
    }

    @Test func describesItselfAsJSON() throws {
        #expect(GeneratedContent(1).debugDescription == "1")
        #expect(try GeneratedContent(json: "[1, 2").debugDescription == "[1] (incomplete)")
    }
}
