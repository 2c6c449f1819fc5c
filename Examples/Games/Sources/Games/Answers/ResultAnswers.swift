/// Answers requests from the data by templates.
struct ResultAnswers: Sendable {
    let search: EventSearch
    /// Whether the question is one that `yes` or `no` answers.
    var isYesNo = false

    var data: GamesData { search.vocabulary.data }
    var wording: Wording { Wording(data: data) }

    /// The answer to a request.
    func answer(_ request: Request) -> ResultDraft {
        switch request.form {
        case .placings: placings(request)
        case .athlete, .countryOfAthlete: athletes(request)
        case .country: countries(request)
        case .table: table(request)
        case .topAthletes: topAthletes(request)
        case .countEvents, .countCountries: counts(request)
        }
    }

    // MARK: - Events

    private func placings(_ request: Request) -> ResultDraft {
        let found = search.events(for: request)
        guard !found.events.isEmpty, request.sports != nil || !request.words.isEmpty else {
            return notFound(request)
        }
        if found.events.count > 1, !isAll(request, found.events) {
            return unclear(request, found.events)
        }
        let ranks = ranks(request)
        var draft = ResultDraft(.result, "", request)
        var sentences: [String] = []
        for event in found.events {
            let places = event.placements.filter { ranks.contains($0.rank) }
            draft.places += places.map { (event, $0) }
            sentences.append(sentence(event, places, request))
            if places.isEmpty {
                draft.events.append(event)
                // Why there is no such medal is an answer.
                if event.note != nil, found.events.count == 1, request.rank == nil {
                    draft.places = event.medals.map { (event, $0) }
                    draft.text = sentences.joined() + " " + podium(event, event.medals)
                    return draft
                }
            }
        }
        if draft.places.isEmpty { draft.kind = .notFound }
        draft.text = sentences.joined(separator: "\n")
        draft.isSummary = found.events.count > 1
        if found.events.count == 1 {
            if let note = found.events[0].note, draft.kind == .result { draft.text += " " + note }
            draft.people = draft.places.count == 1 ? draft.places[0].placement.names : []
        }
        return draft
    }

    /// Whether all events are asked for: by saying so, or by naming both genders.
    private func isAll(_ request: Request, _ events: [GamesEvent]) -> Bool {
        if request.isList { return true }
        return request.genders.count > 1 && Set(events.map(\.gender)).count == events.count
    }

    private func ranks(_ request: Request) -> Set<Int> {
        if let rank = request.rank { return [rank] }
        if !request.medals.isEmpty { return Set(request.medals.map(\.rawValue)) }
        return request.asksWinner ? [1] : [1, 2, 3]
    }

    private func sentence(_ event: GamesEvent, _ places: [Placement], _ request: Request) -> String
    {
        let title = wording.title(event)
        let games = wording.games(event)
        if places.isEmpty {
            let asked = ranks(request).sorted().map(Wording.rank)
            let none =
                "The data has no \(Wording.alternatives(asked)) for the \(title) at \(games)."
            return event.note.map { none + " " + $0 } ?? none
        }
        let ranks = Set(places.map(\.rank))
        if ranks.count == 1, let rank = ranks.first {
            let holders = Wording.list(places.map { wording.holder($0) })
            let verb = Medal(rawValue: rank) == nil ? "took" : "won"
            return
                "\(Wording.capitalised(holders)) \(verb) \(Wording.rank(rank)) in the \(title) at \(games)."
        }
        return podium(event, places)
    }

    /// The title, the Games and the holders of each medal.
    func podium(_ event: GamesEvent, _ places: [Placement]) -> String {
        let title = wording.title(event)
        let games = wording.games(event)
        let parts = Set(places.map(\.rank)).sorted().map { rank in
            "\(Wording.rank(rank)): "
                + Wording.list(places.filter { $0.rank == rank }.map { wording.holder($0) })
        }
        return "\(Wording.capitalised(title)), \(games). "
            + Wording.capitalised(parts.joined(separator: "; ")) + "."
    }

    // MARK: - What is unclear or missing

    /// Asks which of several events is meant.
    func unclear(_ request: Request, _ events: [GamesEvent]) -> ResultDraft {
        var draft = ResultDraft(.clarification, "", request)
        draft.events = events
        let sports = Set(events.map(\.sport))
        let names = Set(events.map(\.name))
        let genders = Set(events.map(\.gender))
        if names.count == 1, sports.count == 1, genders.count == events.count,
            let event = events.first
        {
            let said = Gender.allCases.filter(genders.contains).compactMap(\.possessive).map {
                "the \($0)"
            }
            let title =
                ["tournament", "individual"].contains(event.name) ? "event" : event.name
            draft.text =
                "\(Wording.capitalised(Wording.alternatives(said))) \(title) in \(data.sportName(event.sport))?"
        } else if genders.count == 1 || names.count <= 4, sports.count == 1,
            let sport = sports.first, names.count <= 6
        {
            let ordered = events.map(\.name).reduce(into: [String]()) {
                if !$0.contains($1) { $0.append($1) }
            }
            draft.text =
                "\(Wording.capitalised(Wording.alternatives(ordered))) in \(data.sportName(sport))"
                + (genders.count > 1
                    ? ", and \(Wording.alternatives(Gender.allCases.filter(genders.contains).map(\.rawValue)))?"
                    : "?")
        } else {
            let shown = events.prefix(6).map { wording.title($0) }
            draft.text =
                "Which event do you mean: the \(Wording.alternatives(shown))"
                + (events.count > 6 ? ", or one of \(events.count - 6) others?" : "?")
        }
        draft.choices = events.prefix(8).map { question(of: $0, request) }
        return draft
    }

    /// The question that asks a request of one event.
    func question(of event: GamesEvent, _ request: Request) -> String {
        let title = wording.title(event)
        if let rank = request.rank { return "Who took \(Wording.rank(rank)) in the \(title)?" }
        if request.medals.count == 1, let medal = request.medals.first {
            return "Who won \(medal.name) in the \(title)?"
        }
        return request.asksWinner ? "Who won the \(title)?" : "Who won the medals in the \(title)?"
    }

    /// Says that nothing fits, and offers what is nearest.
    func notFound(_ request: Request, looked: String? = nil) -> ResultDraft {
        var draft = ResultDraft(.notFound, "", request)
        let games = Wording.list(data.editions.map(\.name))
        draft.text =
            "I looked for \(looked ?? described(request)) in the results of \(games), and nothing fits."
        let nearest = search.nearest(to: request)
        if !nearest.isEmpty {
            draft.text +=
                " The nearest: the \(Wording.alternatives(nearest.map { wording.title($0) }))."
            draft.choices = nearest.map { question(of: $0, request) }
        }
        return draft
    }

    /// What a request looks for, in words.
    func described(_ request: Request) -> String {
        var parts: [String] = []
        if let people = request.athletes.first, let name = people.min() { parts.append(name) }
        parts += request.countries.map { data.countryName($0) }
        parts += Gender.allCases.filter(request.genders.contains).map(\.rawValue)
        if !request.words.isEmpty { parts.append(request.words.joined(separator: " ")) }
        if let sports = request.sports {
            parts.append(Wording.alternatives(sports.sorted().map { data.sportName($0) }))
        }
        return parts.isEmpty ? "that" : "“\(parts.joined(separator: ", "))”"
    }
}
