/// Which tokens of a vocabulary are legal: one bit each.
public struct TokenMask: Sendable, Hashable {
    /// How many tokens the vocabulary has.
    public let tokenCount: Int
    /// The bits, the lowest of the first word first; those past the last token are 0.
    public internal(set) var words: [UInt64]

    /// Creates a mask in which no token is legal.
    public init(tokenCount: Int) {
        self.tokenCount = tokenCount
        words = [UInt64](repeating: 0, count: (tokenCount + 63) / 64)
    }

    /// Whether a token is legal.
    public func contains(_ token: Int) -> Bool {
        precondition(token >= 0 && token < tokenCount, "token out of range")
        return words[token >> 6] >> UInt64(token & 63) & 1 != 0
    }

    /// Whether no token is legal.
    public var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

    /// How many tokens are legal.
    public var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

    /// Calls a function with each legal token, in order.
    public func forEach(_ body: (Int) throws -> Void) rethrows {
        for (index, word) in words.enumerated() {
            var rest = word
            while rest != 0 {
                try body(index << 6 + rest.trailingZeroBitCount)
                rest &= rest - 1
            }
        }
    }
}
