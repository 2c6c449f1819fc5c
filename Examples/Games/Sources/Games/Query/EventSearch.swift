/// Finds the events that the tags of a question fit.
struct EventSearch: Sendable {
    let vocabulary: Vocabulary

    /// The events that fit.
    struct Found: Sendable {
        /// The events, in the order of the data.
        var events: [GamesEvent] = []
        /// Whether words of the question name them, and not their sport alone.
        var isNamed = false
        /// The Games that are meant.
        var edition: String?
    }

    /// The events that fit a request: one if it is named, several if the request leaves it open.
    func events(for request: Request) -> Found {
        let words = Set(request.words)
        let found = search(words, request)
        if !found.events.isEmpty { return found }
        // Words such as `run` and `back` are of a name in some questions only.
        let needed = words.filter {
            !OrdinaryWords.stems.contains($0) || $0.first?.isNumber == true || $0 == "team"
        }
        guard needed.count < words.count, !needed.isEmpty || request.sports != nil else {
            return found
        }
        return search(needed, request)
    }

    private func search(_ words: Set<String>, _ request: Request) -> Found {
        guard
            !words.isEmpty || request.sports != nil || !request.genders.isEmpty
                || request.editions != nil
        else { return Found() }
        for edition in editions(request) {
            let fitting = vocabulary.entries.filter { entry in
                entry.event.games == edition
                    && (request.sports?.contains(entry.event.sport) ?? true)
                    && (request.genders.isEmpty || request.genders.contains(entry.event.gender))
            }
            let scored = fitting.compactMap { entry in
                entry.missing(words).map { (entry.event, $0, entry) }
            }
            guard !scored.isEmpty else { continue }
            return Found(
                events: chosen(scored, words, hasSport: request.sports != nil),
                isNamed: isNamed(scored, words), edition: edition)
        }
        return Found()
    }

    /// The Games that may be meant, the latest first.
    private func editions(_ request: Request) -> [String] {
        vocabulary.data.editions.reversed().map(\.id).filter {
            request.editions?.contains($0) ?? true
        }
    }

    private typealias Scored = (event: GamesEvent, missing: Int, entry: EventEntry)

    /// Whether the words say more than the sport.
    private func isNamed(_ scored: [Scored], _ words: Set<String>) -> Bool {
        let own = scored.reduce(into: Set<String>()) { all, item in
            for variant in item.entry.variants { all.formUnion(variant) }
        }
        return !words.intersection(own.union(["individual", "team"])).isEmpty
    }

    private static let general: Set<String> = [
        "relay", "team", "sprint", "group", "pair", "four", "speed", "medley",
        "freestyle", "cross", "road",
    ]

    private func chosen(_ scored: [Scored], _ words: Set<String>, hasSport: Bool) -> [GamesEvent] {
        guard isNamed(scored, words) else { return scored.map(\.event) }
        // `the relay` alone is of many sports, though one has an event of that very name.
        if !hasSport, words.subtracting(["individual"]).count == 1, let only = words.first,
            Self.general.contains(only)
        {
            return scored.map(\.event)
        }
        let whole = scored.filter { $0.missing == 0 }
        guard !whole.isEmpty else { return scored.map(\.event) }
        // Where the kind alone is said, those that need no more words are not the only ones.
        let kinds: Set<String> = ["individual", "team"]
        let rest = words.subtracting(kinds)
        let own = scored.reduce(into: Set<String>()) { all, item in
            for variant in item.entry.variants { all.formUnion(variant) }
        }
        if rest.intersection(own).isEmpty, words.contains("individual") {
            return scored.map(\.event)
        }
        return whole.map(\.event)
    }

    /// The events nearest to a request that nothing fits: as many of its tags as possible.
    func nearest(to request: Request, limit: Int = 3) -> [GamesEvent] {
        let words = Set(request.words)
        let scored = vocabulary.entries.map { entry -> (Int, GamesEvent) in
            var score = 4 * words.intersection(entry.cover).count
            if let sports = request.sports { score += sports.contains(entry.event.sport) ? 5 : -5 }
            if request.genders.contains(entry.event.gender) { score += 2 }
            let missing = entry.variants.map { $0.subtracting(words).count }.min() ?? 0
            return (score * 4 - missing, entry.event)
        }
        guard let best = scored.map(\.0).max(), best >= 12 else { return [] }
        return Array(
            scored.filter { $0.0 >= best - 2 }.sorted { $0.0 > $1.0 }.prefix(limit).map(\.1))
    }
}
