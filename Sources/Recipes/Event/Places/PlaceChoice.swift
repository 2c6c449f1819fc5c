/// Orders places: the last one among those that are surest comes first.
struct PlaceChoice {
    let ranked: [PlaceMention]
    /// Whether none of them is sure to be a place.
    let isOpen: Bool

    /// The rank from which a place is sure.
    private static let surest = 5

    /// The most places, the last ones, that are looked at.
    private static let mostPlaces = 40

    init(_ mentions: [PlaceMention], _ thread: EventThread) {
        // Those of a rank below what is nearly sure only count if there is no better one.
        let best = mentions.map(\.rank).max() ?? 0
        let isOpen = best < Self.surest
        self.isOpen = isOpen
        let strong = mentions.filter { isOpen || $0.rank >= min(best, 6) }
        var ordered: [PlaceMention] = []
        for mention in strong.suffix(Self.mostPlaces).reversed() {
            // A place that was said with more words before is the same.
            let fuller = mentions.last {
                $0.span.text.count > mention.span.text.count
                    && $0.span.text.lowercased().contains(mention.span.text.lowercased())
                    && $0.rank >= 4
            }
            ordered.append(fuller ?? mention)
        }
        // `devant la grande fontaine` after `au parc des Buttes` says where in the park.
        if let first = ordered.first, !Self.isNamed(first), first.rank == 7,
            thread.language.table.codes.first != "de",
            !thread.passages[first.passage].has(
                EventWords.changes, in: thread.passages[first.passage].tokens.indices),
            let named = ordered.firstIndex(where: {
                Self.isNamed($0) && $0.passage != first.passage
            })
        {
            ordered.insert(ordered.remove(at: named), at: 0)
        }
        ranked = ordered
    }

    private static func isNamed(_ mention: PlaceMention) -> Bool {
        mention.rank >= 6 && mention.span.text.contains { $0.isUppercase || $0.isNumber }
    }
}
