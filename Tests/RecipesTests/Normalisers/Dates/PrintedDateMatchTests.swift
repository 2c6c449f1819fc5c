import Foundation
import Testing

@testable import Recipes

@Suite struct PrintedDateMatchTests {
    private func read(_ text: String, _ locale: String) -> [String] {
        PrintedDateParser(locale: Locale(identifier: locale)).matches(in: text).map { match in
            "\(text[match.range]) = \(Outline.of(match.value))"
        }
    }

    @Test(
        arguments: [
            (
                "RECEIPT #: CSP0393921 DATE: 15/06/2017", ["15/06/2017 = 2017-06-15"]
            ),
            ("19/10/2018 20:49:59 #01", ["19/10/2018 20:49:59 = 2018-10-19 at 20:49:59"]),
            (
                "ORD #50 -REG #19- 18/01/2018 10:27:03",
                ["18/01/2018 10:27:03 = 2018-01-18 at 10:27:03"]
            ),
            ("18-11-18 13:58 SH01 ZI53", ["18-11-18 13:58 = 2018-11-18 at 13:58"]),
            (
                "from 25/12/2018 to 26/12/2018",
                ["25/12/2018 = 2018-12-25", "26/12/2018 = 2018-12-26"]
            ),
            ("Tue, 29 May 2018, 7 items", ["Tue, 29 May 2018 = 2018-05-29"]),
            ("Mon 29 May 2018", []),
            ("29 May 2018 (Tue) 9:05 pm", ["29 May 2018 (Tue) 9:05 pm = 2018-05-29 at 21:05"]),
            ("paid 12.50 on 25.12.2018.", ["25.12.2018 = 2018-12-25"]),
            ("25/12/2O18", ["25/12/2O18 = 2018-12-25"]),
            ("é 25/12/2O18 ü", ["25/12/2O18 = 2018-12-25"]),
            // A time that goes on behind what is understood isn't taken.
            ("12/12/2018 03:30_29PM", ["12/12/2018 = 2018-12-12"]),
            ("1/25/12/2018", []), ("25/12/2018/3", []), ("192.168.12.25", []), ("x25/12/2018", []),
            ("25/12/2018l", []), ("20181225", []), ("31/02/2018", []), ("", []), ("no date", []),
            (
                "a\n25/12/2018\nb\n26/12/2018",
                ["25/12/2018 = 2018-12-25", "26/12/2018 = 2018-12-26"]
            ),
            ("2018-12-25T10:11:12Z", ["2018-12-25T10:11:12 = 2018-12-25 at 10:11:12"]),
        ] as [(String, [String])])
    func findsDatesAmongOtherWords(text: String, expected: [String]) {
        #expect(read(text, "en_MY") == expected)
    }

    @Test func findsDatesOfManyLines() {
        let line = "RECEIPT 391 DATE: 15/06/2017 18:30 TOTAL 12.50\n"
        let text = String(repeating: line, count: 5000)
        #expect(
            PrintedDateParser(locale: Locale(identifier: "en_MY")).matches(in: text).count == 5000)
    }
}
