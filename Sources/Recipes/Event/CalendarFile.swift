import Foundation

/// An event as an iCalendar file (RFC 5545).
///
/// Times are in UTC, so that the file needs no description of the time zone; without a start the event
/// is all day. People are in the description, since attendees need addresses.
public struct CalendarFile: Sendable {
    /// The file's text, with the line ends and the folding that the format asks for.
    public let text: String

    /// The longest line in octets, without its end (RFC 5545, section 3.1).
    private static let longestLine = 75
    private static let lineEnd = "\r\n"

    /// Writes what was found as an event.
    ///
    /// - Parameters:
    ///   - findings: What a thread, a mail or a notice says.
    ///   - timeZone: Where the times are meant.
    ///   - stamp: When the file is made; by default now.
    /// - Throws: ``RecipeError`` if the day was not found, or the clocks skip a time on it.
    public init(
        _ findings: EventFindings, timeZone: TimeZone, stamp: Date = Date()
    ) throws(RecipeError) {
        guard let day = findings.day.value else {
            throw RecipeError.dayMissing(FieldReport("day", findings.day) { $0.description }.kind)
        }
        var lines = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Apus//Event//EN", "CALSCALE:GREGORIAN",
            "BEGIN:VEVENT",
        ]
        let times = try Self.times(of: findings, on: day, timeZone)
        let title = findings.title.value ?? "Event"
        let people = findings.people.map(\.value)
        let name = ([title, times.joined(), findings.place.value ?? ""] + people)
            .joined(separator: "\n")
        lines.append("UID:" + Self.identifier(of: name))
        lines.append("DTSTAMP:" + Self.utc(stamp))
        lines += times
        lines.append("SUMMARY:" + Self.escaped(title))
        if let place = findings.place.value { lines.append("LOCATION:" + Self.escaped(place)) }
        if !people.isEmpty {
            lines.append("DESCRIPTION:" + Self.escaped(people.joined(separator: ", ")))
        }
        lines += ["END:VEVENT", "END:VCALENDAR"]
        text = lines.map { Self.folded($0) + Self.lineEnd }.joined()
    }

    // MARK: Times

    /// The lines of start and end.
    private static func times(
        of findings: EventFindings, on day: CalendarDay, _ timeZone: TimeZone
    ) throws(RecipeError) -> [String] {
        guard let start = findings.start.value else {
            let next = day.adding(1, .day) ?? day
            return ["DTSTART;VALUE=DATE:" + date(day), "DTEND;VALUE=DATE:" + date(next)]
        }
        let first = try instant(day, start, timeZone, field: "start")
        var lines = ["DTSTART:" + utc(first)]
        if let end = findings.end.value {
            let lastDay = end <= start ? day.adding(1, .day) ?? day : day
            lines.append("DTEND:" + utc(try instant(lastDay, end, timeZone, field: "end")))
        }
        return lines
    }

    private static func instant(
        _ day: CalendarDay, _ time: TimeOfDay, _ timeZone: TimeZone, field: String
    ) throws(RecipeError) -> Date {
        switch day.localTime(at: time, in: timeZone) {
        case .once(let instant), .twice(let instant, _): return instant
        case .never: throw RecipeError.noSuchTime(field: field, zone: timeZone.identifier)
        }
    }

    private static func date(_ day: CalendarDay) -> String {
        day.description.replacing("-", with: "")
    }

    private static func utc(_ instant: Date) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let parts = calendar.dateComponents([.hour, .minute, .second], from: instant)
        func digits(_ number: Int?) -> String {
            let text = String(number ?? 0)
            return text.utf8.count < 2 ? "0" + text : text
        }
        let day = CalendarDay(instant, in: .gmt).map(date) ?? ""
        return day + "T" + digits(parts.hour) + digits(parts.minute) + digits(parts.second) + "Z"
    }

    // MARK: Text

    /// A name that is the same for the same event (by FNV-1a, of 64 bits twice).
    private static func identifier(of name: String) -> String {
        func hash(_ seed: UInt64) -> String {
            let value = name.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
            let text = String(value, radix: 16)
            return String(repeating: "0", count: 16 - text.count) + text
        }
        return hash(0xCBF2_9CE4_8422_2325) + "-" + hash(0x8422_2325_CBF2_9CE4) + "@apus"
    }

    /// A text with its special characters escaped (RFC 5545, section 3.3.11); control characters are
    /// left out, as the format has no place for them.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", ";", ",":
                result.unicodeScalars.append("\\")
                result.unicodeScalars.append(scalar)
            case "\n": result += "\\n"
            case "\u{0}"..<" ", "\u{7F}": break
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// A line in pieces of at most 75 octets that begin with a space, cut between scalars.
    private static func folded(_ line: String) -> String {
        var result = String.UnicodeScalarView()
        var length = 0
        for scalar in line.unicodeScalars {
            let width = UTF8.width(scalar)
            if length + width > longestLine {
                result.append(contentsOf: "\r\n ".unicodeScalars)
                length = 1
            }
            result.append(scalar)
            length += width
        }
        return String(result)
    }
}
