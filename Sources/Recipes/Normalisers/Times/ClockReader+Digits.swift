extension ClockReader {
    /// The time in digits at the start of the tokens, and the index after it.
    ///
    /// Understood are `7`, `18:30`, `18.30`, `18:30:05.250`, `18h30`, `18 Uhr 30` and `1830 hrs`.
    func digits(_ tokens: ArraySlice<Token>) -> (clock: ClockTime, end: Int)? {
        guard let first = tokens.first else { return nil }
        let rest = tokens.dropFirst()
        if first.isNumber(digits: 4), let number = first.number,
            let (_, end) = language.hourMarks.match(rest)
        {
            return clock(number / 100, number % 100, 0, isExact: true).map { ($0, end) }
        }
        guard first.isNumber(digits: 1...2), let hour = first.number else { return nil }
        let hasZero = first.text.hasPrefix("0")
        if let (minute, end) = twoDigits(rest, after: ":.") {
            if let (second, end) = twoDigits(tokens[end...], after: ":.") {
                let end = fraction(tokens[end...])
                return clock(hour, minute, second, isExact: true).map { ($0, end) }
            }
            let end = language.hourMarks.match(tokens[end...])?.end ?? end
            let isExact = usesTwentyFourHours || hasZero
            return clock(hour, minute, 0, isExact: isExact).map { ($0, end) }
        }
        guard let (_, end) = language.hourMarks.match(rest) else {
            return clock(hour, 0, 0, isExact: hasZero).map { ($0, tokens.startIndex + 1) }
        }
        if let next = tokens[end...].first, next.isNumber(digits: 2), let minute = next.number {
            let after = tokens[(end + 1)...]
            let unit = language.clockUnits.match(after)
            let isExact = usesTwentyFourHours || hasZero
            return clock(hour, minute, 0, isExact: isExact).map {
                ($0, unit.flatMap { $0.value == 60 ? $0.end : nil } ?? end + 1)
            }
        }
        return clock(hour, 0, 0, isExact: hasZero).map { ($0, end) }
    }

    /// A number of two digits after one of some signs.
    private func twoDigits(
        _ tokens: ArraySlice<Token>, after signs: String
    ) -> (value: Int, end: Int)? {
        guard let sign = tokens.first, sign.isSign(signs), let next = tokens.dropFirst().first,
            next.isNumber(digits: 2), let value = next.number
        else { return nil }
        // A full stop with spaces around is none of a time.
        if sign.text == ".", !sign.isGlued || !next.isGlued { return nil }
        return (value, tokens.startIndex + 2)
    }

    /// The index after fractions of a second.
    private func fraction(_ tokens: ArraySlice<Token>) -> Int {
        guard let sign = tokens.first, sign.isSign(".,"), sign.isGlued,
            let next = tokens.dropFirst().first, next.isGlued, next.isNumber(digits: 1...9)
        else { return tokens.startIndex }
        return tokens.startIndex + 2
    }

    private func clock(_ hour: Int, _ minute: Int, _ second: Int, isExact: Bool) -> ClockTime? {
        guard hour < 24, minute < 60, second < 60 else { return nil }
        let isTwelveHour = !isExact && (1...12).contains(hour)
        let seconds = (hour * 60 + minute) * 60 + second
        return ClockTime(seconds: seconds, isTwelveHour: isTwelveHour)
    }
}
