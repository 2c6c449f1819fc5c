/// A label, and how probable it is as the whole answer.
public struct ChoiceProbability: Sendable, Hashable {
    /// The label.
    public let label: String
    /// Its share of 1 among all labels.
    public let probability: Double
}
