extension PhraseSet {
    /// Whether some tokens end with a phrase.
    func isAtEnd(of tokens: some Collection<Token>) -> Bool {
        let tail = Array(tokens.suffix(4))
        return tail.indices.contains { match(Array(tail[$0...])) == 0..<tail.count - $0 }
    }
}
