import Foundation
import Testing

@testable import Recipes

/// Today is Wednesday, 3 June 2026, unless a test says otherwise.
@Suite struct PeriodParserTests {
    private func read(
        _ text: String, _ locale: String, on date: (Int, Int, Int) = (2026, 6, 3),
        _ direction: DateDirection = .past
    ) -> String {
        guard let today = CalendarDay(year: date.0, month: date.1, day: date.2) else { return "" }
        let parser = PeriodParser(
            locale: Locale(identifier: locale), today: today, direction: direction)
        return Outline.of(
            parser.parse(text)?.map { period in
                period.lowerBound == period.upperBound
                    ? "\(period.lowerBound)" : "\(period.lowerBound)...\(period.upperBound)"
            })
    }

    @Test(arguments: [
        ("today", "2026-06-03"), ("yesterday", "2026-06-02"),
        ("this week", "2026-06-01...2026-06-07"), ("last week", "2026-05-25...2026-05-31"),
        ("next week", "2026-06-08...2026-06-14"),
        ("the week before last", "2026-05-18...2026-05-24"),
        ("the week after next", "2026-06-15...2026-06-21"),
        ("this month", "2026-06-01...2026-06-30"), ("last month", "2026-05-01...2026-05-31"),
        ("next month", "2026-07-01...2026-07-31"),
        ("the month before last", "2026-04-01...2026-04-30"),
        ("this year", "2026-01-01...2026-12-31"), ("last year", "2025-01-01...2025-12-31"),
        ("year to date", "2026-01-01...2026-06-03"), ("month to date", "2026-06-01...2026-06-03"),
        ("this weekend", "2026-06-06...2026-06-07"), ("last weekend", "2026-05-30...2026-05-31"),
        ("next weekend", "2026-06-13...2026-06-14 | 2026-06-06...2026-06-07"),
        ("last 7 days", "2026-05-28...2026-06-03 | 2026-05-27...2026-06-02"),
        ("the last two weeks", "2026-05-21...2026-06-03 | 2026-05-18...2026-05-31"),
        ("past 3 months", "2026-03-04...2026-06-03 | 2026-03-01...2026-05-31"),
        ("in the last 30 days", "2026-05-05...2026-06-03 | 2026-05-04...2026-06-02"),
        ("March", "2026-03-01...2026-03-31"), ("in March", "2026-03-01...2026-03-31"),
        ("in June", "2026-06-01...2026-06-30"), ("in December", "2025-12-01...2025-12-31"),
        ("last December", "2025-12-01...2025-12-31"),
        ("March last year", "2025-03-01...2025-03-31"),
        ("in March 2024", "2024-03-01...2024-03-31"), ("February 2024", "2024-02-01...2024-02-29"),
        ("Q2 2025", "2025-04-01...2025-06-30"), ("2025 Q2", "2025-04-01...2025-06-30"),
        ("2025-Q4", "2025-10-01...2025-12-31"), ("Q2", "2026-04-01...2026-06-30"),
        ("Q3", "2025-07-01...2025-09-30"), ("Q1 last year", "2025-01-01...2025-03-31"),
        ("Q3 this year", "2026-07-01...2026-09-30"),
        ("the second quarter of 2025", "2025-04-01...2025-06-30"),
        ("last quarter", "2026-01-01...2026-03-31"), ("this quarter", "2026-04-01...2026-06-30"),
        ("2025", "2025-01-01...2025-12-31"), ("in 2025", "2025-01-01...2025-12-31"),
        ("the first half of 2025", "2025-01-01...2025-06-30"),
        ("H2 2025", "2025-07-01...2025-12-31"),
        ("since March", "2026-03-01...2026-06-03"), ("since 3 May", "2026-05-03...2026-06-03"),
        ("since last Friday", "2026-05-29...2026-06-03"),
        ("since yesterday", "2026-06-02...2026-06-03"),
        ("since 2024", "2024-01-01...2026-06-03"), ("since 31/12/2025", "2025-12-31...2026-06-03"),
        ("from 3 March to 10 April", "2026-03-03...2026-04-10"),
        ("between 3 and 10 March", "2026-03-03...2026-03-10"),
        ("3-10 March", "2026-03-03...2026-03-10"),
        ("March 3–10", "2026-03-03...2026-03-10"), ("3-10 March 2025", "2025-03-03...2025-03-10"),
        ("March to May", "2026-03-01...2026-05-31"),
        ("November to February", "2025-11-01...2026-02-28"),
        ("from January to March 2025", "2025-01-01...2025-03-31"),
        ("1/1/2025 - 31/3/2025", "2025-01-01...2025-03-31"),
        ("from Monday to yesterday", "2026-06-01...2026-06-02"),
        ("on 3 March", "2026-03-03"), ("Friday", "2026-05-29"), ("25/12/2018", "2018-12-25"),
        ("10/4", "2026-04-10 | 2025-10-04"),
        // Not a period, or none for certain.
        ("", "nil"), ("since Easter", "nil"), ("recently", "nil"), ("Q5 2025", "nil"),
        ("Q2 25", "nil"),
        ("in a while", "nil"), ("last 0 days", "nil"), ("10 April to 3 March 2025", "nil"),
        ("since tomorrow", "nil"), ("March 31-32", "nil"), ("tomorrow at 7", "nil"),
        ("week", "nil"),
        ("before March", "nil"), ("in the summer", "nil"), ("last 99999 days", "nil"),
    ])
    func readsEnglish(text: String, expected: String) {
        #expect(read(text, "en_GB") == expected)
    }

