import Constraints

/// Writes documents under a constraint within a budget of tokens, with room left for their end.
///
/// A token is taken only if the shortest completion after it fits in the tokens that are then
/// left: one for each byte at worst, or as the longest tokens cut it. If the sampler finds none,
/// the shortest completion is written instead.
public struct BudgetedWriter {
    /// What came of writing a document.
    public struct Outcome: Sendable {
        /// How a document ended.
        public enum Ending: String, Sendable {
            /// As the sampler chose, or because nothing could follow.
            case complete
            /// With its shortest completion, for the budget's sake.
            case closed
            /// Not at all, since the budget cannot hold the shortest document.
            case refused
        }

        /// How the document ended.
        public let ending: Ending
        /// The tokens, without an end token.
        public let tokens: [Int]
        /// The document.
        public let text: [UInt8]
        /// The tokens of the shortest document.
        public let shortestCount: Int
    }

    /// A broken promise of the engine.
    public struct Failure: Error, CustomStringConvertible {
        /// What is wrong.
        public let description: String
    }

    /// How many tokens are tried before the document is closed: the sampler's, then any others.
    private static let attempts = 4

    private let engine: ConformanceEngine
    private let longestTokens: LongestTokens

    /// Prepares for writing with an engine's vocabulary.
    public init(_ engine: ConformanceEngine) {
        self.engine = engine
        longestTokens = LongestTokens(engine.tokens)
    }

    /// How many tokens the shortest document takes.
    ///
    /// - Throws: ``Failure`` if the vocabulary cannot write it; `ConstraintError`.
    public func shortestCount(_ constraint: CompiledConstraint) throws -> Int {
        try tokens(of: engine.matcher(constraint).shortestCompletion()).count
    }

    /// Writes a document.
    ///
    /// - Parameters:
    ///   - constraint: What the document must meet.
    ///   - budget: The most tokens, an end token not among them.
    ///   - sampler: What chooses the tokens.
    /// - Returns: The document and how it ended.
    /// - Throws: ``Failure`` if a mask is empty, or lacks a token that must be legal;
    ///   `ConstraintError` if the text can be read in too many ways.
    public func write(
        _ constraint: CompiledConstraint, budget: Int, sampler: inout RandomSampler
    ) throws -> Outcome {
        let matcher = engine.matcher(constraint)
        let shortestCount = try shortestCount(constraint)
        var tokens: [Int] = []
        var ending = Outcome.Ending.complete
        guard shortestCount <= budget else {
            return Outcome(ending: .refused, tokens: [], text: [], shortestCount: shortestCount)
        }
        var mask = TokenMask(tokenCount: engine.tokens.count)
        var closing: [Int]?
        while tokens.count < budget || !matcher.canEnd {
            try matcher.fillMask(&mask)
            guard !mask.isEmpty else { throw Failure(description: "no token is legal") }
            let left = budget - tokens.count
            if let token = try sample(mask, matcher, left: left - 1, &sampler) {
                if engine.tokens.isEnd(token) { break }
                tokens.append(token)
                closing = nil
                continue
            }
            // A document that may end here needs no closing.
            if matcher.canEnd { break }
            var rest = try closing ?? self.tokens(of: matcher.shortestCompletion())
            guard rest.count <= left, let token = rest.first, mask.contains(token),
                try matcher.advance(token: token)
            else { throw Failure(description: "the shortest completion cannot be written") }
            rest.removeFirst()
            closing = rest
            tokens.append(token)
            ending = .closed
        }
        return Outcome(
            ending: ending, tokens: tokens, text: matcher.document, shortestCount: shortestCount)
    }

    /// Takes a token after which the document can be completed with so many more.
    private func sample(
        _ mask: TokenMask, _ matcher: ConstraintMatcher, left: Int, _ sampler: inout RandomSampler
    ) throws -> Int? {
        for attempt in 0..<Self.attempts {
            let choice = attempt == 0 ? sampler.choose(from: mask) : sampler.chooseAny(from: mask)
            guard let token = choice else { return nil }
            if engine.tokens.isEnd(token) { return token }
            let start = matcher.snapshot()
            guard try matcher.advance(token: token) else {
                throw Failure(description: "the mask has token \(token), which is illegal")
            }
            if try fits(matcher, in: left) { return token }
            matcher.restore(start)
        }
        return nil
    }

    private func fits(_ matcher: ConstraintMatcher, in count: Int) throws -> Bool {
        guard count >= 0 else { return false }
        if matcher.shortestLength <= count { return true }
        // Tokens longer than the longest there is would be needed.
        guard matcher.shortestLength <= count * longestTokens.longest else { return false }
        return try tokens(of: matcher.shortestCompletion()).count <= count
    }

    private func tokens(of bytes: [UInt8]) throws -> [Int] {
        guard let tokens = longestTokens.tokens(of: bytes) else {
            throw Failure(description: "the vocabulary cannot write the shortest completion")
        }
        return tokens
    }
}
