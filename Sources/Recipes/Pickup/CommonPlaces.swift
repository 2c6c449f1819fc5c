/// Finds places that have no name: with neighbours, and shops as people call them in notes.
struct CommonPlaces {
    let notice: Notice
    let names: PlaceNames

    /// The places with their ranks, behind those of places with names.
    func find() -> [(rank: Int, part: Range<Int>)] {
        let homes = notice.phrases(of: Self.homes).map { (rank: 5, part: $0) }
        // What is the reader's own is no place to fetch a parcel from.
        let shops = notice.phrases(of: Self.nouns).filter { noun in
            noun.lowerBound == 0
                || Self.readers.value(notice.tokens[noun.lowerBound - 1..<noun.lowerBound]) == nil
        }.compactMap { place(at: $0) }
        return homes + numbers() + shops.map { (rank: 7, part: $0) } + kinds()
    }

    /// The doors of neighbours: `at number 9`.
    private func numbers() -> [(rank: Int, part: Range<Int>)] {
        notice.phrases(of: Self.doors).compactMap { door in
            var end = door.upperBound
            if end < notice.tokens.count, notice.tokens[end].isSign(".") { end += 1 }
            guard end < notice.tokens.count, notice.tokens[end].isNumber(digits: 1...4),
                notice.sentence[end] == notice.sentence[door.lowerBound],
                isBehindPreposition(door.lowerBound)
            else { return nil }
            end += 1
            if end < notice.tokens.count, notice.isJoined(end), notice.tokens[end].kind == .word {
                end += 1
            }
            return (6, door.lowerBound..<end)
        }
    }

    /// A kind of place without a name, as in `in the locker`.
    private func kinds() -> [(rank: Int, part: Range<Int>)] {
        notice.tokens.indices.compactMap { index in
            names.kind(at: index).flatMap { place(at: index..<$0) }.map { (8, $0) }
        }
    }

    /// A noun behind a preposition, with what tells where it is.
    private func place(at noun: Range<Int>) -> Range<Int>? {
        let tokens = notice.tokens
        var start = noun.lowerBound
        let first = notice.start(ofSentenceAt: start)
        while start > first, noun.lowerBound - start < 2,
            Self.possessives.value(tokens[start - 1..<start]) != nil
                || PlaceWords.articles.value(tokens[start - 1..<start]) != nil
                || tokens[start - 1].isSign("'")
        {
            start -= 1
        }
        guard start > first else { return nil }
        let end = end(ofPlaceFrom: noun)
        if let preposition = preposition(endingAt: start, Self.relations, from: first) {
            return preposition..<end
        }
        guard isBehindPreposition(start) else { return nil }
        return noun.lowerBound..<end
    }

    private func end(ofPlaceFrom noun: Range<Int>) -> Int {
        let limit = notice.end(ofSentenceAt: noun.lowerBound)
        if let part = names.name(from: noun.lowerBound), names.hasName(part) {
            return max(noun.upperBound, part.upperBound)
        }
        var end = noun.upperBound
        while end < limit, let (_, next) = Self.qualifiers.match(notice.tokens[end...]),
            next <= limit
        {
            end = next
        }
        return end
    }

    private func isBehindPreposition(_ index: Int) -> Bool {
        let first = notice.start(ofSentenceAt: max(index - 1, 0))
        return preposition(endingAt: index, PlaceWords.prepositions, from: first) != nil
            || preposition(endingAt: index, Self.prepositions, from: first) != nil
    }

    private func preposition(
        endingAt end: Int, _ table: WordTable<Void>, from first: Int
    ) -> Int? {
        (1...3).map { end - $0 }.first { start in
            start >= first && table.value(notice.tokens[start..<end]) != nil
        }
    }
}
