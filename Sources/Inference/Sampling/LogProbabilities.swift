import Foundation

/// The logarithms of the probabilities that a row of logits stands for.
package struct LogProbabilities {
    private let logits: UnsafeBufferPointer<Float>

    /// The logarithm of the sum of the exponentials.
    let normalizer: Double

    /// Reads a row, which must outlive the value.
    ///
    /// - Complexity: O(tokens), no allocation.
    package init(_ logits: UnsafeBufferPointer<Float>) {
        self.logits = logits
        // Subtracting the greatest keeps the exponentials from overflowing.
        let greatest = Double(logits.max() ?? 0)
        var sum = 0.0
        for logit in logits { sum += exp(Double(logit) - greatest) }
        normalizer = greatest + log(sum)
    }

    /// The `count` likeliest tokens, the likeliest first, equal ones in the order of their ids.
    ///
    /// - Complexity: O(tokens × log tokens), and O(tokens) in most cases for few.
    package func top(_ count: Int) -> [(id: Int, value: Double)] {
        guard count > 0 else { return [] }
        // Few are found by looking only at what is likelier than the least of those found so far.
        if count <= 32 {
            var ids: [Int] = []
            for id in logits.indices {
                if ids.count == count, let last = ids.last, logits[id] <= logits[last] { continue }
                if ids.count == count { ids.removeLast() }
                let place = ids.firstIndex { logits[$0] < logits[id] } ?? ids.count
                ids.insert(id, at: place)
            }
            return ids.map { ($0, Double(logits[$0]) - normalizer) }
        }
        return logits.indices
            .sorted { logits[$0] > logits[$1] || (logits[$0] == logits[$1] && $0 < $1) }
            .prefix(count)
            .map { ($0, Double(logits[$0]) - normalizer) }
    }
}
