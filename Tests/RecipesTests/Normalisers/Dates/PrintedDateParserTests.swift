import Foundation
import Testing

@testable import Recipes

@Suite struct PrintedDateParserTests {
    private func read(_ text: String, _ locale: String) -> String {
        Outline.of(PrintedDateParser(locale: Locale(identifier: locale)).parse(text))
    }

    @Test(arguments: [
        // Receipts.
        ("25/12 2018", "2018-12-25"), ("25/12/2018 8:13:39 PM", "2018-12-25 at 20:13:39"),
        ("29 MAY 2018", "2018-05-29"),
        ("07-Jan-17", "2017-01-07"), ("DATE: 25/12/2018", "2018-12-25"),
        ("Date : 12-12-19 18:05", "2019-12-12 at 18:05"), ("20180304", "2018-03-04"),
        ("DATE 20180304", "2018-03-04"), ("INV NO 20180304", "nil"),
        ("(25/12/2018)", "2018-12-25"), ("25/12/2018 (Tue)", "2018-12-25"),
        ("Invoice Date 31.01.2018", "2018-01-31"), ("18:05 25/12/2018", "2018-12-25 at 18:05"),
        ("8:13:39 PM 25-12-2018", "2018-12-25 at 20:13:39"),
        ("25/12/2018,20:13:39", "2018-12-25 at 20:13:39"), ("DATE25/12/2018", "2018-12-25"),
        ("25/12/2O18", "2018-12-25"), ("l5/12/2018", "2018-12-15"), ("25/|2/2018", "2018-12-25"),
        ("25/12/2018 18:3O", "2018-12-25 at 18:30"),
        // Orders.
        ("03/04/2018", "2018-04-03 | 2018-03-04"), ("3/4/18", "2018-04-03 | 2018-03-04"),
        ("04/04/2018", "2018-04-04"), ("13/04/2018", "2018-04-13"), ("04/13/2018", "2018-04-13"),
        ("12/28/2017", "2017-12-28"), ("2018-03-04", "2018-03-04"), ("2018/3/4", "2018-03-04"),
        ("2018.03.04", "2018-03-04"), ("04032018", "2018-03-04 | 2018-04-03"),
        // The weekday decides, and has to be right.
        ("Tue 03/04/2018", "2018-04-03"), ("Sunday, 03/04/2018", "2018-03-04"),
        ("03/04/2018 Tue", "2018-04-03"), ("Fri 03/04/2018", "nil"), ("Mon 25/12/2018", "nil"),
        // Separators.
        ("12.12.18 8:30P", "2018-12-12 at 20:30"), ("12/12/2018 7PM", "2018-12-12 at 19:00"),
        ("12/12/2018 1 of 2", "nil"), ("SUN MART 25/12/2018", "2018-12-25"),
        ("25/12/2018 SHOP SUN", "2018-12-25"),
        ("25.12.2018", "2018-12-25"), ("25-12-2018", "2018-12-25"),
        ("25 12 2018", "2018-12-25"),
        ("25 / 12 / 2018", "2018-12-25"), ("25. 12. 2018", "2018-12-25"),
        ("25.12.'18", "2018-12-25"), ("25/12'18", "2018-12-25"), ("25.12 2018", "2018-12-25"),
        ("25\u{2013}12\u{2013}2018", "2018-12-25"), ("25.12.18.", "2018-12-25"),
        // Names.
        ("29-May-2018", "2018-05-29"), ("29/MAY/2018", "2018-05-29"), ("29.May.18", "2018-05-29"),
        ("29May2018", "2018-05-29"), ("29MAY18", "2018-05-29"), ("May 29, 2018", "2018-05-29"),
        ("MAY-29-2018", "2018-05-29"), ("May 29th 2018", "2018-05-29"),
        ("the 3rd of May 2018", "2018-05-03"), ("2018 May 29", "2018-05-29"),
        ("2018-Mar-04", "2018-03-04"), ("1st Sept. 2018", "2018-09-01"),
        ("Tuesday, 29 May 2018", "2018-05-29"), ("third of May 2018", "2018-05-03"),
        ("Dec 25 '18", "2018-12-25"),
        // Two digits of a year.
        ("01/02/69", "1969-02-01 | 1969-01-02"), ("31/12/68", "2068-12-31"),
        ("31/12/00", "2000-12-31"), ("31/12/99", "1999-12-31"),
        // ISO 8601.
        ("2018-03-04T10:11:12Z", "2018-03-04 at 10:11:12 offset 0"),
        ("2018-03-04T10:11:12.345+02:00", "2018-03-04 at 10:11:12 offset 7200"),
        ("2018-03-04 10:11:12 -0530", "2018-03-04 at 10:11:12 offset -19800"),
        // Days that there are none of, or none for certain.
        ("31/02/2018", "nil"), ("29/02/2018", "nil"), ("29/02/2020", "2020-02-29"),
        ("31/04/2018", "nil"), ("00/12/2018", "nil"), ("25/00/2018", "nil"),
        ("31 June 2018", "nil"),
        ("2018-13-04", "nil"), ("2018-02-30", "nil"), ("13/13/2018", "nil"),
        ("25/12", "nil"), ("May 2018", "nil"), ("25", "nil"), ("2018", "nil"), ("", "nil"),
        ("25/12/218", "nil"), ("25/12/20188", "nil"), ("25 12 18", "nil"), ("125/12/2018", "nil"),
        ("25/12/2018 25/12/2018", "nil"), ("25/12/2018 No 17", "nil"), ("7 25/12/2018", "nil"),
        ("25/12/2018-001", "nil"), ("1/25/12/2018", "nil"), ("192.168.12.25", "nil"),
        ("+60 12-345 6789", "nil"), ("12.50", "nil"), ("RM 12.50", "nil"), ("180304", "nil"),
        ("25/12/2018 25:00", "nil"), ("99999999", "nil"), ("99999999999999999999", "nil"),
        ("25/12/2018l", "nil"), ("6 June 20:00", "nil"), ("6 June 10 am", "nil"),
        ("6 June 20h", "nil"),
        ("25.12. 18", "nil"), ("6 June 20", "2020-06-06"), ("29 MAR 18", "2018-03-29"),
        ("29 MAR 18 20:00", "2018-03-29 at 20:00"),
    ])
    func readsBritishOrder(text: String, expected: String) {
        #expect(read(text, "en_MY") == expected)
    }

