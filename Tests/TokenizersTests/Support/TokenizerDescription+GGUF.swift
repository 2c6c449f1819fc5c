import GGUF
import Tokenizers

/// A vocabulary in a GGUF file that cannot be read as one.
struct VocabularyFileError: Error {
    var key: String
}

extension TokenizerDescription {
    /// What the metadata of a GGUF file says about its vocabulary.
    ///
    /// Absent keys have the defaults of llama.cpp.
    init(_ metadata: GGUFMetadata) throws {
        func key(_ name: String) -> String { "tokenizer.ggml.\(name)" }
        func strings(_ name: String) throws -> ByteStrings {
            guard let array = try metadata.array(key(name)) else { return ByteStrings() }
            guard let strings = array.byteStrings() else {
                throw VocabularyFileError(key: key(name))
            }
            return ByteStrings(bytes: strings.bytes, offsets: strings.offsets)
        }

        let name = try metadata.requireString(key("model"))
        let preTokenizer = try metadata.string(key("pre")) ?? "default"
        let model: Model =
            switch name {
            case "gpt2": .bytePair(preTokenizer: preTokenizer)
            case "llama": .sentencePiece
            case "t5": .unigram
            default: throw VocabularyFileError(key: key("model"))
            }
        // A table of replacements, which no tokenizer here applies.
        guard metadata[key("precompiled_charsmap")] == nil else {
            throw VocabularyFileError(key: key("precompiled_charsmap"))
        }
        let tokens = try strings("tokens")
        let kinds = try metadata.array(key("token_type")).map { array in
            guard let numbers = array.integers() else {
                throw VocabularyFileError(key: key("token_type"))
            }
            return try numbers.map { number in
                guard let kind = UInt8(exactly: number).flatMap(TokenKind.init(rawValue:)) else {
                    throw VocabularyFileError(key: key("token_type"))
                }
                return kind
            }
        }
        let scores = try metadata.array(key("scores")).map { array in
            guard let scores = array.floats() else { throw VocabularyFileError(key: key("scores")) }
            return scores
        }
        self.init(
            model: model, tokens: tokens, kinds: kinds ?? [],
            scores: model == .bytePair(preTokenizer: preTokenizer) ? [] : scores ?? [],
            merges: try strings("merges"),
            beginToken: try metadata.int(key("bos_token_id")) ?? (name == "llama" ? 1 : nil),
            endToken: try metadata.int(key("eos_token_id")) ?? (name == "llama" ? 2 : nil),
            unknownToken: try metadata.int(key("unknown_token_id")) ?? (name == "llama" ? 0 : nil),
            paddingToken: try metadata.int(key("padding_token_id")),
            endOfTurnTokens: try [key("eot_token_id"), key("eom_token_id")].compactMap(
                metadata.int),
            addsBeginToken: try metadata.bool(key("add_bos_token")) ?? (name == "llama"),
            addsEndToken: try metadata.bool(key("add_eos_token")) ?? (name == "t5"),
            addsSpacePrefix: try metadata.bool(key("add_space_prefix")) ?? (name != "gpt2"),
            removesExtraWhitespace: try metadata.bool(key("remove_extra_whitespaces")) ?? false)
    }
}
