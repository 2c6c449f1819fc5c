/// Turns text into the tokens of a model, and tokens into bytes and text.
///
/// It does what llama.cpp does with the same vocabulary; `Documentation/Tokenizers.md` lists the
/// few differences. A tokenizer never changes after it was made and may be used from many threads.
public struct Tokenizer: Sendable {
    enum Model: Sendable {
        case bytePair(BytePairModel)
        case sentencePiece(SentencePieceModel)
        case unigram(UnigramModel)
    }

    let vocabulary: Vocabulary
    let model: Model
    let specialTokens: SpecialTokenMatcher

    /// The token that begins a text.
    public let beginToken: Int?
    /// The token that ends a text.
    public let endToken: Int?
    /// The stand-in for what the vocabulary cannot express.
    public let unknownToken: Int?
    /// The token that fills unused positions of a batch.
    public let paddingToken: Int?
    /// Further tokens that end a model's turn.
    public let endOfTurnTokens: [Int]
    /// Whether prompts of this model begin with ``beginToken``, which encoding never adds.
    public let addsBeginToken: Bool
    /// Whether texts of this model end with ``endToken``, which encoding never adds.
    public let addsEndToken: Bool

    /// Checks a vocabulary and prepares it for use.
    ///
    /// - Throws: ``TokenizerError`` when the description contradicts itself or names a pre-tokenizer
    ///   that is not supported.
    /// - Complexity: O(bytes of all tokens and merges) in time and memory.
    public init(_ description: TokenizerDescription) throws(TokenizerError) {
        let vocabulary = try Vocabulary(description)
        self.vocabulary = vocabulary
        model =
            switch description.model {
            case .bytePair(let name):
                .bytePair(
                    try BytePairModel(
                        preTokenizer: name, merges: description.merges, vocabulary: vocabulary))
            case .sentencePiece:
                .sentencePiece(
                    SentencePieceModel(
                        scores: description.scores, addsSpacePrefix: description.addsSpacePrefix,
                        vocabulary: vocabulary))
            case .unigram:
                .unigram(UnigramModel(description, vocabulary: vocabulary))
            }
        specialTokens = SpecialTokenMatcher(texts: vocabulary.texts, kinds: vocabulary.kinds)
        beginToken = description.beginToken
        endToken = description.endToken
        unknownToken = description.unknownToken
        paddingToken = description.paddingToken
        endOfTurnTokens = description.endOfTurnTokens
        addsBeginToken = description.addsBeginToken
        addsEndToken = description.addsEndToken
    }
}
