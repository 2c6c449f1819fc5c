import Tokenizers

/// Vocabularies small enough to follow by hand.
enum TinyVocabularies {
    /// The characters that stand for the bytes 0 to 255, in that order.
    static let byteCharacters: [String] = {
        var next: UInt32 = 0x100
        return (0..<256).map { byte in
            switch byte {
            case 0x21...0x7E, 0xA1...0xAC, 0xAE...0xFF:
                return String(Character(Unicode.Scalar(UInt8(byte))))
            default:
                defer { next += 1 }
                return Unicode.Scalar(next).map { String(Character($0)) } ?? ""
            }
        }
    }()

    /// The 256 bytes as tokens 0 to 255, then one token for each merge, then `special` ones.
    static func bytePair(
        merges: [String] = [], special: [(text: String, kind: TokenizerDescription.TokenKind)] = [],
        preTokenizer: String = "gpt-2"
    ) -> TokenizerDescription {
        let merged = merges.map { String($0.filter { $0 != " " }) }
        let tokens = byteCharacters + merged + special.map(\.text)
        return TokenizerDescription(
            model: .bytePair(preTokenizer: preTokenizer), tokens: ByteStrings(tokens.map(\.utf8)),
            kinds: Array(repeating: .normal, count: 256 + merged.count) + special.map(\.kind),
            merges: ByteStrings(merges.map(\.utf8)))
    }

    /// `<unk>`, `<s>` and `</s>`, the 256 byte tokens from 3 on, then `pieces` with their scores.
    static func sentencePiece(
        _ pieces: [(text: String, score: Float)],
        special: [(text: String, kind: TokenizerDescription.TokenKind)] = [],
        model: TokenizerDescription.Model = .sentencePiece, addsSpacePrefix: Bool = false,
        removesExtraWhitespace: Bool = false
    ) -> TokenizerDescription {
        let bytes = (0..<256).map { byte in
            "<0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true) + ">"
        }
        let tokens = ["<unk>", "<s>", "</s>"] + bytes + pieces.map(\.text) + special.map(\.text)
        return TokenizerDescription(
            model: model, tokens: ByteStrings(tokens.map(\.utf8)),
            kinds: [.unknown, .control, .control] + Array(repeating: .byte, count: 256)
                + Array(repeating: .normal, count: pieces.count) + special.map(\.kind),
            scores: Array(repeating: 0, count: 259) + pieces.map(\.score)
                + Array(repeating: 0, count: special.count),
            beginToken: 1, endToken: 2, unknownToken: 0, addsSpacePrefix: addsSpacePrefix,
            removesExtraWhitespace: removesExtraWhitespace)
    }
}
