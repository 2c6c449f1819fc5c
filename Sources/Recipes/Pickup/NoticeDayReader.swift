import Foundation

/// Reads the days that tokens of a notice say.
struct NoticeDayReader {
    private let notice: Notice
    private let said: SaidDateParser?
    private let printed: PrintedDateParser

    init(notice: Notice, locale: Locale, today: CalendarDay?) {
        self.notice = notice
        said = today.map { SaidDateParser(locale: locale, today: $0) }
        printed = PrintedDateParser(locale: locale)
    }

    /// The longest day from a token, without the time beside it.
    func day(from start: Int, to limit: Int) -> (part: Range<Int>, day: DayAndTime)? {
        guard notice.tokens[start].kind != .sign else { return nil }
        for end in stride(from: limit, to: start, by: -1) {
            let last = notice.tokens[end - 1]
            guard last.kind != .sign, isWhole(end) else { continue }
            let text = String(notice.text(start..<end))
            if let day = said?.parse(text) ?? printed.parse(text) ?? numbers(start..<end),
                day.time == nil
            {
                return (start..<end, day)
            }
        }
        return nil
    }

    /// `17.03` in a language that does not write days with full stops, where it cannot be a time.
    private func numbers(_ part: Range<Int>) -> DayAndTime? {
        let tokens = Array(notice.tokens[part])
        guard tokens.count == 3, tokens[0].isNumber(digits: 1...2), tokens[1].isSign("."),
            tokens[2].isNumber(digits: 1...2), let month = tokens[2].number,
            (1...12).contains(month)
        else { return nil }
        return said?.parse("\(tokens[0].text)/\(tokens[2].text)")
    }

    /// Whether a day may end in front of a token: not inside of `22.09.26`.
    private func isWhole(_ end: Int) -> Bool {
        guard end < notice.tokens.count, notice.isJoined(end) else { return true }
        let isNumber =
            end + 1 < notice.tokens.count && notice.tokens[end + 1].kind == .number
            && notice.isJoined(end + 1)
        return !(notice.tokens[end].isSign("./-") && isNumber) && notice.tokens[end].kind == .sign
    }
}
