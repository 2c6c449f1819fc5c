import Foundation

/// Reads days that a question names: printed and said ones, and holidays of fixed date.
struct DayReader: Sendable {
    /// A day among the tokens of a text.
    struct Found: Sendable {
        let day: CalendarDay
        let tokens: Range<Int>
        /// Whether it is a distance from today such as `in 3 weeks`.
        let isDistance: Bool
        /// Whether it is today, tomorrow or another day that a word alone says.
        let isNear: Bool
    }

    private let parser: SaidDateParser
    private let holidays: WordTable<Holiday>
    private let today: CalendarDay
    private let direction: DateDirection

    /// The most tokens of a day: `Monday , the 3 rd of March , 2026`.
    private static let longest = 10
    /// The most tokens that are looked at.
    private static let mostTokens = 256

    init(locale: Locale, today: CalendarDay, direction: DateDirection) {
        parser = SaidDateParser(locale: locale, today: today, direction: direction)
        holidays = Holiday.table
        self.today = today
        self.direction = direction
    }

    /// The day that a text is.
    func day(_ text: String) -> CalendarDay? {
        if let day = parser.parse(text)?.day.preferred { return day }
        let tokens = Token.list(of: text)
        return holidays.match(tokens[...]).flatMap { found in
            found.end == tokens.endIndex ? found.value.day(near: today, direction) : nil
        }
    }

    /// The days that a text names, in order, the longest at each place.
    func days(in text: String, _ tokens: [Token]) -> [Found] {
        var found: [Found] = []
        var start = 0
        while start < min(tokens.count, Self.mostTokens) {
            guard let next = self.found(in: text, tokens, from: start) else {
                start += 1
                continue
            }
            found.append(next)
            start = next.tokens.upperBound
        }
        return found
    }

    private func found(in text: String, _ tokens: [Token], from start: Int) -> Found? {
        guard tokens[start].kind != .sign,
            start == 0 || !tokens[start].isGlued
                || tokens[start - 1].isSign("(\"'¿=:")
        else { return nil }
        if let (holiday, end) = holidays.match(tokens[start...]),
            let day = holiday.day(near: today, direction)
        {
            return Found(day: day, tokens: start..<end, isDistance: false, isNear: false)
        }
        for end in stride(from: min(start + Self.longest, tokens.count), to: start, by: -1) {
            let last = tokens[end - 1]
            guard last.kind != .sign,
                end == tokens.count || !tokens[end].isGlued
                    || tokens[end].kind == .sign && !tokens[end].isSign("%-/")
            else { continue }
            var upper = last.range.upperBound
            // The full stop of an ordinal: `am 3.`
            if last.kind == .number, end < tokens.count, tokens[end].isSign("."),
                tokens[end].isGlued, end + 1 < tokens.count
            {
                upper = tokens[end].range.upperBound
            }
            let words = String(text[tokens[start].range.lowerBound..<upper])
            guard let day = parser.parse(words)?.day.preferred else { continue }
            return Found(
                day: day, tokens: start..<end,
                isDistance: isDistance(tokens[start..<end]),
                isNear: end - start <= 3
                    && !tokens[start..<end].contains { $0.kind == .number } && isNear(day)
                    && !namesMonth(tokens[start..<end]))
        }
        return nil
    }

    private func isDistance(_ tokens: ArraySlice<Token>) -> Bool {
        tokens.indices.contains { index in
            parser.language.units.match(tokens[index...]) != nil
        }
    }

    private func namesMonth(_ tokens: ArraySlice<Token>) -> Bool {
        tokens.indices.contains { parser.language.months.match(tokens[$0...]) != nil }
    }

    private func isNear(_ day: CalendarDay) -> Bool { abs(today.days(to: day)) <= 2 }
}
