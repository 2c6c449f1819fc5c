import Apus
import Budget
import Foundation
import Recipes
import Testing

/// Random questions to the sample ledger, told in three languages: nothing is invented.
///
/// `BUDGET_NARRATIONS=10000` says how many; `BUDGET_STORY_MODEL` names a model for story cards.
@Suite struct NarratorInventionTests {
    private struct Generator {
        var state: UInt64

        mutating func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(max(count, 1)))
        }

        mutating func pick<Value>(_ values: [Value]) -> Value? {
            values.isEmpty ? nil : values[next(values.count)]
        }
    }

    private static func ledger() throws -> Ledger {
        let ledger = try Ledger.inMemory()
        try ledger.add(SampleLedger())
        return ledger
    }

    private static func period(_ random: inout Generator) -> ClosedRange<CalendarDay>? {
        guard
            let start = CalendarDay(year: 2023, month: 12, day: 1)?.adding(random.next(1000), .day)
        else { return nil }
        switch random.next(4) {
        case 0: return start.startOfMonth...start.endOfMonth
        case 1: return start...start
        case 2:
            return CalendarDay(year: start.year, month: 1, day: 1).flatMap { first in
                CalendarDay(year: start.year, month: 12, day: 31).map { first...$0 }
            }
        default: return start.adding(random.next(90), .day).map { start...$0 }
        }
    }

    private static func question(
        _ random: inout Generator, _ names: LedgerNames
    ) -> FinanceQuestion? {
        guard let intent = random.pick(FinanceQuestion.Intent.allCases) else { return nil }
        var question = FinanceQuestion(intent)
        if random.next(4) > 0 { question.period = period(&random) }
        if random.next(3) == 0 { question.merchant = random.pick(names.merchants) }
        if random.next(3) == 0 { question.category = random.pick(names.categories) }
        if random.next(6) == 0 { question.account = random.pick(names.accounts) }
        if random.next(5) == 0 { question.limit = 1 + random.next(8) }
        if random.next(6) == 0 { question.minimum = Decimal(random.next(150)) }
        if random.next(8) == 0 { question.maximum = Decimal(150 + random.next(900)) }
        if intent == .search { question.words = random.pick(["Miete", "RECHNUNG", "GmbH", "pos"]) }
        if intent == .compare {
            question.period = question.period ?? period(&random)
            question.otherPeriod = period(&random)
        }
        return question
    }

    @Test func inventsNoNumberAndNoName() throws {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["BUDGET_NARRATIONS"].flatMap { Int($0) } ?? 300
        let ledger = try Self.ledger()
        let names = try ledger.names()
        let all = names.merchants + names.accounts + (try ledger.categories().map(\.name))
        let today = try #require(CalendarDay(year: 2026, month: 11, day: 15))
        var random = Generator(state: 8)
        var told = 0
        while told < count {
            let question = try #require(Self.question(&random, names))
            let answer = try ledger.answer(question, today: today)
            let check = InventionCheck(answer, ledgerNames: all)
            for language in QuestionLanguage.allCases {
                let text = Narrator(language).narration(of: answer).text
                let inventions = check.inventions(in: text, language)
                #expect(inventions.isEmpty, "\(inventions) in: \(text)")
                told += 1
            }
        }
    }

    /// By the template, and by a model where one is named: what a card says is in its facts.
    @Test func storyCardsHaveNothingButFacts() async throws {
        let name = ProcessInfo.processInfo.environment["BUDGET_STORY_MODEL"]
        let model = name.map { LocalLanguageModel($0) }
        let ledger = try Self.ledger()
        let today = try #require(CalendarDay(year: 2026, month: 11, day: 15))
        let first = try #require(CalendarDay(year: 2023, month: 12, day: 1))
        var byModel = 0
        for offset in 0..<36 {
            let month = try #require(first.adding(offset, .month))
            for language in QuestionLanguage.allCases {
                let story = try MonthStory(
                    of: month, in: ledger, today: today, language: language)
                let facts = story.facts.map(\.value).joined(separator: " ")
                let known = Set(facts.matches(of: /\d+(?:[.,]\d+)*/).map { String($0.output) })
                for card in [await story.card(), await story.card(model: model)] {
                    let numbers = card.text.matches(of: /\d+(?:[.,]\d+)*/).map { String($0.output) }
                    #expect(Set(numbers).isSubset(of: known), "\(card.text) of \(facts)")
                    if card.isByModel { byModel += 1 }
                }
            }
        }
        if name != nil { print("cards by the model: \(byModel) of 108") }
    }
}
