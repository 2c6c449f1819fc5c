extension TimeScanner {
    func mention(
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
        let isConstraint =
            role == .other && passage.has(EventWords.constraints, in: clause)
            && !passage.has(EventWords.rejections, in: clause)
            && !passage.has(EventWords.deadlines, in: clause)
        return TimeMention(
            passage: number, tokens: found.tokens, start: found.start, end: found.end,
            startTokens: found.startTokens, endTokens: found.endTokens, role: role,
            isConstraint: isConstraint, isMeeting: isMeeting,
            isDoors: passage.has(EventWords.doors, in: clause))
    }

    func role(
        of found: Found, _ clause: Range<Int>, _ passage: EventPassage
    ) -> TimeMention.Role {
        let tokens = passage.tokens
        let before = Array(tokens[clause.lowerBound..<found.tokens.lowerBound].suffix(4))
        let sentence = passage.sentence(of: found.tokens.lowerBound)
        if passage.has(EventWords.others, in: sentence) { return .other }
        if EventWords.negations.isAtEnd(of: before) { return .other }
        // `vi blir lite sena, runt 19`
        if passage.has(EventWords.latecomings, in: sentence) { return .other }
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
        if passage.has(EventWords.ends, in: label(of: clause, passage)) { return .end }
        if passage.has(EventWords.ends, in: clause.lowerBound..<found.tokens.lowerBound)
            || passage.has(EventWords.ends, in: rest(behind: found, clause, passage))
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

    /// The label in front of a clause: `Koniec:`.
    func label(of clause: Range<Int>, _ passage: EventPassage) -> Range<Int> {
        let start = clause.lowerBound
        guard start > 0, passage.tokens[start - 1].isSign(":"),
            passage.sentence(of: start).lowerBound < start
        else { return start..<start }
        let label = passage.clause(of: start - 1)
        return label.count <= 5 ? label : start..<start
    }

    /// What stands behind a time, up to the next number.
    func rest(behind found: Found, _ clause: Range<Int>, _ passage: EventPassage) -> Range<Int> {
        let start = found.tokens.upperBound
        let next = passage.tokens[start..<clause.upperBound].firstIndex { $0.kind == .number }
        // `16.15 – fine ore 17.00`: the word is that of the other time.
        return next == nil ? start..<clause.upperBound : start..<start
    }

    func isUntil(_ found: Found, _ clause: Range<Int>, _ passage: EventPassage) -> Bool {
        var before = Array(passage.tokens[clause.lowerBound..<found.startTokens.lowerBound])
        guard language.table.codes.first != "it" else {
            return EventWords.italianUntil.match(before) != nil
        }
        while let last = before.last, EventWords.approximations.contains(last.text) {
            before.removeLast()
        }
        let fillers = before.last.map { language.timeFillers.value([$0]) != nil } ?? false
        return until.isAtEnd(of: before)
            || fillers && until.isAtEnd(of: before.dropLast())
    }
}
