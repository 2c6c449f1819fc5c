extension TimeParser {
    /// The duration that a text says in hours, minutes and seconds, such as `1h30` or `90 minutes`.
    ///
    /// - Parameter text: One duration, with nothing else.
    /// - Returns: nil when the text isn't understood, or has no unit.
    /// - Complexity: O(*n*) in the length of the text, at most ``NormaliserLimits/valueLength``.
    public func parseDuration(_ text: String) -> Duration? {
        guard let tokens = Self.tokens(of: text) else { return nil }
        let language = reader.language
        for (phrase, meaning) in language.durations where tokens.count <= 10 {
            guard let values = phrase.match(tokens, language) else { continue }
            switch meaning {
            case .minutes(let minutes): return .seconds(minutes * 60)
            case .hours(let minutes): return .seconds(values.count * 3600 + minutes * 60)
            }
        }
        return sum(tokens).map { .seconds($0) }
    }

    /// The seconds of counts with units, the largest unit first.
    private func sum(_ tokens: ArraySlice<Token>) -> Int? {
        let language = reader.language
        var rest = tokens
        var total = 0
        var smallest = Int.max
        while !rest.isEmpty {
            if smallest < .max, let (_, end) = language.and.match(rest) { rest = rest[end...] }
            if smallest < .max, rest.first?.isSign(",") == true { rest = rest.dropFirst() }
            // `1h30` leaves out its last unit.
            if smallest == 3600, rest.count == 1, let last = rest.first, last.isNumber(digits: 2),
                let minutes = last.number, minutes < 60
            {
                return total + minutes * 60
            }
            guard let (thousandths, clockMinutes, end) = count(rest),
                let (unit, next) = language.clockUnits.match(rest[end...]), unit < smallest
            else { return nil }
            if let clockMinutes {
                guard unit == 3600 else { return nil }
                total += clockMinutes * 60
            }
            guard thousandths * unit % 1000 == 0 else { return nil }
            total += thousandths * unit / 1000
            smallest = unit
            rest = rest[next...]
        }
        return smallest < .max ? total : nil
    }

    /// A count in thousandths, the minutes of `1:30`, and the index after them.
    private func count(_ tokens: ArraySlice<Token>) -> (Int, Int?, Int)? {
        guard let first = tokens.first else { return nil }
        guard first.isNumber(digits: 1...5), let whole = first.number else {
            return reader.language.counts.match(tokens).map { ($0.value * 1000, nil, $0.end) }
        }
        let next = tokens.startIndex + 1
        guard let sign = tokens.dropFirst().first, sign.isSign(".,:"), sign.isGlued,
            let last = tokens.dropFirst(2).first, last.isGlued, let number = last.number
        else { return (whole * 1000, nil, next) }
        if sign.text == ":" {
            return last.isNumber(digits: 2) && number < 60 ? (whole * 1000, number, next + 2) : nil
        }
        let scale = [1: 100, 2: 10, 3: 1][last.text.utf8.count]
        return scale.map { (whole * 1000 + number * $0, nil, next + 2) }
    }
}
