/// Reads times from tokens.
struct ClockReader: Sendable {
    let language: Language
    let usesTwentyFourHours: Bool

    /// A time and the part of the day that is said with it.
    struct Spoken {
        let clock: ClockTime
        let part: PartOfDay?

        var candidates: [TimeOfDay] { clock.candidates(in: part) }

        /// Whether it may belong to the night that follows the day it is said of.
        var mayBeNextDay: Bool {
            clock.isMidnight
                || (part == .evening || part == .night) && candidates.contains { $0.hour < 6 }
        }
    }

    /// Whether the tokens start with `am`, `p.m.` or the like.
    static func isMeridiem(_ tokens: ArraySlice<Token>) -> Bool {
        guard let first = tokens.first else { return false }
        if first.text == "am" || first.text == "pm" { return true }
        return (first.text == "a" || first.text == "p") && tokens.dropFirst().first?.text == "m"
    }

    /// The `am` or `pm` at the start of the tokens, or its letter as in `8:30P`, and the index after it.
    func meridiem(_ tokens: ArraySlice<Token>) -> (value: PartOfDay, end: Int)? {
        if Self.isMeridiem(tokens) { return language.parts.match(tokens) }
        guard let first = tokens.first, first.isGlued, first.text == "a" || first.text == "p" else {
            return nil
        }
        return (first.text == "a" ? .beforeNoon : .afterNoon, tokens.startIndex + 1)
    }

    /// The time that exactly these tokens say.
    func read(_ tokens: ArraySlice<Token>) -> Spoken? {
        if let clock = clock(strippingFillers(tokens)) { return Spoken(clock: clock, part: nil) }
        for length in stride(from: min(6, tokens.count - 1), to: 0, by: -1) {
            if let part = language.parts.value(tokens.suffix(length)),
                let clock = clock(strippingFillers(tokens.dropLast(length)))
            {
                return Spoken(clock: clock, part: part)
            }
        }
        if let last = tokens.last, let (part, _) = meridiem([last]),
            let clock = clock(strippingFillers(tokens.dropLast()))
        {
            return Spoken(clock: clock, part: part)
        }
        if let (part, end) = language.parts.match(tokens), end < tokens.endIndex,
            !Self.isMeridiem(tokens),
            let clock = clock(strippingFillers(tokens[end...].trimmingPrefix { $0.isSign(",") }))
        {
            return Spoken(clock: clock, part: part)
        }
        return nil
    }

    private func strippingFillers(_ tokens: ArraySlice<Token>) -> ArraySlice<Token> {
        var tokens = tokens
        while let (_, end) = language.timeFillers.match(tokens), end < tokens.endIndex {
            tokens = tokens[end...].trimmingPrefix { $0.isSign(".:") }
        }
        return tokens
    }

    /// The time that exactly these tokens are, in digits or in words.
    private func clock(_ tokens: ArraySlice<Token>) -> ClockTime? {
        if let (clock, end) = digits(tokens), end == tokens.endIndex { return clock }
        if let clock = words(tokens) { return clock }
        for length in stride(from: min(3, tokens.count - 1), to: 0, by: -1)
        where language.hourMarks.value(tokens.suffix(length)) != nil {
            return words(tokens.dropLast(length))
        }
        return nil
    }

    private func words(_ tokens: ArraySlice<Token>) -> ClockTime? {
        // `18 30` could be anything.
        guard tokens.contains(where: { $0.kind == .word }), tokens.count <= 10 else { return nil }
        for (phrase, meaning) in language.times {
            guard let values = phrase.match(tokens, language) else { continue }
            let total: Int
            switch meaning {
            case .at(let hour, let minute):
                return ClockTime(
                    seconds: (hour * 60 + minute) * 60, isTwelveHour: false, isMidnight: hour == 0)
            case .hour(let plus): total = values.hour * 60 + plus
            case .minutesAfter(let plus): total = values.hour * 60 + plus + values.minute
            case .minutesBefore(let plus): total = values.hour * 60 + plus - values.minute
            }
            guard values.hour < 24 else { return nil }
            guard (1...12).contains(values.hour) else {
                return ClockTime(seconds: (total + 1440) % 1440 * 60, isTwelveHour: false)
            }
            // The hour after twelve is that after noon rather than that after midnight.
            let minutes = (total + 720) % 720
            return ClockTime(
                seconds: (minutes < 60 ? minutes + 720 : minutes) * 60, isTwelveHour: true)
        }
        return nil
    }
}