    @Test(arguments: [
        ("en_US", "03/04/2018", "2018-03-04 | 2018-04-03"),
        ("en_US", "12/25/2018 8:13 PM", "2018-12-25 at 20:13"),
        ("en_US", "25/12/2018", "2018-12-25"), ("en_US", "04032018", "2018-04-03 | 2018-03-04"),
        ("en_PH", "03/04/2018", "2018-03-04 | 2018-04-03"),
        ("es_PR", "03/04/2018", "2018-03-04 | 2018-04-03"),
        ("en_CA", "03/04/2018", "2018-03-04 | 2018-04-03"),
        ("en_GB", "03/04/2018", "2018-04-03 | 2018-03-04"),
        ("en_AU", "03/04/2018", "2018-04-03 | 2018-03-04"),
        ("en_IN", "03/04/2018", "2018-04-03 | 2018-03-04"),
        ("es_MX", "03/04/2018", "2018-04-03 | 2018-03-04"),
        ("sv_SE", "03/04/2018", "2018-04-03 | 2018-03-04"),
        ("sv_SE", "18-03-04", "2018-03-04 | 2004-03-18"),
        ("sv_SE", "2018-03-04", "2018-03-04"), ("ms_MY", "29 MAY 2018", "2018-05-29"),
        ("fi_FI", "25.12.2018 klo 18.30", "2018-12-25 at 18:30"),
        ("en_US", "12/25/2018 8:13", "2018-12-25 at 08:13 | 20:13"),
        ("de_DE", "25.12.2018 8:13", "2018-12-25 at 08:13"),
    ])
    func followsRegion(locale: String, text: String, expected: String) {
        #expect(read(text, locale) == expected)
    }

