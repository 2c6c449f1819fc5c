extension PrintedDateParser {
    /// A date found in a text.
    public struct Match: Sendable, Hashable {
        /// Where it stands, with the weekday and the time beside it.
        public let range: Range<String.Index>
        /// What it says.
        public let value: DayAndTime
    }

    /// Every date that a text prints, such as those of all lines of a receipt.
    ///
    /// Unlike ``parse(_:)``, other numbers may stand anywhere else: `RECEIPT 391 DATE 15/06/2017 #2`.
    /// A date has to stand apart from other digits and letters, and a time directly behind it.
    ///
    /// - Parameter text: Any text; one that is longer than ``NormaliserLimits/threadLength`` has none.
    /// - Returns: The dates that there are, in the order of the text.
    /// - Complexity: O(*n*) in the length of the text.
    public func matches(in text: String) -> [Match] {
        guard text.utf8.count <= NormaliserLimits.threadLength else { return [] }
        // Repairs replace ASCII by ASCII, so places are the same in both texts.
        let repaired = repairsDigits ? DigitRepair.repair(text).text : text
        let tokens = Token.list(of: repaired)
        var matches: [Match] = []
        var index = tokens.startIndex
        while index < tokens.endIndex {
            guard startsApart(tokens, index), !tokens[index].isNumber(digits: 8),
                let (candidates, dateEnd) = date(tokens[index...]), endsApart(tokens, dateEnd)
            else {
                index += 1
                continue
            }
            let (weekday, start, afterDay) = weekday(around: index..<dateEnd, in: tokens)
            let days = candidates.filter { weekday == nil || $0.weekdayIndex == weekday }
            let (time, end) = timeBehind(tokens[afterDay...])
            if let day = Reading(candidates: days) {
                let value = DayAndTime(
                    day: day, time: time.flatMap { Reading(candidates: $0.candidates) })
                let range = tokens[start].range.lowerBound..<tokens[end - 1].range.upperBound
                matches.append(
                    Match(range: Self.place(range, of: repaired, in: text), value: value))
            }
            index = end
        }
        return matches
    }

    private func startsApart(_ tokens: [Token], _ index: Int) -> Bool {
        guard index > 0, tokens[index].isGlued else { return true }
        let before = tokens[index - 1]
        return before.isSign(":([\"'=*") || before.kind == .word && before.text.utf8.count > 2
    }

    private func endsApart(_ tokens: [Token], _ end: Int) -> Bool {
        guard end < tokens.count, tokens[end].isGlued else { return true }
        if tokens[end].text == "t" || tokens[end].isSign(")]\"'*") { return true }
        let isStop = tokens[end].isSign(".,;:")
        return isStop
            && !(end + 1 < tokens.count && tokens[end + 1].isGlued
                && tokens[end + 1].kind == .number)
            || tokens[end].isSign(",")
    }

    /// The weekday directly in front of a date or behind it, and where both start and end.
    private func weekday(
        around date: Range<Int>, in tokens: [Token]
    ) -> (weekday: Int?, start: Int, end: Int) {
        func match(_ tokens: ArraySlice<Token>) -> (value: Int, end: Int)? {
            language.weekdays.match(tokens) ?? Language.english.weekdays.match(tokens)
        }
        let stop = date.lowerBound > 0 && tokens[date.lowerBound - 1].isSign(",") ? 1 : 0
        let end = date.lowerBound - stop
        for length in 1...3 where end >= length {
            if let (value, next) = match(tokens[(end - length)...]), next == end {
                return (value, end - length, date.upperBound)
            }
        }
        var rest = tokens[date.upperBound...]
        if let first = rest.first, first.isSign(",(") { rest = rest.dropFirst() }
        if let (value, next) = match(rest) { return (value, date.lowerBound, next) }
        return (nil, date.lowerBound, date.upperBound)
    }

    /// The time that follows a date, if one does, and the index after it.
    private func timeBehind(_ tokens: ArraySlice<Token>) -> (ClockReader.Spoken?, end: Int) {
        var rest = tokens
        for _ in 0..<3 {
            if let (time, end) = printedTime(rest) {
                let isWhole =
                    end == rest.endIndex || !rest[end].isGlued || rest[end].isSign(".,;)]")
                    || rest[end].text == "z"
                return isWhole ? (time, end) : (nil, tokens.startIndex)
            }
            if let first = rest.first, first.isSign(",-/)]|") || first.isGlued && first.text == "t"
            {
                rest = rest.dropFirst()
            } else if let (_, end) = language.timeFillers.match(rest) {
                rest = rest[end...]
            }
        }
        return (nil, tokens.startIndex)
    }

    /// A range of one text in another one of the same length in UTF-8.
    private static func place(
        _ range: Range<String.Index>, of text: String, in other: String
    ) -> Range<String.Index> {
        let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
        let end = text.utf8.distance(from: text.startIndex, to: range.upperBound)
        let utf8 = other.utf8
        return utf8.index(
            utf8.startIndex, offsetBy: start)..<utf8.index(utf8.startIndex, offsetBy: end)
    }
}
