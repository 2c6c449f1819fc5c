/// What a model file says about its vocabulary.
///
/// Nothing in it is trusted: ``Tokenizer/init(_:)`` checks it.
public struct TokenizerDescription: Sendable {
    /// The algorithm that turns text into tokens.
    public enum Model: Sendable, Hashable {
        /// Byte-level byte-pair encoding with a list of merges (GGUF model `gpt2`).
        ///
        /// `preTokenizer` is the rule that cuts text into words before merging, by its name in
        /// GGUF's `tokenizer.ggml.pre`.
        case bytePair(preTokenizer: String)
        /// Byte-pair encoding by token scores, as SentencePiece does it (GGUF model `llama`).
        case sentencePiece
        /// The segmentation with the highest sum of scores (GGUF model `t5`).
        case unigram
    }

    /// What a token is for, numbered as in GGUF's `tokenizer.ggml.token_type`.
    public enum TokenKind: UInt8, Sendable, Hashable {
        /// A piece of text.
        case normal = 1
        /// The stand-in for what the vocabulary cannot express.
        case unknown = 2
        /// A mark such as the end of a turn; never produced from plain text.
        case control = 3
        /// A piece of text that is found before all others, even in plain text.
        case userDefined = 4
        /// A piece of text that the training of the model left out.
        case unused = 5
        /// One byte, written `<0xNN>`.
        case byte = 6
    }

    /// The algorithm.
    public var model: Model
    /// The tokens' texts as the file writes them; a token's position is its id.
    public var tokens: ByteStrings
    /// What each token is for; empty when all are ``TokenKind/normal``.
    public var kinds: [TokenKind]
    /// The tokens' scores; empty for ``Model/bytePair(preTokenizer:)``.
    public var scores: [Float]
    /// The merges in order of rank, each `left right`; empty except for ``Model/bytePair(preTokenizer:)``.
    public var merges: ByteStrings
    /// The token that begins a text.
    public var beginToken: Int?
    /// The token that ends a text.
    public var endToken: Int?
    /// The stand-in for what the vocabulary cannot express.
    public var unknownToken: Int?
    /// The token that fills unused positions of a batch.
    public var paddingToken: Int?
    /// Further tokens that end a model's turn.
    public var endOfTurnTokens: [Int]
    /// Whether prompts begin with ``beginToken``; for the caller, ``Tokenizer`` never adds it.
    public var addsBeginToken: Bool
    /// Whether texts end with ``endToken``; for the caller, ``Tokenizer`` never adds it.
    public var addsEndToken: Bool
    /// Whether text gets a space in front, as SentencePiece's dummy prefix.
    public var addsSpacePrefix: Bool
    /// Whether runs of spaces count as one and outer spaces as none; for ``Model/unigram`` only.
    public var removesExtraWhitespace: Bool

    /// Creates a description; everything but the algorithm and the tokens has a default.
    public init(
        model: Model, tokens: ByteStrings, kinds: [TokenKind] = [], scores: [Float] = [],
        merges: ByteStrings = ByteStrings(), beginToken: Int? = nil, endToken: Int? = nil,
        unknownToken: Int? = nil, paddingToken: Int? = nil, endOfTurnTokens: [Int] = [],
        addsBeginToken: Bool = false, addsEndToken: Bool = false, addsSpacePrefix: Bool = false,
        removesExtraWhitespace: Bool = false
    ) {
        self.model = model
        self.tokens = tokens
        self.kinds = kinds
        self.scores = scores
        self.merges = merges
        self.beginToken = beginToken
        self.endToken = endToken
        self.unknownToken = unknownToken
        self.paddingToken = paddingToken
        self.endOfTurnTokens = endOfTurnTokens
        self.addsBeginToken = addsBeginToken
        self.addsEndToken = addsEndToken
        self.addsSpacePrefix = addsSpacePrefix
        self.removesExtraWhitespace = removesExtraWhitespace
    }
}
