import Foundation
import Synchronization

/// The numbers of a language in words, as Foundation spells them.
enum SpokenNumbers {
    private static let tables = Mutex<[String: WordTable<Int>]>([:])

    /// The words of numbers in a locale's language.
    static func of(_ locale: Locale) -> WordTable<Int> {
        let code = locale.language.languageCode?.identifier ?? "en"
        return tables.withLock { tables in
            if let table = tables[code] { return table }
            let table = table(code)
            tables[code] = table
            return table
        }
    }

    /// Zero to a thousand, hundreds to ten thousand, thousands to a hundred thousand, a million.
    private static func table(_ code: String) -> WordTable<Int> {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: code)
        formatter.numberStyle = .spellOut
        var table = WordTable<Int>()
        let numbers =
            Array(0...1000) + Array(stride(from: 1100, through: 9900, by: 100))
            + Array(stride(from: 10_000, through: 100_000, by: 1000)) + [
                200_000, 500_000, 1_000_000,
            ]
        for number in numbers {
            guard let text = formatter.string(from: NSNumber(value: number)) else { continue }
            let words = text.replacing("\u{AD}", with: "")
            // One is the article in many languages, and says little.
            if number == 1, code != "en", code != "de", code != "pl" { continue }
            table.add(words, number)
            table.add(words.replacing("-", with: " "), number)
            table.add(words.replacing("hundred ", with: "hundred and "), number)
        }
        return table
    }
}
