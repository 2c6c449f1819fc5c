extension ResultAnswers {
    /// What people won, or for whom they competed.
    func athletes(_ request: Request) -> ResultDraft {
        var drafts: [ResultDraft] = []
        for names in request.athletes.prefix(3) {
            let draft = athlete(names, request)
            guard draft.kind == .result else { return draft }
            drafts.append(draft)
        }
        guard var all = drafts.first else { return notFound(request) }
        for draft in drafts.dropFirst() {
            all.text += "\n" + draft.text
            all.places += draft.places
            all.events += draft.events
            all.people += draft.people
            all.count = all.count.flatMap { own in draft.count.map { own + $0 } }
        }
        return all
    }

    private func athlete(_ names: Set<String>, _ request: Request) -> ResultDraft {
        let isFiltered = request.sports != nil || !request.words.isEmpty || !request.genders.isEmpty
        var filter = request
        filter.athletes = []
        let found = isFiltered ? search.events(for: filter).events : []
        if isFiltered, found.isEmpty { return notFound(request, looked: looked(names, request)) }
        let events =
            isFiltered ? found : data.events.filter { request.editions?.contains($0.games) ?? true }
        var byName: [String: [(event: GamesEvent, placement: Placement)]] = [:]
        for event in events {
            for placement in event.placements {
                guard request.countries.isEmpty || request.countries.contains(placement.country)
                else { continue }
                for name in names.intersection(placement.people) {
                    byName[name, default: []].append((event, placement))
                }
            }
        }
        if byName.isEmpty, names.count == 1, let name = names.first, isFiltered,
            request.countries.isEmpty
        {
            return without(name, found, request)
        }
        // A surname that several have is theirs who won what is asked for.
        guard byName.count <= 1 else { return whichOf(Array(byName.keys).sorted(), request) }
        guard let (name, places) = byName.first else {
            return notFound(request, looked: looked(names, request))
        }
        if let theirs = data.namesakes[name], Set(places.map(\.event.id)).isSuperset(of: theirs) {
            return whichNamesake(name, places, request)
        }
        if request.form == .countryOfAthlete { return country(of: name, places, request) }
        return medals(of: name, places, request)
    }

    private func looked(_ names: Set<String>, _ request: Request) -> String {
        var only = request
        only.athletes = [names]
        return described(only)
    }

    private func country(
        of name: String, _ places: [(event: GamesEvent, placement: Placement)], _ request: Request
    ) -> ResultDraft {
        let codes = places.map(\.placement.country).reduce(into: [String]()) {
            if !$0.contains($1) { $0.append($1) }
        }
        let countries = Wording.list(codes.map { wording.country($0) })
        var draft = ResultDraft(.result, "\(name) competed for \(countries).", request)
        draft.places = places
        draft.people = [name]
        return draft
    }

    private func medals(
        of name: String, _ places: [(event: GamesEvent, placement: Placement)], _ request: Request
    ) -> ResultDraft {
        let places = places.filter { !request.toldEvents.contains($0.event.id) }
        guard !places.isEmpty else {
            return ResultDraft(.notFound, "\(name) won no other medal in these results.", request)
        }
        var draft = ResultDraft(.result, "", request)
        draft.people = [name]
        let won = places.filter { $0.placement.medal != nil }
        let wanted = wanted(won, request)
        let country = data.countryName(places[0].placement.country)
        if request.asksOpponents, !won.isEmpty, won.count <= 3 {
            draft.places = won.flatMap { item in item.event.medals.map { (item.event, $0) } }
            draft.text = won.map { podium($0.event, $0.event.medals) }.joined(separator: "\n")
            return draft
        }
        if wanted.isEmpty {
            // What they have instead is said, so that the answer is no bare no.
            draft.places = won.isEmpty ? places : won
            let asked =
                request.medals.isEmpty && !request.asksWinner
                ? "a medal"
                : Wording.alternatives(
                    request.medals.isEmpty ? ["gold"] : request.medals.sorted().map(\.name))
            draft.text =
                "\(isYesNo ? "No: " : "")\(name) (\(country)) did not win \(asked), but took "
                + "\(phrases(draft.places)) at \(gamesNames(draft.places))."
            draft.count = request.isCount ? 0 : nil
            return draft
        }
        draft.places = wanted
        draft.count = wanted.count
        let noun =
            request.medals.count == 1 || request.asksWinner
            ? "\((request.medals.first ?? .gold).name) medal" : "medal"
        let head =
            request.isCount || wanted.count > 1
            ? "\(name) (\(country)) won \(Wording.count(wanted.count, noun)) at \(gamesNames(wanted)): \(phrases(wanted))."
            : "\(name) (\(country)) won \(phrases(wanted)) at \(gamesNames(wanted))."
        draft.text = verdict(wanted, request, of: places) + head
        draft.isSummary = wanted.count > 1
        return draft
    }

    /// `Yes: ` or `No: ` for questions that these answer: `did she win` asks for gold.
    func verdict(
        _ won: [(event: GamesEvent, placement: Placement)], _ request: Request,
        of places: [(event: GamesEvent, placement: Placement)]
    ) -> String {
        guard isYesNo else { return "" }
        guard request.asksIfWon, !won.contains(where: { $0.placement.medal == .gold }) else {
            return "Yes: "
        }
        return Set(places.map(\.event.id)).count == 1 ? "No: " : ""
    }

    func wanted(
        _ places: [(event: GamesEvent, placement: Placement)], _ request: Request
    ) -> [(event: GamesEvent, placement: Placement)] {
        let medals = request.medals.isEmpty && request.asksWinner ? [.gold] : request.medals
        return places.filter { item in
            item.placement.medal.map { medals.isEmpty || medals.contains($0) } ?? false
        }
    }

    /// `gold in the women's 1500 m and silver in the women's 5000 m in athletics`.
    func phrases(_ places: [(event: GamesEvent, placement: Placement)]) -> String {
        let sorted = places.enumerated().sorted {
            ($0.element.placement.rank, $0.offset) < ($1.element.placement.rank, $1.offset)
        }
        return Wording.list(
            sorted.map {
                "\(Wording.rank($0.element.placement.rank)) in the \(wording.title($0.element.event))"
            })
    }

    func gamesNames(_ places: [(event: GamesEvent, placement: Placement)]) -> String {
        Wording.list(Set(places.map { wording.games($0.event) }).sorted())
    }

    /// Says that somebody has no place in what was asked.
    private func without(_ name: String, _ events: [GamesEvent], _ request: Request) -> ResultDraft
    {
        var draft = ResultDraft(.result, "", request)
        draft.people = [name]
        let elsewhere = data.events.flatMap { event in
            event.placements.filter { $0.people.contains(name) }.map { (event, $0) }
        }
        if events.count == 1, let event = events.first {
            draft.places = event.medals.map { (event, $0) }
            let winners = event.medals.filter { $0.medal == .gold }.map { wording.holder($0) }
            draft.text =
                "\(isYesNo ? "No: " : "")\(name) won no medal in the \(wording.title(event)) at "
                + "\(wording.games(event)); gold went to \(Wording.list(winners))."
            return draft
        }
        draft.kind = .notFound
        draft.text = "\(name) has no place in the events that you name."
        if !elsewhere.isEmpty { draft.choices = ["Which medals did \(name) win?"] }
        return draft
    }

    private func whichOf(_ names: [String], _ request: Request) -> ResultDraft {
        let shown = names.prefix(6)
        var draft = ResultDraft(
            .clarification,
            "Whom do you mean: \(Wording.alternatives(Array(shown)))"
                + (names.count > 6 ? ", or one of \(names.count - 6) others?" : "?"), request)
        draft.choices = shown.map { "Which medals did \($0) win?" }
        let wanted = Set(names)
        draft.events = data.events.filter {
            $0.placements.contains { !wanted.isDisjoint(with: $0.people) }
        }
        return draft
    }

    private func whichNamesake(
        _ name: String, _ places: [(event: GamesEvent, placement: Placement)], _ request: Request
    ) -> ResultDraft {
        var draft = ResultDraft(
            .clarification,
            "More than one person is called \(name): do you mean the \(Wording.alternatives(places.map { wording.title($0.event) }))?",
            request)
        draft.events = places.map(\.event)
        draft.choices = places.map { question(of: $0.event, request) }
        return draft
    }
}
