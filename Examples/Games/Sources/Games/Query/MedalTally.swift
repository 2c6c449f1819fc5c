/// How many medals a country has.
public struct MedalTally: Sendable, Hashable {
    /// The code of the country.
    public let country: String
    /// The name of the country.
    public let name: String
    /// Gold medals.
    public internal(set) var gold = 0
    /// Silver medals.
    public internal(set) var silver = 0
    /// Bronze medals.
    public internal(set) var bronze = 0

    /// All medals.
    public var total: Int { gold + silver + bronze }

    init(country: String, name: String) {
        self.country = country
        self.name = name
    }

    mutating func add(_ medal: Medal) {
        switch medal {
        case .gold: gold += 1
        case .silver: silver += 1
        case .bronze: bronze += 1
        }
    }

    func count(_ medal: Medal?) -> Int {
        switch medal {
        case .gold: gold
        case .silver: silver
        case .bronze: bronze
        case nil: total
        }
    }
}
