/// Beginnings of words that are looked for among tokens.
struct WordStems: Sendable {
    private let stems: [String]
    private let wholes: Set<String>

    /// Takes beginnings of words; those of up to three letters are whole words.
    init(_ words: [String]) {
        let folded = words.map(Token.folded)
        stems = folded.filter { $0.utf8.count > 3 }
        wholes = Set(folded.filter { $0.utf8.count <= 3 })
    }

    func matches(_ token: Token) -> Bool {
        token.kind == .word
            && (wholes.contains(token.text) || stems.contains(where: token.text.hasPrefix))
    }

    /// Whether one of some tokens begins so, or ends so as compounds do.
    func matches(_ tokens: ArraySlice<Token>) -> Bool { tokens.contains(where: matches) }

    /// Whether a token contains one of the longer beginnings, as `Spieleabend` does `abend`.
    func isWithin(_ token: Token) -> Bool {
        token.kind == .word && (matches(token) || stems.contains(where: token.text.contains))
    }
}

extension WordStems {
    static let moves = WordStems(EventWords.moves)
    static let evenings = WordStems(EventWords.evenings)
    static let mornings = WordStems(EventWords.mornings)
}
