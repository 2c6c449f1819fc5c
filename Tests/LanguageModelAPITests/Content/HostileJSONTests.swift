import LanguageModelAPI
import OrderedJSON
import TestSupport
import Testing

/// Text from outside is read or refused, whatever it is.
@Suite struct HostileJSONTests {
    private static let documents = [
        #"{"name": "Ann\u00e9\ud83d\ude00", "age": -12.5e3, "friends": [{"a": null}, [true, "x"]]}"#,
        Person.generationSchema.jsonSchema().jsonText(),
        Shape.generationSchema.jsonSchema().jsonText(),
    ]

    /// A document with some of its bytes replaced, removed or repeated.
    private func mutated(_ document: String, using generator: inout SeededGenerator) -> String {
        var bytes = Array(document.utf8)
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
            let position = Int.random(in: 0..<bytes.count, using: &generator)
            switch Int.random(in: 0..<3, using: &generator) {
            case 0:
                bytes[position] =
                    Array(#"{}[]",:\u019eE-+. tfn"#.utf8).randomElement(using: &generator) ?? 0
            case 1: bytes.remove(at: position)
            default:
                let end = min(bytes.count, position + Int.random(in: 1...9, using: &generator))
                bytes.insert(contentsOf: bytes[position..<end], at: position)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test(arguments: documents)
    func neverTrapsOnContent(_ document: String) {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<2_000 {
            let text = mutated(document, using: &generator)
            guard let content = try? GeneratedContent(json: text) else { continue }
            _ = try? content.valueSoFar(Person.PartiallyGenerated.self)
            _ = try? content.value(Person.self)
            #expect(GeneratedContent(kind: content.kind).jsonString.isEmpty == false)
        }
    }

    @Test(arguments: documents.dropFirst())
    func neverTrapsOnSchemas(_ document: String) {
        var generator = SeededGenerator(seed: 2)
        var count = 0
        for _ in 0..<3_000 {
            guard let json = try? JSONValue(parsing: mutated(document, using: &generator)),
                let schema = try? GenerationSchema(jsonSchema: json)
            else { continue }
            count += 1
            let written = schema.jsonSchema()
            _ = schema.problems
            // What is written can be read, and says the same again.
            #expect((try? GenerationSchema(jsonSchema: written))?.jsonSchema() == written)
        }
        #expect(count > 50)
    }
}
