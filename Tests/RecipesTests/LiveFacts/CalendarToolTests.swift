import Foundation
import Testing

@testable import Recipes

@Suite struct CalendarToolTests {
    private func tool() throws -> CalendarTool {
        CalendarTool(today: try #require(CalendarDay(year: 2026, month: 3, day: 12)))
    }

    /// Expected values by a printed calendar.
    @Test func findsDays() async throws {
        let tool = try tool()
        func value(_ arguments: CalendarTool.Arguments) async throws -> String {
            try await tool.call(arguments: arguments).value
        }
        #expect(try await value(.init(question: .weekday, date: "14 August 1987")) == "Friday")
        #expect(try await value(.init(question: .date, date: "tomorrow")) == "2026-03-13")
        #expect(
            try await value(
                .init(question: .date, date: "2026-01-31", count: 1, unit: .months))
                == "2026-02-28")
        #expect(
            try await value(.init(question: .difference, date: "2026-12-25")) == "288 days")
        #expect(
            try await value(
                .init(
                    question: .difference, date: "2026-05-31", otherDate: "2026-03-01",
                    unit: .weeks)) == "13 weeks")
        #expect(
            try await value(
                .init(
                    question: .difference, date: "2026-01-31", otherDate: "2026-02-28",
                    unit: .months)) == "1 month")
        #expect(try await value(.init(question: .age, date: "1990-03-12")) == "36 years")
        #expect(try await value(.init(question: .age, date: "1990-03-13")) == "35 years")
    }

    /// Easter Sundays as the churches' tables print them.
    @Test(arguments: [
        (2024, "2024-03-31"), (2025, "2025-04-20"), (2026, "2026-04-05"), (2027, "2027-03-28"),
        (2038, "2038-04-25"), (2285, "2285-03-22"),
    ])
    func knowsEaster(year: Int, day: String) throws {
        let start = try #require(CalendarDay(year: year, month: 1, day: 2))
        let reader = DayReader(
            locale: Locale(identifier: "en_GB"), today: start, direction: .future)
        #expect(reader.day("Easter")?.description == day)
    }

    @Test(arguments: [
        ("never", 0, "invalidArgument"), ("2026-02-30", 0, "invalidArgument"),
        ("9999-12-31", 1, "outOfRange"), ("2026-01-01", .max, "outOfRange"),
    ])
    func refusesWhatIsNoDay(date: String, count: Int, code: String) async throws {
        let tool = try tool()
        let error = await #expect(throws: LiveFactsError.self) {
            try await tool.call(arguments: .init(question: .date, date: date, count: count))
        }
        #expect(error?.code.rawValue == code)
    }
}
