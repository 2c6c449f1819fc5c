import Foundation
import OrderedJSON
import TestSupport
import Testing

@testable import Recipes

/// The dates and totals of a hundred Malaysian receipts (SROIE), as people copied them.
@Suite struct ReceiptKeyTests {
    private static let malaysia = Locale(identifier: "en_MY")

    private static func keys() throws -> [(name: String, key: JSONValue)] {
        let folder = ReferenceData.url("sroie-dev/key")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        return try names.map { name in
            (name, try JSONValue(parsing: Array(Data(contentsOf: folder.appending(path: name)))))
        }
    }

    /// The day that the digits and English months of a date are, day first.
    private static func day(_ text: String) throws -> CalendarDay? {
        let months = [
            "JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC",
        ]
        if text.count == 8, let number = Int(text) {
            return CalendarDay(year: number / 10000, month: number / 100 % 100, day: number % 100)
        }
        let parts = text.split { "/- ".contains($0) }.map(String.init)
        let numbers = try parts.map { part in
            try #require(Int(part) ?? months.firstIndex(of: part).map { $0 + 1 })
        }
        guard numbers.count == 3 else { return nil }
        if parts[0].count == 4 {
            return CalendarDay(year: numbers[0], month: numbers[1], day: numbers[2])
        }
        let year = numbers[2] < 100 ? numbers[2] + 2000 : numbers[2]
        // The one date with the month in front, 12/28/2017.
        let (day, month) = numbers[1] > 12 ? (numbers[1], numbers[0]) : (numbers[0], numbers[1])
        return CalendarDay(year: year, month: month, day: day)
    }

    @Test(.needsReference("sroie-dev/key")) func readsEveryDate() throws {
        let parser = PrintedDateParser(locale: Self.malaysia)
        var count = 0
        for (name, key) in try Self.keys() {
            let text = try #require(key.objectValue?["date"]?.stringValue)
            let expected = try #require(try Self.day(text), "\(name)")
            #expect(parser.parse(text)?.day.preferred == expected, "\(name): \(text)")
            count += 1
        }
        #expect(count == 100)
    }

    @Test(.needsReference("sroie-dev/key")) func readsEveryTotal() throws {
        let parser = AmountParser(locale: Self.malaysia)
        var absent = 0
        for (name, key) in try Self.keys() {
            let text = try #require(key.objectValue?["total"]?.stringValue)
            let digits = text.filter { $0.isNumber || $0 == "." }
            if digits.isEmpty {
                absent += 1
                #expect(parser.parse(text) == nil)
            } else {
                #expect(
                    parser.parse(text)?.certain?.value == Decimal(string: digits),
                    "\(name): \(text)")
            }
        }
        #expect(absent == 1)
    }
}
