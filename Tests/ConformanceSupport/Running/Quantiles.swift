/// The middle and the end of a set of times, in microseconds.
public struct Quantiles: Sendable {
    /// Half of the times are at most this.
    public let median: Double
    /// Nine in ten are at most this.
    public let p90: Double
    /// Ninety-nine in a hundred are at most this.
    public let p99: Double
    /// The longest.
    public let maximum: Double

    /// Sorts times; all figures are 0 if there are none.
    ///
    /// - Parameter durations: The times.
    public init(_ durations: [Duration]) {
        let sorted = durations.map(\.microseconds).sorted()
        /// The smallest time that at least this share of all times do not exceed.
        func quantile(_ share: Double) -> Double {
            guard !sorted.isEmpty else { return 0 }
            let rank = (share * Double(sorted.count)).rounded(.up)
            return sorted[min(max(Int(rank) - 1, 0), sorted.count - 1)]
        }
        median = quantile(0.5)
        p90 = quantile(0.9)
        p99 = quantile(0.99)
        maximum = sorted.last ?? 0
    }
}

extension Duration {
    /// The duration in microseconds.
    public var microseconds: Double {
        let (seconds, attoseconds) = components
        return Double(seconds) * 1e6 + Double(attoseconds) * 1e-12
    }
}
