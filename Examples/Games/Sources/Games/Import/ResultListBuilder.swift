/// Puts rows of medals together to events.
struct ResultListBuilder {
    private let vocabulary: GamesData
    private(set) var accepted = 0
    private(set) var rejects: [ResultList.Reject] = []

    private var editions: [String: Edition] = [:]
    private var countries: [String: Country] = [:]
    private var sports: [String: Sport] = [:]
    private var order: [String] = []
    private var events:
        [String: (edition: String, sport: String, gender: Gender, name: String, id: String)] = [:]
    private var placements: [String: [Placement]] = [:]
    private var identifiers = Set<String>()
    private let sportsByWords: [Set<String>: String]

    /// The most characters of a field.
    private static let longestField = 4000
    /// The most rows with the same medal in an event.
    private static let mostOfMedal = 8

    init(_ vocabulary: GamesData) {
        self.vocabulary = vocabulary
        var byWords: [Set<String>: String] = [:]
        for sport in vocabulary.sports.values.sorted(by: { $0.id < $1.id }) {
            let group = vocabulary.groups.first { $0.id == sport.group }?.name ?? ""
            for name in [sport.name] + sport.aliases {
                byWords[Set([Word].stems(of: name)), default: sport.id] = sport.id
            }
            for name in [sport.name] + sport.aliases {
                let words = Set([Word].stems(of: name + " " + group))
                if byWords[words] == nil { byWords[words] = sport.id }
            }
        }
        sportsByWords = byWords
    }

    /// Takes a row, or rejects it with its line.
    mutating func add(_ values: [String: String], line: Int) {
        if let reason = problem(values) {
            rejects.append(ResultList.Reject(line: line, reason: reason))
        } else {
            accepted += 1
        }
    }

    private mutating func problem(_ values: [String: String]) -> String? {
        for column in ResultList.columns where !ResultList.optional.contains(column) {
            guard let value = values[column], !value.isEmpty else { return "`\(column)` is empty" }
        }
        for (column, value) in values.sorted(by: { $0.key < $1.key }) {
            if value.count > Self.longestField { return "`\(column)` is too long" }
            if value.contains(where: \.isASCIIControl) {
                return "`\(column)` has a control character"
            }
        }
        guard let year = Int(values["year"] ?? ""), (1896...2200).contains(year) else {
            return "`year` is no year of Games"
        }
        guard let medal = Medal.allCases.first(where: { $0.name == values["medal"]?.folded }) else {
            return "`medal` is not gold, silver or bronze"
        }
        let code = (values["country_code"] ?? "").uppercased()
        guard code.utf8.count == 3, code.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
            return "`country_code` is not three letters"
        }
        let genderWords = [Word].stems(of: values["event_gender"] ?? "")
        let gender: Gender
        switch genderWords.first {
        case "men", "man", "male": gender = .men
        case "women", "woman", "female": gender = .women
        case "mixed": gender = .mixed
        case "open": gender = .open
        default: return "`event_gender` is not men, women, mixed or open"
        }
        let athletes = (values["athletes"] ?? "").split(separator: ",").map { String($0).trimmed }
            .filter { !$0.isEmpty }
        guard !athletes.isEmpty, Set(athletes).count == athletes.count else {
            return "`athletes` has nobody or somebody twice"
        }
        let sportID = sport(values["sport"] ?? "")
        guard !sportID.isEmpty else { return "`sport` has no letters" }
        let edition = self.edition(values, year)
        let name = values["event_name"] ?? ""
        let key = [edition, sportID, gender.rawValue, name.folded].joined(separator: "\u{1F}")
        let country = values["country"] ?? ""
        let isNamed = !athletes.allSatisfy {
            $0.folded == country.folded || $0.uppercased() == code
        }
        let rank = medal.rawValue
        let placement = Placement(
            rank: rank, country: code, names: isNamed && athletes.count <= 2 ? athletes : [],
            members: isNamed && athletes.count > 2 ? athletes : [])
        let known = placements[key] ?? []
        if known.contains(placement) { return "the same result is there twice" }
        if known.count(where: { $0.rank == rank }) >= Self.mostOfMedal {
            return "the event has too many \(medal.name) medals"
        }
        if countries[code] == nil {
            countries[code] =
                vocabulary.countries[code]
                ?? Country(
                    id: code, name: country.isEmpty ? code : country, aliases: [], people: [])
        }
        if events[key] == nil {
            order.append(key)
            events[key] = (
                edition, sportID, gender, name, identifier(edition, sportID, gender, name)
            )
        }
        placements[key, default: []].append(placement)
        return nil
    }

    /// The identifier of a sport that is known by these words, or a new one.
    private mutating func sport(_ name: String) -> String {
        let stems = [Word].stems(of: name)
        let id = sportsByWords[Set(stems)] ?? Self.slug(name)
        guard !id.isEmpty, sports[id] == nil else { return id }
        sports[id] =
            vocabulary.sports[id]
            ?? Sport(
                id: id, name: name == name.uppercased() ? name : name.lowercased(), group: nil,
                aliases: [], words: [:])
        return id
    }

    private mutating func edition(_ values: [String: String], _ year: Int) -> String {
        let given = values["games"] ?? ""
        let city = given.replacing("\(year)", with: "").trimmed
        let season = (values["season"] ?? "summer").folded
        let name = city.isEmpty ? "\(season) \(year)" : "\(city) \(year)"
        let id = Self.slug(name)
        if editions[id] == nil {
            editions[id] = Edition(
                id: id, name: name, year: year, season: season == "winter" ? "winter" : "summer",
                city: city,
                aliases: ["\(year)", given].filter { !$0.isEmpty })
        }
        return id
    }

    private mutating func identifier(
        _ edition: String, _ sport: String, _ gender: Gender, _ name: String
    ) -> String {
        let base = "\(sport)-\(gender.rawValue)-\(Self.slug(name))"
        var id = base
        var number = 2
        while !identifiers.insert(edition + "/" + id).inserted {
            id = "\(base)-\(number)"
            number += 1
        }
        return id
    }

    static func slug(_ text: String) -> String {
        text.folded.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined(separator: "-")
    }

    /// The results of all rows that were taken.
    func data() throws(GamesError) -> GamesData {
        let events = order.compactMap { key -> GamesEvent? in
            guard let event = self.events[key] else { return nil }
            let places = (placements[key] ?? []).enumerated().sorted {
                ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
            }.map(\.element)
            let isTeam = places.contains { $0.names.isEmpty }
            let isPair = places.contains { $0.names.count == 2 }
            return GamesEvent(
                id: event.id, games: event.edition, sport: event.sport, gender: event.gender,
                name: event.name,
                kind: isTeam ? .team : isPair ? .pair : .individual, placements: places)
        }
        return try GamesData(
            editions: Array(editions.values), countries: Array(countries.values),
            sports: Array(sports.values),
            groups: vocabulary.groups, events: events)
    }
}
