extension Tokenizer {
    /// The number of tokens; their ids are 0 to one less.
    public var vocabularySize: Int { vocabulary.count }

    /// What a token is for, or nil for an id outside the vocabulary.
    public func kind(of token: Int) -> TokenizerDescription.TokenKind? {
        vocabulary.kinds.indices.contains(token) ? vocabulary.kinds[token] : nil
    }

    /// Whether a token is a mark that text never yields and that has no bytes.
    public func isControl(_ token: Int) -> Bool {
        kind(of: token) == .control || kind(of: token) == .unknown
    }

    /// Whether a model's turn or text is over with this token.
    public func isEnd(_ token: Int) -> Bool {
        token == endToken || endOfTurnTokens.contains(token)
    }

    /// The exact bytes a token adds to the output; they may be part of a character.
    ///
    /// Control and unknown tokens, and ids outside the vocabulary, have none; see ``text(of:)``.
    ///
    /// - Complexity: O(1), without copying.
    public func bytes(of token: Int) -> ArraySlice<UInt8> {
        vocabulary.outputs.indices.contains(token) ? vocabulary.outputs[token] : []
    }

    /// A token's text as the vocabulary writes it, such as `<|im_end|>` or `Ġthe`, for display.
    public func text(of token: Int) -> String {
        guard vocabulary.texts.indices.contains(token) else { return "" }
        return String(decoding: vocabulary.texts[token], as: UTF8.self)
    }

    /// The token that adds exactly these bytes to the output, if one does.
    ///
    /// Of several, user-defined tokens come first, then those that merging leads to, then byte
    /// tokens, which is the order in which encoding finds them.
    public func token(for bytes: some Collection<UInt8>) -> Int? {
        let output = Array(bytes)
        let merged =
            switch model {
            case .bytePair: output
            case .sentencePiece, .unigram:
                output.flatMap { $0 == 0x20 ? Vocabulary.spaceMark : [$0] }
            }
        let candidates = [
            specialTokens.token(for: output),
            merged.withUnsafeBufferPointer { vocabulary.index.token(for: $0) },
            output.count == 1 ? vocabulary.byteTokens[Int(output[0])] : nil,
        ]
        // Control tokens have no bytes, and a token whose text has U+2581 has a space instead.
        return candidates.compactMap { $0.map(Int.init) }.first {
            $0 >= 0 && !output.isEmpty && vocabulary.outputs[$0].elementsEqual(output)
        }
    }

    /// The control, unknown or user-defined token with this text, if there is one.
    public func specialToken(_ text: String) -> Int? {
        specialTokens.token(for: text.utf8).map(Int.init)
    }

    /// The bytes that no token can express, in order; encoding leaves them out, or writes the
    /// unknown token for them.
    ///
    /// Some vocabularies lack control characters that never occurred in training.
    public var inexpressibleBytes: [UInt8] {
        (UInt8.min ... .max).filter { vocabulary.byteTokens[Int($0)] < 0 }
    }
}
