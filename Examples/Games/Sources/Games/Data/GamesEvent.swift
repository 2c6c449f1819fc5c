/// One event of one Games, with who was placed.
public struct GamesEvent: Sendable, Hashable, Identifiable {
    /// Whether it is for one person, two or a team.
    public enum Kind: String, Sendable, Hashable {
        /// One person.
        case individual
        /// Two people.
        case pair
        /// A team.
        case team
    }

    /// The identifier, unique among the events of its Games.
    public let id: String
    /// The identifier of its Games.
    public let games: String
    /// The identifier of its sport.
    public let sport: String
    /// Who may take part.
    public let gender: Gender
    /// The name, such as `100 m`.
    public let name: String
    /// Whether it is for one person, two or a team.
    public let kind: Kind
    /// The places that are known, by rank.
    public let placements: [Placement]
    /// Other names.
    public let aliases: [String]
    /// What is particular about the result.
    public let note: String?

    /// Describes an event.
    public init(
        id: String, games: String, sport: String, gender: Gender, name: String, kind: Kind,
        placements: [Placement], aliases: [String] = [], note: String? = nil
    ) {
        self.id = id
        self.games = games
        self.sport = sport
        self.gender = gender
        self.name = name
        self.kind = kind
        self.placements = placements
        self.aliases = aliases
        self.note = note
    }

    /// The places that have a medal.
    public var medals: [Placement] { placements.filter { $0.medal != nil } }
}
