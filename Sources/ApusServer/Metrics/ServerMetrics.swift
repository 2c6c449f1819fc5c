import Synchronization

/// What a server has counted since it began.
final class ServerMetrics: Sendable {
    struct Key: Hashable, Sendable {
        let path: String
        let status: Int
    }

    struct Counts: Sendable {
        var requests: [Key: Int] = [:]
        var seconds: [String: Double] = [:]
        var promptTokens = 0
        var cachedTokens = 0
        var completionTokens = 0
        /// How many answers took at most as long as each bound.
        var durations = [Int](repeating: 0, count: ServerMetrics.bounds.count)
        var durationCount = 0
        var durationSum = 0.0
    }

    /// Bounds of the durations of answers, in seconds.
    static let bounds = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300]

    private let state = Mutex(Counts())

    var counts: Counts { state.withLock { $0 } }

    /// Counts a request that has been answered.
    func count(path: String, status: Int, seconds: Double, _ usage: TokenUsage?) {
        state.withLock { counts in
            counts.requests[Key(path: path, status: status), default: 0] += 1
            guard let usage else { return }
            counts.promptTokens += usage.prompt
            counts.cachedTokens += usage.cached
            counts.completionTokens += usage.completion
            counts.durationCount += 1
            counts.durationSum += seconds
            for (index, bound) in Self.bounds.enumerated() where seconds <= bound {
                counts.durations[index] += 1
            }
        }
    }
}
