/// The checked tokens: their texts, the bytes they stand for, and what they are for.
///
/// A class, because it has many parts that every copy would have to retain.
final class Vocabulary: Sendable {
    typealias Kind = TokenizerDescription.TokenKind

    /// The tokens' texts as the file writes them.
    let texts: ByteStrings
    /// The bytes each token stands for; none for control and unknown tokens.
    let outputs: ByteStrings
    /// What each token is for.
    let kinds: [Kind]
    /// The tokens that merging may lead to, by the bytes that merging sees.
    let index: TokenIndex
    /// The token for each byte by itself, or -1.
    let byteTokens: [Int32]
    /// The token that stands for bytes without a token, or -1.
    let unknownToken: Int32

    var count: Int { kinds.count }

    /// Checks `description` and works out what its tokens stand for.
    init(_ description: TokenizerDescription) throws(TokenizerError) {
        let texts = description.tokens
        kinds = try Self.checkedKinds(description)
        self.texts = texts
        try Self.checkForDuplicates(texts)
        if case .bytePair = description.model {
            outputs = Self.byteLevelOutputs(texts, kinds)
            index = Self.index(over: outputs) { [kinds] in Self.isText(kinds[$0]) }
            byteTokens = Self.fallbackBytes([:], index)
        } else {
            let bytes = try Self.byteValues(texts, kinds)
            outputs = Self.spacedOutputs(texts, kinds, bytes)
            index = Self.index(over: texts) { [kinds] in
                Self.isText(kinds[$0]) && kinds[$0] != .byte
            }
            byteTokens = Self.fallbackBytes(bytes, index)
        }
        // The unknown token of some files is a control token, which text must never yield.
        let unknown = description.unknownToken.flatMap { [kinds] in
            kinds[$0] == .unknown ? Int32($0) : nil
        }
        unknownToken = unknown ?? -1
    }

    /// Whether text may yield tokens of this kind.
    private static func isText(_ kind: Kind) -> Bool { kind != .control && kind != .unknown }

    /// An index of the tokens that `isIncluded`; of several with the same bytes the first counts.
    private static func index(
        over strings: ByteStrings, where isIncluded: (Int) -> Bool
    ) -> TokenIndex {
        var index = TokenIndex(over: strings)
        for token in strings.indices where isIncluded(token) && !strings[token].isEmpty {
            _ = index.insert(Int32(token))
        }
        return index
    }
}
