import Foundation

/// The logarithms of the probabilities that a row of logits stands for.
struct LogProbabilities {
    private let logits: UnsafeBufferPointer<Float>

    /// The logarithm of the sum of the exponentials.
    private let normalizer: Double

    /// Reads a row, which must outlive the value.
    ///
    /// - Complexity: O(tokens), no allocation.
    init(_ logits: UnsafeBufferPointer<Float>) {
        self.logits = logits
        // Subtracting the greatest keeps the exponentials from overflowing.
        let greatest = Double(logits.max() ?? 0)
        var sum = 0.0
        for logit in logits { sum += exp(Double(logit) - greatest) }
        normalizer = greatest + log(sum)
    }

    /// The `count` likeliest tokens, the likeliest first, equal ones in the order of their ids.
    ///
    /// - Complexity: O(tokens × log tokens).
    func top(_ count: Int) -> [(id: Int, value: Double)] {
        logits.indices
            .sorted { logits[$0] > logits[$1] || (logits[$0] == logits[$1] && $0 < $1) }
            .prefix(count)
            .map { ($0, Double(logits[$0]) - normalizer) }
    }
}
