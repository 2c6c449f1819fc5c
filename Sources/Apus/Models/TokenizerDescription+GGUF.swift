import GGUF
import Tokenizers

extension TokenizerDescription {
    /// Reads what a model file says about its vocabulary.
    ///
    /// The keys are those of the GGUF specification, section "Tokenizer" (`tokenizer.ggml.…`).
    ///
    /// - Throws: `ApusError` with `invalidModel` for an unknown kind of tokenizer or of token,
    ///   `GGUFError` for a key that is absent or of another type.
    init(_ metadata: GGUFMetadata) throws {
        let prefix = "tokenizer.ggml"
        func strings(_ key: String) throws -> ByteStrings? {
            guard let array = try metadata.array("\(prefix).\(key)") else { return nil }
            guard let (bytes, offsets) = array.byteStrings() else {
                throw ApusError(
                    .invalidModel, subject: "\(prefix).\(key)", expected: "an array of strings",
                    found: "an array of \(array.elementType)")
            }
            return ByteStrings(bytes: bytes, offsets: offsets)
        }
        func token(_ key: String) throws -> Int? { try metadata.int("\(prefix).\(key)_token_id") }
        func flag(_ key: String) throws -> Bool? { try metadata.bool("\(prefix).\(key)") }

        let name = try metadata.requireString("\(prefix).model")
        let model: Model
        switch name {
        case "gpt2":
            model = .bytePair(preTokenizer: try metadata.string("\(prefix).pre") ?? "default")
        case "llama": model = .sentencePiece
        case "t5": model = .unigram
        default:
            throw ApusError(
                .invalidModel, subject: "\(prefix).model", expected: "`gpt2`, `llama` or `t5`",
                found: "`\(name)`")
        }
        // Files of either kind may leave these out; what that means is the kind's own default.
        let isSentencePiece = model == .sentencePiece

        self.init(
            model: model, tokens: try strings("tokens") ?? ByteStrings(),
            kinds: try Self.kinds(metadata.array("\(prefix).token_type")),
            scores: try metadata.array("\(prefix).scores")?.floats() ?? [],
            merges: try strings("merges") ?? ByteStrings(), beginToken: try token("bos"),
            endToken: try token("eos"), unknownToken: try token("unknown"),
            paddingToken: try token("padding"),
            endOfTurnTokens: try [token("eot"), token("eom")].compactMap { $0 },
            addsBeginToken: try flag("add_bos_token") ?? isSentencePiece,
            addsEndToken: try flag("add_eos_token") ?? false,
            addsSpacePrefix: try flag("add_space_prefix") ?? isSentencePiece,
            removesExtraWhitespace: try flag("remove_extra_whitespaces") ?? false)
    }

    private static func kinds(_ array: GGUFArray?) throws -> [TokenKind] {
        let values = array?.integers() ?? []
        var kinds: [TokenKind] = []
        kinds.reserveCapacity(values.count)
        for value in values {
            guard let kind = UInt8(exactly: value).flatMap(TokenKind.init) else {
                throw ApusError(
                    .invalidModel, subject: "tokenizer.ggml.token_type", expected: "kinds 1 to 6",
                    found: "\(value)")
            }
            kinds.append(kind)
        }
        return kinds
    }
}
