import Apus
import Foundation

/// Reads a message about a parcel that waits: with which code, of whom, where, and how long.
public struct PickupRecipe: Recipe {
    /// The recipe's name on the command line.
    public static let name = "pickup"

    /// What the model is told.
    public let instructions = """
        Find the pickup code, the parcel company, the place and the last day in the message, each \
        copied exactly as it is written. The code is never a tracking, order or telephone number. \
        What is missing is null.
        """

    /// Invented messages in three languages.
    public var examples: [RecipeExample<PickupAnswer>] { Self.inventedNotices }

    /// Creates the recipe.
    public init() {}

    /// What the rules find in a message.
    public struct Evidence: Sendable {
        let codes: CodeCandidates
        let carriers: Candidates<String>
        let places: Candidates<String>
        let deadlines: DeadlineCandidates
    }

    /// Finds what may be the values of every field.
    ///
    /// - Parameters:
    ///   - document: The message.
    ///   - context: Whose customs count, and which day said days are counted from.
    /// - Returns: The candidates of the surest kind for each field.
    public func evidence(in document: Document, _ context: RecipeContext) -> Evidence {
        let notice = Notice(document)
        let locale = context.locale ?? NoticeLocale.guess(of: notice)
        let all = 0..<notice.tokens.count
        let waits = notice.has(PlaceWords.pickups, in: all)
        let isDelivery = notice.has(PlaceWords.deliveries, in: all)
        let codes = CodeCandidates(in: notice, hasEvidence: waits && !isDelivery)
        let deadlines = DeadlineCandidates(in: notice, locale: locale, today: context.today)
        let labels = CodeCandidates.labels(in: notice).map(\.lowerBound)
        let places = PlaceCandidates(
            in: notice, stops: deadlines.starts.union(labels),
            waits: waits || !codes.candidates.isEmpty)
        return Evidence(
            codes: codes, carriers: CarrierCandidates.find(in: notice),
            places: places.candidates, deadlines: deadlines)
    }

    /// The candidates for every field; none if the rules decide all.
    ///
    /// - Parameter evidence: What the rules have found.
    /// - Returns: A source for each field, or none.
    public func sources(of evidence: Evidence) -> [Source] {
        let isCertain =
            evidence.codes.candidates.hasOneOrNone && evidence.carriers.hasOneOrNone
            && evidence.places.hasOneOrNone && evidence.deadlines.candidates.hasOneOrNone
        guard !isCertain else { return [] }
        return [
            evidence.codes.candidates.source, evidence.carriers.source, evidence.places.source,
            evidence.deadlines.candidates.source,
        ]
    }

    /// Reads the candidates that are meant.
    ///
    /// - Parameters:
    ///   - output: What the model pointed at; nil if it was not asked.
    ///   - evidence: What the rules have found.
    ///   - document: The message.
    /// - Returns: The verdicts.
    public func findings(
        _ output: PickupAnswer?, _ evidence: Evidence, in document: Document
    ) -> PickupFindings {
        PickupFindings(
            code: code(pointedAt: output?.code, evidence.codes, in: document),
            carrier: name(pointedAt: output?.carrier, evidence.carriers, in: document),
            place: name(pointedAt: output?.place, evidence.places, in: document),
            deadline: deadline(pointedAt: output?.deadline, evidence.deadlines, in: document))
    }

    /// The words of the document, whatever they stand for.
    private func name(
        pointedAt text: String?, _ names: Candidates<String>, in document: Document
    ) -> Verdict<String> {
        let chosen = names.verdict(pointedAt: text, in: document)
        guard let candidate = chosen.candidate else { return names.doubt(in: document) { $0 } }
        return chosen.value { _ in .certain(candidate.text) }
    }

    private func deadline(
        pointedAt text: String?, _ deadlines: DeadlineCandidates, in document: Document
    ) -> Verdict<CalendarDay> {
        if deadlines.candidates.isEmpty, let first = deadlines.undated.all.first {
            return .unclear(
                Doubt(
                    readings: [], text: first.text, ranges: first.ranges.map(document.place(of:)),
                    reason: "it is not known which day this is counted from"))
        }
        let chosen = deadlines.candidates.verdict(pointedAt: text, in: document)
        guard chosen.candidate != nil else {
            return deadlines.candidates.doubt(in: document) { $0.day.preferred }
        }
        return chosen.value(\.day)
    }

    private func code(
        pointedAt text: String?, _ codes: CodeCandidates, in document: Document
    ) -> Verdict<String> {
        let chosen = codes.candidates.verdict(pointedAt: text, in: document)
        if chosen.candidate != nil { return chosen.value { .certain($0) } }
        guard codes.candidates.isEmpty, let first = codes.doubtful.all.first else {
            return codes.candidates.doubt(in: document) { $0 }
        }
        return .unclear(
            Doubt(
                readings: codes.doubtful.all.map(\.value), text: first.text,
                ranges: first.ranges.map(document.place(of:)),
                reason: "the words around it give orders instead of telling something"))
    }
}
