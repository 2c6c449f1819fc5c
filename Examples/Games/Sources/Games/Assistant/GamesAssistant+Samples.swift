/// A summary that was written to be checked.
public struct SummarySample: Sendable {
    /// The rows that it tells.
    public let rows: [GamesAnswer.Row]
    /// The text.
    public let text: String
    /// Whether a model wrote it.
    public let isByModel: Bool
    /// What the model wrote before it was checked.
    public let draft: String?
}

extension GamesAssistant {
    /// A summary of two to six places that are drawn by chance: of a person, a country or a sport.
    ///
    /// - Parameters:
    ///   - number: Which summary.
    ///   - seed: What the draw depends on.
    /// - Returns: The summary with its rows.
    public func sampleSummary(_ number: Int, seed: UInt64) async -> SummarySample {
        var generator = SplitMixGenerator(
            seed: seed &+ UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9)
        let all = data.events.flatMap { event in event.medals.map { (event: event, placement: $0) }
        }
        guard let first = all.randomElement(using: &generator) else {
            return SummarySample(rows: [], text: "", isByModel: false, draft: nil)
        }
        let person = first.placement.people.randomElement(using: &generator)
        let sameCountry = all.filter { $0.placement.country == first.placement.country }
        let pools = [
            sameCountry.filter { $0.event.sport == first.event.sport },
            all.filter { item in person.map { item.placement.people.contains($0) } ?? false },
            all.filter {
                $0.event.sport == first.event.sport && $0.placement.rank == first.placement.rank
            }, sameCountry,
        ].filter { $0.count > 1 }
        let pool = pools.randomElement(using: &generator) ?? all
        let count = Int.random(in: 2...Summary.longest, using: &generator)
        let places = Array(pool.shuffled(using: &generator).prefix(count))
        let wording = Wording(data: data)
        let rows = places.map { wording.row($0.event, $0.placement) }
        let template = rows.map { Wording.capitalised(Summary.line($0)) }.joined(separator: " ")
        guard let model, let draft = await Summary(wording).written(rows, by: model) else {
            return SummarySample(rows: rows, text: template, isByModel: false, draft: nil)
        }
        let isTrue = SummaryChecker(rows, data).accepts(draft)
        return SummarySample(
            rows: rows, text: isTrue ? draft : template, isByModel: isTrue, draft: draft)
    }
}

extension GamesData {
    /// The sports that words name, as questions may name them; nil if none.
    public func sports(named words: String) -> Set<String>? {
        Tagger(vocabulary: Vocabulary(self)).read(words).request.sports
    }
}