    @Test(arguments: [
        ("heute", "2026-06-03"), ("diese Woche", "2026-06-01...2026-06-07"),
        ("letzte Woche", "2026-05-25...2026-05-31"),
        ("in der letzten Woche", "2026-05-25...2026-05-31"),
        ("vorletzte Woche", "2026-05-18...2026-05-24"),
        ("nächste Woche", "2026-06-08...2026-06-14"),
        ("diesen Monat", "2026-06-01...2026-06-30"), ("letzten Monat", "2026-05-01...2026-05-31"),
        ("im letzten Monat", "2026-05-01...2026-05-31"),
        ("vorletzten Monat", "2026-04-01...2026-04-30"),
        ("dieses Jahr", "2026-01-01...2026-12-31"), ("letztes Jahr", "2025-01-01...2025-12-31"),
        ("im vergangenen Jahr", "2025-01-01...2025-12-31"),
        ("letztes Wochenende", "2026-05-30...2026-05-31"),
        ("am Wochenende", "2026-06-06...2026-06-07"),
        ("nächstes Wochenende", "2026-06-06...2026-06-07 | 2026-06-13...2026-06-14"),
        ("in den letzten 7 Tagen", "2026-05-28...2026-06-03 | 2026-05-27...2026-06-02"),
        ("die letzten drei Monate", "2026-03-04...2026-06-03 | 2026-03-01...2026-05-31"),
        ("im März", "2026-03-01...2026-03-31"), ("März 2025", "2025-03-01...2025-03-31"),
        ("im Dezember", "2025-12-01...2025-12-31"),
        ("im März letzten Jahres", "2025-03-01...2025-03-31"),
        ("Q2 2025", "2025-04-01...2025-06-30"), ("im 2. Quartal 2025", "2025-04-01...2025-06-30"),
        ("zweites Quartal", "nil"), ("im zweiten Quartal 2025", "2025-04-01...2025-06-30"),
        ("letztes Quartal", "2026-01-01...2026-03-31"), ("2025", "2025-01-01...2025-12-31"),
        ("im Jahr 2025", "2025-01-01...2025-12-31"),
        ("erstes Halbjahr 2025", "2025-01-01...2025-06-30"),
        ("seit März", "2026-03-01...2026-06-03"), ("seit dem 3. Mai", "2026-05-03...2026-06-03"),
        ("seit Jahresbeginn", "2026-01-01...2026-06-03"), ("seit Ostern", "nil"),
        ("vom 3. März bis 10. April", "2026-03-03...2026-04-10"),
        ("3.-10. März", "2026-03-03...2026-03-10"), ("März bis Mai", "2026-03-01...2026-05-31"),
        ("am 3. März", "2026-03-03"), ("neulich", "nil"),
    ])
    func readsGerman(text: String, expected: String) {
        #expect(read(text, "de_DE") == expected)
    }

