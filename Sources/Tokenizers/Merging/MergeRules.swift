/// A part of a word while it is being merged: a character at first, a token at last.
struct Symbol {
    /// Where the symbol begins, in bytes.
    var start: Int
    /// Its length in bytes, 0 once it has been merged into its left neighbour.
    var length: Int
    /// The token with these bytes, or -1.
    var token: Int32
    /// The index of the left neighbour, or -1.
    var previous: Int
    /// The index of the right neighbour, or -1.
    var next: Int
}

/// Which neighbours merge, and in what order.
protocol MergeRules {
    /// The token that two neighbours merge to and its rank, lower ranks first; nil if they do not.
    func merge(_ left: Symbol, _ right: Symbol) -> PairTable.Value?
}
