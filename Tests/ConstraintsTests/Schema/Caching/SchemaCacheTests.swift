import Constraints
import OrderedJSON
import Testing

@Suite struct SchemaCacheTests {
    private let cache = SchemaCache(capacity: 3)

    private func compiled(
        _ schema: String, bounds: GenerationBounds = GenerationBounds(),
        layout: JSONLayout = .compact, sources: [VerbatimSource] = []
    ) throws -> CompiledConstraint {
        try cache.constraint(
            of: JSONValue(parsing: schema), options: JSONSchema.Options(bounds: bounds),
            layout: layout, sources: sources)
    }

    private func accepts(_ constraint: CompiledConstraint, _ text: String) throws -> Bool {
        let matcher = ConstraintMatcher(
            constraint, vocabulary: TokenVocabulary(tokenBytes: [], endTokens: []))
        return try matcher.advance(bytes: text.utf8) && matcher.canEnd
    }

    @Test func compilesASchemaOnce() throws {
        let first = try compiled(#"{"type": "integer"}"#)
        #expect(try compiled(#"{"type":"integer"}"#) === first)
        #expect(cache.count == 1)
    }

    @Test func tellsSchemasApartByAllThatMatters() throws {
        let schema = #"{"properties": {"a": {}, "b": {}}}"#
        let first = try compiled(schema)
        #expect(try compiled(#"{"properties": {"b": {}, "a": {}}}"#) !== first)
        #expect(try compiled(schema, layout: .spaced) !== first)
        #expect(try compiled(schema, bounds: .none) !== first)
    }

    @Test func tellsEqualStringsOfOtherBytesApart() throws {
        let composed = try compiled("{\"const\": \"\u{E9}\"}")
        let decomposed = try compiled("{\"const\": \"e\u{301}\"}")
        #expect(try accepts(composed, "\"\u{E9}\"") && !accepts(decomposed, "\"\u{E9}\""))
        #expect(try accepts(decomposed, "\"e\u{301}\""))
    }

    @Test func dropsTheSchemaNotUsedForTheLongestTime() throws {
        let schemas = (0..<4).map { #"{"const": \#($0)}"# }
        let first = try compiled(schemas[0])
        let second = try compiled(schemas[1])
        _ = try compiled(schemas[2])
        #expect(try compiled(schemas[0]) === first)
        _ = try compiled(schemas[3])
        #expect(cache.count == 3)
        #expect(try compiled(schemas[0]) === first)
        #expect(try compiled(schemas[1]) !== second)
    }

    @Test func copiesFromTheSourcesOfTheRequest() throws {
        let schema = #"{"type": "string", "x-verbatim": true}"#
        for text in ["north", "south"] {
            let constraint = try compiled(
                schema, sources: [VerbatimSource(name: "prompt", text: text)])
            #expect(try accepts(constraint, "\"\(text)\""))
            #expect(try !accepts(constraint, text == "north" ? "\"south\"" : "\"north\""))
        }
        #expect(cache.count == 1)
    }

    @Test func keepsNothingOfARefusedSchema() throws {
        for _ in 0..<2 {
            let error = #expect(throws: ConstraintError.self) {
                try compiled(#"{"type": "string", "disallow": "null"}"#)
            }
            #expect(error?.code == .unsupported)
        }
        #expect(cache.count == 0)
    }

    @Test func keepsNothingWithoutCapacity() throws {
        let cache = SchemaCache(capacity: 0)
        _ = try cache.constraint(of: true)
        #expect(cache.count == 0)
    }

    @Test func dropsSchemasWhoseMasksTakeTooMuch() throws {
        let cache = SchemaCache(maskByteLimit: 0)
        let vocabulary = TokenVocabulary(tokenBytes: (0...255).map { [UInt8($0)] }, endTokens: [])
        for number in 0..<3 {
            let constraint = try cache.constraint(of: ["const": .number(JSONNumber(number))])
            let matcher = ConstraintMatcher(constraint, vocabulary: vocabulary)
            var mask = TokenMask(tokenCount: vocabulary.count)
            try matcher.fillMask(&mask)
        }
        #expect(cache.count == 1)
    }

    @Test func servesManyThreads() async throws {
        let cache = cache
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<64 {
                group.addTask {
                    _ = try cache.constraint(of: ["const": .number(JSONNumber(number % 7))])
                }
            }
            try await group.waitForAll()
        }
        #expect(cache.count == 3)
    }
}
