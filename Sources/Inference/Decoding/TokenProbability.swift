/// How probable the model found a generated token, before any constraint, penalty or temperature.
public struct TokenProbability: Sendable, Hashable {
    /// The token.
    public let token: Int
    /// The natural logarithm of its probability; nil if the token was not chosen by probabilities.
    public let logarithm: Double?
    /// The likeliest tokens at its place, the likeliest first.
    public let alternatives: [Alternative]

    /// A token that could have stood in the place of another.
    public struct Alternative: Sendable, Hashable {
        /// The token.
        public let token: Int
        /// The natural logarithm of its probability.
        public let logarithm: Double
    }
}

extension TokenProbability {
    /// What there is to report of a place in the text, before it is known which token stands there.
    struct Place {
        private let logarithms: [Float]
        private let normalizer: Double
        private let alternatives: [Alternative]

        /// Reads a row of logits that nothing has changed yet.
        init(_ logits: UnsafeMutableBufferPointer<Float>, alternatives count: Int) {
            let probabilities = LogProbabilities(UnsafeBufferPointer(logits))
            logarithms = Array(logits)
            normalizer = probabilities.normalizer
            alternatives = probabilities.top(count).map {
                Alternative(token: $0.id, logarithm: $0.value)
            }
        }

        /// What to report of the token that was chosen.
        func probability(of token: Int) -> TokenProbability {
            TokenProbability(
                token: token, logarithm: Double(logarithms[token]) - normalizer,
                alternatives: alternatives)
        }
    }
}
