extension GenerationOptions {
    /// A way to choose the next token from the model's distribution.
    public struct SamplingMode: Sendable, Equatable {
        /// The ways there are, with what each is told.
        public enum Kind: Sendable, Equatable {
            /// The likeliest token.
            case greedy
            /// A random one of the likeliest tokens, this many.
            case randomTopK(Int, seed: UInt64?)
            /// A random one of the likeliest tokens that together reach this probability.
            case randomProbabilityThreshold(Double, seed: UInt64?)
        }

        /// The way, with what it is told.
        public let kind: Kind

        /// Always the likeliest token.
        public static var greedy: SamplingMode { SamplingMode(kind: .greedy) }

        /// A random one of the `k` likeliest tokens.
        ///
        /// - Parameters:
        ///   - k: The number of tokens to choose from.
        ///   - seed: What the random numbers start from; nil takes a new one.
        /// - Returns: The sampling mode.
        public static func random(top k: Int, seed: UInt64? = nil) -> SamplingMode {
            SamplingMode(kind: .randomTopK(k, seed: seed))
        }

        /// A random one of the likeliest tokens that together reach a probability (nucleus sampling).
        ///
        /// - Parameters:
        ///   - probabilityThreshold: The probability to reach, from 0 to 1.
        ///   - seed: What the random numbers start from; nil takes a new one.
        /// - Returns: The sampling mode.
        public static func random(
            probabilityThreshold: Double, seed: UInt64? = nil
        ) -> SamplingMode {
            SamplingMode(kind: .randomProbabilityThreshold(probabilityThreshold, seed: seed))
        }
    }
}
