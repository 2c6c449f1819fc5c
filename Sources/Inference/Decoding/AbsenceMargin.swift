/// How far a model preferred a value to its absence where it chose between them.
public struct AbsenceMargin: Sendable, Hashable {
    /// The way to the value, such as `$.date`; nil in documents that are not JSON.
    public let path: String?
    /// The log of the probability of the tokens that take the value, less that of the tokens that
    /// leave it absent, at the step that chose; nil if one side had no token there.
    public let margin: Double?
    /// The margin from which on the value may be taken.
    public let threshold: Double
    /// Whether the value was left absent although the likeliest legal token took it, at this step or
    /// at one on the way to it, because the margin there was below the threshold.
    public let wasDecisive: Bool
    /// Whether the value was taken in the end.
    public let tookValue: Bool

    /// Describes a choice that was made.
    public init(
        path: String?, margin: Double?, threshold: Double, wasDecisive: Bool, tookValue: Bool
    ) {
        self.path = path
        self.margin = margin
        self.threshold = threshold
        self.wasDecisive = wasDecisive
        self.tookValue = tookValue
    }
}
