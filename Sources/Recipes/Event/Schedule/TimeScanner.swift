/// Finds the times of passages.
struct TimeScanner {
    let language: Language
    let parser: TimeParser
    let until: PhraseSet

    /// The most tokens of a range, as `from a quarter past six in the evening to ten to eight`.
    static let longest = 11

    init(_ thread: EventThread) {
        language = thread.language
        parser = TimeParser(locale: thread.locale)
        until = EventWords.until(thread.language)
    }

    /// The times of a passage, in order; the numbers of its days are no hours.
    func mentions(
        in passage: EventPassage, number: Int, days: [Range<Int>]
    ) -> [TimeMention] {
        var mentions: [TimeMention] = []
        for clause in passage.clauses {
            let days = days.filter {
                $0.upperBound + 2 > clause.lowerBound && $0.lowerBound < clause.upperBound
            }
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
        // `7.15 for 7.30`: it starts at the second.
        if language.table.codes.first == "en" {
            for (index, next) in mentions.enumerated().dropFirst() {
                let between = mentions[index - 1].tokens.upperBound..<next.tokens.lowerBound
                if between.count == 1, passage.tokens[between.lowerBound].text == "for" {
                    mentions[index - 1].role = .other
                }
            }
        }
        return mentions
    }

    struct Found {
        var tokens: Range<Int>
        var start: Reading<TimeOfDay>
        var end: Reading<TimeOfDay>?
        var startTokens: Range<Int>
        var endTokens: Range<Int>?
    }

    /// The longest time that begins at a token.
    func time(
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
    func isFree(_ index: Int, _ tokens: [Token]) -> Bool {
        guard index > 0, tokens[index].isGlued else { return true }
        return tokens[index - 1].isSign("([\"'@~≈-,;:!?*_/")
            && !(index > 1 && tokens[index - 1].isSign("-.,:/")
                && tokens[index - 2].kind == .number)
    }

    func endsApart(_ end: Int, _ tokens: [Token]) -> Bool {
        guard end < tokens.count, tokens[end].isGlued else { return true }
        if tokens[end].kind != .sign { return tokens[end].text == "ish" }
        if tokens[end].isSign("%€$£#") { return false }
        guard tokens[end].isSign(".,:/-"), end + 1 < tokens.count, tokens[end + 1].isGlued else {
            return true
        }
        return tokens[end + 1].kind != .number
    }

    func mayHaveTime(_ tokens: ArraySlice<Token>) -> Bool {
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
    func single(
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

    func range(
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
}
