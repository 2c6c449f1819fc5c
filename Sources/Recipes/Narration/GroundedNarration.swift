import Apus
import Foundation
import FoundationModels

/// Tells facts in a sentence whose numbers, dates, amounts and names are the facts' own.
///
/// ```swift
/// let narration = GroundedNarration(model: model, locale: Locale(identifier: "en_GB"))
/// let told = try await narration.tell([("shop", "Trattoria Da Mario"), ("total", "20,50 €")])
/// ```
///
/// A local model writes under a constraint, so that it cannot write any other number or name; what it
/// wrote is checked again, by other means. Where the check fails, where the model's answer was cut, and
/// where there is no model, the facts are listed as they are.
public struct GroundedNarration: Sendable {
    /// A fact: what it is of, and what it is.
    public typealias Fact = (name: String, value: String)

    /// What came of facts.
    public struct Result: Sendable, Hashable {
        /// The text.
        public let text: String
        /// Whether the model wrote it, and not a template.
        public let isByModel: Bool
    }

    private let model: (any LanguageModel)?
    private let locale: Locale
    private let maximumTokens: Int

    /// Prepares narrations.
    ///
    /// - Parameters:
    ///   - model: The model that writes; nil for templates alone.
    ///   - locale: The language.
    ///   - maximumTokens: The most tokens of a text.
    public init(
        model: (any LanguageModel)?, locale: Locale = Locale(identifier: "en_GB"),
        maximumTokens: Int = 96
    ) {
        self.model = model
        self.locale = locale
        self.maximumTokens = maximumTokens
    }

    /// Tells facts.
    ///
    /// - Parameter facts: The facts; values in the form in which they should be read.
    /// - Returns: One sentence or two by the model, or else the facts one after the other.
    /// - Throws: What the model's session throws.
    public func tell(_ facts: [Fact]) async throws -> Result {
        let list = facts.map { "\($0.name): \($0.value)" }.joined(separator: "\n")
        let template = facts.map { "\($0.name): \($0.value)" }.joined(separator: ", ") + "."
        guard let model, !facts.isEmpty else { return Result(text: template, isByModel: false) }
        let openings = NarrationWords.openings(locale)
        let numerals = NarrationWords.numerals(locale)
        let values = facts.map(\.value).joined(separator: "\n")
        var extra = LocalGenerationOptions()
        extra.grounding = Grounding(
            facts: values, openings: openings, excludedWords: numerals)
        extra.repetitionPenalty = 1.1
        let session = LanguageModelSession(
            model: model,
            instructions: "Tell the user these facts in one short sentence in \(language).")
        let response = try await session.respond(
            to: list,
            options: GenerationOptions(
                samplingMode: .greedy, maximumResponseTokens: maximumTokens),
            metadata: extra.metadata)
        let checker = GroundednessChecker(facts: values, openings: openings, numerals: numerals)
        let isWhole = response.generation?.wasClosedForLimit == false
        guard isWhole, checker.ungroundedWords(in: response.content).isEmpty else {
            return Result(text: template, isByModel: false)
        }
        return Result(text: response.content, isByModel: true)
    }

    /// The language's name in English, for the model.
    private var language: String {
        let code = locale.language.languageCode?.identifier ?? "en"
        return Locale(identifier: "en").localizedString(forLanguageCode: code) ?? "English"
    }
}
