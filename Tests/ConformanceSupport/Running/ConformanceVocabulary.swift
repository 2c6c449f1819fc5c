import Apus
import Constraints
import Foundation
import GGUF
import Tokenizers

/// A model's tokens, to write instances with and to make masks of.
public struct ConformanceVocabulary: Sendable {
    /// The model's tokenizer.
    public let tokenizer: Tokenizer
    /// The tokens' bytes, as constraints see them.
    public let tokens: TokenVocabulary

    /// Reads the vocabulary of a model's file.
    ///
    /// - Parameter url: A GGUF file; it may hold a vocabulary alone.
    /// - Throws: `GGUFError`, `ApusError` or `TokenizerError`.
    public init(_ url: URL) throws {
        try self.init(Tokenizer(TokenizerDescription(GGUFFile(path: url.path).metadata)))
    }

    /// Arranges the tokens of a tokenizer.
    public init(_ tokenizer: Tokenizer) {
        self.tokenizer = tokenizer
        let all = 0..<tokenizer.vocabularySize
        tokens = TokenVocabulary(
            tokenBytes: all.map { tokenizer.bytes(of: $0) },
            endTokens: all.filter { tokenizer.isEnd($0) })
    }

    /// The tokens of a text, as the model would write it, or nil if they do not make the text.
    ///
    /// Some vocabularies lack bytes, and some tokenizers begin texts with a space.
    public func tokens(of text: [UInt8]) -> [Int]? {
        let tokens = tokenizer.encode(String(decoding: text, as: UTF8.self))
        return tokens.flatMap { tokenizer.bytes(of: $0) } == text ? tokens : nil
    }
}
