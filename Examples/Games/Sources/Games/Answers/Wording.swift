/// Says events, places and lists in words.
struct Wording: Sendable {
    let data: GamesData

    /// `men's 100 m in athletics`.
    func title(_ event: GamesEvent) -> String {
        let sport = data.sportName(event.sport)
        guard let gender = event.gender.possessive else { return "\(event.name) in \(sport)" }
        return "\(gender) \(event.name) in \(sport)"
    }

    /// `men's 100 m`, where the sport is said already.
    func shortTitle(_ event: GamesEvent) -> String {
        guard let gender = event.gender.possessive else { return event.name }
        return "\(gender) \(event.name)"
    }

    /// The name of the Games of an event.
    func games(_ event: GamesEvent) -> String { data.edition(event.games)?.name ?? event.games }

    /// The country with its article, as it stands in a sentence.
    func country(_ code: String) -> String {
        let name = data.countryName(code)
        let needsArticle =
            name.hasPrefix("United ") || name.hasSuffix("Republic") || name.hasSuffix(" Team")
            || ["Netherlands", "Philippines", "Individual Neutral Athletes", "Bahamas"].contains(
                name)
        return needsArticle ? "the \(name)" : name
    }

    /// `Noah Lyles (United States)`, or the country of a team with its members if they are few.
    func holder(_ placement: Placement) -> String {
        let country = data.countryName(placement.country)
        if !placement.names.isEmpty { return "\(Self.list(placement.names)) (\(country))" }
        let team = self.country(placement.country)
        guard !placement.members.isEmpty, placement.members.count <= 8 else { return team }
        return "\(team) (\(placement.members.joined(separator: ", ")))"
    }

    /// `A, B and C`.
    static func list(_ parts: [String]) -> String {
        guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
        return parts.dropLast().joined(separator: ", ") + " and " + last
    }

    /// `A, B or C`.
    static func alternatives(_ parts: [String]) -> String {
        guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
        return parts.dropLast().joined(separator: ", ") + " or " + last
    }

    /// `1 medal`, `2 medals`.
    static func count(_ number: Int, _ noun: String) -> String {
        "\(number == 0 ? "no" : "\(number)") \(noun)\(number == 1 ? "" : "s")"
    }

    /// `gold`, or `fourth place`.
    static func rank(_ rank: Int) -> String {
        if let medal = Medal(rawValue: rank) { return medal.name }
        let words = [4: "fourth", 5: "fifth", 6: "sixth", 7: "seventh", 8: "eighth"]
        return "\(words[rank] ?? "number \(rank)") place"
    }

    /// A text that begins with a capital letter.
    static func capitalised(_ text: String) -> String {
        guard let first = text.first else { return text }
        return first.uppercased() + text.dropFirst()
    }

    /// The place as a row of an answer.
    func row(_ event: GamesEvent, _ placement: Placement) -> GamesAnswer.Row {
        GamesAnswer.Row(
            event: event.id, title: title(event), sport: data.sportName(event.sport),
            games: games(event), rank: placement.rank, names: placement.people,
            isTeam: placement.names.isEmpty, country: data.countryName(placement.country),
            countryCode: placement.country)
    }
}
