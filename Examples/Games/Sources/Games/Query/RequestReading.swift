/// Makes a request of what a question says.
enum RequestReading {
    /// The request of a question that stands alone.
    static func request(_ reading: Reading) -> Request {
        var request = reading.request
        request.isCount = reading.has(.count)
        request.isMost = reading.has(.most)
        request.isList = reading.has(.list) || reading.has(.medals) && reading.has(.list)
        let asksMedals = reading.has(.medals)
        let hasWin = reading.has(.win)
        // Who lost the final was second.
        let stems = Set(reading.words.map(\.stem))
        request.asksOpponents =
            !request.athletes.isEmpty
            && !stems.isDisjoint(with: [
                "beat", "beaten", "defeat", "defeated", "behind", "opponent", "ahead", "lose",
                "lost",
            ])
        if !stems.isDisjoint(with: ["lost", "lose", "loser", "losing"]), stems.contains("final") {
            request.medals = [.silver]
        }
        if !request.athletes.isEmpty {
            let asksCountry = reading.has(.country) || reading.has(.from)
            let isWinning = hasWin || asksMedals || !request.medals.isEmpty || request.isCount
            request.form = asksCountry && !isWinning ? .countryOfAthlete : .athlete
        } else if reading.has(.table) {
            request.form = .table
        } else if request.isMost, asksMedals || hasWin || !request.medals.isEmpty {
            request.form = reading.has(.person) && !reading.has(.country) ? .topAthletes : .table
        } else if !request.countries.isEmpty {
            request.form = .country
        } else if request.isCount {
            request.form =
                reading.has(.country)
                ? .countCountries
                : reading.has(.events) || !asksMedals && request.medals.isEmpty
                    ? .countEvents : .country
        } else {
            request.form = .placings
        }
        // `won` is first where an event is asked for, and any medal where somebody is.
        if request.medals.isEmpty, request.rank == nil, hasWin, !asksMedals {
            request.asksIfWon = stems.isDisjoint(with: ["any", "anything", "something"])
            let isWho = reading.has(.who) || reading.has(.country) && request.countries.isEmpty
            let isEvents = reading.has(.events) && (request.isCount || !reading.has(.what))
            switch request.form {
            case .placings: request.asksWinner = true
            case .athlete: request.asksWinner = isEvents && request.isCount
            case .country: request.asksWinner = isWho || isEvents && request.isCount
            default: break
            }
        }
        // All three medals are no filter.
        if request.medals.count == 3 { request.medals = [] }
        return request
    }

    /// A request that goes on with the one before.
    ///
    /// - Returns: The requests to try in turn.
    static func continued(_ now: Request, _ reading: Reading, after old: Request, people: [String])
        -> [Request]
    {
        var merged = old
        merged.isList = now.isList || old.isList
        if !now.medals.isEmpty || now.rank != nil || now.asksWinner || reading.has(.medals) {
            merged.medals = now.medals
            merged.rank = now.rank
            merged.asksWinner = now.asksWinner
        }
        if !now.genders.isEmpty { merged.genders = now.genders }
        if let editions = now.editions { merged.editions = editions }
        if now.isCount { merged.isCount = true }
        if !now.athletes.isEmpty {
            merged.athletes = now.athletes
            merged.countries = []
            merged.form = now.form
            if !reading.has(.goesOn) || now.sports != nil || !now.words.isEmpty {
                merged.sports = now.sports
                merged.words = now.words
                merged.genders = now.genders
            }
            return [merged, now]
        }
        if reading.has(.pronoun), !people.isEmpty, now.countries.isEmpty {
            var about = now
            about.athletes = people.map { [$0] }
            let asksCountry = reading.has(.country) || reading.has(.from)
            about.form =
                asksCountry && !reading.has(.win) && !reading.has(.medals)
                ? .countryOfAthlete : .athlete
            about.asksWinner = false
            return [about]
        }
        if !now.countries.isEmpty {
            merged.countries = now.countries
            merged.athletes = []
            merged.form =
                old.form == .athlete || old.form == .placings || old.form == .countryOfAthlete
                ? .country : old.form
            if old.form == .placings, now.words.isEmpty, now.sports == nil {
                merged.asksWinner = false
            }
        }
        if now.form == .countryOfAthlete
            || reading.has(.country) && !people.isEmpty && now.countries.isEmpty
                && reading.has(.from)
        {
            merged.form = .countryOfAthlete
            merged.athletes = people.map { [$0] }
            return [merged]
        }
        if let sports = now.sports {
            merged.sports = sports
            merged.words = now.words
            var free = merged
            if now.genders.isEmpty { free.genders = [] }
            return [merged, free]
        }
        guard !now.words.isEmpty else {
            if now.form == .table || now.form == .countEvents && now.isCount {
                merged.form = now.form
            }
            return [merged] + withoutGender(merged, now)
        }
        if merged.form == .country || merged.form == .athlete, now.countries.isEmpty,
            reading.has(.who)
        {
            merged.form = .placings
            merged.countries = []
            merged.athletes = []
        }
        // A number takes the place of a number, a word that of a word.
        let units: Set<String> = ["m", "km", "kg", "over"]
        func isNumber(_ word: String) -> Bool {
            word.first?.isNumber == true || units.contains(word)
        }
        let hasNumber = now.words.contains(where: isNumber)
        let hasWord = now.words.contains { !isNumber($0) }
        let kept = old.words.filter { isNumber($0) ? !hasNumber : !hasWord }
        var mixed = merged
        mixed.words = now.words + kept
        merged.words = now.words
        return [mixed, merged] + withoutGender(mixed, now) + withoutGender(merged, now)
    }

    private static func withoutGender(_ request: Request, _ now: Request) -> [Request] {
        guard now.genders.isEmpty, !request.genders.isEmpty else { return [] }
        var free = request
        free.genders = []
        return [free]
    }
}
