extension DayScanner {
    /// Whether words that are often something else are days where they stand.
    func mayBeDay(_ part: Range<Int>, _ sentence: Range<Int>, _ passage: EventPassage)
        -> Bool
    {
        let tokens = passage.tokens
        let first = tokens[part.lowerBound]
        let last = tokens[part.upperBound - 1]
        // `mañana` behind an article is the morning, and a greeting is no day.
        if part.count == 1, ["manana", "morgen", "morgon"].contains(first.text) {
            if part.lowerBound > 0 {
                let before = tokens[part.lowerBound - 1].text
                if ["la", "guten", "god", "goede", "schonen", "i", "de", "jeden", "am"].contains(
                    before)
                {
                    return false
                }
            }
            if first.text == "morgen", part.lowerBound == sentence.lowerBound,
                passage.isCapitalised(part.lowerBound),
                language.table.codes.first != "de"
                    || isGreeting(part.upperBound, sentence, passage)
            {
                return false
            }
        }
        if part.count == 1, first.kind == .word, language.weekdays.value(tokens[part]) != nil {
            return isWeekday(part.lowerBound, sentence, passage)
        }
        // `first` and `6.` say no day by themselves.
        if part.count == 1, language.ordinals.value(tokens[part]) != nil { return false }
        if first.kind == .number, part.count == 1 || part.count == 2 && last.isSign(".") {
            return false
        }
        // A bare number needs its article or its ordinal's ending.
        if last.kind == .number, part.count == 2, first.kind == .word,
            language.weekdays.value([first]) == nil, language.months.value([first]) == nil,
            part.upperBound < sentence.upperBound,
            EventWords.counted.match(
                Array(tokens[part.upperBound..<min(part.upperBound + 2, sentence.upperBound)]))?
                .lowerBound == 0
        {
            return false
        }
        return true
    }

    func isGreeting(_ next: Int, _ sentence: Range<Int>, _ passage: EventPassage) -> Bool {
        guard next < passage.tokens.count, next < sentence.upperBound else { return true }
        let token = passage.tokens[next]
        return token.isSign(",!") || passage.isCapitalised(next)
            || ["zusammen", "allerseits", "ihr", "leute", "alle", "allemaal"].contains(token.text)
    }

    /// Short names of weekdays that are words of other meanings.
    private static let verbs: Set<String> = [
        "sun", "mar", "ven", "son", "don", "mer", "sol", "die",
    ]
    /// Short names of weekdays that mean nothing else.
    private static let unmistakable: Set<String> = [
        "sab", "gio", "jue", "mie", "thu", "fri", "tue",
    ]

    /// Whether a short name of a weekday is one: `sun` may shine, and `so` is a word.
    func isWeekday(_ index: Int, _ sentence: Range<Int>, _ passage: EventPassage) -> Bool {
        let token = passage.tokens[index]
        let length = token.text.utf8.count
        guard length <= 3 else { return true }
        let next = index + 1 < sentence.upperBound ? passage.tokens[index + 1] : nil
        if next?.kind == .number {
            let isDutch =
                language.table.codes.first == "nl" && index > sentence.lowerBound
                && passage.tokens[index - 1].kind == .sign
            return length == 3 || passage.isCapitalised(index) || isDutch
        }
        guard length == 3 else {
            return passage.isCapitalised(index)
                && (sentence.count <= 3 && index == sentence.lowerBound
                    || next.map {
                        ["oder", "of", "und", "en", "geht", "is", "ist", "kan"].contains($0.text)
                    } == true)
        }
        let ending = next.map {
            $0.kind == .sign || language.parts.match([$0]) != nil
                || language.timeFillers.value([$0]) != nil
        }
        return passage.isCapitalised(index) && sentence.lowerBound < index
            || sentence.count <= 4
            // `yo bowling sat??`, `sab c'è il battesimo`
            || (ending ?? true) && !Self.verbs.contains(token.text)
            || Self.unmistakable.contains(token.text)
    }
}
