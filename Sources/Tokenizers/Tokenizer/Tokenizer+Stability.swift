extension Tokenizer {
    /// The first tokens of a text, as far as they are the same whatever text follows it.
    ///
    /// The rest of the text is left to tokens that reach into what follows. A text with a
    /// user-defined token in it has no stable tokens here, nor has one that cannot be encoded without
    /// adding bytes of its own.
    ///
    /// - Complexity: O(*n* log *n*) for *n* bytes.
    public func stableTokens(of text: String) -> [Int] {
        var text = text
        let length = text.withUTF8 { stableLength(of: $0) }
        guard length > 0 else { return [] }
        let stable = text.utf8.prefix(length)
        let tokens = encode(String(decoding: stable, as: UTF8.self))
        return tokens.flatMap { bytes(of: $0) }.elementsEqual(stable) ? tokens : []
    }

    /// How many bytes no continuation can cut into other tokens.
    private func stableLength(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
        guard !specialTokens.segments(of: bytes, allowed: []).contains(where: { $0.token != nil })
        else { return 0 }
        // What may grow into a user-defined token is not settled.
        let settled =
            bytes.indices.first { specialTokens.mayGrow(from: bytes[$0...]) } ?? bytes.count
        switch model {
        case .bytePair(let model):
            return model.lastSettledBorder(bytes, upTo: settled)
        case .sentencePiece(let model):
            return model.lastSettledBorder(bytes, upTo: settled)
        case .unigram:
            return 0
        }
    }
}

extension BytePairModel {
    /// The start of the last word, or of one before it that what follows may still change.
    ///
    /// A word is settled by the character after it, except that white space may join a line break
    /// further on, and that an apostrophe may begin a word such as `'ll`.
    func lastSettledBorder(_ bytes: UnsafeBufferPointer<UInt8>, upTo end: Int) -> Int {
        var words: [Range<Int>] = []
        preTokenizer.forEachWord(in: bytes, 0..<bytes.count) { word in
            if word.lowerBound < end { words.append(word) }
        }
        guard var border = words.popLast()?.lowerBound else { return 0 }
        while let word = words.popLast(), Self.mayStillChange(bytes[word]) {
            border = word.lowerBound
        }
        return border
    }

    private static func mayStillChange(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let isASCIISpace = { (byte: UInt8) in byte == 0x20 || (0x09...0x0D).contains(byte) }
        guard let last = word.last else { return true }
        // White space beyond ASCII is rare enough to be treated as any byte above 0x7F.
        return isASCIISpace(last) || last == UInt8(ascii: "'") || last >= 0x80
    }
}

extension SentencePieceModel {
    /// The last place before a space where no token can reach across.
    func lastSettledBorder(_ bytes: UnsafeBufferPointer<UInt8>, upTo end: Int) -> Int {
        var place = end - 1
        while place > 0 {
            if bytes[place] == 0x20, !joinsSpace[Int(bytes[place - 1])] { return place }
            place -= 1
        }
        return 0
    }
}
