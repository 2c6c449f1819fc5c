import Budget
import Foundation
import Recipes
import Testing

@Suite struct FinanceQuestionTests {
    @Test func isWrittenAndReadAgain() throws {
        let first = try #require(CalendarDay(iso: "2026-07-01"))
        let question = FinanceQuestion(
            .compare, period: first...first.endOfMonth, merchant: "REWE", limit: 5,
            minimum: Decimal(string: "12.5"))
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let text = String(decoding: try encoder.encode(question), as: UTF8.self)
        #expect(
            text == """
                {"intent":"compare","limit":5,"merchant":"REWE","minimum":12.5,\
                "period":["2026-07-01","2026-07-31"]}
                """)
        #expect(try JSONDecoder().decode(FinanceQuestion.self, from: Data(text.utf8)) == question)
    }

    @Test(arguments: [
        #"{"intent":"total","period":["2026-07-31","2026-07-01"]}"#,
        #"{"intent":"total","period":["2026-02-30","2026-07-01"]}"#, #"{"intent":"steal"}"#,
    ])
    func refusesWhatIsNoQuestion(text: String) {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(FinanceQuestion.self, from: Data(text.utf8))
        }
    }
}
