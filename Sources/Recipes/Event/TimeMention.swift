/// A time or a range of times that a passage says.
struct TimeMention {
    /// What it is good for.
    enum Role {
        /// When the event may start.
        case start
        /// When it may end.
        case end
        /// Anything else.
        case other
    }

    /// The number of the passage.
    let passage: Int
    /// Its tokens, without words such as `at`.
    let tokens: Range<Int>
    let start: Reading<TimeOfDay>
    /// The end, if it is a range.
    let end: Reading<TimeOfDay>?
    /// The tokens of the start and of the end, if it is a range.
    let startTokens: Range<Int>
    let endTokens: Range<Int>?
    var role: Role
    /// Whether its clause says that people meet then.
    let isMeeting: Bool
    /// Whether doors open then.
    let isDoors: Bool
}

/// Finds the times of passages.
struct TimeScanner {
    let language: Language
    let parser: TimeParser
    private let until: PhraseSet

    /// The most tokens of a range, as `from a quarter past six in the evening to ten to eight`.
    private static let longest = 11

    init(_ thread: EventThread) {
        language = thread.language
        parser = TimeParser(locale: thread.locale)
        until = EventWords.until(thread.language)
    }

    /// The times of a passage, in order.
    ///
    /// - Parameters:
    ///   - days: The tokens that say days, whose numbers are no hours.
    func mentions(
        in passage: EventPassage, number: Int, days: [Range<Int>]
    ) -> [TimeMention] {
        var mentions: [TimeMention] = []
        for clause in passage.clauses {
            var index = clause.lowerBound
            while index < clause.upperBound {
                guard let found = time(at: index, clause, passage, days) else {
                    index += 1
                    continue
                }
                mentions.append(mention(found, clause, passage, number))
                index = found.tokens.upperBound
            }
        }
        return mentions
    }

    private struct Found {
        var tokens: Range<Int>
        var start: Reading<TimeOfDay>
        var end: Reading<TimeOfDay>?
        var startTokens: Range<Int>
        var endTokens: Range<Int>?
    }

    /// The longest time that begins at a token.
    private func time(
        at index: Int, _ clause: Range<Int>, _ passage: EventPassage, _ days: [Range<Int>]
    ) -> Found? {
        let tokens = passage.tokens
        guard tokens[index].kind != .sign, isFree(index, tokens),
            mayHaveTime(tokens[index..<min(index + 5, clause.upperBound)])
        else { return nil }
        for end in stride(from: min(index + Self.longest, clause.upperBound), to: index, by: -1)
        where tokens[end - 1].kind != .sign && endsApart(end, tokens) {
            let part = index..<end
            guard !days.contains(where: { $0.overlaps(part) }) else { continue }
            let words = passage.words(part)
            if let range = parser.parseRange(words) {
                guard let found = self.range(range, part, passage),
                    isHour(found, clause, passage, days)
                else { continue }
                return found
            }
            if let time = parser.parse(words) {
                let found = single(time, part, passage)
                if isHour(found, clause, passage, days) { return found }
            }
        }
        return nil
    }

    /// Whether a token does not go on with a number before it.
    private func isFree(_ index: Int, _ tokens: [Token]) -> Bool {
        guard index > 0, tokens[index].isGlued else { return true }
        return tokens[index - 1].isSign("([\"'@~≈-,;:!?*_/")
            && !(index > 1 && tokens[index - 1].isSign("-.,:/")
                && tokens[index - 2].kind == .number)
    }

    private func endsApart(_ end: Int, _ tokens: [Token]) -> Bool {
        guard end < tokens.count, tokens[end].isGlued else { return true }
        if tokens[end].kind != .sign { return tokens[end].text == "ish" }
        if tokens[end].isSign("%€$£#") { return false }
        guard tokens[end].isSign(".,:/-"), end + 1 < tokens.count, tokens[end + 1].isGlued else {
            return true
        }
        return tokens[end + 1].kind != .number
    }

    private func mayHaveTime(_ tokens: ArraySlice<Token>) -> Bool {
        tokens.indices.contains { index in
            tokens[index].isNumber(digits: 1...4) || language.hours.match(tokens[index...]) != nil
                || tokens[index].kind == .word
                    && parser.reader.read(tokens[index...index]) != nil
                || language.times.contains {
                    $0.phrase.match(tokens[index...].prefix(3), language) != nil
                }
        }
    }

    /// A time without the words in front that add nothing.
    private func single(
        _ time: Reading<TimeOfDay>, _ part: Range<Int>, _ passage: EventPassage
    ) -> Found {
        var part = part
        while part.count > 1, passage.tokens[part.lowerBound + 1].kind != .sign,
            parser.parse(passage.words(part.lowerBound + 1..<part.upperBound)) == time
        {
            part = part.lowerBound + 1..<part.upperBound
        }
        return Found(tokens: part, start: time, end: nil, startTokens: part, endTokens: nil)
    }

