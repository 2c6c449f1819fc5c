extension Language {
    /// Fills a slot of a phrase from the first of the tokens, and returns the index after them.
    func fill(_ slot: Phrase.Slot, _ values: inout Phrase.Values, _ tokens: ArraySlice<Token>)
        -> Int?
    {
        guard let first = tokens.first else { return nil }
        let next = tokens.startIndex + 1
        switch slot {
        case .count:
            let found = number(tokens, counts, 0...9999, digits: 1...4)
            return store(found, &values.count)
        case .unit:
            return store(units.match(tokens), &values.unit)
        case .weekday:
            return store(weekdays.match(tokens), &values.weekday)
        case .month:
            return store(months.match(tokens), &values.month)
        case .day:
            return store(dayOfMonth(tokens), &values.day)
        case .year:
            if first.isNumber(digits: 4), let year = first.number, CalendarDay.years.contains(year)
            {
                values.year = year
                return next
            }
            return nil
        case .hour:
            return store(number(tokens, hours, 0...24, digits: 1...2), &values.hour)
        case .minute:
            return store(number(tokens, numbers, 0...59, digits: 1...2), &values.minute)
        case .minuteInWords:
            guard first.kind == .word else { return nil }
            return fill(.minute, &values, tokens)
        case .quarter:
            return store(number(tokens, ordinals, 1...4, digits: 1...1), &values.quarter)
        }
    }

    private func store<Value>(_ found: (value: Value, end: Int)?, _ value: inout Value) -> Int? {
        guard let found else { return nil }
        value = found.value
        return found.end
    }

    /// A number in digits or in the words of a table.
    private func number(
        _ tokens: ArraySlice<Token>, _ words: WordTable<Int>, _ range: ClosedRange<Int>,
        digits: ClosedRange<Int>
    ) -> (value: Int, end: Int)? {
        var found = words.match(tokens)
        if let first = tokens.first, first.isNumber(digits: digits), let value = first.number {
            found = (value, tokens.startIndex + 1)
        }
        return found.flatMap { range.contains($0.value) ? $0 : nil }
    }

    /// A day of a month: a number with or without an ordinal's ending, or an ordinal's word.
    func dayOfMonth(_ tokens: ArraySlice<Token>) -> (value: Int, end: Int)? {
        guard let first = tokens.first else { return nil }
        if first.isNumber(digits: 1...2), let value = first.number, (1...31).contains(value) {
            let rest = tokens.dropFirst()
            if let next = rest.first, next.isGlued, let suffix = ordinalSuffixes.match(rest) {
                return (value, suffix.end)
            }
            return (value, rest.startIndex)
        }
        return ordinals.match(tokens)
    }
}
