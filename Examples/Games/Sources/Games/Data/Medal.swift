/// A medal, whose number is the place it is given for.
public enum Medal: Int, Sendable, Hashable, CaseIterable, Comparable {
    /// The first place.
    case gold = 1
    /// The second place.
    case silver
    /// The third place, or a lost semi-final where both losers get one.
    case bronze

    /// The word for the medal.
    public var name: String {
        switch self {
        case .gold: "gold"
        case .silver: "silver"
        case .bronze: "bronze"
        }
    }

    /// Orders medals from gold to bronze.
    public static func < (left: Medal, right: Medal) -> Bool { left.rawValue < right.rawValue }
}
