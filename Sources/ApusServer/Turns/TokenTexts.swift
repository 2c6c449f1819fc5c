import Apus
import Tokenizers

/// Writes tokens as clients see them.
struct TokenTexts: Sendable {
    let tokenizer: Tokenizer

    init(_ model: LoadedModel) { tokenizer = model.tokenizer }

    func bytes(of token: Int) -> [UInt8] { Array(tokenizer.bytes(of: token)) }

    /// The token's text; bytes that are no characters by themselves are replaced.
    func text(of token: Int) -> String {
        String(decoding: tokenizer.bytes(of: token), as: UTF8.self)
    }

    /// The token's text, or its bytes as completions write them where they are no text by themselves.
    func name(of token: Int) -> String {
        let bytes = tokenizer.bytes(of: token)
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        return bytes.reduce(into: "bytes:") { name, byte in
            let digits = String(byte, radix: 16)
            name += "\\x" + (digits.count == 1 ? "0" : "") + digits
        }
    }
}
