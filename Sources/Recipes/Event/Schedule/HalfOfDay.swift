/// Decides whether `7` is in the morning or in the evening.
struct HalfOfDay {
    private let thread: EventThread
    private let certain: [(passage: Int, token: Int, time: TimeOfDay)]
    private let times: [TimeMention]
    /// Ends that leave no doubt.
    private let ends: [TimeOfDay]
    private let day: (passage: Int, tokens: Range<Int>)?

    init(
        _ thread: EventThread, times: [TimeMention], day: (passage: Int, tokens: Range<Int>)?
    ) {
        self.thread = thread
        self.day = day
        self.times = times
        ends = times.filter { $0.role == .end }.compactMap(\.start.certain)
        certain = times.filter { $0.role != .other }.compactMap { mention in
            mention.start.certain.map { (mention.passage, mention.tokens.lowerBound, $0) }
        }
    }

    /// The time that is meant.
    func time(_ reading: Reading<TimeOfDay>, of mention: TimeMention) -> TimeOfDay {
        if let time = reading.certain { return time }
        // It starts before it ends.
        if let end = ends.last, mention.end == nil {
            let before = reading.all.filter { $0 < end }
            if before.count == 1, let time = before.first { return time }
        }
        let passage = thread.passages[mention.passage]
        if let time = part(of: passage, reading)
            ?? day.flatMap({ part(of: thread.passages[$0.passage], $0.tokens, reading) })
        {
            return time
        }
        for passage in thread.passages.reversed() {
            if let time = part(of: passage, reading) { return time }
        }
        // A time that leaves no doubt tells which half of the day is spoken of.
        let near =
            certain.last { ($0.passage, $0.token) < (mention.passage, mention.tokens.lowerBound) }
            ?? certain.first
        if let near, let time = Self.nearest(reading, to: near.time) { return time }
        let early = reading.all.min() ?? reading.preferred
        let late = reading.all.max() ?? reading.preferred
        // `10 to 1` is before noon and behind it.
        if let end = mention.end?.all.min(), early.hour >= 8, end.hour < early.hour,
            late.hour + 3 < 24 + end.hour
        {
            return early
        }
        // `8?` answered by `9:15`: the same half of the day.
        if (9...11).contains(early.hour), !isMorning, isAfterEvening(mention) { return late }
        return usual(reading, isMarked: isMarked(mention, passage))
    }

    private var isMorning: Bool {
        thread.passages.contains { $0.tokens.contains(where: WordStems.mornings.isWithin) }
    }

    /// Whether an hour that people use of the evening was proposed before, little earlier.
    private func isAfterEvening(_ mention: TimeMention) -> Bool {
        guard thread.form == .chat else { return false }
        let hour = (mention.start.all.min() ?? mention.start.preferred).hour
        return times.contains { other in
            guard other.passage < mention.passage, other.role == .start,
                other.start.certain == nil, let early = other.start.all.min()
            else { return false }
            return (6...8).contains(early.hour) && hour - early.hour <= 3
        }
    }

    /// The end that is meant, the first one after the start.
    func end(_ reading: Reading<TimeOfDay>, after start: TimeOfDay) -> TimeOfDay {
        reading.all.filter { $0 > start }.min() ?? reading.preferred
    }

    /// Whether `Uhr` or `h` follows, which counts to 24 where clocks do.
    private func isMarked(_ mention: TimeMention, _ passage: EventPassage) -> Bool {
        let tokens = passage.tokens[mention.startTokens]
        guard LocaleConventions(thread.locale).usesTwentyFourHours, tokens.first?.kind == .number,
            let last = tokens.last, last.kind == .word
        else { return false }
        return thread.language.hourMarks.value([last]) != nil
    }

    private func part(of passage: EventPassage, _ reading: Reading<TimeOfDay>) -> TimeOfDay? {
        part(of: passage, passage.tokens.indices, reading)
    }

    /// The time in the part of the day that some tokens say.
    private func part(
        of passage: EventPassage, _ tokens: Range<Int>, _ reading: Reading<TimeOfDay>
    ) -> TimeOfDay? {
        let sentence = tokens.isEmpty ? tokens : passage.sentence(of: tokens.lowerBound)
        let words = passage.tokens[tokens.count == passage.tokens.count ? tokens : sentence]
        var parts: [PartOfDay] = []
        for index in words.indices {
            guard let (part, end) = thread.language.parts.match(words[index...]),
                !ClockReader.isMeridiem(words[index...])
            else { continue }
            // `Guten Morgen`, `Bom dia` greet.
            let isGreeting =
                index > words.startIndex
                && ["guten", "good", "god", "goede", "schonen", "bonne", "buona"].contains(
                    words[index - 1].text)
            if !isGreeting, end <= words.endIndex { parts.append(part) }
        }
        guard let part = parts.first else { return nil }
        let fitting = reading.all.filter { part.contains(hour: $0.hour) }
        return fitting.count == 1 ? fitting.first : nil
    }

    private static func nearest(_ reading: Reading<TimeOfDay>, to time: TimeOfDay) -> TimeOfDay? {
        func distance(_ other: TimeOfDay) -> Int {
            abs(other.secondsSinceMidnight - time.secondsSinceMidnight)
        }
        return reading.all.filter { distance($0) <= 5 * 3600 }.min { distance($0) < distance($1) }
    }

    /// What people mean if nothing else tells.
    private func usual(_ reading: Reading<TimeOfDay>, isMarked: Bool) -> TimeOfDay {
        let isEvening = thread.passages.contains {
            $0.tokens.contains(where: WordStems.evenings.isWithin)
        }
        let early = reading.all.min() ?? reading.preferred
        let late = reading.all.max() ?? reading.preferred
        if isEvening, !isMorning, early.hour >= 5 || !isMarked { return late }
        if isMorning, !isEvening, early.hour >= 5 { return early }
        if isMarked { return reading.preferred }
        switch early.hour {
        case 0: return late
        case 1...7: return late
        case 8: return isMorning ? early : late
        default: return early
        }
    }
}
