import Foundation

/// A day that a passage says.
struct DayMention {
    /// How precisely it is said.
    enum Precision: Int, Comparable {
        /// Weeks or months from now.
        case distance
        /// A weekday, or `tomorrow`.
        case relative
        /// The day of a month.
        case explicit

        static func < (left: Precision, right: Precision) -> Bool { left.rawValue < right.rawValue }
    }

    let passage: Int
    let tokens: Range<Int>
    var day: Reading<CalendarDay>
    let precision: Precision
    /// The weekday if nothing but that is said, 0 for Monday.
    let bareWeekday: Int?
    /// The day of the month if neither a month nor a weekday is said.
    let bareDay: Int?
    /// Whether it is the day on which it is written.
    let isToday: Bool
    /// Whether it is no good, or not what the event is about.
    let isExcluded: Bool
}

/// Finds the days that passages say.
struct DayScanner {
    private let language: Language
    private let locale: Locale
    private let feasts: FeastDays

    /// The most tokens of a day: `Donnerstag den 28 . Mai 2026`.
    private static let longest = 9
    /// How far ahead a day without a year may be.
    private static let farthest = 300

    init(_ thread: EventThread) {
        language = thread.language
        locale = thread.locale
        feasts = FeastDays()
    }

    /// The days of a passage, in order.
    func mentions(in passage: EventPassage, number: Int) -> [DayMention] {
        let parser = passage.sentOn.map { SaidDateParser(locale: locale, today: $0) }
        var mentions: [DayMention] = []
        for sentence in passage.sentences {
            var index = sentence.lowerBound
            while index < sentence.upperBound {
                guard let (part, day) = day(at: index, sentence, passage, parser) else {
                    index += 1
                    continue
                }
                mentions.append(mention(part, day, passage, number))
                index = part.upperBound
            }
        }
        return mentions
    }

    private func day(
        at index: Int, _ sentence: Range<Int>, _ passage: EventPassage, _ parser: SaidDateParser?
    ) -> (Range<Int>, Reading<CalendarDay>)? {
        let tokens = passage.tokens
        guard tokens[index].kind != .sign, isFree(index, tokens) else { return nil }
        if let today = passage.sentOn,
            let (day, end) = feasts.match(tokens[index..<sentence.upperBound], after: today)
        {
            return (index..<end, .certain(day))
        }
        for end in stride(
            from: min(index + Self.longest, sentence.upperBound), to: index, by: -1)
        where endsApart(end, tokens) {
            let part = index..<end
            guard mayBeDay(part, sentence, passage) else { continue }
            let words = passage.words(part)
            let isOfNight =
                index > 0 && EventWords.partsBeforeDays.contains(tokens[index - 1].text)
            guard let found = said(words, parser, isOfNight: isOfNight), found.time == nil,
                isNear(found.day.preferred, passage.sentOn, words)
            else { continue }
            return (trimmed(part, found.day, passage, parser), found.day)
        }
        return nil
    }

    /// The day that words say; without knowing the day of writing, only one with its year.
    private func said(
        _ words: String, _ parser: SaidDateParser?, isOfNight: Bool
    ) -> DayAndTime? {
        if let parser {
            if let found = parser.parse(words) { return found }
            // `la noche del 23`
            return isOfNight && words.hasPrefix("del ")
                ? parser.parse("el " + words.dropFirst(4)) : nil
        }
        guard let any = CalendarDay(year: 2000, month: 1, day: 1) else { return nil }
        let found = SaidDateParser(locale: locale, today: any).parse(words)
        return found.flatMap { words.contains("\($0.day.preferred.year)") ? $0 : nil }
    }

    /// Takes words such as `on` from the front.
    private func trimmed(
        _ part: Range<Int>, _ day: Reading<CalendarDay>, _ passage: EventPassage,
        _ parser: SaidDateParser?
    ) -> Range<Int> {
        var part = part
        while part.count > 1,
            language.dayFillers.match(passage.tokens[part]) != nil
                || language.parts.match(passage.tokens[part]) != nil,
            passage.tokens[part.lowerBound + 1].kind != .sign,
            parser?.parse(passage.words(part.lowerBound + 1..<part.upperBound))?.day == day
        {
            part = part.lowerBound + 1..<part.upperBound
        }
        return part
    }

    /// Whether a day is not behind and not too far ahead; one with a year may be.
    private func isNear(_ day: CalendarDay, _ today: CalendarDay?, _ words: String) -> Bool {
        guard let today else { return true }
        if words.contains("\(day.year)") { return true }
        guard day >= today, let last = today.adding(Self.farthest, .day) else { return false }
        return day <= last
    }

