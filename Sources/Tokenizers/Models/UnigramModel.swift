/// The segmentation whose tokens have the highest sum of scores (Kudo, 2018), found as Viterbi does.
///
/// A character that is no token by itself may be left unknown at a score of 10 below the lowest.
/// Unknown characters are written as byte tokens where the vocabulary has them, else each run of
/// them as one unknown token.
///
/// Text is not normalised beyond its spaces: a file that brings a table for that, such as GGUF's
/// `tokenizer.ggml.precompiled_charsmap`, must be refused by whoever reads it.
struct UnigramModel: Sendable {
    private let trie: ByteTrie
    private let scores: [Double]
    private let unknownScore: Double
    private let addsSpacePrefix: Bool
    private let removesExtraWhitespace: Bool

    init(_ description: TokenizerDescription, vocabulary: Vocabulary) {
        let kinds = vocabulary.kinds
        let text = kinds.indices.filter { [.normal, .userDefined, .unused].contains(kinds[$0]) }
        trie = ByteTrie(of: text.map(Int32.init), in: vocabulary.texts)
        // User-defined tokens cost nothing, so that they are preferred.
        scores = kinds.indices.map {
            kinds[$0] == .userDefined ? 0 : Double(description.scores[$0])
        }
        let lowest = kinds.indices.filter { kinds[$0] == .normal }.map { description.scores[$0] }
            .min()
        unknownScore = Double((lowest ?? 0) - 10)
        addsSpacePrefix = description.addsSpacePrefix
        removesExtraWhitespace = description.removesExtraWhitespace
    }

    /// Appends the tokens of `range` of `bytes`.
    ///
    /// - Complexity: O(*n* × length of the longest token) for *n* bytes.
    func encode(
        _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, vocabulary: Vocabulary,
        into tokens: inout [Int]
    ) {
        let text = spaced(bytes[range])
        var unknown: Range<Int>?
        for part in bestPath(through: text) {
            if part.token < 0 {
                unknown = (unknown?.lowerBound ?? part.start)..<part.end
                continue
            }
            if let range = unknown { appendUnknown(text[range], vocabulary, &tokens) }
            unknown = nil
            tokens.append(Int(part.token))
        }
        if let range = unknown { appendUnknown(text[range], vocabulary, &tokens) }
    }

    /// Writes spaces as U+2581, adds the one in front, and takes away those that do not count.
    private func spaced(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count + bytes.count / 2 + 3)
        var isFirst = true
        var isInWord = false
        for byte in bytes {
            if byte == 0x20 {
                isInWord = false
                if !removesExtraWhitespace { text += Vocabulary.spaceMark }
                continue
            }
            if !isInWord, removesExtraWhitespace || (addsSpacePrefix && isFirst) {
                text += Vocabulary.spaceMark
            }
            if !isInWord { isFirst = false }
            isInWord = true
            text.append(byte)
        }
        return text
    }

    private struct Part {
        var start: Int
        var end: Int
        /// The token, or -1 for an unknown character.
        var token: Int32
    }

    private func bestPath(through text: [UInt8]) -> [Part] {
        guard !text.isEmpty else { return [] }
        // What leads best to each offset; offsets inside characters may stay unreached.
        var best = [(score: Double, start: Int, token: Int32)](
            repeating: (-.infinity, 0, -1), count: text.count + 1)
        best[0].score = 0
        var start = 0
        while start < text.count {
            let characterEnd = min(start + UTF8Length.announced(by: text[start]), text.count)
            var isKnown = false
            var node = trie.root
            var end = start
            while end < text.count, let next = trie.step(from: node, by: text[end]) {
                node = next
                end += 1
                guard let token = trie.token(at: node) else { continue }
                if end == characterEnd { isKnown = true }
                let score = best[start].score + scores[Int(token)]
                if score > best[end].score { best[end] = (score, start, token) }
            }
            if !isKnown {
                let score = best[start].score + unknownScore
                if score > best[characterEnd].score { best[characterEnd] = (score, start, -1) }
            }
            start = characterEnd
        }
        var path: [Part] = []
        var end = text.count
        while end > 0 {
            path.append(Part(start: best[end].start, end: end, token: best[end].token))
            end = best[end].start
        }
        return path.reversed()
    }

    private func appendUnknown(
        _ bytes: ArraySlice<UInt8>, _ vocabulary: Vocabulary, _ tokens: inout [Int]
    ) {
        let byteTokens = bytes.map { vocabulary.byteTokens[Int($0)] }
        if byteTokens.allSatisfy({ $0 >= 0 }) {
            tokens += byteTokens.map(Int.init)
        } else if vocabulary.unknownToken >= 0 {
            tokens.append(Int(vocabulary.unknownToken))
        }
    }
}
