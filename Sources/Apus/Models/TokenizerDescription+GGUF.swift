import GGUF
import Tokenizers

extension TokenizerDescription {
    /// What the metadata of a GGUF file says about its vocabulary.
    ///
    /// The keys are those of the GGUF specification, section "Tokenizer" (`tokenizer.ggml.…`);
    /// absent ones have the defaults of llama.cpp.
    ///
    /// - Throws: `ApusError` with `invalidModel` for a kind of tokenizer or token that is unknown,
    ///   `GGUFError` for a key that is absent or of another type.
    public init(_ metadata: GGUFMetadata) throws {
        // A table of replacements, which no tokenizer here applies.
        guard metadata[Self.key("precompiled_charsmap")] == nil else {
            throw Self.invalid("precompiled_charsmap", expected: "no table of replacements")
        }
        let name = try metadata.requireString(Self.key("model"))
        let preTokenizer = try metadata.string(Self.key("pre")) ?? "default"
        let model: Model =
            switch name {
            case "gpt2": .bytePair(preTokenizer: preTokenizer)
            case "llama": .sentencePiece
            case "t5": .unigram
            default:
                throw Self.invalid(
                    "model", expected: "`gpt2`, `llama` or `t5`", found: "`\(name)`")
            }
        func id(_ name: String) throws -> Int? { try metadata.int(Self.key(name)) }
        func flag(_ name: String) throws -> Bool? { try metadata.bool(Self.key(name)) }

        self.init(
            model: model,
            tokens: try Self.strings("tokens", metadata),
            kinds: try Self.list("token_type", metadata) { $0.integers() }.map(Self.kind),
            scores: name == "gpt2" ? [] : try Self.list("scores", metadata) { $0.floats() },
            merges: name == "gpt2" ? try Self.strings("merges", metadata) : ByteStrings(),
            beginToken: try id("bos_token_id") ?? (name == "llama" ? 1 : nil),
            endToken: try id("eos_token_id") ?? (name == "llama" ? 2 : nil),
            unknownToken: try id("unknown_token_id") ?? (name == "llama" ? 0 : nil),
            paddingToken: try id("padding_token_id"),
            endOfTurnTokens: try [id("eot_token_id"), id("eom_token_id")].compactMap(\.self),
            addsBeginToken: try flag("add_bos_token")
                ?? (name == "llama" || Self.beginsByDefault.contains(preTokenizer)),
            addsEndToken: try flag("add_eos_token") ?? (name == "t5"),
            addsSpacePrefix: try flag("add_space_prefix") ?? (name != "gpt2"),
            removesExtraWhitespace: try flag("remove_extra_whitespaces") ?? false)
        addEndsOfTurn()
    }

    /// Pre-tokenizers whose models begin prompts with the begin token unless they say otherwise.
    private static let beginsByDefault: Set = [
        "falcon-h1", "falcon3", "jina-v5-nano", "lfm2", "llama-bpe", "llama-v3", "llama3",
        "midm-2.0", "pixtral",
    ]

    /// Texts of control tokens that end a turn in the families that leave their ids unsaid.
    private static let endsOfTurn = [
        "<|eot_id|>", "<|im_end|>", "<|end|>", "<end_of_turn>", "<|endoftext|>", "<|end_of_text|>",
        "<|eom_id|>",
    ]

    private mutating func addEndsOfTurn() {
        let texts = Self.endsOfTurn.map { Array($0.utf8) }
        for token in kinds.indices where kinds[token] == .control || kinds[token] == .userDefined {
            guard tokens.indices.contains(token), !endOfTurnTokens.contains(token),
                texts.contains(where: tokens[token].elementsEqual)
            else { continue }
            endOfTurnTokens.append(token)
        }
    }

    private static func invalid(
        _ name: String, expected: String, found: String? = nil
    ) -> ApusError {
        ApusError(.invalidModel, subject: key(name), expected: expected, found: found)
    }

    private static func key(_ name: String) -> String { "tokenizer.ggml.\(name)" }

    private static func strings(_ name: String, _ metadata: GGUFMetadata) throws -> ByteStrings {
        guard let strings = try metadata.requireArray(key(name)).byteStrings() else {
            throw invalid(name, expected: "an array of strings")
        }
        return ByteStrings(bytes: strings.bytes, offsets: strings.offsets)
    }

    private static func list<Element>(
        _ name: String, _ metadata: GGUFMetadata, read: (GGUFArray) -> [Element]?
    ) throws -> [Element] {
        guard let array = try metadata.array(key(name)) else { return [] }
        guard let list = read(array) else {
            throw invalid(name, expected: "numbers", found: "\(array.elementType)")
        }
        return list
    }

    private static func kind(_ number: Int) throws -> TokenKind {
        guard let kind = UInt8(exactly: number).flatMap(TokenKind.init(rawValue:)) else {
            throw invalid("token_type", expected: "kinds 1 to 6", found: "\(number)")
        }
        return kind
    }
}
