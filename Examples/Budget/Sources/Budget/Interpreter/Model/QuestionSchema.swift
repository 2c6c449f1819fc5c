import Apus
import FoundationModels

/// The schema of a model's answer to one question: a property is there only if the question holds
/// something that it can be read from.
struct QuestionSchema {
    static let none = "none"

    /// What is asked for, always there.
    let intents: [String]
    /// The merchants that an unclear mention may mean, at most 30 of the ledger.
    let merchants: [String]
    /// The categories that are named.
    let categories: [String]
    /// Whether there are words of a period that no rule could read.
    let asksPeriod: Bool

    init(_ draft: QuestionDraft, _ signals: QuestionSignals, intents: [String]) {
        self.intents = intents
        merchants = draft.merchants
        categories = draft.categories
        asksPeriod = signals.hasUnreadPeriod
    }

    /// Whether nothing but the intent is open.
    var isIntentOnly: Bool { merchants.isEmpty && categories.isEmpty && !asksPeriod }

    func schema() throws -> GenerationSchema {
        var properties: [DynamicGenerationSchema.Property] = [
            .init(
                name: "intent", description: "what the person wants to know",
                schema: .init(name: "Intent", anyOf: intents))
        ]
        if !merchants.isEmpty {
            properties.append(
                .init(
                    name: "merchant", description: "the shop that is meant",
                    schema: .init(name: "Merchant", anyOf: merchants + [Self.none])))
        }
        if !categories.isEmpty {
            properties.append(
                .init(
                    name: "category", description: "the category that is meant",
                    schema: .init(name: "Category", anyOf: categories)))
        }
        if asksPeriod {
            properties.append(
                .init(
                    name: "period", description: "the words of the question for the time",
                    schema: .init(type: String.self, guides: [.verbatim]), isOptional: true))
        }
        return try GenerationSchema(
            root: DynamicGenerationSchema(name: "Question", properties: properties),
            dependencies: [])
    }
}

extension QuestionSignals {
    /// Whether a word of a period belongs to no period that was read.
    var hasUnreadPeriod: Bool {
        let words = ValueWords.of(language).periodWords
        return periods.isEmpty && relativePeriods.isEmpty
            && text.tokens.indices.contains {
                kinds[$0] == nil && words.contains(text.tokens[$0].text)
                    && text.tokens[$0].text.count > 3
                    && ![
                        "month", "months", "monat", "mese", "year", "jahr", "anno", "today", "days",
                        "fine", "half",
                    ].contains(text.tokens[$0].text)
            }
    }
}
