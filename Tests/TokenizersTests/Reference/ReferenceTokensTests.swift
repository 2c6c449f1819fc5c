import Foundation
import TestSupport
import Testing
import Tokenizers

/// Tokens that llama.cpp gives for the same texts and vocabularies.
@Suite struct ReferenceTokensTests {
    @Test(
        .needsReference("tokenizers"), arguments: ReferenceVocabulary.vocabularyFiles)
    func equalsReferenceForVocabularyFiles(_ vocabulary: ReferenceVocabulary) throws {
        let tokenizer = try vocabulary.tokenizer()
        let texts = try contents(of: vocabulary.rawValue + ".inp")
            .components(separatedBy: "\n__ggml_vocab_test__\n").dropLast()
        let lines = try contents(of: vocabulary.rawValue + ".out")
            .components(separatedBy: "\n").dropLast()
        #expect(texts.count == 46)
        try #require(texts.count == lines.count)
        for (text, line) in zip(texts, lines) {
            let expected = line.split(separator: " ").compactMap { Int($0) }
            #expect(tokenizer.encode(text) == expected, "\(text.debugDescription)")
        }
    }

    @Test(.needsReference("tokenizers"), .needsModels, arguments: ReferenceVocabulary.modelFiles)
    func equalsReferenceForModelFiles(_ vocabulary: ReferenceVocabulary) throws {
        let tokenizer = try vocabulary.tokenizer()
        let name = vocabulary.rawValue.replacing(".gguf", with: ".golden.json")
        let golden = try JSONDecoder().decode(
            Golden.self, from: Data(contentsOf: ReferenceData.url("tokenizers/\(name)")))
        #expect(golden.tokenize.count == 200)
        for entry in golden.tokenize {
            #expect(tokenizer.encode(entry.text) == entry.ids, "\(entry.text.debugDescription)")
        }
    }

    private struct Golden: Decodable {
        struct Entry: Decodable {
            var text: String
            var ids: [Int]
        }

        var tokenize: [Entry]
    }

    private func contents(of name: String) throws -> String {
        let data = try Data(contentsOf: ReferenceData.url("tokenizers/\(name)"))
        return String(decoding: data, as: UTF8.self)
    }
}
