import Apus
import Foundation
import Recipes

/// How well questions are understood.
public struct Evaluation: Sendable {
    /// What came of a question.
    public enum Verdict: String, Sendable, CaseIterable {
        /// Every member is as it should be.
        case exact
        /// Other members, but the ledger has the same answer on the same rows.
        case same
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
    ///   - ledger: What tells whether two questions have the same answer; nil to compare questions.
    ///   - client: What asks the model where words leave a choice; nil for words alone.
    ///   - use: How the model is asked.
    public init(
        _ cases: [EvaluationCase], names: LedgerNames, ledger: Ledger? = nil,
        client: ModelClient? = nil,
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
            let seconds = (ContinuousClock.now - start) / .seconds(1)
            var verdict = Self.verdict(interpretation.question, key.expected)
            if verdict == .wrong, let ledger, Self.haveSameAnswer(interpretation, key, ledger) {
                verdict = .same
            }
            outcomes.append(
                Outcome(
                    key: key, interpretation: interpretation, verdict: verdict, seconds: seconds))
        }
        self.outcomes = outcomes
    }

    /// Whether the ledger answers both questions with the same, from the same transactions.
    private static func haveSameAnswer(
        _ interpretation: Interpretation, _ key: EvaluationCase, _ ledger: Ledger
    ) -> Bool {
        guard let question = interpretation.question, let expected = key.expected,
            let found = try? ledger.answer(question, today: key.today),
            let right = try? ledger.answer(expected, today: key.today)
        else { return false }
        return found.result != .nothing && found.result == right.result && found.rows == right.rows
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
