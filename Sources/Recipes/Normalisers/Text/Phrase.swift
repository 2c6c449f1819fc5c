/// A phrase with places for values, such as `in {n} {unit}`, written as its language says it.
///
/// Elements stand between spaces: `{slot}`, words, alternatives with `|`; `_` is a space in an
/// alternative, and `?` after an element makes it optional. Case and accents don't count.
struct Phrase: Sendable {
    enum Slot: String, Sendable {
        /// A count in digits or words, `a` included.
        case count = "n"
        /// A unit of the calendar.
        case unit
        /// A day of the week.
        case weekday
        /// A month.
        case month
        /// A day of the month, as a number, an ordinal or a word.
        case day
        /// A year of four digits, or of two after an apostrophe.
        case year
        /// An hour in digits or words.
        case hour = "h"
        /// Minutes in digits or words.
        case minute = "m"
        /// Minutes in words: `10 to 12` is rather a range.
        case minuteInWords = "M"
        /// A quarter of a year, 1 to 4.
        case quarter = "q"
    }

    /// The values of a phrase's slots.
    struct Values: Sendable {
        var count = 1
        var unit = CalendarUnit.day
        var weekday = 0
        var month = 0
        var day = 0
        var year = 0
        var hour = 0
        var minute = 0
        var quarter = 0
    }

    private enum Element: Sendable {
        case words([[String]])
        case slot(Slot)
    }

    private let elements: [(element: Element, isOptional: Bool)]

    init(_ pattern: String) {
        elements = pattern.split(separator: " ").map { part in
            let isOptional = part.hasSuffix("?")
            let text = isOptional ? part.dropLast() : part
            if text.hasPrefix("{"), let slot = Slot(rawValue: String(text.dropFirst().dropLast())) {
                return (.slot(slot), isOptional)
            }
            let words = text.split(separator: "|").map { alternative in
                Token.list(of: String(alternative).replacing("_", with: " ")).map(\.text)
            }
            return (.words(words), isOptional)
        }
    }

    /// The values with which the phrase is exactly these tokens.
    func match(_ tokens: ArraySlice<Token>, _ language: Language) -> Values? {
        match(tokens, from: 0, Values(), language)
    }

    private func match(
        _ tokens: ArraySlice<Token>, from index: Int, _ values: Values, _ language: Language
    ) -> Values? {
        guard index < elements.count else { return tokens.isEmpty ? values : nil }
        let (element, isOptional) = elements[index]
        switch element {
        case .words(let alternatives):
            for words in alternatives where tokens.starts(with: words, by: { $0.text == $1 }) {
                let rest = tokens.dropFirst(words.count)
                if let found = match(rest, from: index + 1, values, language) { return found }
            }
        case .slot(let slot):
            var filled = values
            if let end = language.fill(slot, &filled, tokens),
                let found = match(tokens[end...], from: index + 1, filled, language)
            {
                return found
            }
        }
        return isOptional ? match(tokens, from: index + 1, values, language) : nil
    }
}
