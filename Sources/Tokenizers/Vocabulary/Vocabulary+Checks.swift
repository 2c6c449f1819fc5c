extension Vocabulary {
    /// Checks that lists have the lengths and ids the range they must have.
    ///
    /// - Returns: The tokens' kinds; those that begin or end a text are control tokens, whatever the
    ///   file says, because text must never yield them.
    static func checkedKinds(_ description: TokenizerDescription) throws(TokenizerError) -> [Kind] {
        let count = description.tokens.count
        guard count > 0 else { throw .emptyVocabulary() }
        try checkLimits(description)
        try checkScores(description)
        var kinds = description.kinds
        if kinds.isEmpty { kinds = Array(repeating: .normal, count: count) }
        guard kinds.count == count else {
            throw .countMismatch("kinds", expected: count, found: kinds.count)
        }
        let roles = [
            ("beginToken", description.beginToken), ("endToken", description.endToken),
            ("unknownToken", description.unknownToken), ("paddingToken", description.paddingToken),
        ]
        let turns = description.endOfTurnTokens.enumerated().map {
            ("endOfTurnTokens[\($0)]", $1 as Int?)
        }
        for case (let role, let token?) in roles + turns where !(0..<count).contains(token) {
            throw .tokenOutOfRange(role, token: token, count: count)
        }
        let borders = [description.beginToken, description.endToken] + turns.map(\.1)
        for case let token? in borders where kinds[token] != .unknown { kinds[token] = .control }
        return kinds
    }

    private static func checkLimits(_ description: TokenizerDescription) throws(TokenizerError) {
        let lists = [("tokens", description.tokens), ("merges", description.merges)]
        for (name, list) in lists {
            guard list.count <= TokenizerLimits.tokens else {
                throw .tooManyEntries(name, count: list.count)
            }
            guard list.bytes.count <= TokenizerLimits.bytes else {
                throw .tooManyBytes(name, count: list.bytes.count)
            }
        }
        for token in description.tokens.indices {
            let length = description.tokens[token].count
            guard length <= TokenizerLimits.bytesPerToken else {
                throw .tokenTooLong(token, length: length)
            }
        }
    }

    private static func checkScores(_ description: TokenizerDescription) throws(TokenizerError) {
        let scores = description.scores
        if case .bytePair = description.model, scores.isEmpty { return }
        guard scores.count == description.tokens.count else {
            throw .countMismatch("scores", expected: description.tokens.count, found: scores.count)
        }
        if let token = scores.firstIndex(where: { !$0.isFinite }) {
            throw .invalidScore(scores[token], token: token)
        }
    }

    /// Checks that no two tokens have the same text; empty texts stand for nothing and may repeat.
    static func checkForDuplicates(_ texts: ByteStrings) throws(TokenizerError) {
        var seen = TokenIndex(over: texts)
        for token in texts.indices where !texts[token].isEmpty {
            if let other = seen.insert(Int32(token)) {
                throw .duplicateToken(token, sameAs: Int(other))
            }
        }
    }
}
