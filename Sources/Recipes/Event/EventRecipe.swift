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

    /// The candidates for title and place; none if there is at most one of each.
    ///
    /// - Parameter evidence: What the rules have found.
    /// - Returns: A source for both, or none.
    public func sources(of evidence: EventEvidence) -> [Source] {
        guard !evidence.titles.hasOneOrNone || !evidence.places.hasOneOrNone else { return [] }
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
        let title = evidence.titles.verdict(pointedAt: output?.title, in: document)
        let place = evidence.places.verdict(pointedAt: output?.place, in: document)
        return EventFindings(
            title: title.value { .certain($0) }, day: evidence.day, start: evidence.start,
            end: evidence.end, place: place.value { .certain($0) }, people: evidence.people)
    }
}
