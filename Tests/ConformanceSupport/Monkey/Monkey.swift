import Constraints
import TestSupport

/// Writes documents that no model would: random tokens under budgets that are often tight.
public struct Monkey {
    /// A document, and what it was written with.
    public struct Trial: Sendable {
        /// What sampler and budget follow from.
        public let seed: UInt64
        /// How tokens were chosen.
        public let sampler: RandomSampler.Kind
        /// The most tokens.
        public let budget: Int
        /// What came of it.
        public let outcome: BudgetedWriter.Outcome
    }

    private let writer: BudgetedWriter
    private let vocabulary: RandomSampler.Vocabulary

    /// Prepares for writing with an engine's vocabulary.
    public init(_ engine: ConformanceEngine) {
        writer = BudgetedWriter(engine)
        vocabulary = RandomSampler.Vocabulary(engine.tokens)
    }

    /// Writes a document with a sampler and a budget that follow from a seed.
    ///
    /// - Throws: `BudgetedWriter.Failure` if the engine breaks a promise; `ConstraintError`.
    public func write(_ constraint: CompiledConstraint, seed: UInt64) throws -> Trial {
        var random = SeededGenerator(seed: seed)
        let kinds = RandomSampler.Kind.allCases
        let kind = kinds[Int.random(in: 0..<kinds.count, using: &random)]
        let shortest = try writer.shortestCount(constraint)
        let budget =
            switch Int.random(in: 0..<10, using: &random) {
            case 0: Int.random(in: 0...max(shortest - 1, 0), using: &random)
            case 1...5: shortest + Int.random(in: 0...10, using: &random)
            case 6...8: shortest + Int.random(in: 10...60, using: &random)
            default: shortest + Int.random(in: 60...250, using: &random)
            }
        var sampler = RandomSampler(kind, seed: random.next(), vocabulary: vocabulary)
        return Trial(
            seed: seed, sampler: kind, budget: budget,
            outcome: try writer.write(constraint, budget: budget, sampler: &sampler))
    }
}
