import ConformanceSupport
import Constraints
import OrderedJSON
import TestSupport
import Testing

/// Documents of random tokens under budgets that are often tight.
@Suite(.needsReference("maskbench-dev"), .needsReference(ReferenceEngine.vocabularyPath))
struct MonkeyTests {
    @Test func writesValidDocumentsWithinBudgets() throws { try write(6) }

    @Test(.isLong) func writesManyValidDocumentsWithinBudgets() throws { try write(300) }

    private func write(_ documentsPerSchema: Int) throws {
        let engine = try ReferenceEngine.withVocabulary(options: JSONSchema.Options())
        let monkey = Monkey(engine)
        for schema in try ReferenceEngine.schemas(60, engine) {
            for seed in 0..<documentsPerSchema {
                let trial = try monkey.write(schema.compiled.constraint, seed: UInt64(seed))
                let place = "\(schema.file.name), seed \(seed)"
                guard trial.outcome.ending != .refused else {
                    #expect(trial.outcome.shortestCount > trial.budget, "\(place)")
                    continue
                }
                #expect(trial.outcome.tokens.count <= trial.budget, "\(place)")
                let value = try JSONValue(parsing: trial.outcome.text)
                #expect(try schema.compiled.schema.allows(value), "\(place)")
            }
        }
    }
}
