import Apus
import Foundation
import Recipes

/// How well questions are understood.
public struct Evaluation: Sendable {
    /// What came of a question.
    public enum Verdict: String, Sendable, CaseIterable {
        /// Every member is as it should be.
        case exact
        /// Declined, though it can be answered.
        case declined
        /// Answered, but not as it should be.
        case wrong
    }

    /// A case with what came of it.
    public struct Outcome: Sendable {
        /// The case.
        public let key: EvaluationCase
        /// What was made of it.
        public let interpretation: Interpretation
        /// Whether that is right.
        public let verdict: Verdict
        /// How long the last question took.
        public let seconds: Double
    }

    /// The cases, in their order.
    public let outcomes: [Outcome]

    /// Runs cases.
    ///
    /// - Parameters:
    ///   - cases: The cases.
    ///   - names: The names of the ledger.
    ///   - client: What asks the model where words leave a choice; nil for words alone.
    ///   - use: How the model is asked.
    public init(
        _ cases: [EvaluationCase], names: LedgerNames, client: ModelClient? = nil,
        use: ModelUse = ModelUse()
    ) async {
        var outcomes: [Outcome] = []
        for key in cases {
            let interpreter = QuestionInterpreter(
                names: names, today: key.today, client: client, use: use)
            var conversation = Conversation(interpreter: interpreter)
            for earlier in key.previous { _ = await conversation.interpret(earlier) }
            let start = ContinuousClock.now
            let interpretation = await conversation.interpret(key.question)
            outcomes.append(
                Outcome(
                    key: key, interpretation: interpretation,
                    verdict: Self.verdict(interpretation.question, key.expected),
                    seconds: (ContinuousClock.now - start) / .seconds(1)))
        }
        self.outcomes = outcomes
    }

    static func verdict(_ question: FinanceQuestion?, _ expected: FinanceQuestion?) -> Verdict {
        guard let question else { return expected == nil ? .exact : .declined }
        guard let expected else { return .wrong }
        return comparable(question) == comparable(expected) ? .exact : .wrong
    }

    private static func comparable(_ question: FinanceQuestion) -> FinanceQuestion {
        var question = question
        question.words = question.words?.lowercased().trimmingCharacters(in: .whitespaces)
        return question
    }
}
