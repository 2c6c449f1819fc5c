import Foundation

/// Finds the last day on which a parcel can be collected.
struct DeadlineCandidates {
    /// The days behind the surest words for a deadline.
    private(set) var candidates = Candidates<DayAndTime>("deadline")
    /// Days that are said, if it is not known which day they are counted from.
    private(set) var undated = Candidates<DayAndTime>("deadline")
    /// Where the words for a deadline begin that a day follows.
    private(set) var starts: Set<Int> = []

    /// The day by which it is told whether words say a day at all.
    private static let anyDay = CalendarDay(year: 2000, month: 1, day: 1)

    /// The most tokens between such words and the day, and of a day.
    private static let reach = 8
    private static let longest = 8

    init(in notice: Notice, locale: Locale, today: CalendarDay?) {
        let reader = NoticeDayReader(notice: notice, locale: locale, today: today ?? Self.anyDay)
        let language = Language.of(locale)
        var ranked: [(rank: Int, part: Range<Int>, day: DayAndTime)] = []
        var deliveries: [Int: Bool] = [:]
        let tables = [DeadlineWords.sure, DeadlineWords.likely, DeadlineWords.returning]
        for (rank, table) in tables.enumerated() {
            for words in notice.phrases(of: table) where !notice.planted.contains(words) {
                let search = Search(words: words, isSure: rank == 0, language: language)
                guard let found = Self.day(search, reader, notice) else { continue }
                if rank == 2, !Self.isReturn(words, notice) { continue }
                starts.insert(words.lowerBound)
                let sentence = notice.sentence[words.lowerBound]
                let isDelivery = deliveries[sentence] ?? Self.isDelivery(sentence, notice)
                deliveries[sentence] = isDelivery
                if isDelivery { continue }
                ranked.append((found.isBehindTime ? rank + 1 : rank, found.part, found.day))
            }
        }
        let durations = (today ?? Self.anyDay).map {
            DeadlineDurations(notice: notice, language: language, today: $0).all()
        }
        for (part, day) in durations ?? [] {
            let precise = Self.enclosedDay(behind: part.upperBound, reader, notice)
            let found = precise?.day ?? DayAndTime(day: .certain(day))
            ranked.append((precise == nil ? 4 : 1, precise?.part ?? part, found))
        }
        guard let best = ranked.map(\.rank).min() else { return }
        let printed = PrintedDateParser(locale: locale)
        for (rank, part, day) in ranked where rank == best {
            let text = String(notice.text(part))
            if today != nil || printed.parse(text) != nil {
                candidates.append(text, day, at: [notice.range(part)])
            } else {
                undated.append(text, day, at: [notice.range(part)])
            }
        }
    }

    /// What a day is looked for behind.
    private struct Search {
        let words: Range<Int>
        let isSure: Bool
        let language: Language
    }

    private static func day(
        _ search: Search, _ reader: NoticeDayReader, _ notice: Notice
    ) -> (part: Range<Int>, day: DayAndTime, isBehindTime: Bool)? {
        let words = search.words
        guard let found = firstDay(search, reader, notice) else {
            guard search.isSure else { return nil }
            return enclosedDay(behind: words.upperBound, reader, notice).map { ($0, $1, false) }
        }
        // The date behind `Tuesday` tells which one.
        let isSaid = !found.part.contains { notice.tokens[$0].kind == .number }
        if isSaid, let (part, day) = enclosedDay(behind: found.part.upperBound, reader, notice) {
            return (part, day, found.isBehindTime)
        }
        return found
    }

    /// The day in parentheses a few words behind, as in `annandag jul (26/12)`.
    private static func enclosedDay(
        behind start: Int, _ reader: NoticeDayReader, _ notice: Notice
    ) -> (part: Range<Int>, day: DayAndTime)? {
        guard start > 0, start < notice.tokens.count else { return nil }
        let end = notice.end(ofSentenceAt: start - 1)
        guard start < end,
            let open = notice.tokens[start..<min(start + 5, end)].firstIndex(where: {
                $0.isSign("(")
            })
        else { return nil }
        for index in (open + 1)..<max(open + 1, min(open + 5, end)) {
            if let found = reader.day(from: index, to: min(index + longest, end)) { return found }
        }
        return nil
    }

    /// Whether the sentence tells that the parcel goes back.
    private static func isReturn(_ words: Range<Int>, _ notice: Notice) -> Bool {
        notice.has(
            DeadlineWords.returns, in: notice.sentences[notice.sentence[words.lowerBound]])
    }

    private static func firstDay(
        _ search: Search, _ reader: NoticeDayReader, _ notice: Notice
    ) -> (part: Range<Int>, day: DayAndTime, isBehindTime: Bool)? {
        let words = search.words
        var start = words.upperBound
        var isBehindTime = false
        guard start < notice.tokens.count else { return nil }
        // The day may stand on the line below its label.
        let isLabel = start > 0 && notice.startsLine[start]
        let end = notice.end(ofSentenceAt: isLabel ? start : words.lowerBound)
        let limit = min(start + reach, end)
        // `Last day for collection: 5 May`
        let mayBeLabel =
            search.isSure && words.lowerBound == notice.start(ofSentenceAt: words.lowerBound)
        if mayBeLabel, start < end,
            let colon = notice.tokens[start..<min(start + 4, end)].firstIndex(where: {
                $0.isSign(":")
            }), reader.day(from: start, to: min(start + longest, end)) == nil
        {
            start = colon + 1
        }
        while start < limit {
            if let found = reader.day(from: start, to: min(start + longest, end)) {
                return (found.part, found.day, isBehindTime)
            }
            let token = notice.tokens[start]
            if token.kind == .sign {
                start += 1
            } else if let (_, next) = DeadlineWords.fillers.match(notice.tokens[start...]) {
                start = next
            } else if token.isNumber(digits: 1...2) {
                // `until 6 pm on Friday`
                isBehindTime = true
                start += 1
            } else if let (_, next) = search.language.numbers.match(notice.tokens[start...]) {
                isBehindTime = true
                start = next
            } else if isBehindTime,
                let (_, next) = DeadlineWords.hours.match(notice.tokens[start...])
            {
                start = next
            } else {
                return nil
            }
        }
        return nil
    }

    /// Whether the sentence is about bringing the parcel, not about fetching it.
    private static func isDelivery(_ number: Int, _ notice: Notice) -> Bool {
        let sentence = notice.sentences[number]
        return notice.has(PlaceWords.deliveries, in: sentence)
            && !notice.has(PlaceWords.pickups, in: sentence)
    }
}
