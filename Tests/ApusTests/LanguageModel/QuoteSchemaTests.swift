import Constraints
import LanguageModelAPI
import OrderedJSON
import Testing

@testable import Apus

@Suite struct QuoteSchemaTests {
    @Test func knowsQuotesByTheirSchema() throws {
        let schema = QuoteSchema(try [Quote].generationSchema.document())
        #expect(schema.hasQuotes)
        let text = schema.constraining.jsonText()
        #expect(text.contains(#""text":{"type":"string","x-verbatim":true}"#))
        #expect(text.contains(#""occurrences":{"const":[]}"#))
    }

    @Test(arguments: [
        #"{"text": {"type": "string"}}"#,
        #"{"text": {"type": "string"}, "occurrences": {"type": "integer"}}"#,
        #"{"text": {"type": "string"}, "occurrences": {"type": "array", "items": {"type": "integer"}}}"#,
    ])
    func leavesOtherObjectsAlone(properties: String) throws {
        let document = try JSONValue(
            parsing: #"{"type": "object", "title": "Quote", "properties": \#(properties)}"#)
        let schema = QuoteSchema(document)
        #expect(!schema.hasQuotes)
        #expect(schema.constraining == document)
    }

    @Test func quotesRoundTripThroughContent() throws {
        let content = try GeneratedContent(
            json: #"""
                {"text": "e\u0301", "occurrences": [{"source": "prompt", "bytes": [4, 7],
                 "unicodeScalars": [2, 4], "utf16": [3, 5]}]}
                """#)
        let quote = try Quote(content)
        #expect(quote.occurrences.map(\.bytes) == [4..<7])
        #expect(quote.generatedContent.jsonString == content.jsonString)
        // Canonically equivalent, but other bytes.
        let composed = try Quote(GeneratedContent(json: "{\"text\": \"\u{E9}\"}"))
        #expect(composed != quote)
        #expect(composed.occurrences.isEmpty)
    }

    @Test func partialQuotesHaveNoPlacesBeforeAllAreThere() throws {
        let place =
            #"{"source": "s", "bytes": [1, 3], "unicodeScalars": [1, 3], "utf16": [1, 3]}"#
        func partial(_ json: String) throws -> Quote.PartiallyGenerated {
            try Quote.PartiallyGenerated(GeneratedContent(json: json))
        }
        #expect(try partial("{").text == nil)
        #expect(try partial(#"{"text": "Ca"#).text == "Ca")
        for beginning in ["", ", \"occurrences\": [", ", \"occurrences\": [\(place)"] {
            let quote = try partial(#"{"text": "Café""# + beginning)
            #expect(quote.text == "Café")
            #expect(quote.occurrences == nil)
        }
        let whole = try partial(#"{"text": "Café", "occurrences": ["# + place + "]")
        #expect(whole.occurrences?.map(\.bytes) == [1..<3])
        #expect(throws: GeneratedContent.ParsingError.self) { try partial("[1]") }
    }

    @Test func rangesOutsideATextAreNil() throws {
        let occurrence = try Quote.Occurrence(
            GeneratedContent(
                json:
                    #"{"source": "s", "bytes": [1, 3], "unicodeScalars": [1, 3], "utf16": [1, 3]}"#)
        )
        #expect(occurrence.range(in: "abcd").map { "abcd"[$0] } == "bc")
        #expect(occurrence.range(in: "ab") == nil)
    }

    @Test func refusesPlacesThatAreNone() throws {
        let content = try GeneratedContent(
            json: #"{"source": "s", "bytes": [3, 1], "unicodeScalars": [1, 3], "utf16": [1, 3]}"#)
        #expect(throws: GeneratedContent.ParsingError.self) { try Quote.Occurrence(content) }
    }
}
