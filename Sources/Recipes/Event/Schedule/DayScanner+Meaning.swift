extension DayScanner {
    func mention(
        _ part: Range<Int>, _ day: Reading<CalendarDay>, _ passage: EventPassage, _ number: Int
    ) -> DayMention {
        let tokens = passage.tokens[part]
        let hasNumber = tokens.contains { $0.kind == .number }
        let hasMonth = tokens.indices.contains { language.months.match(tokens[$0...]) != nil }
        let weekday = language.weekdays.value(strippingFillers(tokens))
        let hasUnit = tokens.indices.contains { index in
            language.units.match(tokens[index...]).map { $0.value != .day } ?? false
        }
        let isOrdinal = tokens.indices.contains { language.ordinals.match(tokens[$0...]) != nil }
        let isWeekdayNamed = tokens.indices.contains {
            language.weekdays.match(tokens[$0...]) != nil
        }
        let precision: DayMention.Precision =
            if hasUnit, !isWeekdayNamed {
                .distance
            } else if isDistance(tokens) {
                .relative
            } else {
                (hasNumber || hasMonth || isOrdinal) && !isFeast(part, passage)
                    ? .explicit : .relative
            }
        let numbers = tokens.filter { $0.kind == .number }
        let bareDay =
            numbers.count == 1 && !hasMonth && !isWeekdayNamed && precision == .explicit
            ? numbers.first?.number : nil
        return DayMention(
            passage: number, tokens: part, day: day, precision: precision, bareWeekday: weekday,
            bareDay: bareDay, isToday: day.certain == passage.sentOn && !hasNumber,
            isExcluded: isExcluded(part, passage), isFeast: isFeast(part, passage))
    }

    func isFeast(_ part: Range<Int>, _ passage: EventPassage) -> Bool {
        passage.sentOn.map { feasts.match(passage.tokens[part], after: $0) != nil } ?? false
    }

    /// Whether it is counted in days, as `in 3 days`.
    func isDistance(_ tokens: ArraySlice<Token>) -> Bool {
        tokens.indices.contains { language.units.match(tokens[$0...]) != nil }
    }

    func strippingFillers(_ tokens: ArraySlice<Token>) -> ArraySlice<Token> {
        var tokens = tokens
        while let (_, end) = language.dayFillers.match(tokens), end < tokens.endIndex {
            tokens = tokens[end...]
        }
        // `Friday evening`
        for length in 1...4 where tokens.count > length {
            if language.parts.value(tokens.suffix(length)) != nil { return tokens.dropLast(length) }
        }
        return tokens
    }

    func isExcluded(_ part: Range<Int>, _ passage: EventPassage) -> Bool {
        let clause = passage.clause(of: part.lowerBound)
        let before = Array(
            passage.tokens[clause.lowerBound..<max(clause.lowerBound, part.lowerBound)].suffix(3))
        func follows(_ phrases: PhraseSet) -> Bool {
            before.indices.contains { phrases.match(Array(before[$0...])) == 0..<before.count - $0 }
        }
        return follows(EventWords.negations)
            || follows(EventWords.earliest)
            || (EventWords.limits[language.table.codes.first ?? ""].map(follows) ?? false)
            || follows(EventWords.recurrences)
            || passage.has(EventWords.rejections, in: clause)
            || passage.has(EventWords.deadlines, in: clause)
            || passage.has(EventWords.others, in: passage.sentence(of: part.lowerBound))
    }
}
