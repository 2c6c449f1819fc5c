extension TimeParser {
    /// The longest range whose end may be on either half of the clock, in seconds.
    private static let longestRange = 16 * 3600

    /// The range that a text says, such as `18–20 Uhr`, `from 6 to 8 pm` or `dalle 18 alle 20`.
    ///
    /// `pm` after the end counts for the start too, as far as it can: `11–1 pm` starts before noon.
    ///
    /// - Parameter text: One range, with nothing else.
    /// - Returns: nil when the text isn't understood.
    /// - Complexity: O(*n*²) in the number of words, at most 24.
    public func parseRange(_ text: String) -> Reading<TimeRange>? {
        guard let tokens = Self.tokens(of: text), tokens.count <= 24 else { return nil }
        for (before, between) in reader.language.ranges {
            var tokens = tokens
            if let (_, end) = before.match(tokens) { tokens = tokens[end...] }
            for index in tokens.indices.dropFirst() {
                guard let (_, end) = between.match(tokens[index...]), end < tokens.endIndex else {
                    continue
                }
                if let range = range(tokens[..<index], tokens[end...]) { return range }
            }
        }
        return nil
    }

    private func range(_ left: ArraySlice<Token>, _ right: ArraySlice<Token>) -> Reading<TimeRange>?
    {
        guard let start = reader.read(left) else { return nil }
        if isEndOfDay(right) {
            let ranges = start.candidates.compactMap { start in
                TimeOfDay(hour: 0).map { TimeRange(start: start, end: $0) }
            }
            return Reading(candidates: ranges.filter { $0.seconds > 0 })
        }
        guard let end = reader.read(right) else { return nil }
        let ends = end.candidates
        let starts = start.candidates
        if end.part != nil, start.part == nil, start.clock.isTwelveHour {
            // The part of the day is that of both unless the range would then run backwards.
            let ranges = ends.compactMap { end in
                starts.filter { $0 < end }.max().map { TimeRange(start: $0, end: end) }
            }
            return Reading(candidates: ranges)
        }
        var ranges: [TimeRange] = []
        for from in starts {
            let possible = ends.map { TimeRange(start: from, end: $0) }
                .filter { $0.seconds > 0 }.sorted { $0.seconds < $1.seconds }
            let isOpen = starts.count == 1 && start.part == nil
            ranges += possible.prefix(1)
            if isOpen { ranges += possible.dropFirst().filter { $0.seconds <= Self.longestRange } }
        }
        return Reading(candidates: ranges)
    }

    /// Whether the tokens are 24:00, which only ends a range.
    private func isEndOfDay(_ tokens: ArraySlice<Token>) -> Bool {
        var tokens = tokens
        while let last = tokens.last, last.kind == .word,
            reader.language.hourMarks.value([last]) != nil
        {
            tokens = tokens.dropLast()
        }
        let text = tokens.map(\.text).joined()
        return text == "24" || text == "24:00" || text == "24.00"
    }
}