    private func range(
        _ range: Reading<TimeRange>, _ part: Range<Int>, _ passage: EventPassage
    ) -> Found? {
        // The end is the shortest piece behind that says it, the start the rest of it.
        let ends = Set(range.all.map(\.end))
        let starts = Set(range.all.map(\.start))
        func time(_ part: Range<Int>, among times: Set<TimeOfDay>) -> Bool {
            parser.parse(passage.words(part))?.all.contains(where: times.contains) ?? false
        }
        let tokens = passage.tokens
        let endStart = part.dropFirst().reversed().first {
            tokens[$0].kind != .sign && time($0..<part.upperBound, among: ends)
                && !(tokens[$0].isGlued && tokens[$0 - 1].isSign(".:"))
        }
        guard let endStart else { return nil }
        let startPart = (part.lowerBound..<endStart).lazy.compactMap { lower in
            stride(from: endStart, to: lower, by: -1).lazy.map { lower..<$0 }.first {
                time($0, among: starts)
            }
        }.first
        guard let startPart,
            let first = (startPart.lowerBound..<startPart.upperBound).last(where: { lower in
                time(lower..<startPart.upperBound, among: starts) && tokens[lower].kind != .sign
                    && !(lower > 0 && tokens[lower].isGlued && tokens[lower - 1].isSign(".:"))
            })
        else { return nil }
        return Found(
            tokens: part, start: range.map(\.start), end: range.map(\.end),
            startTokens: first..<startPart.upperBound, endTokens: endStart..<part.upperBound)
    }

    // MARK: Bare numbers

    /// Whether what has the form of a time is one where it stands: a bare `7` may be a count.
    private func isHour(
        _ found: Found, _ clause: Range<Int>, _ passage: EventPassage, _ days: [Range<Int>]
    ) -> Bool {
        let tokens = passage.tokens
        let part = found.tokens
        let next = part.upperBound
        if part.lowerBound > 0, tokens[part.lowerBound - 1].isSign("#€$£+") { return false }
        if next < clause.upperBound {
            let rest = Array(tokens[next..<min(next + 3, clause.upperBound)])
            if EventWords.counted.match(rest)?.lowerBound == 0 || tokens[next].isSign("%€$£") {
                return false
            }
        }
        if isLength(found, passage) { return false }
        guard isBare(found, passage) else { return true }
        // A capital behind a bare number is a street or another name: `8 Willow Close`.
        if next < clause.upperBound, tokens[next].kind == .word, passage.isCapitalised(next),
            tokens[found.startTokens.lowerBound].kind == .number, !isPartOrDay(next, tokens)
        {
            return false
        }
        let before = Array(tokens[clause.lowerBound..<part.lowerBound].suffix(3))
        let inside = Array(tokens[part.lowerBound..<found.startTokens.lowerBound])
        if language.timeFillers.match(tokens[part.lowerBound...]) != nil { return true }
        if !inside.isEmpty, EventWords.leads.match(inside) != nil { return true }
        if endsWith(EventWords.leads, before) || endsWithFiller(before) { return true }
        if days.contains(where: { $0.upperBound == part.lowerBound }) { return true }
        if days.contains(where: { $0.upperBound == part.lowerBound - 1 }),
            tokens[part.lowerBound - 1].isSign(",?.")
        {
            return true
        }
        return beginsClause(found, clause, passage)
    }

    private func beginsClause(
        _ found: Found, _ clause: Range<Int>, _ passage: EventPassage
    ) -> Bool {
        let tokens = passage.tokens
        let before = tokens[clause.lowerBound..<found.tokens.lowerBound]
        let isOpening = before.allSatisfy {
            $0.kind == .sign || EventWords.openings.contains($0.text)
        }
        guard isOpening else { return false }
        // An article is no hour.
        let isOne = found.start.all.contains { $0.hour % 12 == 1 }
        if isOne, tokens[found.startTokens.lowerBound].kind == .word, found.end == nil {
            return found.tokens.upperBound == clause.upperBound
        }
        guard
            let next = tokens[found.tokens.upperBound..<clause.upperBound].first(where: {
                $0.kind == .word || $0.kind == .number
            })
        else { return true }
        return EventWords.afterHour.contains(next.text) || next.text == "ish"
    }

    /// Whether it has neither minutes nor a mark, and no word such as `half` or `noon`.
    private func isBare(_ found: Found, _ passage: EventPassage) -> Bool {
        func isBare(_ part: Range<Int>) -> Bool {
            part.count == 1
                && (passage.tokens[part.lowerBound].isNumber(digits: 1...2)
                    || language.hours.value(passage.tokens[part]) != nil)
        }
        return isBare(found.startTokens) && (found.endTokens.map(isBare) ?? true)
    }

