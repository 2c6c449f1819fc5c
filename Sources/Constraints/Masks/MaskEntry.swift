/// Which tokens are legal in a state of an automaton, apart from what follows its lexeme.
struct MaskEntry: Sendable {
    /// Whether the tokens are those of any text, but for `removed`.
    var isLikeText = false
    /// Tokens of any text that are not legal here, whether they stay inside or close the string.
    var removed: [Int32] = []
    /// All tokens that stay inside, if they are many.
    var words: [UInt64] = []
    /// All tokens that stay inside, if they are few.
    var tokens: [Int32] = []
    /// The nodes of the trie of tokens where the lexeme ends and tokens go on; for keys, where
    /// the quotation mark is, whether or not tokens go on.
    var ends: [Int32] = []

    /// The bytes it takes.
    var byteCount: Int { words.count * 8 + (removed.count + tokens.count + ends.count) * 4 }
}
