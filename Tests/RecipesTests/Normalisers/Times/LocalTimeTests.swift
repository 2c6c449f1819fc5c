import Foundation
import Testing

@testable import Recipes

/// Expected instants are those of the tz database's rules, worked out by hand.
@Suite struct LocalTimeTests {
    @Test(
        arguments: [
            // Central European Time: forward on 29 March 2026 at 2:00, back on 25 October at 3:00.
            ("Europe/Rome", 2026, 3, 29, 1, 59, ["2026-03-29T00:59:00Z"]),
            ("Europe/Rome", 2026, 3, 29, 2, 0, []), ("Europe/Rome", 2026, 3, 29, 2, 59, []),
            ("Europe/Rome", 2026, 3, 29, 3, 0, ["2026-03-29T01:00:00Z"]),
            (
                "Europe/Rome", 2026, 10, 25, 2, 30,
                ["2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z"]
            ),
            ("Europe/Rome", 2026, 10, 25, 3, 0, ["2026-10-25T02:00:00Z"]),
            ("Europe/Rome", 2026, 6, 3, 12, 0, ["2026-06-03T10:00:00Z"]),
            // Eastern Time: forward on 8 March 2026, back on 1 November.
            ("America/New_York", 2026, 3, 8, 2, 30, []),
            (
                "America/New_York", 2026, 11, 1, 1, 30,
                ["2026-11-01T05:30:00Z", "2026-11-01T06:30:00Z"]
            ),
            ("America/New_York", 2026, 12, 24, 20, 0, ["2026-12-25T01:00:00Z"]),
            // Lord Howe Island moves by half an hour: forward on 4 October 2026 at 2:00.
            ("Australia/Lord_Howe", 2026, 10, 4, 2, 15, []),
            ("Australia/Lord_Howe", 2026, 10, 4, 2, 30, ["2026-10-03T15:30:00Z"]),
            // Samoa had no 30 December 2011.
            ("Pacific/Apia", 2011, 12, 30, 12, 0, []),
            ("Pacific/Apia", 2011, 12, 31, 0, 0, ["2011-12-30T10:00:00Z"]),
            ("UTC", 2026, 3, 29, 2, 30, ["2026-03-29T02:30:00Z"]),
            ("Asia/Kolkata", 2026, 1, 1, 0, 0, ["2025-12-31T18:30:00Z"]),
        ] as [(String, Int, Int, Int, Int, Int, [String])])
    func tellsInstants(
        zone: String, year: Int, month: Int, day: Int, hour: Int, minute: Int, expected: [String]
    ) throws {
        let timeZone = try #require(TimeZone(identifier: zone))
        let day = try #require(CalendarDay(year: year, month: month, day: day))
        let time = try #require(TimeOfDay(hour: hour, minute: minute))
        let dates: [Date] =
            switch day.localTime(at: time, in: timeZone) {
            case .never: []
            case .once(let date): [date]
            case .twice(let first, let second): [first, second]
            }
        #expect(dates.map { $0.formatted(.iso8601) } == expected)
    }
}
