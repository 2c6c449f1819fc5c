import Apus
import Foundation
import TestSupport
import Testing

@testable import Recipes

@Suite struct GroundedNarrationTests {
    private let checker = GroundednessChecker(
        facts: "Trattoria Da Mario\n20,50 €\n3 May 2026", openings: ["The", "On"],
        numerals: NarrationWords.numerals(Locale(identifier: "en_GB")))

    @Test(arguments: [
        ("The bill of Trattoria Da Mario was 20,50 € on 3 May 2026.", ""),
        ("Mario paid 20,60 €.", "20,60"), ("On 3 June 2026 it was paid.", "June"),
        ("The total is twenty euros.", "twenty"), ("Luigi paid.", "Luigi"),
        ("It was 21 May.", "It 21"), ("thirty-three of them.", "thirty-three"),
    ])
    func findsWhatFactsDoNotHave(text: String, words: String) {
        #expect(checker.ungroundedWords(in: text).joined(separator: " ") == words)
    }

    @Test(arguments: [
        ("en", "twenty"), ("de", "einundzwanzig"), ("it", "ventuno"), ("fr", "quatre"),
        ("es", "dieciséis"), ("pt", "dezasseis"), ("nl", "twaalf"), ("pl", "dwanaście"),
        ("nb", "tolv"), ("sv", "tolv"),
    ])
    func knowsNumbersInWords(language: String, word: String) {
        let words = NarrationWords.numerals(Locale(identifier: language))
        #expect(words.contains(word) || language == "pt" && words.contains("dezesseis"))
    }

    @Test func withoutAModelListsTheFacts() async throws {
        let told = try await GroundedNarration(model: nil).tell([
            ("shop", "Da Mario"), ("total", "20,50 €"),
        ])
        #expect(told.text == "shop: Da Mario, total: 20,50 €.")
        #expect(!told.isByModel)
    }

    /// Twenty sets of facts, told by a real model.
    @Test func modelsTellOnlyFacts() async throws {
        let url: URL
        do {
            url = try await ModelStore.default.pull(
                "smollm2-135m", options: PullOptions(consent: { _ in true }))
        } catch {
            if ReferenceData.isRequired { throw error }
            try Test.cancel("the model can't be had: \(error)")
        }
        let model = LocalLanguageModel(file: url)
        let shops = [
            "Trattoria Da Mario", "Café Nordlys", "O'Brien's Pub", "Boulangerie Léa", "REWE",
        ]
        var written = 0
        for index in 0..<20 {
            let facts = [
                ("shop", shops[index % shops.count]),
                ("total", "\(index * 7 + 3),\(10 + index) €"),
                ("date", "\(index + 1) May 2026"), ("paid by", "Anna Berg"),
            ]
            let locale = Locale(identifier: ["en_GB", "de_DE", "it_IT", "fr_FR"][index % 4])
            let told = try await GroundedNarration(
                model: model, locale: locale, maximumTokens: 48
            ).tell(facts)
            if told.isByModel { written += 1 }
            let values = facts.map(\.1).joined(separator: " ")
            // Every digit run of the text is one of the facts.
            let numbers = told.text.split { !$0.isNumber }
            let known = Set(values.split { !$0.isNumber })
            #expect(numbers.allSatisfy(known.contains), "\(told.text)")
        }
        #expect(written > 0)
    }
}
