/// Results of one or several Games, with the words that people use for them.
public struct GamesData: Sendable {
    /// The Games, by year.
    public private(set) var editions: [Edition]
    /// The countries by code.
    public private(set) var countries: [String: Country]
    /// The sports by identifier.
    public private(set) var sports: [String: Sport]
    /// The groups of sports.
    public private(set) var groups: [SportGroup]
    /// The events, in the order of their files.
    public private(set) var events: [GamesEvent]
    /// Other names of people.
    public private(set) var otherNames: [String: [String]]
    /// Names that more than one person has, with events that are not of the same one.
    public private(set) var namesakes: [String: [String]]

    /// Gathers results.
    ///
    /// - Throws: ``GamesError`` of code `invalidData` for what is twice or refers to nothing.
    public init(
        editions: [Edition], countries: [Country], sports: [Sport], groups: [SportGroup] = [],
        events: [GamesEvent], otherNames: [String: [String]] = [:],
        namesakes: [String: [String]] = [:]
    ) throws(GamesError) {
        self.editions = editions.sorted { ($0.year, $0.id) < ($1.year, $1.id) }
        self.groups = groups
        self.events = events
        self.otherNames = otherNames
        self.namesakes = namesakes
        self.countries = [:]
        self.sports = [:]
        for country in countries { self.countries[country.id] = country }
        for sport in sports { self.sports[sport.id] = sport }
        try check()
    }

    /// Adds other Games; those of the same identifier take the place of what was there.
    ///
    /// - Parameter other: The results to add. What it calls countries and sports gives way.
    /// - Returns: All results.
    public func adding(_ other: GamesData) -> GamesData {
        var all = self
        let replaced = Set(other.editions.map(\.id))
        all.editions.removeAll { replaced.contains($0.id) }
        all.events.removeAll { replaced.contains($0.games) }
        all.editions = (all.editions + other.editions).sorted {
            ($0.year, $0.id) < ($1.year, $1.id)
        }
        all.events += other.events
        all.countries.merge(other.countries) { own, _ in own }
        all.sports.merge(other.sports) { own, _ in own }
        all.groups += other.groups.filter { group in !groups.contains { $0.id == group.id } }
        all.otherNames.merge(other.otherNames) { own, _ in own }
        all.namesakes.merge(other.namesakes) { own, _ in own }
        return all
    }

    /// The Games of an identifier.
    public func edition(_ id: String) -> Edition? { editions.first { $0.id == id } }

    /// The name of a country, or its code if it has none.
    public func countryName(_ code: String) -> String { countries[code]?.name ?? code }

    /// The name of a sport, or its identifier if it has none.
    public func sportName(_ id: String) -> String { sports[id]?.name ?? id }

    private func check() throws(GamesError) {
        var seen = Set<String>()
        let editionIDs = Set(editions.map(\.id))
        let groupIDs = Set(groups.map(\.id))
        for sport in sports.values {
            if let group = sport.group, !groupIDs.contains(group) {
                throw .invalidData("sports", found: "the unknown group \(group)", in: sport.id)
            }
        }
        for event in events {
            guard seen.insert(event.games + "/" + event.id).inserted else {
                throw .invalidData("events", found: "the identifier \(event.id) twice")
            }
            guard editionIDs.contains(event.games) else {
                throw .invalidData("events", found: "unknown Games", in: event.id)
            }
            guard sports[event.sport] != nil else {
                throw .invalidData("events", found: "an unknown sport", in: event.id)
            }
            for placement in event.placements {
                guard placement.rank > 0 else {
                    throw .invalidData("events", found: "the rank \(placement.rank)", in: event.id)
                }
                guard countries[placement.country] != nil else {
                    throw .invalidData("events", found: "an unknown country", in: event.id)
                }
            }
        }
    }
}
