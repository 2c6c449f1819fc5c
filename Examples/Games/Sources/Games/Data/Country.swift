/// A country or team, by its three-letter code of the International Olympic Committee.
public struct Country: Sendable, Hashable, Identifiable {
    /// The code.
    public let id: String
    /// The name.
    public let name: String
    /// Other names.
    public let aliases: [String]
    /// Words for its people, such as `Dutch`.
    public let people: [String]
}
