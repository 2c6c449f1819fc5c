import Foundation
import GGUF
import Testing
import Tokenizers

@testable import Constraints

/// The vocabulary of a real model, of 151,936 tokens.
enum ModelVocabulary {
    /// The file of the model.
    static let path =
        NSHomeDirectory()
        + "/.cache/apus/models/Qwen2.5-Coder-0.5B-Instruct.Q4_K_M.gguf"

    /// A token list that is not what it should be.
    private struct UnreadableVocabulary: Error {}

    /// The vocabulary, read once.
    static let qwen = Result { try read() }

    private static func read() throws -> TokenVocabulary {
        let metadata = try GGUFFile(path: path).metadata
        let prefix = "tokenizer.ggml."
        guard let tokens = try metadata.requireArray(prefix + "tokens").byteStrings(),
            let merges = try metadata.requireArray(prefix + "merges").byteStrings(),
            let kinds = try metadata.requireArray(prefix + "token_type").integers()
        else { throw UnreadableVocabulary() }
        let tokenizer = try Tokenizer(
            TokenizerDescription(
                model: .bytePair(preTokenizer: try metadata.requireString(prefix + "pre")),
                tokens: ByteStrings(bytes: tokens.bytes, offsets: tokens.offsets),
                kinds: kinds.map { TokenizerDescription.TokenKind(rawValue: UInt8($0)) ?? .unused },
                merges: ByteStrings(bytes: merges.bytes, offsets: merges.offsets),
                endToken: try metadata.int(prefix + "eos_token_id")))
        return TokenVocabulary(tokenizer)
    }
}

extension TokenVocabulary {
    /// The tokens of a tokenizer; those without text and unused ones have no bytes.
    convenience init(_ tokenizer: Tokenizer) {
        let tokens = 0..<tokenizer.vocabularySize
        self.init(
            tokenBytes: tokens.map { token in
                let isText = !tokenizer.isControl(token) && tokenizer.kind(of: token) != .unused
                return isText ? tokenizer.bytes(of: token) : []
            },
            endTokens: tokens.filter(tokenizer.isEnd))
    }

    /// Every byte, and texts that documents are made of; token 0 ends documents.
    convenience init(texts: [String]) {
        let bytes = (0...255).map { [UInt8($0)][...] }
        self.init(
            tokenBytes: [[]] + bytes + texts.map { Array($0.utf8)[...] } + [[]], endTokens: [0])
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips the test, saying so, when the model file is absent.
    static var needsModelVocabulary: Self {
        .enabled(
            if: FileManager.default.fileExists(atPath: ModelVocabulary.path)
                || ProcessInfo.processInfo.environment["APUS_REQUIRE_REFERENCE"] == "1",
            "the model is not at \(ModelVocabulary.path); pull `qwen2.5-coder-0.5b`")
    }
}
