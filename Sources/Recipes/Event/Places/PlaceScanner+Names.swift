extension PlaceScanner {
    /// `my place`, `bei Kathrin`, `Owen's`.
    func personal(
        _ clause: Range<Int>, _ passage: EventPassage
    ) -> [(tokens: Range<Int>, rank: Int)] {
        let tokens = Array(passage.tokens[clause])
        var found: [(tokens: Range<Int>, rank: Int)] = []
        if let match = EventWords.personalPlaces.match(tokens) {
            found.append((match.shifted(by: clause.lowerBound), 8))
        }
        if let match = hosts.match(tokens) {
            let first = clause.lowerBound + match.upperBound
            let isRelative =
                first < clause.upperBound
                && EventWords.relatives.contains(passage.tokens[first].text)
            let start = isRelative ? first + 1 : first
            let end = max(isRelative ? start : 0, nameEnd(start, clause, passage))
            if end > first, start < passage.tokens.count, end - start <= 4,
                !EventWords.noPlaces.contains(passage.tokens[start].text),
                isNameOfPerson(start, passage) || language.table.codes.first != "de"
            {
                found.append((clause.lowerBound + match.lowerBound..<end, 7))
            }
        }
        for index in clause where index + 2 < passage.tokens.count && clause.contains(index + 2) {
            if passage.isCapitalised(index), passage.tokens[index + 1].isSign("'"),
                passage.tokens[index + 2].text == "s", passage.tokens[index + 2].isGlued,
                index > clause.lowerBound,
                ["at", "to", "round", "in"].contains(passage.tokens[index - 1].text)
            {
                var end = index + 3
                if end < clause.upperBound,
                    ["place", "house", "flat", "garden", "office"].contains(
                        passage.tokens[end].text)
                {
                    end += 1
                }
                if end == clause.upperBound || passage.tokens[end].kind == .sign
                    || !passage.isCapitalised(end)
                {
                    found.append((index..<end, 7))
                }
            }
        }
        return found
    }

    func isNameOfPerson(_ index: Int, _ passage: EventPassage) -> Bool {
        let token = passage.tokens[index]
        if names.contains(token.text) { return true }
        // German nouns have capitals too; those of places are found as such.
        return passage.isCapitalised(index) && EventWords.placeNouns.match([token]) == nil
    }

    /// The end of words with capitals, and of the numbers and small words between.
    func nameEnd(_ start: Int, _ clause: Range<Int>, _ passage: EventPassage) -> Int {
        var end = start
        var index = start
        while index < clause.upperBound, index - start < Self.longest {
            let token = passage.tokens[index]
            if occupied[passage.number].contains(where: { $0.contains(index) }) { break }
            if passage.isCapitalised(index) || token.kind == .number && index > start {
                end = index + 1
            } else if token.isSign("'-&.") || EventWords.joints.contains(token.text) {
                if index == start { break }
            } else if token.kind == .word, token.isGlued, index > start {
                end = index + 1
            } else {
                break
            }
            index += 1
        }
        return end
    }

    /// `8 Willow Close`, `Rosenstr. 40`, `corso Magenta 31`.
    func streets(
        _ clause: Range<Int>, _ passage: EventPassage
    ) -> [(tokens: Range<Int>, rank: Int)] {
        let tokens = passage.tokens
        for index in clause {
            let token = tokens[index]
            guard token.kind == .word else { continue }
            let next = index + 1 < clause.upperBound ? tokens[index + 1] : nil
            let isEnding =
                token.text.utf8.count > 4
                && EventWords.streetEndings.contains(where: token.text.hasSuffix)
                && passage.isCapitalised(index)
            if isEnding, let next, next.kind == .number {
                return [(index..<end(ofNumber: index + 1, clause, passage), 9)]
            }
            guard EventWords.streets.match([token]) != nil else { continue }
            // The number stands before the name: `8 Willow Close`.
            var start = index
            while start > clause.lowerBound, passage.isCapitalised(start - 1), index - start < 4 {
                start -= 1
            }
            if start < index, passage.isCapitalised(index) {
                let hasNumber = start > clause.lowerBound && tokens[start - 1].kind == .number
                // `Oak Street clinic` is no street.
                if !hasNumber, let next, EventWords.placeNouns.match([next]) != nil { continue }
                let hasNumberBehind =
                    next?.kind == .number && !isOccupied(index + 1..<index + 2, passage.number)
                return [
                    (
                        (hasNumber ? start - 1 : start)..<(hasNumberBehind ? index + 2 : index + 1),
                        hasNumber || hasNumberBehind ? 9 : 7
                    )
                ]
            }
            // The kind of street stands first: `via Brenta 12`, `5 impasse du Cerisier`.
            let end = nameEnd(index + 1, clause, passage)
            let joint =
                index + 1 < clause.upperBound && EventWords.joints.contains(tokens[index + 1].text)
            let realEnd = joint ? nameEndAfterJoints(index + 1, clause, passage) : end
            guard realEnd > index + 1 else { continue }
            let hasNumber =
                index > clause.lowerBound && tokens[index - 1].kind == .number
                && !isOccupied(index - 1..<index, passage.number)
            return [(hasNumber ? index - 1..<realEnd : index..<realEnd, 9)]
        }
        return []
    }

    func nameEndAfterJoints(_ start: Int, _ clause: Range<Int>, _ passage: EventPassage)
        -> Int
    {
        var first = start
        while first < clause.upperBound, first - start < 3,
            EventWords.joints.contains(passage.tokens[first].text)
                || passage.tokens[first].isSign("'")
        {
            first += 1
        }
        let end = nameEnd(first, clause, passage)
        return end > first ? end : start
    }

    func end(ofNumber index: Int, _ clause: Range<Int>, _ passage: EventPassage) -> Int {
        var end = index + 1
        while end < clause.upperBound, passage.tokens[end].isGlued,
            passage.tokens[end].kind != .sign && passage.tokens[end].text.utf8.count <= 2
        {
            end += 1
        }
        return end
    }

    /// `at The Anchor`, `im Admiral`, `na Orlika`.
    func prepositional(
        _ clause: Range<Int>, _ passage: EventPassage
    ) -> [(tokens: Range<Int>, rank: Int)] {
        let tokens = Array(passage.tokens[clause])
        var found: [(tokens: Range<Int>, rank: Int)] = []
        var from = 0
        while let match = prepositions.match(tokens, from: from) {
            from = match.upperBound
            var start = clause.lowerBound + match.upperBound
            while start < clause.upperBound, passage.tokens[start].isSign("'\"“„«") { start += 1 }
            guard start < clause.upperBound, passage.isCapitalised(start) else { continue }
            let end = nameEnd(start, clause, passage)
            let first = passage.tokens[start]
            guard end > start, !EventWords.noPlaces.contains(first.text),
                language.months.match([first]) == nil, language.weekdays.match([first]) == nil,
                !(names.contains(first.text) && end == start + 1),
                !EventWords.titles.contains(first.text)
            else { continue }
            found.append((start..<end, language.table.codes.first == "de" ? 5 : 6))
        }
        return found
    }
}

extension Range<Int> {
    fileprivate func shifted(by offset: Int) -> Range<Int> {
        lowerBound + offset..<upperBound + offset
    }
}
