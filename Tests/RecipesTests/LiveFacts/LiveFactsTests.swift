import Foundation
import TestSupport
import Testing

@testable import Recipes

@Suite struct LiveFactsTests {
    private let facts = LiveFacts(model: nil)

    @Test(arguments: LiveFactsCases.all)
    func choosesToolsByRules(
        language: String, today: String, question: String, tool: String, place: String,
        value: String
    ) async throws {
        let context = RecipeContext(
            locale: Locale(identifier: language), today: CalendarDay(isoText: today))
        let (call, _) = try await facts.plan(question, context)
        #expect(call?.tool.rawValue ?? "none" == tool)
        if !place.isEmpty { #expect(call?.arguments["place"] == place) }
        if !value.isEmpty, let call {
            #expect(try await facts.fact(of: call, context).value == value)
        }
    }

    @Test(arguments: [
        ("How many days until Christmas?", "en"), ("Wie spät ist es in Tokio?", "de"),
        ("Che tempo fa a Palermo?", "it"), ("Quelle heure est-il à Lyon ?", "fr"),
        ("¿Cuántos días faltan para Navidad?", "es"), ("Hoe laat is het in Tokio?", "nl"),
        ("Która godzina jest w Londynie?", "pl"), ("Que horas são em Lisboa?", "pt"),
        ("Vad är klockan i New York?", "sv"), ("Hva er klokka i Bangkok?", "nb"),
    ])
    func guessesTheLanguage(question: String, code: String) {
        let guess = QuestionLanguage.guess(of: question)
        #expect(guess.language.languageCode?.identifier == code)
    }

    @Test func argumentsAreSpansOfTheQuestion() async throws {
        let question = "Convertis 6 litres en gallons américains"
        let (call, _) = try await facts.plan(
            question, RecipeContext(locale: Locale(identifier: "fr_FR")))
        #expect(
            call?.arguments == ["amount": "6", "from": "litres", "to": "gallons américains"])
    }

    @Test func answersWithTheToolsNumbers() async throws {
        let answer = try await facts.ask(
            "Quanto fa 1.250 meno il 12 per cento?",
            RecipeContext(locale: Locale(identifier: "it_IT")))
        #expect(answer.tool == .calculator)
        #expect(answer.value == "1100")
        #expect(answer.sentence == "Fa 1100.")
        #expect(!answer.askedModel)
    }

    @Test(arguments: ["", " ", "?", "%", "((((((", "\u{200B}", "1 2 3 4 5", "in in in in", "-"])
    func leavesNonsenseAlone(question: String) async throws {
        let answer = try await facts.ask(
            question, RecipeContext(today: CalendarDay(isoText: "2026-03-12")))
        #expect(answer.call == nil)
    }

    @Test func readsLongAndRandomTextWithoutTrapping() async throws {
        var generator = SeededGenerator(seed: 11)
        let words = [
            "how", "many", "days", "in", "12", "%", "km", "(", "Paris", "until", "3/4", "°", "of",
            "what", "time", "-", "½", "1e9", "plus", "99999999999", "weeks", "\"", "'", "born",
        ]
        let context = RecipeContext(
            locale: Locale(identifier: "en_GB"), today: CalendarDay(isoText: "2026-03-12"))
        for _ in 0..<300 {
            let count = Int.random(in: 1...30, using: &generator)
            let text = (0..<count).map { _ in words.randomElement(using: &generator) ?? "a" }
                .joined(separator: " ")
            let (call, _) = try await facts.plan(text, context)
            if let call, call.tool != .weather { _ = try? await facts.fact(of: call, context) }
        }
        let long = String(repeating: "how many days ", count: 10_000)
        #expect(try await facts.plan(long, context).call == nil)
    }
}
