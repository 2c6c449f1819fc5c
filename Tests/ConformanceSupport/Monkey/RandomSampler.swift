import Constraints
import Foundation
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

    /// What samplers need to know of a vocabulary.
    public struct Vocabulary: Sendable {
        /// A bit for each token that may begin or end a value.
        fileprivate let marks: [UInt64]

        /// Looks at all tokens.
        public init(_ tokens: TokenVocabulary) {
            var marks = [UInt64](repeating: 0, count: (tokens.count + 63) / 64)
            let bytes = #"{}[]:,"0123456789-tfn"#.utf8
            for token in 0..<tokens.count
            where tokens.bytes(of: token).first.map(bytes.contains) ?? true {
                marks[token >> 6] |= 1 << UInt64(token & 63)
            }
            self.marks = marks
        }
    }

    /// The largest logit.
    private static let largest: Float = 6

    /// How a token is chosen.
    public let kind: Kind
    private let vocabulary: Vocabulary
    private let seed: UInt64
    private var random: SeededGenerator
    private var step: UInt64 = 0

    /// Starts a sequence of choices.
    ///
    /// - Parameters:
    ///   - kind: How a token is chosen.
    ///   - seed: What the logits and choices follow from.
    ///   - vocabulary: The tokens to choose from.
    public init(_ kind: Kind, seed: UInt64, vocabulary: Vocabulary) {
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
        case .greedy: return likeliest(of: mask, sign: 1)
        case .leastLikely: return likeliest(of: mask, sign: -1)
        case .uniform: return any(of: mask.words)
        case .weighted:
            // Taking any token with a chance that grows with its probability gives each its own.
            while let token = any(of: mask.words) {
                let chance = exp(logit(of: token) - Self.largest)
                if Float.random(in: 0..<1, using: &random) < chance { return token }
            }
            return nil
        case .structural:
            guard Bool.random(using: &random) else { return any(of: mask.words) }
            return any(of: zip(mask.words, vocabulary.marks).map { $0 & $1 })
                ?? any(of: mask.words)
        }
    }

    /// Chooses any token with the same chance.
    ///
    /// - Parameter mask: The legal tokens.
    /// - Returns: The token; nil if none is legal.
    public mutating func chooseAny(from mask: TokenMask) -> Int? { any(of: mask.words) }

    private mutating func any(of words: [UInt64]) -> Int? {
        let count = words.reduce(0) { $0 + $1.nonzeroBitCount }
        guard count > 0 else { return nil }
        var rest = Int.random(in: 0..<count, using: &random)
        for (index, word) in words.enumerated() {
            guard rest >= word.nonzeroBitCount else {
                var word = word
                for _ in 0..<rest { word &= word - 1 }
                return index << 6 + word.trailingZeroBitCount
            }
            rest -= word.nonzeroBitCount
        }
        return nil
    }

    private func likeliest(of mask: TokenMask, sign: Float) -> Int? {
        var best: Int?
        var bestScore = -Float.infinity
        mask.forEach { token in
            let score = sign * logit(of: token)
            if score > bestScore { (best, bestScore) = (token, score) }
        }
        return best
    }

    private func logit(of token: Int) -> Float {
        let own = Self.mixed(seed, UInt64(token))
        let changing = Self.mixed(seed ^ step &* 0x9E37_79B9_7F4A_7C15, UInt64(token))
        return 4 * Self.unit(own) + 2 * Self.unit(changing)
    }

    /// A number of at least 0 and below 1.
    private static func unit(_ bits: UInt64) -> Float { Float(bits >> 40) / Float(1 << 24) }

    private static func mixed(_ seed: UInt64, _ token: UInt64) -> UInt64 {
        var bits = seed ^ token &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ bits >> 30) &* 0x94D0_49BB_1331_11EB
        return bits ^ bits >> 29
    }
}
