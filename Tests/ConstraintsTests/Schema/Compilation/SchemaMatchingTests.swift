import OrderedJSON
import TestSupport
import Testing

@testable import Constraints

/// The matcher reads compiled schemas as the slow acceptor does.
@Suite struct SchemaMatchingTests {
    @Test(.needsReference("maskbench-dev"))
    func agreesWithTheAcceptorOnMaskBench() throws {
        let groups = try SchemaSuiteFile.maskBench("maskbench-dev").flatMap(\.groups)
        try compare(groups, JSONSchema.Options(assertsFormat: true, bounds: .none))
    }

    @Test(.needsReference("json-schema"))
    func agreesWithTheAcceptorOnTheTestSuite() throws {
        let groups = try SchemaSuiteFile.suite("json-schema/draft2020-12").flatMap(\.groups)
        let options = JSONSchema.Options(
            assertsFormat: false, remoteDocuments: try SchemaSuiteFile.remotes(), bounds: .none)
        try compare(groups, options)
    }

    private func compare(
        _ groups: [SchemaSuiteFile.Group], _ options: JSONSchema.Options
    ) throws {
        let vocabulary = TokenVocabulary(tokenBytes: [[UInt8(ascii: "a")]], endTokens: [])
        for group in groups {
            guard let schema = try? JSONSchema(group.schema, options: options),
                let grammar = try? schema.grammar(),
                let compiled = try? Constraint.jsonSchema(schema).compiled()
            else { continue }
            let trimmed = grammar.trimmed()
            for test in group.cases {
                for value in [test.instance, schema.inDeclarationOrder(test.instance)] {
                    let text = value.canonicalText
                    let matcher = ConstraintMatcher(compiled, vocabulary: vocabulary)
                    let isMatched = try matcher.advance(bytes: text) && matcher.canEnd
                    #expect(
                        isMatched == GrammarAcceptor.accepts(text, trimmed),
                        "\(group.name): \(value.jsonText())")
                }
            }
        }
    }
}
