import Tokenizers

/// Writes tokens as clients see them.
struct TokenTexts: Sendable {
    let tokenizer: Tokenizer

    func bytes(of token: Int) -> [UInt8] { Array(tokenizer.bytes(of: token)) }

    /// The token's text; bytes that are no characters by themselves are replaced.
    func text(of token: Int) -> String {
        String(decoding: tokenizer.bytes(of: token), as: UTF8.self)
    }
}
