import Apus
import Foundation
import Recipes

/// Understands questions about a ledger: typed questions from plain words.
///
/// ```swift
/// let interpreter = QuestionInterpreter(names: try ledger.names(), today: today)
/// let read = await interpreter.interpret("and dining only?", after: previous)
/// if let question = read.question { print(try ledger.answer(to: question)) }
/// ```
///
/// Words decide first. A model is asked only what they leave open, and nothing that it says counts
/// unless the words of the question have it.
public struct QuestionInterpreter: Sendable {
    private let reader: SignalReader
    private let keywords: KeywordInterpreter
    private let model: ModelInterpreter?
    private let decidesAlways: Bool

    /// Prepares an interpreter.
    ///
    /// - Parameters:
    ///   - names: The names of the ledger.
    ///   - today: The day on which questions are asked.
    ///   - client: What asks the model where words leave a choice; nil for words alone.
    ///   - use: How the model is asked.
    public init(
        names: LedgerNames, today: CalendarDay, client: ModelClient? = nil,
        use: ModelUse = ModelUse()
    ) {
        reader = SignalReader(names: names, today: today)
        keywords = KeywordInterpreter(today: today, merchants: reader.merchants)
        model = client.map { [reader] in ModelInterpreter(client: $0, use: use, reader: reader) }
        decidesAlways = use.decidesAlways
    }

    /// Understands a question.
    ///
    /// - Parameters:
    ///   - text: The question.
    ///   - previous: The question before, for follow-ups such as `and in July?`.
    ///   - language: The language; nil to tell it by the words.
    ///   - fallback: The language where the words do not tell it.
    /// - Returns: The typed question, or why there is none.
    public func interpret(
        _ text: String, after previous: FinanceQuestion? = nil, language: QuestionLanguage? = nil,
        fallback: QuestionLanguage = .english
    ) async -> Interpretation {
        let language = language ?? QuestionLanguage(of: text) ?? fallback
        let signals = reader.signals(of: text, language: language)
        guard text.count <= QuestionText.longest else {
            var draft = QuestionDraft(question: FinanceQuestion(.total), intents: [])
            draft.decline = .tooLong(text.count, limit: QuestionText.longest)
            return result(draft, signals, .keywords, "too long to be read")
        }
        let draft = keywords.draft(signals, previous: previous)
        guard let model else { return result(draft, signals, .keywords, "without a model") }
        let isOpen = !draft.isCertain || signals.hasUnreadPeriod && draft.decline == nil
        let isForced = decidesAlways && (draft.decline == nil || draft.decline == .notUnderstood)
        guard isOpen || isForced else {
            return result(draft, signals, .keywords, "the words leave nothing open")
        }
        let read = await model.read(draft, signals, previous: previous)
        return result(read.draft, signals, read.path, read.reason)
    }

    private func result(
        _ draft: QuestionDraft, _ signals: QuestionSignals, _ path: Interpretation.Path,
        _ reason: String
    ) -> Interpretation {
        Interpretation(
            question: draft.decline == nil ? draft.question : nil, decline: draft.decline,
            language: signals.language, path: path, reason: reason, isFollowUp: draft.isFollowUp,
            signals: signals.list)
    }
}
