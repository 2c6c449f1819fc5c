extension TimeScanner {
    /// Whether what has the form of a time is one where it stands: a bare `7` may be a count.
    func isHour(
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
        if isRangeOfHours(found, clause, passage, days) { return true }
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
        if EventWords.leads.isAtEnd(of: before) || endsWithFiller(before) { return true }
        if days.contains(where: { $0.upperBound == part.lowerBound }) { return true }
        if days.contains(where: { $0.upperBound == part.lowerBound - 1 }),
            tokens[part.lowerBound - 1].isSign(",?.")
        {
            return true
        }
        return beginsClause(found, clause, passage)
    }

    /// Whether two bare numbers with a dash are hours: `bordet er vårt 19–23`.
    func isRangeOfHours(
        _ found: Found, _ clause: Range<Int>, _ passage: EventPassage, _ days: [Range<Int>]
    ) -> Bool {
        guard let end = found.end, found.endTokens != nil,
            passage.tokens[found.tokens].contains(where: { $0.isSign("-–—") })
        else { return false }
        let next = found.tokens.upperBound
        let isLast =
            next == clause.upperBound || passage.tokens[next].kind == .sign
            || EventWords.afterHour.contains(passage.tokens[next].text)
        let sentence = passage.sentence(of: clause.lowerBound)
        let isNearDay = days.contains { $0.overlaps(sentence) }
        let from = found.start.preferred.hour
        let until = end.preferred.hour
        return isLast && (isNearDay || from >= 8 && until > from && until - from <= 12)
            && (from >= 7 || isNearDay)
    }

    func beginsClause(
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
    func isBare(_ found: Found, _ passage: EventPassage) -> Bool {
        func isBare(_ part: Range<Int>) -> Bool {
            part.count == 1
                && (passage.tokens[part.lowerBound].isNumber(digits: 1...2)
                    || language.hours.value(passage.tokens[part]) != nil)
        }
        return isBare(found.startTokens) && (found.endTokens.map(isBare) ?? true)
    }

    func isLength(_ found: Found, _ passage: EventPassage) -> Bool {
        guard found.end == nil, parser.parseDuration(passage.words(found.startTokens)) != nil else {
            return false
        }
        let before = Array(passage.tokens[..<found.startTokens.lowerBound].suffix(3))
        if EventWords.lengths.isAtEnd(of: before) { return true }
        return passage.tokens[found.startTokens].contains { ["hours", "hrs"].contains($0.text) }
    }

    func isPartOrDay(_ index: Int, _ tokens: [Token]) -> Bool {
        language.parts.match(tokens[index...]) != nil
            || language.weekdays.match(tokens[index...]) != nil
            || language.months.match(tokens[index...]) != nil
            || EventWords.afterHour.contains(tokens[index].text)
    }

    func endsWithFiller(_ tokens: [Token]) -> Bool {
        tokens.indices.contains { language.timeFillers.value(tokens[$0...]) != nil }
    }
}
