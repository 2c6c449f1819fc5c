/// Byte-pair encoding by scores, as SentencePiece does it (Kudo and Richardson, 2018).
///
/// Spaces are written as U+2581 and text starts as single characters. Any two neighbours whose
/// joined text is a token merge, the token with the highest score first. A character that is no
/// token is written as byte tokens.
struct SentencePieceModel: Sendable {
    let addsSpacePrefix: Bool
    /// The rank of each token: lower for higher scores, equal for equal ones.
    private let ranks: [UInt32]
    /// The last bytes of characters that some token has in front of a space mark inside.
    let joinsSpace: [Bool]

    init(scores: [Float], addsSpacePrefix: Bool, vocabulary: Vocabulary) {
        self.addsSpacePrefix = addsSpacePrefix
        ranks = scores.map(Self.rank)
        joinsSpace = Self.bytesBeforeInnerSpaces(vocabulary.texts)
    }

    /// Maps scores to integers in the opposite order; 0 and -0 are equal.
    private static func rank(_ score: Float) -> UInt32 {
        let bits = (score + 0).bitPattern
        return bits >> 31 == 0 ? ~(bits | 1 << 31) : bits
    }

    private static func bytesBeforeInnerSpaces(_ texts: ByteStrings) -> [Bool] {
        var joins = [Bool](repeating: false, count: 256)
        let mark = Vocabulary.spaceMark
        texts.bytes.withUnsafeBufferPointer { bytes in
            for token in texts.indices {
                let (start, end) = (texts.offsets[token], texts.offsets[token + 1])
                guard end - start > 3 else { continue }
                for offset in start + 1...end - 3
                where bytes[offset] == mark[0] && bytes[offset + 1] == mark[1]
                    && bytes[offset + 2] == mark[2]
                {
                    joins[Int(bytes[offset - 1])] = true
                }
            }
        }
        return joins
    }

    /// Appends the tokens of `range` of `bytes`.
    ///
    /// With `hasPrefix`, the text gets a space in front if the model adds one.
    func encode(
        _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, hasPrefix: Bool,
        vocabulary: Vocabulary, merger: inout SymbolMerger, into tokens: inout [Int]
    ) {
        var text: [UInt8] = []
        text.reserveCapacity(range.count + range.count / 2 + 3)
        if hasPrefix && addsSpacePrefix { text += Vocabulary.spaceMark }
        for offset in range {
            if bytes[offset] == 0x20 {
                text += Vocabulary.spaceMark
            } else {
                text.append(bytes[offset])
            }
        }
        text.withUnsafeBufferPointer { text in
            var start = 0
            while start < text.count {
                let end = endOfWord(text, from: start)
                encodeWord(text, start..<end, vocabulary, &merger, &tokens)
                start = end
            }
        }
    }

    /// Finds where no token can reach across: a space mark after a character that no token has there.
    ///
    /// Merging the parts one by one gives the same tokens as merging the whole.
    private func endOfWord(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        let mark = Vocabulary.spaceMark
        var end = start + 1
        while end < text.count {
            if text[end] == mark[0], end + 2 < text.count, text[end + 1] == mark[1],
                text[end + 2] == mark[2], !joinsSpace[Int(text[end - 1])]
            {
                return end
            }
            end += 1
        }
        return end
    }

    private func encodeWord(
        _ text: UnsafeBufferPointer<UInt8>, _ word: Range<Int>, _ vocabulary: Vocabulary,
        _ merger: inout SymbolMerger, _ tokens: inout [Int]
    ) {
        merger.removeAll()
        var start = word.lowerBound
        while start < word.upperBound {
            let length = min(UTF8Length.announced(by: text[start]), word.upperBound - start)
            let token = vocabulary.index.token(for: .init(rebasing: text[start..<start + length]))
            merger.append(start: start, length: length, token: token ?? -1)
            start += length
        }
        merger.merge(by: Rules(text: text, index: vocabulary.index, ranks: ranks))
        vocabulary.append(merger.symbols, of: text, to: &tokens)
    }
}

extension SentencePieceModel {
    private struct Rules: MergeRules {
        let text: UnsafeBufferPointer<UInt8>
        let index: TokenIndex
        let ranks: [UInt32]

        @inline(__always)
        func merge(_ left: Symbol, _ right: Symbol) -> PairTable.Value? {
            let joined = left.start..<right.start + right.length
            guard let token = index.token(for: .init(rebasing: text[joined])) else { return nil }
            return .init(rank: ranks[Int(token)], result: token)
        }
    }
}
