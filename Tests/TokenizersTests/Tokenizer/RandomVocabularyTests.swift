import TestSupport
import Testing

@testable import Tokenizers

/// Vocabularies as no one would write them.
@Suite struct RandomVocabularyTests {
    private let models: [TokenizerDescription.Model] = [
        .bytePair(preTokenizer: "default"), .bytePair(preTokenizer: "smollm"),
        .bytePair(preTokenizer: "llama-bpe"), .bytePair(preTokenizer: "qwen35"), .sentencePiece,
        .unigram,
    ]
    private let kinds: [TokenizerDescription.TokenKind] = [
        .normal, .normal, .normal, .unknown, .control, .userDefined, .unused, .byte,
    ]
    private let alphabet = ["a", "b", "Ġ", "▁", " ", "\n", "漢", "<", "Ã", "©", "1"]

    private func randomBytes(_ generator: inout SeededGenerator) -> [UInt8] {
        if Int.random(in: 0..<8, using: &generator) == 0 {
            return (0..<Int.random(in: 0...3, using: &generator)).map { _ in
                UInt8.random(in: 0...255, using: &generator)
            }
        }
        return (0..<Int.random(in: 0...4, using: &generator)).flatMap { _ in
            Array(alphabet[Int.random(in: 0..<alphabet.count, using: &generator)].utf8)
        }
    }

    private func randomDescription(_ generator: inout SeededGenerator) -> TokenizerDescription {
        let model = models[Int.random(in: 0..<models.count, using: &generator)]
        var description =
            switch model {
            case .bytePair(let name): TinyVocabularies.bytePair(preTokenizer: name)
            default: TinyVocabularies.sentencePiece([], model: model)
            }
        // Sometimes without the tokens for single bytes.
        let kept = Bool.random(using: &generator) ? description.tokens.count : 10
        var tokens = description.tokens.prefix(kept).map { Array($0) }
        description.kinds = Array(description.kinds.prefix(kept))
        for _ in 0..<Int.random(in: 0...30, using: &generator) {
            let text = randomBytes(&generator)
            if tokens.contains(text) { continue }
            tokens.append(text)
            let kind = kinds[Int.random(in: 0..<kinds.count, using: &generator)]
            description.kinds.append(
                kind == .byte && Int.random(in: 0..<9, using: &generator) > 0 ? .normal : kind)
        }
        description.tokens = ByteStrings(tokens)
        let count = tokens.count
        description.scores = tokens.map { _ in Float(Int.random(in: -9...1, using: &generator)) }
        description.merges = ByteStrings(
            (0..<20).map { _ in
                randomBytes(&generator) + [0x20] + randomBytes(&generator)
            })
        func anyToken(_ generator: inout SeededGenerator) -> Int? {
            Bool.random(using: &generator) ? nil : Int.random(in: 0..<count, using: &generator)
        }
        description.beginToken = anyToken(&generator)
        description.endToken = anyToken(&generator)
        description.unknownToken = anyToken(&generator)
        description.addsSpacePrefix = Bool.random(using: &generator)
        description.removesExtraWhitespace = Bool.random(using: &generator)
        return description
    }

    @Test func neverTrapsAndNeverYieldsControlTokens() {
        var generator = SeededGenerator(seed: 12)
        var accepted = 0
        for _ in 0..<2_000 {
            let description = randomDescription(&generator)
            guard let tokenizer = try? Tokenizer(description) else { continue }
            accepted += 1
            for _ in 0..<4 {
                let text = String(
                    decoding: (0..<4).flatMap { _ in randomBytes(&generator) }, as: UTF8.self)
                let tokens = tokenizer.encode(text)
                #expect(!tokens.contains { tokenizer.kind(of: $0) == .control })
                check(tokens, of: text, tokenizer, description)
                let piece = Tokenizer.Piece(text: text, allowsSpecialTokens: true)
                check(tokenizer.encode([piece]), of: nil, tokenizer, description)
            }
        }
        #expect(accepted > 1_000)
    }

    /// Checks that all ids exist, that streaming changes nothing, and that no byte was lost.
    private func check(
        _ tokens: [Int], of text: String?, _ tokenizer: Tokenizer,
        _ description: TokenizerDescription
    ) {
        #expect(tokens.allSatisfy { (0..<tokenizer.vocabularySize).contains($0) })
        var decoder = tokenizer.makeDecoder()
        let streamed = tokens.map { decoder.push($0) }.joined() + decoder.finish()
        #expect(Array(streamed.utf8) == Array(tokenizer.decode(tokens).utf8))
        guard let text, case .bytePair = description.model, tokenizer.inexpressibleBytes.isEmpty
        else {
            return
        }
        #expect(tokens.flatMap { tokenizer.bytes(of: $0) } == Array(text.utf8))
    }
}
