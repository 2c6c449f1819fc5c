extension ResultAnswers {
    /// What countries won.
    func countries(_ request: Request) -> ResultDraft {
        let isFiltered = request.sports != nil || !request.words.isEmpty || !request.genders.isEmpty
        let found = isFiltered ? search.events(for: request) : EventSearch.Found()
        // What is not understood must not become a country that won nothing.
        guard !isFiltered || !found.events.isEmpty,
            request.words.isEmpty || found.isNamed || request.sports != nil
        else { return notFound(request) }
        let events = isFiltered ? found.events : data.events.filter { $0.games == edition(request) }
        if request.countries.isEmpty { return allMedals(events, request) }
        if request.isMost, request.countries.count == 1 {
            return notFound(request, looked: "a ranking of that kind")
        }
        let single = isFiltered && events.count == 1
        var drafts = request.countries.prefix(4).map { code in
            single ? place(of: code, events[0], request) : medals(of: code, events, request)
        }
        guard var all = drafts.first else { return notFound(request) }
        drafts.removeFirst()
        for draft in drafts {
            all.text += "\n" + draft.text
            all.places += draft.places
            if all.kind == .notFound { all.kind = draft.kind }
            all.count = nil
        }
        return all
    }

    /// The Games that a request without an event is about: the latest of those it allows.
    func edition(_ request: Request) -> String? {
        data.editions.last { request.editions?.contains($0.id) ?? true }?.id
    }

    private func medals(of code: String, _ events: [GamesEvent], _ request: Request) -> ResultDraft
    {
        let all = events.flatMap { event in
            event.placements.filter { $0.country == code }.map { (event: event, placement: $0) }
        }
        let won = wanted(all, request)
        let country = wording.country(code)
        let medals = request.medals.isEmpty && request.asksWinner ? [.gold] : request.medals
        let noun = (medals.count == 1 ? medals.first.map { "\($0.name) " } ?? "" : "") + "medal"
        let games = events.first.map { wording.games($0) } ?? ""
        let scope = scope(request, events)
        guard !won.isEmpty else {
            var draft = ResultDraft(
                .notFound,
                "\(isYesNo ? "No: " : "")\(Wording.capitalised(country)) won no \(noun)\(scope) at \(games).",
                request)
            draft.count = request.isCount ? 0 : nil
            return draft
        }
        var draft = ResultDraft(.result, "", request)
        draft.places = won
        draft.count = won.count
        draft.isSummary = won.count > 1 && won.count <= 12
        let parts = Medal.allCases.map { medal in
            (medal, won.count { $0.placement.medal == medal })
        }.filter { $0.1 > 0 }.map { "\($0.1) \($0.0.name)" }
        let head =
            "\(isYesNo ? "Yes: " : "")\(isYesNo ? country : Wording.capitalised(country)) won "
            + "\(Wording.count(won.count, noun))\(scope) at \(games)"
        if won.count > 12 {
            draft.text = head + (medals.count == 1 ? "." : ": \(Wording.list(parts)).")
        } else {
            draft.text = head + ": " + lists(won, namesMedals: medals.count != 1) + "."
        }
        let people = won.flatMap(\.placement.names)
        draft.people = won.count == 1 ? people : []
        return draft
    }

    /// `gold in the men's eight; silver in the men's coxless pair (Oliver Wynne-Griffith and Tom George)`.
    private func lists(_ won: [(event: GamesEvent, placement: Placement)], namesMedals: Bool)
        -> String
    {
        let isOneSport = Set(won.map(\.event.sport)).count == 1
        func text(_ item: (event: GamesEvent, placement: Placement)) -> String {
            let title = isOneSport ? wording.shortTitle(item.event) : wording.title(item.event)
            return item.placement.names.isEmpty
                ? title : "\(title) (\(Wording.list(item.placement.names)))"
        }
        guard namesMedals else { return won.map(text).joined(separator: ", ") }
        return Medal.allCases.compactMap { medal in
            let own = won.filter { $0.placement.medal == medal }
            return own.isEmpty ? nil : "\(medal.name) in " + own.map(text).joined(separator: ", ")
        }.joined(separator: "; ")
    }

    private func place(of code: String, _ event: GamesEvent, _ request: Request) -> ResultDraft {
        let own = event.placements.filter { $0.country == code }
        let won = wanted(own.map { (event, $0) }, request)
        var draft = ResultDraft(.result, "", request)
        let title = wording.title(event)
        let country = wording.country(code)
        draft.count = request.isCount ? won.count : nil
        if !won.isEmpty {
            draft.places = won
            let list = won.map {
                "\(wording.holder($0.placement)) won \(Wording.rank($0.placement.rank))"
            }
            draft.text =
                verdict(won, request, of: won)
                + "\(Wording.list(list)) in the \(title) at \(wording.games(event))."
            draft.people = won.count == 1 ? won[0].placement.names : []
            return draft
        }
        draft.places = event.medals.map { (event, $0) }
        let gold = event.medals.filter { $0.medal == .gold }.map { wording.holder($0) }
        let asked =
            request.medals.count == 1
            ? request.medals.first?.name ?? "medal" : request.asksWinner ? "gold" : "medal"
        draft.text =
            "\(isYesNo ? "No: " : "")\(isYesNo ? country : Wording.capitalised(country)) won no \(asked) in the \(title) at "
            + "\(wording.games(event)); gold went to \(Wording.list(gold))."
        let others = own.filter { $0.medal != nil }
        if !others.isEmpty {
            draft.text +=
                " \(Wording.list(others.map { "\(wording.holder($0)) won \(Wording.rank($0.rank))" }))."
        }
        return draft
    }

    /// All medals of events, counted.
    private func allMedals(_ events: [GamesEvent], _ request: Request) -> ResultDraft {
        let places = wanted(
            events.flatMap { event in event.placements.map { (event: event, placement: $0) } },
            request)
        var draft = ResultDraft(.result, "", request)
        draft.places = places
        draft.count = places.count
        let noun = request.medals.count == 1 ? "\(request.medals.first?.name ?? "") medal" : "medal"
        let games = events.first.map { wording.games($0) } ?? ""
        draft.text =
            "There were \(Wording.count(places.count, noun))\(scope(request, events)) at \(games)."
        return draft
    }

    /// ` in men's athletics`.
    func scope(_ request: Request, _ events: [GamesEvent]) -> String {
        let gender =
            request.genders.count == 1 ? request.genders.first.map { $0.possessive ?? "" } : nil
        if request.words.isEmpty == false, events.count == 1, let event = events.first {
            return " in the \(wording.title(event))"
        }
        let sports = Set(events.map(\.sport))
        guard request.sports != nil || !request.words.isEmpty else {
            return gender.map { $0 == "mixed" ? " in mixed events" : " in \($0) events" } ?? ""
        }
        let names = sports.sorted().map { data.sportName($0) }
        guard names.count <= 5 else { return "" }
        let own = Set(events.map(\.name))
        let all = data.events.filter {
            $0.games == events.first?.games && sports.contains($0.sport)
        }
        let isNamed = all.count != events.count && !request.words.isEmpty && own.count <= 3
        let named = isNamed ? " (\(own.sorted().joined(separator: ", ")))" : ""
        return " in " + (gender.map { $0 + " " } ?? "") + Wording.list(names) + named
    }
}
