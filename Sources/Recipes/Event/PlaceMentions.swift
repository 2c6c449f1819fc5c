/// A place that a passage says.
struct PlaceMention {
    let passage: Int
    let tokens: Range<Int>
    let span: EventSpan
    /// How sure it is that this is a place: labels and streets come before bare names.
    let rank: Int
}

/// Finds where an event may be.
struct PlaceScanner {
    private let thread: EventThread
    private let occupied: [[Range<Int>]]
    private let language: Language
    private let prepositions: PhraseSet
    private let hosts: PhraseSet
    private let names: Set<String>

    /// The most tokens of a place.
    private static let longest = 9

    init(_ thread: EventThread, occupied: [[Range<Int>]]) {
        self.thread = thread
        self.occupied = occupied
        language = thread.language
        let code = language.table.codes.first ?? ""
        prepositions = EventWords.prepositions[code] ?? PhraseSet("at, in")
        hosts = EventWords.hosts[code] ?? PhraseSet("chez")
        names = Set(
            thread.passages.compactMap(\.sender).flatMap { Token.list(of: $0.text).map(\.text) })
    }

    /// The places, in order.
    func mentions() -> [PlaceMention] {
        var all: [PlaceMention] = []
        for number in thread.passages.indices { all += mentions(in: number) }
        return all
    }

    private func mentions(in number: Int) -> [PlaceMention] {
        let passage = thread.passages[number]
        var found: [PlaceMention] = []
        for sentence in passage.sentences {
            let clauses = passage.clauses.filter { sentence.contains($0.lowerBound) }
            var merged: [(tokens: Range<Int>, rank: Int)] = []
            for clause in clauses {
                for place in places(in: clause, passage, number) {
                    if let last = merged.last, isContinued(last.tokens, place.tokens, passage) {
                        merged[merged.count - 1] = (
                            last.tokens.lowerBound..<place.tokens.upperBound,
                            max(last.rank, place.rank)
                        )
                    } else {
                        merged.append(place)
                    }
                }
            }
            found += merged.map {
                PlaceMention(
                    passage: number, tokens: $0.tokens, span: passage.span($0.tokens), rank: $0.rank
                )
            }
        }
        return found
    }

    /// Whether two places with only a comma between are one: `Optik Lind, Kyrkogatan 6`.
    private func isContinued(
        _ first: Range<Int>, _ second: Range<Int>, _ passage: EventPassage
    ) -> Bool {
        let between = passage.tokens[first.upperBound..<max(first.upperBound, second.lowerBound)]
        return second.lowerBound > first.upperBound && second.upperBound - first.lowerBound <= 14
            && between.contains { $0.isSign(",(") }
            && between.allSatisfy {
                $0.isSign(",()") || EventWords.articles.contains($0.text)
                    || ["am", "im", "in", "an", "at", "au", "en", "i", "pa", "nel", "al"].contains(
                        $0.text)
            }
    }

    // MARK: One clause

    private func places(
        in clause: Range<Int>, _ passage: EventPassage, _ number: Int
    ) -> [(tokens: Range<Int>, rank: Int)] {
        let clauseTokens = Array(passage.tokens[clause])
        guard EventWords.deadlines.match(clauseTokens) == nil,
            EventWords.others.match(Array(passage.tokens[passage.sentence(of: clause.lowerBound)]))
                == nil
        else { return [] }
        let isRejected =
            EventWords.rejections.match(clauseTokens) != nil
            || EventWords.placeRejections.match(clauseTokens) != nil
        if isRejected { return [] }
        // What a notice begins with is its title.
        if thread.form == .notice, number == 0, clause.lowerBound == 0,
            !isLabelled(clause, passage), prepositions.match(clauseTokens) == nil
        {
            return []
        }
        var found: [(tokens: Range<Int>, rank: Int)] = []
        for place in personal(clause, passage) + streets(clause, passage) + nouns(clause, passage)
            + prepositional(clause, passage) + segment(clause, passage, number)
        where !found.contains(where: { $0.tokens.overlaps(place.tokens) }) {
            found.append(place)
        }
        if isLabelled(clause, passage) { found = found.map { ($0.tokens, 10) } }
        return found.sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
    }

