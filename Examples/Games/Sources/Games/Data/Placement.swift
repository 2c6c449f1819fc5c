/// One place of an event: its rank, and who has it.
public struct Placement: Sendable, Hashable {
    /// The rank; with the first three there is a medal.
    public let rank: Int
    /// The code of the country that they competed for.
    public let country: String
    /// Those who are placed by name: one person, or the two of a pair; none for a team.
    public let names: [String]
    /// The medallists of a team, where they are known.
    public let members: [String]

    /// Describes a place.
    ///
    /// - Parameters:
    ///   - rank: The rank.
    ///   - country: The code of the country.
    ///   - names: Those who are placed by name.
    ///   - members: The medallists of a team.
    public init(rank: Int, country: String, names: [String] = [], members: [String] = []) {
        self.rank = rank
        self.country = country
        self.names = names
        self.members = members
    }

    /// The medal, if there is one for the rank.
    public var medal: Medal? { Medal(rawValue: rank) }

    /// All people of the place.
    public var people: [String] { names + members }
}
