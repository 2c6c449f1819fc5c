import Foundation

/// Finds printed dates in lines of a document.
struct DateScanner {
    struct Found {
        let text: String
        let date: DayAndTime
        let range: Range<String.Index>
    }

    let parser: PrintedDateParser

    /// The most tokens of a date without weekday and time: `den 3 . Dezember , 2026`.
    private static let longest = 8

    /// The dates of a line, without the times beside them.
    func dates(of line: Document.Line) -> [Found] {
        let tokens = line.tokens
        var found: [Found] = []
        var start = 0
        while start < tokens.count {
            guard tokens[start].kind != .sign, let (end, date) = date(in: tokens, from: start)
            else {
                start += 1
                continue
            }
            let range = tokens[start].range.lowerBound..<tokens[end - 1].range.upperBound
            found.append(Found(text: String(line.text[range]), date: date, range: range))
            start = end
        }
        return found
    }

    private func date(in tokens: [Token], from start: Int) -> (end: Int, date: DayAndTime)? {
        // A date does not begin or end within a longer number.
        if start > 0, tokens[start].isGlued, tokens[start - 1].kind != .word,
            tokens[start - 1].isSign("./-")
        {
            return nil
        }
        for end in stride(from: min(start + Self.longest, tokens.count), to: start, by: -1) {
            guard tokens[end - 1].kind != .sign,
                tokens[start..<end].contains(where: { $0.number != nil }),
                end == tokens.count || !tokens[end].isGlued || tokens[end].kind == .word
                    || tokens[end].isSign(",;:.)")
            else { continue }
            if let date = parser.parse(Array(tokens[start..<end])), date.time == nil {
                // Words beside the date that it can do without are a label's, not its own.
                if tokens[start].kind == .word,
                    parser.parse(Array(tokens[(start + 1)..<end])) != nil
                {
                    return nil
                }
                if tokens[end - 1].kind == .word,
                    parser.parse(Array(tokens[start..<(end - 1)])) != nil
                {
                    continue
                }
                return (end, date)
            }
        }
        return nil
    }
}
