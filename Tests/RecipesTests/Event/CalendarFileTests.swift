import Foundation
import Testing

@testable import Recipes

@Suite struct CalendarFileTests {
    private static let day = CalendarDay(year: 2026, month: 3, day: 29)
    private static let stamp = Date(timeIntervalSince1970: 1_767_225_600)

    private func found<Value>(_ value: Value?) -> Verdict<Value> {
        value.map { .found(Finding(value: $0, text: "", ranges: [], confidence: 1)) } ?? .absent
    }

    private func file(
        title: String = "Dinner", day: CalendarDay? = day, start: TimeOfDay? = nil,
        end: TimeOfDay? = nil, place: String? = nil, people: [String] = [], zone: String = "GMT"
    ) throws -> CalendarFile {
        let people = people.map { Finding(value: $0, text: $0, ranges: [], confidence: 1) }
        return try CalendarFile(
            EventFindings(
                title: found(title), day: found(day), start: found(start), end: found(end),
                place: found(place), people: people),
            timeZone: try #require(TimeZone(identifier: zone)), stamp: Self.stamp)
    }

    private func lines(_ file: CalendarFile) -> [String] {
        file.text.components(separatedBy: "\r\n")
    }

    @Test func timesAreThoseOfTheZoneInUTC() throws {
        let lines = lines(
            try file(
                start: TimeOfDay(hour: 19, minute: 30), end: TimeOfDay(hour: 0, minute: 30),
                zone: "Europe/Rome"))
        #expect(lines.contains("DTSTART:20260329T173000Z"))
        #expect(lines.contains("DTEND:20260329T223000Z"))
        #expect(lines.contains("DTSTAMP:20260101T000000Z"))
        #expect(lines.first == "BEGIN:VCALENDAR")
        #expect(lines.suffix(2) == ["END:VCALENDAR", ""])
    }

    @Test func withoutAStartTheEventIsAllDay() throws {
        let lines = lines(try file())
        #expect(lines.contains("DTSTART;VALUE=DATE:20260329"))
        #expect(lines.contains("DTEND;VALUE=DATE:20260330"))
    }

    @Test func escapesAndFolds() throws {
        let place = String(repeating: "Äpfel, Bäume; ", count: 12) + "a\\b"
        let file = try file(place: place, people: ["Ann", "Bob\nEND:VEVENT"])
        let all = lines(file)
        #expect(all.allSatisfy { $0.utf8.count <= 75 })
        #expect(all.count { $0 == "END:VEVENT" } == 1)
        let unfolded = file.text.replacing("\r\n ", with: "")
        let escaped = String(repeating: "Äpfel\\, Bäume\\; ", count: 12) + "a\\\\b"
        #expect(unfolded.contains("LOCATION:\(escaped)\r\n"))
        #expect(unfolded.contains("DESCRIPTION:Ann\\, Bob\\nEND:VEVENT\r\n"))
    }

    @Test func theSameEventHasTheSameIdentifier() throws {
        func identifier(_ file: CalendarFile) -> String? {
            lines(file).first { $0.hasPrefix("UID:") }
        }
        let first = try identifier(file())
        #expect(first == (try identifier(file())))
        #expect(first != (try identifier(file(title: "Lunch"))))
    }

    @Test func refusesAnEventWithoutADay() throws {
        let error = try #require(#expect(throws: RecipeError.self) { try file(day: nil) })
        #expect(error.code == .fieldMissing)
        #expect(error.field == "day")
        #expect("\(error)".contains("expected a day for the calendar, found none"))
    }

    @Test func refusesATimeThatClocksSkip() {
        let error = #expect(throws: RecipeError.self) {
            try file(start: TimeOfDay(hour: 2, minute: 30), zone: "Europe/Rome")
        }
        #expect(error?.code == .noSuchTime)
    }
}
