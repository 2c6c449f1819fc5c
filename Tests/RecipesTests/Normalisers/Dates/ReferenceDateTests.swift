import Foundation
import OrderedJSON
import TestSupport
import Testing

@testable import Recipes

/// What Python's dateparser reads, on Wednesday, 3 June 2026, days first.
///
/// `Scripts/generate-date-reference` writes the fixture. Where the two differ on purpose is listed here
/// and in `Documentation/Normalisers.md`.
@Suite struct ReferenceDateTests {
    /// What dateparser reads otherwise, and what is right.
    private static let differences = [
        // Unknown to it.
        "it: dopodomani": "2026-06-05", "it: l'altro ieri": "2026-06-01",
        "it: fra 2 settimane": "2026-06-17", "it: tra un mese": "2026-07-03",
        "it: una settimana fa": "2026-05-27", "it: domani alle 18:30": "2026-06-04 at 18:30",
        "it: 29 maggio 2018 alle 18:30": "2018-05-29 at 18:30", "es: pasado mañana": "2026-06-05",
        "pt: depois de amanhã": "2026-06-05", "nl: over een maand": "2026-07-03",
        "nl: een week geleden": "2026-05-27", "pl: za miesiąc": "2026-07-03",
        "pl: tydzień temu": "2026-05-27", "nb: om en måned": "2026-07-03",
        "nb: for en uke siden": "2026-05-27", "nb: i morgen kl. 18:30": "2026-06-04 at 18:30",
        "sv: imorgon kl. 18:30": "2026-06-04 at 18:30",
        // It takes the abbreviation of September for the number seven, that is for July.
        "fr: 7 sept 2018": "2018-09-07", "fr: 7-sept-18": "2018-09-07",
        // It takes the day and month for a time of the next day.
        "de: 10.07.": "2026-07-10",
    ]

    private static func rows() throws -> [(language: String, text: String, expected: String?)] {
        let file = ReferenceData.packageRoot.appending(path: "Tests/Fixtures/date-reference.json")
        let fixture = try JSONValue(parsing: Array(Data(contentsOf: file)))
        return try #require(fixture["rows"]?.arrayValue).map { row in
            let cells = try #require(row.arrayValue)
            let language = try #require(cells[0].stringValue)
            return (language, try #require(cells[1].stringValue), cells[2].stringValue)
        }
    }

    @Test func agreesWithDateparser() throws {
        let today = try #require(CalendarDay(year: 2026, month: 6, day: 3))
        var count = 0
        for (language, text, expected) in try Self.rows() {
            // Days come first in all of these but American English.
            let locale = Locale(identifier: language == "en" ? "en_GB" : language)
            let found = SaidDateParser(locale: locale, today: today).parse(text)
            count += 1
            if let difference = Self.differences["\(language): \(text)"] {
                #expect(Outline.of(found) == difference)
                continue
            }
            #expect(
                found?.day.preferred.description == expected.map { String($0.prefix(10)) },
                "\(language): \(text)")
            if let time = found?.time?.preferred {
                let seconds = expected?.suffix(8).split(separator: ":").compactMap { Int($0) }
                #expect([time.hour, time.minute, time.second] == seconds, "\(language): \(text)")
            }
        }
        #expect(count > 800)
    }
}
