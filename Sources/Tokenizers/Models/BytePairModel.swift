/// Byte-level byte-pair encoding (Sennrich et al., 2016; Radford et al., 2019).
///
/// Text is cut into words; each word starts as single bytes, and neighbours merge in the order of
/// the list of merges. Merges work on ids: one that names no token, or that leads to none or to one
/// that text must not yield, can never apply and is left out.
struct BytePairModel: Sendable {
    let preTokenizer: PreTokenizer
    let merges: PairTable

    init(
        preTokenizer name: String, merges: ByteStrings, vocabulary: Vocabulary
    ) throws(TokenizerError) {
        preTokenizer = try PreTokenizer(named: name)
        var table = PairTable(capacity: merges.count)
        var parts: [UInt8] = []
        for rank in merges.indices {
            merges.withUnsafeBytes(of: rank) { text in
                // The left part is not empty, so a space there would belong to it.
                guard let space = text.dropFirst().firstIndex(of: 0x20) else { return }
                parts.removeAll(keepingCapacity: true)
                ByteLevelAlphabet.decode(.init(rebasing: text[..<space]), into: &parts)
                let middle = parts.count
                ByteLevelAlphabet.decode(.init(rebasing: text[(space + 1)...]), into: &parts)
                parts.withUnsafeBufferPointer { parts in
                    let index = vocabulary.index
                    guard let left = index.token(for: .init(rebasing: parts[..<middle])),
                        let right = index.token(for: .init(rebasing: parts[middle...])),
                        let result = index.token(for: parts)
                    else { return }
                    table.insert(left, right, .init(rank: UInt32(rank), result: result))
                }
            }
        }
        self.merges = table
    }

    /// Appends the tokens of `range` of `bytes`.
    func encode(
        _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, vocabulary: Vocabulary,
        merger: inout SymbolMerger, into tokens: inout [Int]
    ) {
        preTokenizer.forEachWord(in: bytes, range) { word in
            if preTokenizer.keepsWholeTokens,
                let token = vocabulary.index.token(for: .init(rebasing: bytes[word]))
            {
                return tokens.append(Int(token))
            }
            merger.removeAll()
            for offset in word {
                merger.append(
                    start: offset, length: 1, token: vocabulary.byteTokens[Int(bytes[offset])])
            }
            merger.merge(by: self)
            vocabulary.append(merger.symbols, of: bytes, to: &tokens)
        }
    }
}

extension BytePairModel: MergeRules {
    @inline(__always)
    func merge(_ left: Symbol, _ right: Symbol) -> PairTable.Value? {
        left.token >= 0 && right.token >= 0 ? merges[left.token, right.token] : nil
    }
}
