import Foundation
import Testing

@testable import Recipes

@Suite struct CalendarDayTests {
    @Test(arguments: [
        (2026, 2, 28, true), (2026, 2, 29, false), (2024, 2, 29, true), (1900, 2, 29, false),
        (2000, 2, 29, true), (2026, 4, 31, false), (2026, 12, 31, true), (2026, 13, 1, false),
        (2026, 0, 1, false), (2026, 1, 0, false), (2026, 1, -1, false), (1582, 12, 31, false),
        (1583, 1, 1, true), (9999, 12, 31, true), (10000, 1, 1, false), (Int.max, 1, 1, false),
        (2026, 1, Int.min, false),
    ])
    func existsInCalendarOnly(year: Int, month: Int, day: Int, exists: Bool) {
        #expect((CalendarDay(year: year, month: month, day: day) != nil) == exists)
    }

    @Test(arguments: [
        (2026, 6, 3, Locale.Weekday.wednesday), (2018, 12, 25, .tuesday), (2000, 1, 1, .saturday),
        (1969, 7, 20, .sunday), (1583, 1, 1, .saturday), (2100, 3, 1, .monday),
    ])
    func knowsWeekday(year: Int, month: Int, day: Int, weekday: Locale.Weekday) throws {
        #expect(try #require(CalendarDay(year: year, month: month, day: day)).weekday == weekday)
    }

    @Test(
        arguments: [
            (2026, 1, 31, 1, .month, "2026-02-28"), (2024, 1, 31, 1, .month, "2024-02-29"),
            (2024, 2, 29, 1, .year, "2025-02-28"), (2026, 12, 31, 1, .day, "2027-01-01"),
            (2026, 3, 1, -1, .day, "2026-02-28"), (2026, 6, 3, 2, .week, "2026-06-17"),
            (2026, 6, 3, -12, .month, "2025-06-03"), (9999, 12, 31, 1, .day, "nil"),
            (1583, 1, 1, -1, .day, "nil"), (2026, 1, 1, Int.max, .day, "nil"),
            (2026, 1, 1, 4_000_001, .month, "nil"), (2026, 1, 1, -4_000_000, .year, "nil"),
        ] as [(Int, Int, Int, Int, CalendarUnit, String)])
    func addsUnits(
        year: Int, month: Int, day: Int, value: Int, unit: CalendarUnit, expected: String
    ) throws {
        let start = try #require(CalendarDay(year: year, month: month, day: day))
        #expect((start.adding(value, unit)?.description ?? "nil") == expected)
    }

    @Test func ordersByDate() throws {
        let days = [(2025, 12, 31), (2026, 1, 1), (2026, 1, 2), (2026, 2, 1)].compactMap {
            CalendarDay(year: $0, month: $1, day: $2)
        }
        #expect(days.shuffled().sorted() == days)
    }

    @Test func dependsOnTimeZone() throws {
        // 2026-06-03T22:30:00Z
        let date = Date(timeIntervalSince1970: 1_780_525_800)
        let rome = try #require(TimeZone(identifier: "Europe/Rome"))
        let newYork = try #require(TimeZone(identifier: "America/New_York"))
        #expect(CalendarDay(date, in: rome)?.description == "2026-06-04")
        #expect(CalendarDay(date, in: newYork)?.description == "2026-06-03")
        #expect(CalendarDay(.distantFuture, in: rome)?.description == "4001-01-01")
        #expect(CalendarDay(.distantPast, in: rome) == nil)
    }
}
