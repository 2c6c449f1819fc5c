import Foundation

/// Finds days that a text says, such as `yesterday`, in lines of a document.
struct SaidDateScanner {
    private let parser: SaidDateParser

    /// The most tokens of a said day.
    private static let longest = 6

    /// Prepares a scanner for what is said on a day about the days before it.
    init(locale: Locale, today: CalendarDay) {
        parser = SaidDateParser(locale: locale, today: today, direction: .past)
    }

    /// The first day that a line says, in its longest form.
    func dates(of line: Document.Line) -> [DateScanner.Found] {
        let tokens = line.tokens
        for start in tokens.indices where tokens[start].kind != .sign {
            for end in stride(
                from: min(start + Self.longest, tokens.count), to: start, by: -1)
            where tokens[end - 1].kind != .sign {
                let range = tokens[start].range.lowerBound..<tokens[end - 1].range.upperBound
                let text = String(line.text[range])
                if let date = parser.parse(text) {
                    return [DateScanner.Found(text: text, date: date, range: range)]
                }
            }
        }
        return []
    }
}