    private func isFree(_ index: Int, _ tokens: [Token]) -> Bool {
        guard index > 0, tokens[index].isGlued else { return true }
        return tokens[index - 1].isSign("([\"'*_-—,;:!?l'") && tokens[index].kind == .word
            || tokens[index - 1].isSign("([\"*_:")
    }

    private func endsApart(_ end: Int, _ tokens: [Token]) -> Bool {
        if tokens[end - 1].kind == .sign, !tokens[end - 1].isSign(".") { return false }
        guard end < tokens.count, tokens[end].isGlued else { return true }
        if tokens[end].kind != .sign { return false }
        if tokens[end].isSign("'%€$£#") { return false }
        guard end + 1 < tokens.count, tokens[end + 1].isGlued else { return true }
        return !(tokens[end].isSign(".:/-") && tokens[end + 1].kind == .number)
            && !(tokens[end].isSign("-") && tokens[end + 1].kind == .word
                && tokens[end - 1].kind == .number)
    }

    // MARK: What is no day

    /// Whether words that are often something else are days where they stand.
    private func mayBeDay(_ part: Range<Int>, _ sentence: Range<Int>, _ passage: EventPassage)
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

    private func isGreeting(_ next: Int, _ sentence: Range<Int>, _ passage: EventPassage) -> Bool {
        guard next < passage.tokens.count, next < sentence.upperBound else { return true }
        let token = passage.tokens[next]
        return token.isSign(",!") || passage.isCapitalised(next)
            || ["zusammen", "allerseits", "ihr", "leute", "alle", "allemaal"].contains(token.text)
    }

    /// Whether a short name of a weekday is one: `sun` may shine, and `so` is a word.
    private func isWeekday(_ index: Int, _ sentence: Range<Int>, _ passage: EventPassage) -> Bool {
        let token = passage.tokens[index]
        let length = token.text.utf8.count
        guard length <= 3 else { return true }
        let next = index + 1 < sentence.upperBound ? passage.tokens[index + 1] : nil
        if next?.kind == .number { return length == 3 || passage.isCapitalised(index) }
        guard length == 3 else {
            return passage.isCapitalised(index)
                && (sentence.count <= 3 && index == sentence.lowerBound
                    || next.map {
                        ["oder", "of", "und", "en", "geht", "is", "ist", "kan"].contains($0.text)
                    } == true)
        }
        return passage.isCapitalised(index) && sentence.lowerBound < index
            || sentence.count <= 4
    }

    // MARK: What is said about it

    private func mention(
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
                hasNumber || hasMonth || isOrdinal || weekday == nil && isFeast(part, passage)
                    ? .explicit : .relative
            }
        let numbers = tokens.filter { $0.kind == .number }
        let bareDay =
            numbers.count == 1 && !hasMonth && !isWeekdayNamed && precision == .explicit
            ? numbers.first?.number : nil
        return DayMention(
            passage: number, tokens: part, day: day, precision: precision, bareWeekday: weekday,
            bareDay: bareDay, isToday: day.certain == passage.sentOn && !hasNumber,
            isExcluded: isExcluded(part, passage))
    }

    private func isFeast(_ part: Range<Int>, _ passage: EventPassage) -> Bool {
        passage.sentOn.map { feasts.match(passage.tokens[part], after: $0) != nil } ?? false
    }

    /// Whether it is counted in days, as `in 3 days`.
    private func isDistance(_ tokens: ArraySlice<Token>) -> Bool {
        tokens.indices.contains { language.units.match(tokens[$0...]) != nil }
    }

    private func strippingFillers(_ tokens: ArraySlice<Token>) -> ArraySlice<Token> {
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

    private func isExcluded(_ part: Range<Int>, _ passage: EventPassage) -> Bool {
        let clause = passage.clause(of: part.lowerBound)
        let before = Array(
            passage.tokens[clause.lowerBound..<max(clause.lowerBound, part.lowerBound)].suffix(3))
        func follows(_ phrases: PhraseSet) -> Bool {
            before.indices.contains { phrases.match(Array(before[$0...])) == 0..<before.count - $0 }
        }
        return follows(EventWords.negations) || follows(EventWords.recurrences)
            || passage.has(EventWords.rejections, in: clause)
            || passage.has(EventWords.deadlines, in: clause)
            || passage.has(EventWords.others, in: passage.sentence(of: part.lowerBound))
    }
}