    /// Whether a label such as `Ort:` or `Treffpunkt` stands before a clause or begins it.
    private func isLabelled(_ clause: Range<Int>, _ passage: EventPassage) -> Bool {
        let tokens = passage.tokens
        if EventWords.placeLabels.match(Array(tokens[clause]))?.lowerBound == 0,
            EventWords.ambiguousLabels.match(Array(tokens[clause]))?.lowerBound != 0
        {
            return true
        }
        let sentence = passage.sentence(of: clause.lowerBound)
        guard
            let colon = tokens[sentence.lowerBound..<clause.lowerBound].lastIndex(where: {
                $0.isSign(":")
            })
        else { return false }
        let label = Array(tokens[sentence.lowerBound..<colon].suffix(3))
        return EventWords.placeLabels.match(label)?.upperBound == label.count
    }

    private func isOccupied(_ part: Range<Int>, _ number: Int) -> Bool {
        occupied[number].contains { $0.overlaps(part) }
    }

    /// `my place`, `bei Kathrin`, `Owen's`.
    private func personal(
        _ clause: Range<Int>, _ passage: EventPassage
    ) -> [(tokens: Range<Int>, rank: Int)] {
        let tokens = Array(passage.tokens[clause])
        var found: [(tokens: Range<Int>, rank: Int)] = []
        if let match = EventWords.personalPlaces.match(tokens) {
            found.append((match.shifted(by: clause.lowerBound), 8))
        }
        if let match = hosts.match(tokens) {
            let start = clause.lowerBound + match.upperBound
            let end = nameEnd(start, clause, passage)
            if end > start, end - start <= 4,
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

    private func isNameOfPerson(_ index: Int, _ passage: EventPassage) -> Bool {
        let token = passage.tokens[index]
        if names.contains(token.text) { return true }
        // German nouns have capitals too; those of places are found as such.
        return passage.isCapitalised(index) && EventWords.placeNouns.match([token]) == nil
    }

    /// The end of words with capitals, and of the numbers and small words between.
    private func nameEnd(_ start: Int, _ clause: Range<Int>, _ passage: EventPassage) -> Int {
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
    private func streets(
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
                if start > clause.lowerBound, tokens[start - 1].kind == .number {
                    return [(start - 1..<index + 1, 9)]
                }
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

    private func nameEndAfterJoints(_ start: Int, _ clause: Range<Int>, _ passage: EventPassage)
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

    private func end(ofNumber index: Int, _ clause: Range<Int>, _ passage: EventPassage) -> Int {
        var end = index + 1
        while end < clause.upperBound, passage.tokens[end].isGlued,
            passage.tokens[end].kind != .sign && passage.tokens[end].text.utf8.count <= 2
        {
            end += 1
        }
        return end
    }

    /// `Lincoln gym`, `sala parrocchiale`, `parc des Buttes Vertes`, `Musiksaal`.
    private func nouns(
        _ clause: Range<Int>, _ passage: EventPassage
    ) -> [(tokens: Range<Int>, rank: Int)] {
        let tokens = passage.tokens
        var found: [(tokens: Range<Int>, rank: Int)] = []
        var index = clause.lowerBound
        while index < clause.upperBound {
            let rest = Array(tokens[index..<min(index + 3, clause.upperBound)])
            var length = 0
            if let match = EventWords.placeNouns.match(rest), match.lowerBound == 0 {
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

    private func isCompound(_ index: Int, _ passage: EventPassage) -> Bool {
        let text = passage.tokens[index].text
        guard text.utf8.count > 5, passage.tokens[index].kind == .word else { return false }
        return EventWords.placeEndings.contains {
            text.hasSuffix($0) && text.utf8.count > $0.utf8.count + 1
        }
    }

    /// A place is surer behind a preposition, with a name, or when it is all that a clause says.
    private func rank(_ part: Range<Int>, _ clause: Range<Int>, _ passage: EventPassage) -> Int {
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
        let isProposal = passage.number == 0 && thread.form == .chat && !hasName
        if endsWith(prepositions, before) { return isProposal ? 4 : 7 }
        if isAll { return part.count > 1 || hasName ? 6 : 5 }
        return hasName ? 6 : 3
    }

    private func endsWith(_ phrases: PhraseSet, _ tokens: [Token]) -> Bool {
        let tail = Array(tokens.suffix(4))
        return tail.indices.contains { phrases.match(Array(tail[$0...])) == 0..<tail.count - $0 }
    }

    /// A noun with the words of its name on both sides.
    private func extended(
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

    /// Whether a word in lower case behind a noun belongs to it, as in `sala parrocchiale`: it ends the
    /// clause or a name follows.
    private func isLowerAdjective(_ index: Int, _ clause: Range<Int>, _ passage: EventPassage)
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

    /// `at The Anchor`, `im Admiral`, `na Orlika`.
    private func prepositional(
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

    /// A name that is all that a clause says: `Asador Txoko`, `Krug am Eck`, `Bunker?`.
    private func segment(
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
        let isAnswer = isAnswerToPlaceQuestion(number, clause, passage)
        if isAnswer, words.count <= 6 {
            var part = words
            let tokens = Array(passage.tokens[words])
            if let match = prepositions.match(tokens), match.lowerBound == 0,
                match.count < tokens.count
            {
                part = words.lowerBound + match.upperBound..<words.upperBound
            }
            return [(part, 6)]
        }
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
        guard !isFirst, !EventWords.small.contains(first.text) else { return [] }
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
        return hasTime || isQuestion ? [(words, 4)] : []
    }

    /// Whether a message names another place than the one that was asked about: `San Biagio?`, `no, Santa Lucia`.
    private func correctsPlace(_ number: Int, _ clause: Range<Int>) -> Bool {
        guard number > 0, thread.form == .chat else { return false }
        let question = thread.passages[number - 1]
        let first = thread.passages[number].tokens.first
        return question.tokens.count <= 5 && question.tokens.last?.isSign("?") == true
            && question.isCapitalised(0) && clause.lowerBound <= 2
            && first.map { EventWords.noes.contains($0.text) } == true
    }

    private func isRepeated(_ word: Token, after number: Int) -> Bool {
        thread.passages[(number + 1)...].contains { $0.tokens.contains { $0.text == word.text } }
            || thread.passages[..<number].contains { $0.tokens.contains { $0.text == word.text } }
    }

    /// Whether the next message says yes or repeats a word.
    private func isConfirmed(_ number: Int, _ word: Token) -> Bool {
        guard number + 1 < thread.passages.count else { return false }
        let next = thread.passages[number + 1]
        return next.tokens.contains { $0.text == word.text }
            || next.tokens.first.map { EventWords.openings.contains($0.text) } == true
            || next.has(EventWords.fillers, in: next.tokens.indices)
    }

    private func isAnswerToPlaceQuestion(
        _ number: Int, _ clause: Range<Int>, _ passage: EventPassage
    ) -> Bool {
        guard number > 0, thread.form == .chat, clause.lowerBound == 0 else { return false }
        let question = thread.passages[number - 1]
        return question.tokens.contains { $0.isSign("?") } && question.tokens.count <= 14
            && question.has(EventWords.placeQuestions, in: question.tokens.indices)
    }
}

extension Range<Int> {
    fileprivate func shifted(by offset: Int) -> Range<Int> {
        lowerBound + offset..<upperBound + offset
    }
}
