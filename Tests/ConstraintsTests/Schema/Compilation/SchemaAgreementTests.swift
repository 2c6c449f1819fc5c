import OrderedJSON
import TestSupport
import Testing

@testable import Constraints

/// Grammars allow exactly what the validator allows, beyond what suites ask.
@Suite struct SchemaAgreementTests {
    @Test(.needsReference("json-schema"), arguments: [1 as UInt64])
    func agreesOnMutationsOfTheTestSuite(seed: UInt64) throws {
        try compareAll(suite(), seed: seed, count: 12)
    }

    @Test(.needsReference("maskbench-dev"), arguments: [1 as UInt64])
    func agreesOnMutationsOfMaskBench(seed: UInt64) throws {
        try compareAll(maskBench(), seed: seed, count: 6)
    }

    @Test(.needsReference("json-schema"), .isLong, arguments: 2...6 as ClosedRange<UInt64>)
    func agreesOnManyMutationsOfTheTestSuite(seed: UInt64) throws {
        try compareAll(suite(), seed: seed, count: 60)
    }

    @Test(.needsReference("maskbench-dev"), .isLong, arguments: 2...6 as ClosedRange<UInt64>)
    func agreesOnManyMutationsOfMaskBench(seed: UInt64) throws {
        try compareAll(maskBench(), seed: seed, count: 40)
    }

    private struct Subject {
        var groups: [SchemaSuiteFile.Group]
        var options: JSONSchema.Options
    }

    private func suite() throws -> Subject {
        Subject(
            groups: try SchemaSuiteFile.suite("json-schema/draft2020-12").flatMap(\.groups),
            options: JSONSchema.Options(
                assertsFormat: false, remoteDocuments: try SchemaSuiteFile.remotes(), bounds: .none)
        )
    }

    private func maskBench() throws -> Subject {
        Subject(
            groups: try SchemaSuiteFile.maskBench("maskbench-dev").flatMap(\.groups),
            options: JSONSchema.Options(assertsFormat: true, bounds: .none))
    }

    private func compareAll(_ subject: Subject, seed: UInt64, count: Int) throws {
        var compared = 0
        var allowed = 0
        var sampled = 0
        for (index, group) in subject.groups.enumerated() {
            guard let schema = try? JSONSchema(group.schema, options: subject.options),
                let grammar = try? schema.grammar().trimmed()
            else { continue }
            let seed = seed &* 1_000_003 &+ UInt64(index)
            var mutator = ValueMutator(
                seed: seed, schema: group.schema, instances: group.cases.map(\.instance))
            for test in group.cases {
                for _ in 0..<count {
                    let value = mutator.mutated(test.instance)
                    let isAllowed = try schema.allows(value)
                    let isAccepted = GrammarAcceptor.accepts(
                        schema.inDeclarationOrder(value).canonicalText, grammar)
                    compared += 1
                    if isAllowed { allowed += 1 }
                    #expect(
                        isAccepted == isAllowed, "\(group.name): \(value.jsonText())")
                }
            }
            var sampler = GrammarSampler(seed: seed, grammar)
            for _ in 0..<count {
                guard let text = sampler.sample() else { continue }
                sampled += 1
                let value = try JSONValue(parsing: text)
                let message = String(decoding: text, as: UTF8.self)
                // The validator gives up on exponents in the billions, which may be sampled.
                #expect((try? schema.allows(value)) ?? true, "\(group.name): \(message)")
                #expect(GrammarAcceptor.accepts(text, grammar), "\(group.name): \(message)")
            }
        }
        print("compared \(compared), allowed \(allowed), sampled \(sampled)")
    }
}
