import Testing

@testable import Recipes

@Suite struct TimeOfDayTests {
    @Test(arguments: [
        (0, 0, 0, "00:00"), (23, 59, 59, "23:59:59"), (7, 5, 0, "07:05"), (24, 0, 0, "nil"),
        (-1, 0, 0, "nil"), (12, 60, 0, "nil"), (12, 0, 60, "nil"), (Int.max, 0, 0, "nil"),
    ])
    func isOnClockOnly(hour: Int, minute: Int, second: Int, expected: String) {
        let time = TimeOfDay(hour: hour, minute: minute, second: second)
        #expect((time?.description ?? "nil") == expected)
    }

    @Test func ordersByTime() {
        let times = [(0, 0), (0, 1), (11, 59), (12, 0), (23, 0)].compactMap {
            TimeOfDay(hour: $0, minute: $1)
        }
        #expect(times.reversed().sorted() == times)
    }
}
