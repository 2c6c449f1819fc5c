extension PrintedDateParser {
    /// The days that the tokens may start with, the locale's choice first, and the index after them.
    ///
    /// A date that there is none of, such as 31/02/2018, has no days, which is not nil.
    func date(_ tokens: ArraySlice<Token>) -> (days: [CalendarDay], end: Int)? {
        guard let first = tokens.first else { return nil }
        if first.isNumber(digits: 8) { return compact(first, tokens.startIndex + 1) }
        if first.kind == .number {
            return numbers(tokens) ?? dayMonthYear(tokens) ?? yearMonthDay(tokens)
        }
        return monthDayYear(tokens) ?? dayMonthYear(tokens)
    }

    /// `20180304`, or `04032018` where it can't be the former.
    private func compact(_ token: Token, _ end: Int) -> (days: [CalendarDay], end: Int)? {
        guard let number = token.number else { return nil }
        let years = 1900...2199
        func days(year: Int, _ pairs: [(Int, Int)]) -> [CalendarDay] {
            guard years.contains(year) else { return [] }
            return pairs.compactMap { CalendarDay(year: year, month: $0, day: $1) }
        }
        let yearFirst = days(year: number / 10000, [(number / 100 % 100, number % 100)])
        let (one, two) = (number / 1_000_000, number / 10000 % 100)
        let order = conventions.isMonthFirst ? [(one, two), (two, one)] : [(two, one), (one, two)]
        let all = yearFirst + days(year: number % 10000, order)
        return all.isEmpty ? nil : (all, end)
    }

    /// Three numbers: `25/12/2018`, `2018-12-25`, `25.12.'18`.
    private func numbers(_ tokens: ArraySlice<Token>) -> (days: [CalendarDay], end: Int)? {
        guard let one = tokens.first, let (sign, second) = separator(tokens.dropFirst()),
            let two = second.first, two.isNumber(digits: 1...2), let middle = two.number,
            let start = one.number
        else { return nil }
        var third = second.dropFirst()
        var apostrophe = false
        if let (other, rest) = separator(third),
            other == sign || sign == "/" && other == "-" || third.first?.isSign("'") == true
        {
            third = rest
            if third.first?.isSign("'") == true { third = third.dropFirst() }
            apostrophe = true
        } else if let next = third.first, !next.isGlued,
            sign == "." || sign == "/" && next.isNumber(digits: 4)
        {
            // `25.12 2018`, `25/12 2018`
        } else {
            return nil
        }
        guard let three = third.first, let last = three.number else { return nil }
        let end = third.startIndex + 1
        if one.isNumber(digits: 4) {
            guard three.isNumber(digits: 1...2) else { return nil }
            return (CalendarDay(year: start, month: middle, day: last).map { [$0] } ?? [], end)
        }
        guard one.isNumber(digits: 1...2) else { return nil }
        if three.isNumber(digits: 4) { return (conventions.days(start, middle, year: last), end) }
        // `25.12. 18 Uhr` has a time where a year could be.
        guard three.isNumber(digits: 2), apostrophe, !sign.isEmpty, sign != ",",
            two.isGlued == three.isGlued, !isTime(tokens[end...])
        else { return nil }
        var days = conventions.days(start, middle, year: year(ofTwoDigits: last))
        if conventions.isYearFirst, one.isNumber(digits: 2) {
            let year = year(ofTwoDigits: start)
            let others = conventions.isStrict ? [] : days
            days = [CalendarDay(year: year, month: middle, day: last)].compactMap { $0 } + others
        }
        return (days, end)
    }

    /// The sign between two numbers, empty for a space, and the tokens after it.
    private func separator(_ tokens: ArraySlice<Token>) -> (sign: String, rest: ArraySlice<Token>)?
    {
        guard let first = tokens.first else { return nil }
        if first.kind == .number { return first.isGlued ? nil : ("", tokens) }
        return first.isSign("./-,'") ? (first.text, tokens.dropFirst()) : nil
    }

    /// `29 MAY 2018`, `07-Jan-17`, `1er mai 2018`, `3 de mayo de 2018`.
    private func dayMonthYear(_ tokens: ArraySlice<Token>) -> (days: [CalendarDay], end: Int)? {
        guard let (day, afterDay) = dayOfMonth(tokens),
            let (month, afterMonth) = month(strippingJoiners(tokens[afterDay...])),
            let (year, end) = year(strippingJoiners(tokens[afterMonth...]))
        else { return nil }
        return (CalendarDay(year: year, month: month, day: day).map { [$0] } ?? [], end)
    }

    /// `May 29, 2018`, `MAY-29-2018`.
    private func monthDayYear(_ tokens: ArraySlice<Token>) -> (days: [CalendarDay], end: Int)? {
        guard let (month, afterMonth) = month(tokens),
            let (day, afterDay) = dayOfMonth(strippingJoiners(tokens[afterMonth...])),
            let (year, end) = year(strippingJoiners(tokens[afterDay...]))
        else { return nil }
        return (CalendarDay(year: year, month: month, day: day).map { [$0] } ?? [], end)
    }

    /// `2018 May 29`, `2018-Mar-04`.
    private func yearMonthDay(_ tokens: ArraySlice<Token>) -> (days: [CalendarDay], end: Int)? {
        guard let first = tokens.first, first.isNumber(digits: 4), let year = first.number,
            let (month, afterMonth) = month(strippingJoiners(tokens.dropFirst())),
            let (day, end) = dayOfMonth(strippingJoiners(tokens[afterMonth...]))
        else { return nil }
        return (CalendarDay(year: year, month: month, day: day).map { [$0] } ?? [], end)
    }

    private func dayOfMonth(_ tokens: ArraySlice<Token>) -> (value: Int, end: Int)? {
        guard let first = tokens.first else { return nil }
        // English suffixes go with English months.
        return language.dayOfMonth(tokens).map { found in
            first.kind == .number && found.end == tokens.startIndex + 1
                ? Language.english.dayOfMonth(tokens) ?? found : found
        }
    }

    private func month(_ tokens: ArraySlice<Token>) -> (value: Int, end: Int)? {
        language.months.match(tokens) ?? Language.english.months.match(tokens)
    }

    /// A year of four digits or of two.
    private func year(_ tokens: ArraySlice<Token>) -> (value: Int, end: Int)? {
        guard let first = tokens.first, let number = first.number else { return nil }
        switch first.text.utf8.count {
        case 4: return (number, tokens.startIndex + 1)
        case 2:
            if isTime(tokens.dropFirst()) { return nil }
            return (year(ofTwoDigits: number), tokens.startIndex + 1)
        default: return nil
        }
    }

    /// Whether the tokens after a number make it an hour: `6 June 20:00`, `6. Juni, 20 Uhr`.
    private func isTime(_ tokens: ArraySlice<Token>) -> Bool {
        guard let first = tokens.first else { return false }
        if first.isSign(":.'"), first.isGlued, tokens.dropFirst().first?.kind == .number {
            return true
        }
        return language.hourMarks.match(tokens) != nil || language.parts.match(tokens) != nil
    }

    private func strippingJoiners(_ tokens: ArraySlice<Token>) -> ArraySlice<Token> {
        var tokens = tokens
        for _ in 0..<3 {
            if let first = tokens.first, first.isSign("./-,'") {
                tokens = tokens.dropFirst()
            } else if let (_, end) = language.dateJoiners.match(tokens) {
                tokens = tokens[end...]
            }
        }
        return tokens
    }

    /// The year that two digits mean.
    func year(ofTwoDigits digits: Int) -> Int {
        firstTwoDigitYear + (digits - firstTwoDigitYear % 100 + 100) % 100
    }
}