    private func isLength(_ found: Found, _ passage: EventPassage) -> Bool {
        guard found.end == nil, parser.parseDuration(passage.words(found.startTokens)) != nil else {
            return false
        }
        let before = Array(passage.tokens[..<found.startTokens.lowerBound].suffix(3))
        if endsWith(EventWords.lengths, before) { return true }
        return passage.tokens[found.startTokens].contains { ["hours", "hrs"].contains($0.text) }
    }

    private func isPartOrDay(_ index: Int, _ tokens: [Token]) -> Bool {
        language.parts.match(tokens[index...]) != nil
            || language.weekdays.match(tokens[index...]) != nil
            || language.months.match(tokens[index...]) != nil
            || EventWords.afterHour.contains(tokens[index].text)
    }

    private func endsWith(_ phrases: PhraseSet, _ tokens: [Token]) -> Bool {
        tokens.indices.contains { phrases.match(Array(tokens[$0...])) == 0..<tokens.count - $0 }
    }

    private func endsWithFiller(_ tokens: [Token]) -> Bool {
        tokens.indices.contains { language.timeFillers.value(tokens[$0...]) != nil }
    }

    // MARK: Roles

    private func mention(
        _ found: Found, _ clause: Range<Int>, _ passage: EventPassage, _ number: Int
    ) -> TimeMention {
        let isMeeting = passage.has(EventWords.meetings, in: clause)
        var found = found
        var role = role(of: found, clause, passage)
        // `moved from 5 to 6` is no range.
        if let end = found.end, let endTokens = found.endTokens,
            found.startTokens.lowerBound > found.tokens.lowerBound,
            !passage.tokens[found.tokens].contains(where: { $0.isSign("-") }),
            WordStems.moves.matches(passage.tokens[clause.lowerBound..<found.tokens.lowerBound])
        {
            found = Found(
                tokens: endTokens, start: end, end: nil, startTokens: endTokens, endTokens: nil)
            role = .start
        }
        return TimeMention(
            passage: number, tokens: found.tokens, start: found.start, end: found.end,
            startTokens: found.startTokens, endTokens: found.endTokens, role: role,
            isMeeting: isMeeting, isDoors: passage.has(EventWords.doors, in: clause))
    }

    private func role(
        of found: Found, _ clause: Range<Int>, _ passage: EventPassage
    ) -> TimeMention.Role {
        let tokens = passage.tokens
        let before = Array(tokens[clause.lowerBound..<found.tokens.lowerBound].suffix(4))
        let sentence = passage.sentence(of: found.tokens.lowerBound)
        if passage.has(EventWords.others, in: sentence) { return .other }
        if endsWith(EventWords.negations, before) { return .other }
        let isBooked = passage.has(EventWords.bookings, in: clause)
        if passage.has(EventWords.deadlines, in: clause) { return .other }
        if found.end != nil {
            let isOut =
                passage.has(EventWords.rejections, in: clause)
                || passage.has(EventWords.constraints, in: clause) && !isBooked
            return isOut ? .other : .start
        }
        if passage.has(EventWords.rejections, in: clause), !isBooked { return .other }
        if passage.has(EventWords.constraints, in: clause), !isBooked { return .other }
        if passage.has(EventWords.ends, in: clause.lowerBound..<found.tokens.lowerBound)
            || passage.has(EventWords.ends, in: found.tokens.upperBound..<clause.upperBound)
        {
            return .end
        }
        if isUntil(found, clause, passage) {
            let head = tokens[clause.lowerBound..<found.tokens.lowerBound]
            let words = head.filter { $0.kind == .word && !EventWords.openings.contains($0.text) }
            // Something else may last until then.
            return words.count <= 2 ? .end : .other
        }
        return .start
    }

    private func isUntil(_ found: Found, _ clause: Range<Int>, _ passage: EventPassage) -> Bool {
        let before = Array(passage.tokens[clause.lowerBound..<found.startTokens.lowerBound])
        guard language.table.codes.first != "it" else {
            return EventWords.italianUntil.match(before) != nil
        }
        let fillers = before.last.map { language.timeFillers.value([$0]) != nil } ?? false
        return endsWith(until, before.suffix(3))
            || fillers && endsWith(until, Array(before.dropLast().suffix(3)))
    }

    private func endsWith(_ phrases: PhraseSet, _ tokens: ArraySlice<Token>) -> Bool {
        endsWith(phrases, Array(tokens))
    }
}

extension WordStems {
    static let moves = WordStems(EventWords.moves)
    static let evenings = WordStems(EventWords.evenings)
    static let mornings = WordStems(EventWords.mornings)
}

extension EventWords {
    static let italianUntil = PhraseSet("fino, sino")
}
