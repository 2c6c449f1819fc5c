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
        var ranked: [(rank: Int, part: Range<Int>, day: DayAndTime)] = []
        var deliveries: [Int: Bool] = [:]
        let tables = [DeadlineWords.sure, DeadlineWords.likely]
        for (rank, table) in tables.enumerated() {
            for words in notice.phrases(of: table) where !notice.planted.contains(words) {
                guard let found = Self.day(behind: words, reader, notice) else { continue }
                starts.insert(words.lowerBound)
                let sentence = notice.sentence[words.lowerBound]
                let isDelivery = deliveries[sentence] ?? Self.isDelivery(sentence, notice)
                deliveries[sentence] = isDelivery
                if isDelivery { continue }
                ranked.append((found.isBehindTime ? rank + 1 : rank, found.part, found.day))
            }
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

    private static func day(
        behind words: Range<Int>, _ reader: NoticeDayReader, _ notice: Notice
    ) -> (part: Range<Int>, day: DayAndTime, isBehindTime: Bool)? {
        var start = words.upperBound
        var isBehindTime = false
        guard start < notice.tokens.count else { return nil }
        // The day may stand on the line below its label.
        let isLabel = start > 0 && notice.startsLine[start]
        let end = notice.end(ofSentenceAt: isLabel ? start : words.lowerBound)
        let limit = min(start + reach, end)
        // `Last day for collection: 5 May`
        if let colon = notice.tokens[start..<min(start + 4, end)].firstIndex(where: {
            $0.isSign(":")
        }) {
            if reader.day(from: start, to: min(start + longest, end)) == nil { start = colon + 1 }
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
