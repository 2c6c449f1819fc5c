import Foundation

extension GamesData {
    /// The results of Paris 2024 that come with the library.
    ///
    /// - Throws: ``GamesError`` if they were damaged.
    public static func bundled() throws(GamesError) -> GamesData {
        try GamesData(json: PackageResources.paris_2024_json, name: "paris-2024.json")
    }

    /// Reads results in the format of the bundled file.
    ///
    /// - Parameters:
    ///   - json: The document.
    ///   - name: What it is called in errors.
    /// - Throws: ``GamesError`` with the path in the document.
    public init(json: [UInt8], name: String) throws(GamesError) {
        let root = try DocumentCursor(json, name: name)
        guard try root.member("version").integer() == 1 else {
            throw .invalidData("version", expected: "1")
        }
        let edition = try Self.edition(root.member("games"))
        var countries: [Country] = []
        for (code, entry) in try root.member("countries").members() {
            countries.append(
                Country(
                    id: code, name: try entry.string("name"), aliases: try entry.strings("aliases"),
                    people: try entry.strings("people")))
        }
        var sports: [Sport] = []
        for entry in try root.member("sports").elements() { sports.append(try Self.sport(entry)) }
        var groups: [SportGroup] = []
        if let list = root.optional("groups") {
            for entry in try list.elements() {
                groups.append(
                    SportGroup(
                        id: try entry.string("id"), name: try entry.string("name"),
                        aliases: try entry.strings("aliases")))
            }
        }
        var events: [GamesEvent] = []
        for entry in try root.member("events").elements() {
            events.append(try Self.event(entry, games: edition.id))
        }
        try self.init(
            editions: [edition], countries: countries, sports: sports, groups: groups,
            events: events, otherNames: try Self.lists(root.optional("otherNames")),
            namesakes: try Self.lists(root.optional("namesakes")))
    }

    private static func lists(
        _ cursor: DocumentCursor?
    ) throws(GamesError) -> [String: [String]] {
        guard let cursor else { return [:] }
        var lists: [String: [String]] = [:]
        for (key, entry) in try cursor.members() { lists[key] = try entry.strings() }
        return lists
    }

    private static func edition(_ entry: DocumentCursor) throws(GamesError) -> Edition {
        Edition(
            id: try entry.string("id"), name: try entry.string("name"),
            year: try entry.member("year").integer(), season: try entry.string("season"),
            city: try entry.string("city"), aliases: try entry.strings("aliases"))
    }

    private static func sport(_ entry: DocumentCursor) throws(GamesError) -> Sport {
        Sport(
            id: try entry.string("id"), name: try entry.string("name"),
            group: try entry.optional("group")?.string(), aliases: try entry.strings("aliases"),
            words: try lists(entry.optional("words")))
    }

    private static func event(
        _ entry: DocumentCursor, games: String
    ) throws(GamesError) -> GamesEvent {
        let gender = try entry.member("gender")
        let kind = try entry.member("kind")
        guard let gender = Gender(rawValue: try gender.string()) else {
            throw .invalidData(gender.path, expected: "men, women, mixed or open")
        }
        guard let kind = GamesEvent.Kind(rawValue: try kind.string()) else {
            throw .invalidData(kind.path, expected: "individual, pair or team")
        }
        var placements: [Placement] = []
        for medal in Medal.allCases {
            guard let list = entry.optional(medal.name) else { continue }
            for place in try list.elements() {
                placements.append(try placement(place, rank: medal.rawValue))
            }
        }
        if let others = entry.optional("others") {
            for place in try others.elements() {
                placements.append(try placement(place, rank: place.member("rank").integer()))
            }
        }
        return GamesEvent(
            id: try entry.string("id"), games: games, sport: try entry.string("sport"),
            gender: gender, name: try entry.string("name"), kind: kind, placements: placements,
            aliases: try entry.strings("aliases"), note: try entry.optional("note")?.string())
    }

    private static func placement(
        _ entry: DocumentCursor, rank: Int
    ) throws(GamesError) -> Placement {
        Placement(
            rank: rank, country: try entry.string("country"), names: try entry.strings("names"),
            members: try entry.strings("members"))
    }
}
