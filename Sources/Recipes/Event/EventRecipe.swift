import Apus
import Foundation

/// Reads from a chat thread, a mail or a notice what happens when, where and with whom.
///
/// Days and times are decided by rules: the last one that was agreed counts, said days are counted from
/// the day of their message, and the sending times of messages are never candidates. The model points at
/// the title and the place where there are several.
public struct EventRecipe: Recipe {
    /// The recipe's name on the command line.
    public static let name = "event"

    /// What the model is told.
    public let instructions = """
        Find the title and the place of the event that people agree on, each copied exactly as it is \
        written. The title says what they do. The place is where they meet; if it was changed, the \
        last one. What is missing is null.
        """

    /// Three invented documents in three languages.
    public var examples: [RecipeExample<EventAnswer>] { Self.inventedEvents }

    /// Creates the recipe.
    public init() {}

    /// Finds the days, times, places, titles and people of an event.
    ///
    /// - Parameters:
    ///   - document: The thread, mail or notice.
    ///   - context: Whose customs count, and which day said days without a message's date are counted from.
    /// - Returns: What is certain, and the candidates for title and place.
    public func evidence(in document: Document, _ context: RecipeContext) -> EventEvidence {
        EventEvidence(in: document, context)
    }

    /// The candidates for title and place; none if the rules leave no choice.
    ///
    /// - Parameter evidence: What the rules have found.
    /// - Returns: A source for both, or none.
    public func sources(of evidence: EventEvidence) -> [Source] {
        let asksTitle = evidence.isTitleOpen && !evidence.titles.hasOneOrNone
        let asksPlace = evidence.isPlaceOpen && !evidence.places.isEmpty
        guard asksTitle || asksPlace else { return [] }
        return [evidence.titles.source, evidence.places.source]
    }

    /// Puts together what the rules have found and what the model points at.
    ///
    /// - Parameters:
    ///   - output: What the model pointed at; nil if it was not asked.
    ///   - evidence: What the rules have found.
    ///   - document: The thread, mail or notice.
    /// - Returns: The verdicts.
    public func findings(
        _ output: EventAnswer?, _ evidence: EventEvidence, in document: Document
    ) -> EventFindings {
        EventFindings(
            title: verdict(
                evidence.titles, isOpen: evidence.isTitleOpen, pointedAt: output?.title, document)
                ?? verdict(evidence.titles, isOpen: false, pointedAt: nil, document) ?? .absent,
            day: evidence.day, start: evidence.start, end: evidence.end,
            place: verdict(
                evidence.places, isOpen: evidence.isPlaceOpen, pointedAt: output?.place, document)
                ?? .absent,
            people: evidence.people)
    }

    /// The first candidate, or, where the rules leave a choice, the one that the model points at.
    private func verdict(
        _ candidates: Candidates<String>, isOpen: Bool, pointedAt text: String?,
        _ document: Document
    ) -> Verdict<String>? {
        let candidate = isOpen ? candidates.candidate(of: text) : candidates.all.first
        let confidence = isOpen ? Confidence.choice : Confidence.rule
        return candidate.map {
            .found($0.finding($0.value, confidence: confidence, in: document))
        }
    }
}
