/// A sport of the programme, with other words for it and for its events.
public struct Sport: Sendable, Hashable, Identifiable {
    /// The identifier.
    public let id: String
    /// The name.
    public let name: String
    /// The identifier of the group that it belongs to.
    public let group: String?
    /// Other names.
    public let aliases: [String]
    /// Other words for parts of the names of its events.
    public let words: [String: [String]]
}

/// Several sports under one name, such as cycling.
public struct SportGroup: Sendable, Hashable, Identifiable {
    /// The identifier.
    public let id: String
    /// The name.
    public let name: String
    /// Other names.
    public let aliases: [String]
}
