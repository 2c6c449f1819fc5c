import Foundation

/// Finds the days that passages say.
struct DayScanner {
    let language: Language
    let locale: Locale
    let feasts: FeastDays

    /// The most tokens of a day: `Donnerstag den 28 . Mai 2026`.
    static let longest = 9
    /// How far ahead a day without a year may be.
    static let farthest = 300

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

    func day(
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
    func said(
        _ words: String, _ parser: SaidDateParser?, isOfNight: Bool
    ) -> DayAndTime? {
        if let parser {
            if let found = parser.parse(words) { return found }
            // `la noche del 23`
            let article = language.table.codes.first == "it" ? "il " : "el "
            return isOfNight && words.hasPrefix("del ")
                ? parser.parse(article + words.dropFirst(4)) : nil
        }
        guard let any = CalendarDay(year: 2000, month: 1, day: 1) else { return nil }
        let found = SaidDateParser(locale: locale, today: any).parse(words)
        return found.flatMap { words.contains("\($0.day.preferred.year)") ? $0 : nil }
    }

    /// Takes words such as `on` from the front.
    func trimmed(
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
    func isNear(_ day: CalendarDay, _ today: CalendarDay?, _ words: String) -> Bool {
        guard let today else { return true }
        if words.contains("\(day.year)") { return true }
        guard day >= today, let last = today.adding(Self.farthest, .day) else { return false }
        return day <= last
    }

    func isFree(_ index: Int, _ tokens: [Token]) -> Bool {
        guard index > 0, tokens[index].isGlued else { return true }
        return tokens[index - 1].isSign("([\"'*_-—,;:!?l'") && tokens[index].kind == .word
            || tokens[index - 1].isSign("([\"*_:")
    }

    func endsApart(_ end: Int, _ tokens: [Token]) -> Bool {
        if tokens[end - 1].kind == .sign, !tokens[end - 1].isSign(".") { return false }
        guard end < tokens.count, tokens[end].isGlued else { return true }
        if tokens[end].kind != .sign { return false }
        if tokens[end].isSign("'%€$£#") { return false }
        guard end + 1 < tokens.count, tokens[end + 1].isGlued else { return true }
        return !(tokens[end].isSign(".:/-") && tokens[end + 1].kind == .number)
            && !(tokens[end].isSign("-") && tokens[end + 1].kind == .word
                && tokens[end - 1].kind == .number)
    }
}
