/// When an event is: the day, the start and the end that were agreed last.
struct EventSchedule {
    /// A value with its words.
    struct Choice<Value> {
        let value: Value
        let span: EventSpan
        let confidence: Double
        let passage: Int
        let tokens: Range<Int>
    }

    private(set) var day: Choice<CalendarDay>?
    private(set) var start: Choice<TimeOfDay>?
    private(set) var end: Choice<TimeOfDay>?
    /// The tokens of all days and times, by passage.
    private(set) var occupied: [[Range<Int>]]

    /// The tokens that a title cannot have: all but the names of feasts.
    var untitled: [[Range<Int>]] {
        let feasts = days.filter(\.isFeast)
        return occupied.enumerated().map { number, ranges in
            ranges.filter { range in
                !feasts.contains { $0.passage == number && $0.tokens == range }
            }
        }
    }

    private let thread: EventThread
    let days: [DayMention]
    let times: [TimeMention]

    init(_ thread: EventThread) {
        self.thread = thread
        let dayScanner = DayScanner(thread)
        let timeScanner = TimeScanner(thread)
        var days: [DayMention] = []
        var times: [TimeMention] = []
        occupied = []
        for (number, passage) in thread.passages.enumerated() {
            let foundDays = dayScanner.mentions(in: passage, number: number)
            let foundTimes = timeScanner.mentions(
                in: passage, number: number, days: foundDays.map(\.tokens))
            occupied.append(foundDays.map(\.tokens) + foundTimes.map(\.tokens))
            days += foundDays
            times += foundTimes
        }
        self.days = Self.resolved(days)
        self.times = times
        day = chosenDay()
        chooseTimes()
    }

    // MARK: Day

    /// Reads bare weekdays and days of a month as those that were said before.
    private static func resolved(_ days: [DayMention]) -> [DayMention] {
        var resolved: [DayMention] = []
        for mention in days {
            var mention = mention
            let earlier = resolved.reversed().filter { $0.precision == .explicit }
            if let weekday = mention.bareWeekday,
                let same = earlier.first(where: { $0.day.preferred.weekdayIndex == weekday })
            {
                mention.day = .certain(same.day.preferred)
            } else if let number = mention.bareDay, let month = earlier.first?.day.preferred,
                let day = CalendarDay(year: month.year, month: month.month, day: number),
                day >= mention.day.preferred
            {
                mention.day = .certain(day)
            }
            resolved.append(mention)
        }
        return resolved
    }

    private func chosenDay() -> Choice<CalendarDay>? {
        var candidates = days.filter { !$0.isExcluded }
        if candidates.contains(where: { $0.precision > .distance }) {
            candidates.removeAll { $0.precision == .distance }
        }
        // What is said of today is often something else.
        if candidates.contains(where: { !$0.isToday }) {
            candidates.removeAll { mention in mention.isToday && !hasTime(besides: mention) }
        }
        // What a mail quotes is older.
        if thread.form == .mail, let newest = candidates.last?.passage {
            candidates.removeAll { $0.passage != newest }
        }
        if thread.form != .chat, candidates.contains(where: { $0.precision == .explicit }) {
            candidates.removeAll { $0.precision != .explicit }
        }
        guard var last = candidates.last else { return nil }
        if thread.form != .chat, !isMoved {
            // What a notice begins with is what it is about; a time beside it is a sign of that.
            last =
                candidates.first(where: hasTimeInClause) ?? candidates.first(where: hasTime)
                ?? candidates[0]
        }
        if isOpen(last) { return nil }
        let passage = thread.passages[last.passage]
        let isDistance = last.precision == .distance
        return Choice(
            value: last.day.preferred, span: passage.span(last.tokens),
            confidence: Confidence.rule * (last.day.certain == nil ? 0.8 : 1)
                * (isDistance ? 0.7 : 1),
            passage: last.passage, tokens: last.tokens)
    }

    private var isMoved: Bool {
        thread.passages.contains { WordStems.moves.matches($0.tokens[...]) }
    }

    /// Whether a start stands in the clause of a day.
    private func hasTimeInClause(besides mention: DayMention) -> Bool {
        let clause = thread.passages[mention.passage].clause(of: mention.tokens.lowerBound)
        return times.contains { time in
            time.passage == mention.passage && time.role == .start && clause.overlaps(time.tokens)
        }
    }

    /// Whether a start stands in the sentence of a day.
    private func hasTime(besides mention: DayMention) -> Bool {
        let sentence = thread.passages[mention.passage].sentence(of: mention.tokens.lowerBound)
        return times.contains { time in
            time.passage == mention.passage && time.role == .start
                && sentence.overlaps(time.tokens)
        }
    }

    /// Whether a day is one of several between which nobody chose.
    private func isOpen(_ mention: DayMention) -> Bool {
        let passage = thread.passages[mention.passage]
        let sentence = passage.sentence(of: mention.tokens.lowerBound)
        let others = days.filter {
            $0.passage == mention.passage && sentence.overlaps($0.tokens)
                && $0.day.preferred != mention.day.preferred && !$0.isExcluded
        }
        return others.contains { other in
            let lower = min(other.tokens.upperBound, mention.tokens.upperBound)
            let upper = max(other.tokens.lowerBound, mention.tokens.lowerBound)
            return lower < upper && passage.has(EventWords.or(thread.language), in: lower..<upper)
        }
    }

