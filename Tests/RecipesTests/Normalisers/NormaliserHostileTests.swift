import Foundation
import TestSupport
import Testing

@testable import Recipes

/// Random and long texts: nothing traps, and what is understood is possible.
@Suite struct NormaliserHostileTests {
    private static let locales = [
        "en_GB", "en_US", "de_DE", "fr_FR", "it_IT", "es_ES", "pt_BR", "nl_NL", "pl_PL", "nb_NO",
        "sv_SE", "en_IN", "de_CH", "ja_JP",
    ].map(Locale.init(identifier:))

    private static let pieces = [
        "0", "1", "7", "12", "29", "31", "99", "2024", "20240229", "999999999999", "00", ".", ",",
        ":",
        "/", "-", "'", " ", "\n", "\u{A0}", "\u{202F}", "\u{200E}", "(", ")", "[", "]", "€", "$",
        "%",
        "RM", "kr", "EUR", "Friday", "venerdì", "mai", "May", "half", "halb", "past", "pm", "a.m.",
        "h", "Uhr", "alle", "di", "le", "in", "days", "Tagen", "next", "nächsten", "last", "today",
        "stasera", "O", "l", "B", "é", "e\u{301}", "👩‍👩‍👧", "\u{0}", "\u{FEFF}", "ß", "İ", "٣", "１",
        "ﬁ", "Q", "q1", "week", " - ", "Anna: ", "From: ", "\u{D7FF}", "\u{10FFFF}", "to", "bis",
    ]

    private func text(_ generator: inout SeededGenerator, upTo length: Int) -> String {
        var text = ""
        for _ in 0..<Int.random(in: 0...length, using: &generator) {
            text += Self.pieces.randomElement(using: &generator) ?? ""
            if Bool.random(using: &generator) { text += " " }
        }
        return text
    }

    /// All parsers of a locale.
    private struct Parsers {
        let printed: PrintedDateParser
        let said: SaidDateParser
        let periods: PeriodParser
        let times: TimeParser
        let amounts: AmountParser
        let chats: ChatThreadParser

        init(_ locale: Locale, _ today: CalendarDay) {
            printed = PrintedDateParser(locale: locale)
            said = SaidDateParser(locale: locale, today: today)
            periods = PeriodParser(locale: locale, today: today)
            times = TimeParser(locale: locale)
            amounts = AmountParser(locale: locale)
            chats = ChatThreadParser(locale: locale)
        }

        func readAll(_ text: String) {
            for day in printed.parse(text)?.day.all ?? [] {
                #expect(CalendarDay(year: day.year, month: day.month, day: day.day) == day)
            }
            _ = said.parse(text)
            for period in periods.parse(text)?.all ?? [] {
                #expect(CalendarDay.years.contains(period.lowerBound.year))
            }
            _ = times.parse(text)
            _ = times.parseRange(text)
            _ = times.parseDuration(text)
            for amount in amounts.parse(text)?.all ?? [] { #expect(!amount.value.isNaN) }
            for message in chats.parse(text)?.messages ?? [] {
                #expect(message.header.upperBound <= message.body.lowerBound)
                #expect(text[message.body].utf8.count <= text.utf8.count)
            }
            _ = DigitRepair.repair(text)
        }
    }

    @Test(arguments: 0..<8)
    func survivesRandomTexts(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        let today = try #require(CalendarDay(year: 2024, month: 2, day: 29))
        let parsers = Self.locales.map { Parsers($0, today) }
        for _ in 0..<200 {
            let text = text(&generator, upTo: 24)
            parsers.randomElement(using: &generator)?.readAll(text)
        }
    }

    @Test func survivesEveryDayAsToday() throws {
        let locale = Locale(identifier: "en_GB")
        for (year, month, day) in [(1583, 1, 1), (9999, 12, 31), (2024, 2, 29), (2025, 12, 31)] {
            let today = try #require(CalendarDay(year: year, month: month, day: day))
            for text in [
                "in 9999 years", "9999 years ago", "next Monday", "last Monday", "the 31st", "29/2",
                "in 9999 months", "last 9999 years", "next year", "since yesterday", "Q1",
                "Friday last week", "yesterday", "31 December",
            ] {
                Parsers(locale, today).readAll(text)
            }
        }
    }

    @Test(arguments: [
        "1", "1.", "1 ", "a", "a ", "(", "-", "half ", "Friday ", "\u{301}", "1,", "[1",
    ])
    func refusesLongTextsFast(piece: String) throws {
        let today = try #require(CalendarDay(year: 2026, month: 6, day: 3))
        let long = String(repeating: piece, count: 100_000)
        let locale = Locale(identifier: "en_GB")
        #expect(PrintedDateParser(locale: locale).parse(long) == nil)
        #expect(SaidDateParser(locale: locale, today: today).parse(long) == nil)
        #expect(PeriodParser(locale: locale, today: today).parse(long) == nil)
        #expect(TimeParser(locale: locale).parse(long) == nil)
        #expect(TimeParser(locale: locale).parseRange(long) == nil)
        #expect(TimeParser(locale: locale).parseDuration(long) == nil)
        #expect(AmountParser(locale: locale).parse(long) == nil)
        #expect(ChatThreadParser(locale: locale).parse(long) == nil)
        #expect(DigitRepair.repair(long).text.utf8.count == long.utf8.count)
        let most = String(long.unicodeScalars.prefix(400).map(Character.init))
        Parsers(locale, today).readAll(most)
    }
}
