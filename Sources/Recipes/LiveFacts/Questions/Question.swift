import Foundation

/// A question, its words and the days that it names.
struct Question: Sendable {
    let text: String
    let tokens: [Token]
    let locale: Locale
    let language: QuestionLanguage
    let numbers: NumberReader
    let today: CalendarDay?
    /// The days that it names, seen from today on.
    let days: [DayReader.Found]

    init(_ text: String, locale: Locale, today: CalendarDay?) {
        self.text = text
        let tokens = Token.list(of: text)
        self.tokens = tokens
        self.locale = locale
        language = .of(locale)
        numbers = NumberReader(locale)
        self.today = today
        days =
            today.map {
                DayReader(locale: locale, today: $0, direction: .future).days(in: text, tokens)
            } ?? []
    }

    /// The question's own words between two tokens.
    func words(_ range: Range<Int>) -> String {
        guard !range.isEmpty else { return "" }
        return String(
            text[
                tokens[range.lowerBound].range
                    .lowerBound..<tokens[range.upperBound - 1].range.upperBound])
    }

    func asks(_ words: WordTable<Void>) -> Bool { words.occurs(in: tokens[...]) }

    /// Whether a token begins with a capital letter.
    func isCapitalized(_ index: Int) -> Bool {
        text[tokens[index].range].first?.isUppercase ?? false
    }

    /// Whether a token is part of a day.
    func isInDay(_ index: Int) -> Bool { days.contains { $0.tokens.contains(index) } }
}
