/// Games of one year.
public struct Edition: Sendable, Hashable, Identifiable {
    /// The identifier, such as `paris-2024`.
    public let id: String
    /// The name, such as `Paris 2024`.
    public let name: String
    /// The year.
    public let year: Int
    /// `summer` or `winter`.
    public let season: String
    /// The city.
    public let city: String
    /// Other names.
    public let aliases: [String]
}