    @Test(arguments: [
        ("de_DE", "Mo., 3. Dezember 2018, 18:30 Uhr", "2018-12-03 at 18:30"),
        ("de_DE", "3.12.18", "2018-12-03 | 2018-03-12"),
        ("de_DE", "Datum: 24.12.2018", "2018-12-24"),
        ("de_DE", "5. März 2019", "2019-03-05"), ("de_DE", "05.Mrz.2019", "2019-03-05"),
        ("de_AT", "7. Jänner 2019", "2019-01-07"), ("de_DE", "1. Okt. 2019", "2019-10-01"),
        ("de_DE", "den 12. Dez 2019", "2019-12-12"), ("de_DE", "12. MAERZ 2019", "2019-03-12"),
        ("de_DE", "Sonnabend, 1.6.2019", "2019-06-01"),
        ("fr_FR", "1er mai 2018", "2018-05-01"), ("fr_FR", "lundi 3 décembre 2018", "2018-12-03"),
        ("fr_FR", "14 juil. 2018 à 18h30", "2018-07-14 at 18:30"),
        ("fr_FR", "31 AOUT 2018", "2018-08-31"), ("fr_FR", "12 févr. 2018", "2018-02-12"),
        ("fr_FR", "le 5 janv. 2018", "2018-01-05"), ("fr_FR", "mar. 3 avr. 2018", "2018-04-03"),
        ("fr_FR", "25/12/2018 18:30:12", "2018-12-25 at 18:30:12"),
        ("it_IT", "lunedì 3 dicembre 2018, ore 18:30", "2018-12-03 at 18:30"),
        ("it_IT", "1° maggio 2018", "2018-05-01"),
        ("it_IT", "12-12-2018 ore 18", "2018-12-12 at 18:00"),
        ("it_IT", "5 GEN 2018", "2018-01-05"),
        ("it_IT", "03-lug-2018", "2018-07-03"), ("it_IT", "30 sett. 2018", "2018-09-30"),
        ("it_IT", "mar 12 giugno 2018", "2018-06-12"), ("it_IT", "DATA 25/12/18", "2018-12-25"),
        ("it_IT", "primo maggio 2018", "2018-05-01"),
        ("es_ES", "3 de mayo de 2018", "2018-05-03"), ("es_ES", "12-dic-2018", "2018-12-12"),
        ("es_ES", "miércoles, 1 de agosto de 2018", "2018-08-01"),
        ("es_ES", "1 ene. 2018", "2018-01-01"), ("es_MX", "5 de setiembre del 2018", "2018-09-05"),
        ("es_ES", "lun 3 dic 2018 18:30 h", "2018-12-03 at 18:30"),
        ("pt_BR", "3 de maio de 2018 às 18h30", "2018-05-03 at 18:30"),
        ("pt_PT", "sexta-feira, 1 de junho de 2018", "2018-06-01"),
        ("pt_BR", "1º de março de 2018", "2018-03-01"), ("pt_BR", "12/FEV/2018", "2018-02-12"),
        ("pt_BR", "7 set. 2018", "2018-09-07"), ("pt_BR", "20 out 18", "2018-10-20"),
        ("nl_NL", "3 mei 2018", "2018-05-03"), ("nl_NL", "vr 1 juni 2018", "2018-06-01"),
        ("nl_NL", "12 mrt. 2018", "2018-03-12"), ("nl_NL", "05-10-2018", "2018-10-05 | 2018-05-10"),
        ("nl_NL", "1 augustus 2018 om 18:30 uur", "2018-08-01 at 18:30"),
        ("pl_PL", "3 maja 2018 r.", "2018-05-03"), ("pl_PL", "12 paź 2018", "2018-10-12"),
        ("pl_PL", "czwartek, 1 listopada 2018", "2018-11-01"),
        ("pl_PL", "dnia 24 grudnia 2018 godz. 18:30", "2018-12-24 at 18:30"),
        ("pl_PL", "31 sierpnia 2018", "2018-08-31"), ("pl_PL", "1 styczeń 2018", "2018-01-01"),
        ("nb_NO", "3. mai 2018", "2018-05-03"), ("nb_NO", "lørdag 1. desember 2018", "2018-12-01"),
        ("nb_NO", "12. okt. 2018 kl. 18.30", "2018-10-12 at 18:30"),
        ("nb_NO", "17.05.2018", "2018-05-17"), ("no_NO", "1 juli 2018", "2018-07-01"),
        ("sv_SE", "3 maj 2018", "2018-05-03"), ("sv_SE", "den 1:a maj 2018", "2018-05-01"),
        ("sv_SE", "lördag 1 december 2018", "2018-12-01"),
        ("sv_SE", "6 jan. 2018 kl. 18:30", "2018-01-06 at 18:30"),
        ("sv_SE", "24 dec -18", "2018-12-24"),
        // A month of another language is unknown; an English one is known everywhere.
        ("en_GB", "3 maggio 2018", "nil"), ("it_IT", "3 May 2018", "2018-05-03"),
        ("tr_TR", "3 Mar 2018", "2018-03-03"), ("de_DE", "3. gennaio 2018", "nil"),
    ])
    func readsLanguage(locale: String, text: String, expected: String) {
        #expect(read(text, locale) == expected)
    }

    @Test func letsCenturyBeChosen() {
        let parser = PrintedDateParser(locale: Locale(identifier: "en_GB"), firstTwoDigitYear: 1930)
        #expect(Outline.of(parser.parse("25/12/31")) == "1931-12-25")
        #expect(Outline.of(parser.parse("25/12/29")) == "2029-12-25")
        let odd = PrintedDateParser(locale: Locale(identifier: "en_GB"), firstTwoDigitYear: Int.min)
        #expect(odd.parse("25/12/29") == nil)
    }

    @Test func leavesDigitsAloneIfAsked() {
        let parser = PrintedDateParser(locale: Locale(identifier: "en_GB"), repairsDigits: false)
        #expect(parser.parse("25/12/2O18") == nil)
        #expect(Outline.of(parser.parse("25/12/2018")) == "2018-12-25")
    }

    @Test func understandsNamesOfFoundation() throws {
        let days = (1...12).compactMap { CalendarDay(year: 2018, month: $0, day: 7) }
        for code in ["en", "de", "fr", "it", "es", "pt", "nl", "pl", "nb", "sv"] {
            let locale = Locale(identifier: code)
            let parser = PrintedDateParser(locale: locale)
            let formatter = DateFormatter()
            formatter.locale = locale
            formatter.timeZone = .gmt
            for pattern in ["EEEE d MMMM y", "d MMM y", "EEE d LLLL y"] {
                formatter.dateFormat = pattern
                for day in days {
                    let text = formatter.string(from: day.instant)
                    #expect(parser.parse(text)?.day == .certain(day), "\(code): \(text)")
                }
            }
        }
    }
}
