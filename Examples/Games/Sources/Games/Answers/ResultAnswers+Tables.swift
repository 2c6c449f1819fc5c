extension ResultAnswers {
    private func events(_ request: Request) -> [GamesEvent] {
        let isFiltered = request.sports != nil || !request.words.isEmpty || !request.genders.isEmpty
        guard isFiltered else { return data.events.filter { $0.games == edition(request) } }
        return search.events(for: request).events
    }

    /// Medals by country, most gold medals first.
    func tallies(_ events: [GamesEvent]) -> [MedalTally] {
        var tallies: [String: MedalTally] = [:]
        for event in events {
            for placement in event.placements {
                guard let medal = placement.medal else { continue }
                let code = placement.country
                tallies[code, default: MedalTally(country: code, name: data.countryName(code))].add(
                    medal)
            }
        }
        return tallies.values.sorted {
            ($1.gold, $1.silver, $1.bronze, $0.name) < ($0.gold, $0.silver, $0.bronze, $1.name)
        }
    }

    /// The medals of all countries, or who has most of them.
    func table(_ request: Request) -> ResultDraft {
        guard request.countries.count != 1 else {
            var only = request
            only.form = .country
            only.isMost = false
            return request.isMost
                ? notFound(request, looked: "a ranking of that kind") : answer(only)
        }
        let events = events(request)
        guard let first = events.first else { return notFound(request) }
        var tallies = tallies(events)
        if !request.countries.isEmpty {
            tallies = tallies.filter { request.countries.contains($0.country) }
        }
        let games = wording.games(first)
        let scope = scope(request, events)
        var draft = ResultDraft(.result, "", request)
        draft.table = Array(tallies.prefix(request.isMost ? 10 : 20))
        guard request.isMost else {
            let lines = tallies.prefix(10).enumerated().map {
                "\($0 + 1). \($1.name): \($1.gold) gold, \($1.silver) silver, \($1.bronze) bronze"
            }
            draft.text =
                "Medals\(scope) at \(games), most gold first:\n" + lines.joined(separator: "\n")
            draft.events = request.sports == nil ? [] : events
            return draft
        }
        let medal =
            request.medals.count == 1 ? request.medals.first : request.asksWinner ? .gold : nil
        guard let most = tallies.map({ $0.count(medal) }).max(), most > 0 else {
            return notFound(request)
        }
        let leaders = tallies.filter { $0.count(medal) == most }
        let codes = Set(leaders.map(\.country))
        draft.places = events.flatMap { event in
            event.placements.filter {
                codes.contains($0.country) && $0.medal != nil && (medal == nil || $0.medal == medal)
            }
            .map { (event, $0) }
        }
        draft.count = most
        let names = Wording.list(leaders.map { wording.country($0.country) })
        draft.text =
            "\(Wording.capitalised(names)) won most \(medal.map { "\($0.name) " } ?? "")medals\(scope) at \(games): "
            + "\(most)\(leaders.count > 1 ? " each" : "")."
        return draft
    }

    /// Who has most medals.
    func topAthletes(_ request: Request) -> ResultDraft {
        let events = events(request)
        guard let first = events.first else { return notFound(request) }
        let medals = request.medals.isEmpty && request.asksWinner ? [.gold] : request.medals
        var byName: [String: [(event: GamesEvent, placement: Placement)]] = [:]
        for event in events {
            for placement in event.placements {
                guard let medal = placement.medal, medals.isEmpty || medals.contains(medal),
                    request.countries.isEmpty || request.countries.contains(placement.country)
                else { continue }
                for name in placement.people where data.namesakes[name] == nil {
                    byName[name, default: []].append((event, placement))
                }
            }
        }
        guard let most = byName.values.map(\.count).max() else { return notFound(request) }
        let names = byName.filter { $0.value.count == most }.keys.sorted()
        let noun = medals.count == 1 ? "\(medals.first?.name ?? "") medals" : "medals"
        var draft = ResultDraft(.result, "", request)
        guard most > 1, names.count <= 8 else {
            return notFound(request, looked: "one who has most \(noun)")
        }
        draft.places = names.flatMap { byName[$0] ?? [] }
        draft.count = most
        draft.people = names.count == 1 ? names : []
        let who = names.map { name in
            "\(name) (\(data.countryName(byName[name]?.first?.placement.country ?? "")))"
        }
        draft.text =
            "\(Wording.list(who)) won most \(noun)\(scope(request, events)) at \(wording.games(first)): "
            + "\(most)\(names.count > 1 ? " each" : "")"
            + (names.count == 1 ? ", \(phrases(draft.places))." : ".")
        return draft
    }

    /// How many events or countries there are.
    func counts(_ request: Request) -> ResultDraft {
        let events = events(request)
        guard let first = events.first else { return notFound(request) }
        var draft = ResultDraft(.result, "", request)
        let games = wording.games(first)
        let scope = scope(request, events)
        if request.form == .countEvents {
            draft.count = events.count
            draft.events = events
            draft.text = "There were \(Wording.count(events.count, "event"))\(scope) at \(games)."
            return draft
        }
        let medals = request.medals.isEmpty && request.asksWinner ? [.gold] : request.medals
        let tallies = tallies(events).filter { tally in
            medals.isEmpty || medals.contains { tally.count($0) > 0 }
        }
        draft.count = tallies.count
        draft.table = tallies
        draft.events = request.sports == nil ? [] : events
        let noun = medals.count == 1 ? "\(medals.first?.name ?? "") medals" : "medals"
        draft.text = "\(tallies.count) countries and teams won \(noun)\(scope) at \(games)."
        return draft
    }
}
