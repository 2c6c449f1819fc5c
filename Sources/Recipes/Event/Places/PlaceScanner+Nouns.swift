extension PlaceScanner {
    /// `Lincoln gym`, `sala parrocchiale`, `parc des Buttes Vertes`, `Musiksaal`.
    func nouns(
        _ clause: Range<Int>, _ passage: EventPassage
    ) -> [(tokens: Range<Int>, rank: Int)] {
        let tokens = passage.tokens
        var found: [(tokens: Range<Int>, rank: Int)] = []
        var index = clause.lowerBound
        while index < clause.upperBound {
            let rest = Array(tokens[index..<min(index + 3, clause.upperBound)])
            var length = 0
            // `haven't` is no harbour.
            let isShortened = rest.count > 2 && rest[1].isSign("'") && rest[2].text == "t"
            if !isShortened, let match = EventWords.placeNouns.match(rest), match.lowerBound == 0 {
                length = match.count
            } else if isCompound(index, passage) {
                length = 1
            }
            guard length > 0 else {
                index += 1
                continue
            }
            let part = extended(index..<index + length, clause, passage)
            if !isOccupied(part, passage.number) {
                found.append((part, rank(part, clause, passage)))
            }
            index = max(part.upperBound, index + length)
        }
        return found
    }

    func isCompound(_ index: Int, _ passage: EventPassage) -> Bool {
        let text = passage.tokens[index].text
        guard text.utf8.count > 5, passage.tokens[index].kind == .word else { return false }
        return EventWords.placeEndings.contains {
            text.hasSuffix($0) && text.utf8.count > $0.utf8.count + 1
        }
    }

    /// A place is surer behind a preposition, with a name, or when it is all that a clause says.
    func rank(_ part: Range<Int>, _ clause: Range<Int>, _ passage: EventPassage) -> Int {
        let before = Array(passage.tokens[clause.lowerBound..<part.lowerBound])
        let isGerman = language.table.codes.first == "de"
        let hasName =
            part.contains { passage.isCapitalised($0) && $0 > clause.lowerBound }
            && (!isGerman || part.count > 1)
            || part.contains { passage.tokens[$0].kind == .number }
        let isAll = clause.allSatisfy { index in
            part.contains(index) || passage.tokens[index].kind == .sign
                || EventWords.openings.contains(passage.tokens[index].text)
                || isOccupied(index..<index + 1, passage.number)
        }
        // What is proposed first is rather what to do: `pub on Friday?`, `ins Kino?`.
        let isProposal =
            passage.number == 0 && thread.form == .chat && !hasName && part.count == 1
        if prepositions.isAtEnd(of: before) { return isProposal ? 4 : 7 }
        if isAll { return part.count > 1 || hasName ? 6 : 5 }
        return hasName ? 6 : 3
    }

    /// A noun with the words of its name on both sides.
    func extended(
        _ noun: Range<Int>, _ clause: Range<Int>, _ passage: EventPassage
    ) -> Range<Int> {
        let tokens = passage.tokens
        let number = passage.number
        var start = noun.lowerBound
        while start > clause.lowerBound, noun.lowerBound - start < 4,
            !isOccupied(start - 1..<start, number)
        {
            let previous = tokens[start - 1]
            let isModifier =
                passage.isCapitalised(start - 1) && !EventWords.openings.contains(previous.text)
                && prepositions.match([previous]) == nil
                && language.weekdays.match([previous]) == nil
                && !(passage.isCapitalised(noun.lowerBound) && language.table.codes.first == "de"
                    && EventWords.afterHour.contains(previous.text))
                || EventWords.modifiers.contains(previous.text)
                || previous.isSign("-'") && previous.isGlued && start - 1 > clause.lowerBound
            guard isModifier else { break }
            start -= 1
        }
        start = startOfCompound(start, clause, passage)
        var end = noun.upperBound
        var index = end
        while index < clause.upperBound, index - noun.upperBound < 6 {
            let token = tokens[index]
            if isOccupied(index..<index + 1, number) { break }
            if passage.isCapitalised(index) || token.kind == .number
                || token.kind == .word && token.isGlued && index > 0
                    && tokens[index - 1].kind == .number
            {
                end = index + 1
            } else if EventWords.joints.contains(token.text) || token.isSign("'-") {
                // Goes on only if a name or another noun follows.
            } else if index == noun.upperBound && index + 1 <= clause.upperBound
                && isLowerAdjective(index, clause, passage)
            {
                end = index + 1
            } else if index == end, index > noun.lowerBound, language.table.codes.first == "en",
                EventWords.placeNouns.match([token]) != nil
            {
                end = index + 1
            } else if index + 1 < clause.upperBound, EventWords.placeNouns.match([token]) != nil,
                tokens[index + 1].kind == .number
            {
                end = index + 2
            } else if index > noun.upperBound,
                EventWords.joints.contains(tokens[index - 1].text) || tokens[index - 1].isSign("'"),
                EventWords.placeNouns.match([token]) != nil
                    || EventWords.genitives.contains(tokens[index - 1].text)
            {
                end = index + 1
            } else {
                break
            }
            index += 1
        }
        return start..<end
    }

    /// Takes in words between a preposition and a noun: `on the recreation ground`.
    func startOfCompound(
        _ start: Int, _ clause: Range<Int>, _ passage: EventPassage
    ) -> Int {
        guard language.table.codes.first == "en" else { return start }
        for lower in stride(from: start - 1, through: max(start - 2, clause.lowerBound), by: -1) {
            let token = passage.tokens[lower]
            guard token.kind == .word, !EventWords.small.contains(token.text) else { return start }
            let before = Array(passage.tokens[clause.lowerBound..<lower])
            if prepositions.isAtEnd(of: before), before.last.map({ $0.text != "to" }) == true {
                return lower
            }
        }
        return start
    }

    /// Whether a word in lower case behind a noun belongs to it, as in `sala parrocchiale`: it ends the
    /// clause or a name follows.
    func isLowerAdjective(_ index: Int, _ clause: Range<Int>, _ passage: EventPassage)
        -> Bool
    {
        let token = passage.tokens[index]
        guard ["it", "es", "pt", "fr", "pl"].contains(language.table.codes.first ?? ""),
            token.kind == .word, token.text.utf8.count > 3,
            !EventWords.openings.contains(token.text), !EventWords.afterHour.contains(token.text),
            language.weekdays.match([token]) == nil, prepositions.match([token]) == nil
        else { return false }
        return index + 1 == clause.upperBound || passage.isCapitalised(index + 1)
    }
}
