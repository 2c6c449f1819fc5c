import Constraints
import TestSupport

/// Chooses legal tokens by seeded random logits, as a model that knows nothing would.
///
/// A token's logit is a part of its own plus a part that changes from step to step, so that some
/// tokens are liked again and again.
public struct RandomSampler: Sendable {
    /// How a token is chosen.
    public enum Kind: String, Sendable, CaseIterable {
        /// The likeliest.
        case greedy
        /// The least likely.
        case leastLikely
        /// Any, with the same chance.
        case uniform
        /// By the probabilities that the logits give.
        case weighted
        /// Often one that begins with a quote, bracket, colon, comma or digit.
        case structural
    }

    /// How a token is chosen.
    public let kind: Kind
    private let seed: UInt64
    private var random: SeededGenerator
    private var step: UInt64 = 0
    private let vocabulary: TokenVocabulary

    /// Starts a sequence of choices.
    ///
    /// - Parameters:
    ///   - kind: How a token is chosen.
    ///   - seed: What the logits and choices follow from.
    ///   - vocabulary: The tokens to choose from.
    public init(_ kind: Kind, seed: UInt64, vocabulary: TokenVocabulary) {
        self.kind = kind
        self.seed = seed
        self.vocabulary = vocabulary
        random = SeededGenerator(seed: seed)
    }

    /// Chooses a token.
    ///
    /// - Parameter mask: The legal tokens.
    /// - Returns: The token; nil if none is legal.
    public mutating func choose(from mask: TokenMask) -> Int? {
        step += 1
        switch kind {
        case .greedy: return best(of: mask) { logit(of: $0) }
        case .leastLikely: return best(of: mask) { -logit(of: $0) }
        case .weighted:
            // The largest of logits plus Gumbel noise falls on a token with its probability.
            let noise = random.next()
            return best(of: mask) {
                logit(of: $0) - Self.logarithm(of: Self.exponential(noise, UInt64($0)))
            }
        case .uniform: return any(of: mask)
        case .structural:
            guard Bool.random(using: &random) else { return any(of: mask) }
            var marks: [Int] = []
            mask.forEach { if isStructural($0) { marks.append($0) } }
            return marks.randomElement(using: &random) ?? any(of: mask)
        }
    }

    private func isStructural(_ token: Int) -> Bool {
        guard let byte = vocabulary.bytes(of: token).first else { return true }
        return #"{}[]:,"0123456789-tfn"#.utf8.contains(byte)
    }

    private mutating func any(of mask: TokenMask) -> Int? {
        let count = mask.count
        guard count > 0 else { return nil }
        var rest = Int.random(in: 0..<count, using: &random)
        for (index, word) in mask.words.enumerated() {
            guard rest >= word.nonzeroBitCount else {
                var word = word
                for _ in 0..<rest { word &= word - 1 }
                return index << 6 + word.trailingZeroBitCount
            }
            rest -= word.nonzeroBitCount
        }
        return nil
    }

    private func best(of mask: TokenMask, score: (Int) -> Float) -> Int? {
        var best: (token: Int, score: Float)?
        mask.forEach { token in
            let score = score(token)
            if score > best?.score ?? -.infinity { best = (token, score) }
        }
        return best?.token
    }

    private func logit(of token: Int) -> Float {
        let own = Self.mixed(seed, UInt64(token))
        let changing = Self.mixed(seed ^ step &* 0x9E37_79B9, UInt64(token))
        return 4 * Self.unit(own) + 2 * Self.unit(changing)
    }

    /// A number of exponential distribution with mean 1.
    private static func exponential(_ seed: UInt64, _ token: UInt64) -> Float {
        -logarithm(of: unit(mixed(seed, token)))
    }

    /// The natural logarithm, exact enough for chance: the exponent and a cubic of the fraction.
    private static func logarithm(of value: Float) -> Float {
        let fraction = value.significand - 1
        let binary = fraction * (1.4228 + fraction * (-0.5825 + fraction * 0.1597))
        return 0.693_147 * (Float(value.exponent) + binary)
    }

    /// A number above 0 and below 1.
    private static func unit(_ bits: UInt64) -> Float { (Float(bits >> 41) + 0.5) / Float(1 << 23) }

    private static func mixed(_ seed: UInt64, _ token: UInt64) -> UInt64 {
        var bits = seed ^ token &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ bits >> 30) &* 0x94D0_49BB_1331_11EB
        return bits ^ bits >> 29
    }
}
