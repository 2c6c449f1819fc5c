import Apus
import Foundation
import FoundationModels
import Recipes

/// Lets a model decide what the words of a question leave open, and checks what it says.
struct ModelInterpreter: Sendable {
    let client: ModelClient
    let use: ModelUse
    let reader: SignalReader

    /// How probable an intent has to be where words say nothing.
    static let leastProbability = 0.5
    /// How long a model may take for a question, unless the client says.
    static let timeout = Duration.seconds(60)

    /// What a model said of a question.
    struct Answer: Sendable {
        var intent: String?
        var probability: Double?
        var merchant: String?
        var category: String?
        var period: String?
    }

    /// A draft with what the model decided, on which path it was read, and why.
    func read(
        _ draft: QuestionDraft, _ signals: QuestionSignals, previous: FinanceQuestion?
    ) async -> (draft: QuestionDraft, path: Interpretation.Path, reason: String) {
        let intents = intents(draft, previous: previous)
        let schema = QuestionSchema(draft, signals, intents: intents)
        let prompt = prompt(signals, previous: draft.isFollowUp ? previous : nil)
        let scores = schema.isIntentOnly && use.form == .scores
        let outcome = await client.call(
            after: prefix(scores: scores), timeout: client.timeout ?? Self.timeout
        ) { session in
            if scores {
                do {
                    let choice = try await session.choose(among: intents, to: prompt)
                    return Answer(
                        intent: choice.response.content,
                        probability: choice.probabilities.first?.probability)
                } catch let error as ApusError where error.code == .notLocal {
                    // Other models cannot score; they write the object.
                }
            }
            return try await Self.object(session, prompt, schema)
        }
        guard let answer = outcome.value else {
            let reasons = [outcome.description] + outcome.trail.map(\.description)
            return (
                draft, .keywords,
                "the model did not answer: " + reasons.joined(separator: "\n            ")
            )
        }
        let provider = outcome.provider ?? "the model"
        return (checked(answer, draft, signals), .model, "\(provider): \(outline(answer))")
    }

    private static func object(
        _ session: LanguageModelSession, _ prompt: String, _ schema: QuestionSchema
    ) async throws -> Answer {
        let content = try await session.respond(
            to: prompt, schema: try schema.schema(), includeSchemaInPrompt: false,
            options: GenerationOptions(samplingMode: .greedy)
        ).content
        return Answer(
            intent: try? content.value(String.self, forProperty: "intent"),
            merchant: try? content.value(String?.self, forProperty: "merchant"),
            category: try? content.value(String?.self, forProperty: "category"),
            period: try? content.value(String?.self, forProperty: "period"))
    }

    private func intents(_ draft: QuestionDraft, previous: FinanceQuestion?) -> [String] {
        if !use.decidesAlways, !draft.intents.isEmpty {
            return draft.intents.map(IntentLabels.label)
        }
        return FinanceQuestion.Intent.allCases.filter { $0 != .explain || previous != nil }
            .map(IntentLabels.label) + [IntentLabels.none]
    }

    /// The question, with the one before in a line.
    private func prompt(_ signals: QuestionSignals, previous: FinanceQuestion?) -> String {
        guard let previous else { return signals.text.text }
        return "Before: \(previous.outline)\n\(signals.text.text)"
    }

    private func prefix(scores: Bool) -> SessionPrefix {
        SessionPrefix(
            IntentLabels.instructions,
            examples: IntentLabels.examples.map { example in
                let label = example.intent.map(IntentLabels.label) ?? IntentLabels.none
                return .init(
                    prompt: example.question,
                    response: scores ? label : #"{"intent":"\#(label)"}"#)
            })
    }

    /// The draft with what the model said, as far as the question has words for it.
    private func checked(
        _ answer: Answer, _ draft: QuestionDraft, _ signals: QuestionSignals
    ) -> QuestionDraft {
        var draft = draft
        if draft.intents.count != 1 || use.decidesAlways {
            let probability = answer.probability ?? 1
            let isKnown = !draft.intents.isEmpty && !use.decidesAlways
            guard let intent = answer.intent.flatMap(IntentLabels.intent),
                isKnown || probability >= Self.leastProbability || use.decidesAlways
            else {
                if !isKnown { draft.decline = .notUnderstood }
                return draft
            }
            if draft.question.intent == .compare, intent != .compare {
                draft.question.otherPeriod = nil
            }
            draft.question.intent = intent
            // A model's word for a question that says nothing of payments is not enough.
            if draft.decline == .notUnderstood, signals.hasEntities { draft.decline = nil }
        }
        if let merchant = answer.merchant, draft.merchants.contains(merchant) {
            draft.question.merchant = merchant
        } else if answer.merchant == QuestionSchema.none {
            draft.decline = signals.merchants.first.map { found in
                .unknownName(
                    signals.text.writing(found.tokens),
                    nearest: Array(found.value.candidates.prefix(3)))
            }
        }
        if let category = answer.category, draft.categories.contains(category) {
            draft.question.category = category
        }
        if let words = answer.period, signals.text.text.contains(words),
            let period = reader.calendars[signals.language]?.parse(words)?.preferred,
            period.lowerBound <= reader.today
        {
            draft.question.period = period
        }
        return draft
    }

    private func outline(_ answer: Answer) -> String {
        var parts = [answer.intent ?? "nothing"]
        if let probability = answer.probability {
            parts[0] += " (\(Int((probability * 100).rounded())) %)"
        }
        parts += [answer.merchant, answer.category, answer.period].compactMap { $0 }
        return parts.joined(separator: ", ")
    }
}
