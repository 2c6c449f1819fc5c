extension PlaceScanner {
    /// Words in lower case behind a preposition, which may be anything: `en la cantera`.
    func vague(
        _ clause: Range<Int>, _ passage: EventPassage
    ) -> [(tokens: Range<Int>, rank: Int)] {
        let tokens = Array(passage.tokens[clause])
        var found: [(tokens: Range<Int>, rank: Int)] = []
        var from = 0
        while let match = prepositions.match(tokens, from: from) {
            from = match.upperBound
            let start = clause.lowerBound + match.upperBound
            guard
                match.count > 1 || EventWords.contractions.contains(tokens[match.lowerBound].text),
                start < clause.upperBound
            else { continue }
            var end = start
            var index = start
            while index < clause.upperBound, index - start < 4 {
                let token = passage.tokens[index]
                if isOccupied(index..<index + 1, passage.number) { break }
                if token.kind == .word, !EventWords.small.contains(token.text) {
                    end = index + 1
                } else if !EventWords.joints.contains(token.text) {
                    break
                }
                index += 1
            }
            guard end > start, !EventWords.noPlaces.contains(passage.tokens[start].text),
                passage.tokens[start].text.utf8.count > 2,
                language.weekdays.match([passage.tokens[start]]) == nil
            else { continue }
            found.append((start..<end, 2))
        }
        return found
    }

    /// A name that is all that a clause says: `Asador Txoko`, `Krug am Eck`, `Bunker?`.
    func segment(
        _ clause: Range<Int>, _ passage: EventPassage, _ number: Int
    ) -> [(tokens: Range<Int>, rank: Int)] {
        var start = clause.lowerBound
        while start < clause.upperBound,
            passage.tokens[start].kind == .sign
                || EventWords.openings.contains(passage.tokens[start].text)
                || isOccupied(start..<start + 1, number)
        {
            start += 1
        }
        var words = start..<clause.upperBound
        while let last = words.last,
            passage.tokens[last].kind == .sign || isOccupied(last..<last + 1, number)
        {
            words = words.lowerBound..<last
        }
        guard !words.isEmpty, words.count <= 5, !isOccupied(words, number) else { return [] }
        if EventWords.fillers.match(Array(passage.tokens[words])) != nil { return [] }
        let first = passage.tokens[words.lowerBound]
        let isName = words.allSatisfy { index in
            let token = passage.tokens[index]
            return passage.isCapitalised(index) || token.kind == .number || token.isSign("'-&.")
                || EventWords.joints.contains(token.text) && index > words.lowerBound
                || token.isGlued && index > words.lowerBound
        }
        guard isName, passage.isCapitalised(words.lowerBound), !names.contains(first.text),
            !EventWords.titles.contains(first.text)
        else { return [] }
        let isFirst = number == 0 && clause.lowerBound == 0
        let isSmall = EventWords.small.contains(first.text)
        guard !isFirst, !isSmall || EventWords.articles.contains(first.text) && words.count > 1
        else { return [] }
        if correctsPlace(number, clause) { return [(words, 6)] }
        // German nouns have capitals too.
        if language.table.codes.first == "de", words.count == 1, !isRepeated(first, after: number) {
            return []
        }
        let hasTime = occupied[number].contains {
            $0.overlaps(passage.sentence(of: clause.lowerBound))
        }
        let isQuestion =
            passage.tokens[clause].last?.isSign("?") == true && isConfirmed(number, first)
        let isLong = words.count { passage.isCapitalised($0) } > 1
        return hasTime || isQuestion ? [(words, isLong && hasTime ? 5 : 4)] : []
    }

    /// Whether a message names another place than the one that was asked about: `San Biagio?`, `no, Santa Lucia`.
    func correctsPlace(_ number: Int, _ clause: Range<Int>) -> Bool {
        guard number > 0, thread.form == .chat else { return false }
        let question = thread.passages[number - 1]
        let first = thread.passages[number].tokens.first
        return question.tokens.count <= 5 && question.tokens.last?.isSign("?") == true
            && question.isCapitalised(0) && clause.lowerBound <= 2
            && first.map { EventWords.noes.contains($0.text) } == true
    }

    func isRepeated(_ word: Token, after number: Int) -> Bool {
        thread.passages[(number + 1)...].contains { $0.tokens.contains { $0.text == word.text } }
            || thread.passages[..<number].contains { $0.tokens.contains { $0.text == word.text } }
    }

    /// Whether the next message says yes or repeats a word.
    func isConfirmed(_ number: Int, _ word: Token) -> Bool {
        guard number + 1 < thread.passages.count else { return false }
        let next = thread.passages[number + 1]
        return next.tokens.contains { $0.text == word.text }
            || next.tokens.first.map { EventWords.openings.contains($0.text) } == true
            || next.has(EventWords.fillers, in: next.tokens.indices)
    }

    /// What answers a question for the place: `kitchen`, `Luigi's on Mill Road`.
    func answer(
        _ clause: Range<Int>, _ passage: EventPassage, _ number: Int
    ) -> [(tokens: Range<Int>, rank: Int)] {
        guard isAnswerToPlaceQuestion(number, clause, passage) else { return [] }
        var words = clause
        while let first = words.first,
            passage.tokens[first].kind == .sign
                || EventWords.openings.contains(passage.tokens[first].text)
                || isOccupied(first..<first + 1, number)
        {
            words = first + 1..<words.upperBound
        }
        while let last = words.last,
            passage.tokens[last].kind == .sign || isOccupied(last..<last + 1, number)
        {
            words = words.lowerBound..<last
        }
        guard (1...8).contains(words.count), !isOccupied(words, number) else { return [] }
        let tokens = Array(passage.tokens[words])
        if EventWords.fillers.match(tokens) != nil
            || EventWords.personalPlaces.match(tokens) != nil
        {
            return []
        }
        if let match = prepositions.match(tokens), match.lowerBound == 0,
            match.count < tokens.count
        {
            words = words.lowerBound + match.upperBound..<words.upperBound
        }
        return [(words, 6)]
    }

    func isAnswerToPlaceQuestion(
        _ number: Int, _ clause: Range<Int>, _ passage: EventPassage
    ) -> Bool {
        guard number > 0, thread.form == .chat, clause.lowerBound == 0 else { return false }
        let question = thread.passages[number - 1]
        return question.tokens.contains { $0.isSign("?") } && question.tokens.count <= 14
            && question.has(EventWords.placeQuestions, in: question.tokens.indices)
    }
}