    @Test(arguments: [
        ("oggi", "2026-06-03"), ("ieri", "2026-06-02"),
        ("questa settimana", "2026-06-01...2026-06-07"),
        ("la settimana scorsa", "2026-05-25...2026-05-31"),
        ("la scorsa settimana", "2026-05-25...2026-05-31"),
        ("due settimane fa", "2026-05-18...2026-05-24"),
        ("il mese scorso", "2026-05-01...2026-05-31"),
        ("lo scorso mese", "2026-05-01...2026-05-31"), ("questo mese", "2026-06-01...2026-06-30"),
        ("due mesi fa", "2026-04-01...2026-04-30"), ("quest'anno", "2026-01-01...2026-12-31"),
        ("l'anno scorso", "2025-01-01...2025-12-31"), ("nel 2025", "2025-01-01...2025-12-31"),
        ("a marzo", "2026-03-01...2026-03-31"), ("in marzo", "2026-03-01...2026-03-31"),
        ("marzo 2025", "2025-03-01...2025-03-31"), ("a dicembre", "2025-12-01...2025-12-31"),
        ("nel marzo del 2025", "2025-03-01...2025-03-31"),
        ("marzo scorso", "2026-03-01...2026-03-31"),
        ("a marzo dell'anno scorso", "2025-03-01...2025-03-31"),
        ("lo scorso fine settimana", "2026-05-30...2026-05-31"),
        ("il prossimo weekend", "2026-06-06...2026-06-07 | 2026-06-13...2026-06-14"),
        ("negli ultimi 7 giorni", "2026-05-28...2026-06-03 | 2026-05-27...2026-06-02"),
        ("gli ultimi tre mesi", "2026-03-04...2026-06-03 | 2026-03-01...2026-05-31"),
        ("T2 2025", "2025-04-01...2025-06-30"),
        ("secondo trimestre 2025", "2025-04-01...2025-06-30"),
        ("2° trimestre 2025", "2025-04-01...2025-06-30"),
        ("nel primo trimestre del 2025", "2025-01-01...2025-03-31"),
        ("il trimestre scorso", "2026-01-01...2026-03-31"),
        ("primo semestre 2025", "2025-01-01...2025-06-30"),
        ("da marzo", "2026-03-01...2026-06-03"), ("dal 3 maggio", "2026-05-03...2026-06-03"),
        ("da inizio anno", "2026-01-01...2026-06-03"), ("da Pasqua", "nil"),
        ("dal 3 marzo al 10 aprile", "2026-03-03...2026-04-10"),
        ("dal 3 al 10 marzo", "2026-03-03...2026-03-10"),
        ("da marzo a maggio", "2026-03-01...2026-05-31"),
        ("il 3 marzo", "2026-03-03"), ("di recente", "nil"),
    ])
    func readsItalian(text: String, expected: String) {
        #expect(read(text, "it_IT") == expected)
    }

    @Test(arguments: [
        ("this week", "2026-05-31...2026-06-06"), ("last week", "2026-05-24...2026-05-30"),
        ("10/4", "2025-10-04 | 2026-04-10"),
    ])
    func followsAmericanWeeks(text: String, expected: String) {
        #expect(read(text, "en_US") == expected)
    }

    @Test(
        arguments: [
            ("last month", (2026, 1, 31), "2025-12-01...2025-12-31"),
            ("this quarter", (2026, 12, 31), "2026-10-01...2026-12-31"),
            ("last quarter", (2026, 1, 1), "2025-10-01...2025-12-31"),
            ("last month", (2024, 3, 31), "2024-02-01...2024-02-29"),
            ("this weekend", (2026, 6, 7), "2026-06-06...2026-06-07"),
            ("next weekend", (2026, 6, 7), "2026-06-13...2026-06-14"),
            ("next year", (9999, 6, 1), "nil"), ("last year", (1583, 6, 1), "nil"),
            ("last month", (1583, 1, 1), "nil"), ("next week", (9999, 12, 30), "nil"),
        ] as [(String, (Int, Int, Int), String)])
    func crossesEndsOfYears(text: String, today: (Int, Int, Int), expected: String) {
        #expect(read(text, "en_GB", on: today) == expected)
    }

    @Test(arguments: [
        ("in March", "2027-03-01...2027-03-31"), ("in June", "2026-06-01...2026-06-30"),
        ("Q1", "2027-01-01...2027-03-31"), ("Friday", "2026-06-05"),
        ("from 3 March to 10 April", "2027-03-03...2027-04-10"),
    ])
    func looksAheadForPlans(text: String, expected: String) {
        #expect(read(text, "en_GB", on: (2026, 6, 3), .future) == expected)
    }
}