    // MARK: Times

    private mutating func chooseTimes() {
        var starts = times.filter { $0.role == .start && !isAnswerAboutEnd($0) }
        if starts.isEmpty, let day {
            // `the garage can only take it tomorrow at 7.40`: what binds somebody is the time itself.
            let passage = thread.passages[day.passage]
            let sentence = passage.sentence(of: day.tokens.lowerBound)
            starts = times.filter {
                $0.isConstraint && $0.passage == day.passage && sentence.overlaps($0.tokens)
            }
        }
        guard let chosen = thread.form == .chat ? lastStart(starts) : statedStart(starts) else {
            return
        }
        let half = HalfOfDay(thread, times: times, day: day.map { ($0.passage, $0.tokens) })
        let passage = thread.passages[chosen.passage]
        let value = half.time(chosen.start, of: chosen)
        start = Choice(
            value: value, span: passage.span(chosen.startTokens),
            confidence: Confidence.rule * (chosen.start.certain == nil ? 0.9 : 1),
            passage: chosen.passage, tokens: chosen.startTokens)
        if let endTokens = chosen.endTokens, let reading = chosen.end {
            let later = zip(chosen.start.all, reading.all).first { $0.0 == value }?.1
            end = Choice(
                value: later ?? half.end(reading, after: value),
                span: passage.span(endTokens), confidence: Confidence.rule,
                passage: chosen.passage, tokens: endTokens)
        } else {
            end = statedEnd(for: chosen, at: value, half)
        }
    }

    /// The last start that a chat says; where people meet comes before where a film begins.
    private func lastStart(_ starts: [TimeMention]) -> TimeMention? {
        guard let last = starts.last else { return nil }
        let same = starts.filter { $0.passage == last.passage }
        if let meeting = same.last(where: \.isMeeting), !last.isMeeting { return meeting }
        if last.isDoors, let other = same.last(where: { !$0.isDoors }) { return other }
        // `5.15 or 6?`: nobody chose.
        return last
    }

    /// The start that a mail or a notice says of its day.
    private func statedStart(_ starts: [TimeMention]) -> TimeMention? {
        let last = thread.form == .mail ? starts.last?.passage : nil
        let newest = starts.filter { last == nil || $0.passage == last }
        let pool = newest.isEmpty ? starts : newest
        guard let day, day.passage == pool.first?.passage else {
            return pool.first { !$0.isDoors } ?? pool.first
        }
        let sentence = thread.passages[day.passage].sentence(of: day.tokens.lowerBound)
        let near = pool.filter { sentence.overlaps($0.tokens) }
        let behind = near.filter { $0.tokens.lowerBound >= day.tokens.upperBound }
        let later = pool.filter { $0.tokens.lowerBound >= sentence.upperBound }
        for group in [behind, near.reversed(), later, pool] where !group.isEmpty {
            // Behind words for moving stands the time that counts.
            if let first = group.first, let last = group.last, first.tokens != last.tokens,
                sentence.contains(last.tokens.lowerBound),
                first.tokens.upperBound < last.tokens.lowerBound,
                WordStems.moves.matches(
                    thread.passages[first.passage].tokens[
                        first.tokens.upperBound..<last.tokens.lowerBound])
            {
                return last
            }
            return group.first { $0.end != nil } ?? group.first { $0.isMeeting }
                ?? group.first { !$0.isDoors } ?? group.first
        }
        return nil
    }

    /// The end that is said apart from the start.
    private func statedEnd(
        for chosen: TimeMention, at start: TimeOfDay, _ half: HalfOfDay
    ) -> Choice<TimeOfDay>? {
        let answers = times.filter { $0.role == .end || isAnswerAboutEnd($0) }
        for mention in answers.reversed() {
            // An end that was said before another start was agreed holds if it is still later.
            let value = half.end(mention.start, after: start)
            guard value > start else { continue }
            return choice(value, mention.startTokens, mention.passage)
        }
        // The end of an earlier range holds as long as the start lies in it.
        let ranges = times.filter { $0.role == .start && $0.end != nil }
        guard let range = ranges.last, let tokens = range.endTokens, let end = range.end,
            half.time(range.start, of: range) <= start
        else { return nil }
        let value = half.end(end, after: start)
        let isSameDay = day.map { $0.passage <= range.passage } ?? true
        return value > start && isSameDay ? choice(value, tokens, range.passage) : nil
    }

    private func choice(
        _ value: TimeOfDay, _ tokens: Range<Int>, _ passage: Int
    ) -> Choice<TimeOfDay> {
        Choice(
            value: value, span: thread.passages[passage].span(tokens),
            confidence: Confidence.rule * 0.9, passage: passage, tokens: tokens)
    }

    private func isAnswerAboutEnd(_ mention: TimeMention) -> Bool {
        guard mention.passage > 0, mention.role == .start, mention.end == nil else { return false }
        let question = thread.passages[mention.passage - 1]
        return question.has(EventWords.endQuestions, in: question.tokens.indices)
    }
}
