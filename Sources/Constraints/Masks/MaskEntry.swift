/// Which tokens are legal in a state of an automaton, apart from what follows its lexeme.
struct MaskEntry: Sendable {
    /// Whether the tokens that stay inside are those of any text, but for `removed`.
    var isLikeText = false
    /// Whether the tokens that close the string are those of any text, but for `removed`;
    /// otherwise `ends` has where the lexeme ends.
    var closesLikeText = false
    /// Tokens of any text that are not legal here, whether they stay inside or close the string.
    var removed: [Int32] = []
    /// All tokens that stay inside, if they are many.
    var words: [UInt64] = []
    /// All tokens that stay inside, if they are few.
    var tokens: [Int32] = []
    /// The nodes of the trie of tokens where the lexeme ends and tokens go on; for keys, where
    /// the quotation mark is, whether or not tokens go on.
    var ends: [Int32] = []

    /// More tokens than this are kept as a mask.
    private static let sparseLimit = 2_000

    /// Lists the tokens of the words, so many, instead of keeping the words, if they are few.
    mutating func makeSparse(_ count: Int) {
        guard count <= Self.sparseLimit else { return }
        tokens.reserveCapacity(count)
        for (index, word) in words.enumerated() where word != 0 {
            var rest = word
            while rest != 0 {
                tokens.append(Int32(index << 6 + rest.trailingZeroBitCount))
                rest &= rest - 1
            }
        }
        words = []
    }

    /// The bytes it takes.
    var byteCount: Int { words.count * 8 + (removed.count + tokens.count + ends.count) * 4 }
}
