/// Finds where an event may be.
struct PlaceScanner {
    let thread: EventThread
    let occupied: [[Range<Int>]]
    /// Messages of people who do not come.
    let declining: Set<Int>
    let language: Language
    let prepositions: PhraseSet
    let hosts: PhraseSet
    let names: Set<String>

    /// The most tokens of a place.
    static let longest = 9

    init(_ thread: EventThread, occupied: [[Range<Int>]], declining: Set<Int> = []) {
        self.thread = thread
        self.occupied = occupied
        self.declining = declining
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
        for passage in thread.passages
        where !declining.contains(passage.number) {
            all += mentions(in: passage.number)
        }
        return all
    }

    func mentions(in number: Int) -> [PlaceMention] {
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
    func isContinued(
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

    func places(
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
        if isRejected || isSame(clause, passage) { return [] }
        // What a notice begins with is its title.
        if thread.form == .notice, number == 0, clause.lowerBound == 0,
            !isLabelled(clause, passage), prepositions.match(clauseTokens) == nil
        {
            return []
        }
        var found: [(tokens: Range<Int>, rank: Int)] = []
        for place in answer(clause, passage, number) + personal(clause, passage)
            + streets(clause, passage) + nouns(clause, passage)
            + prepositional(clause, passage) + segment(clause, passage, number)
        where !found.contains(where: { $0.tokens.overlaps(place.tokens) }) {
            found.append(place)
        }
        if found.isEmpty { found = vague(clause, passage) }
        if isLabelled(clause, passage) { found = found.map { ($0.tokens, 10) } }
        return found.sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
    }

    /// Whether a clause says that the place stays the same.
    func isSame(_ clause: Range<Int>, _ passage: EventPassage) -> Bool {
        passage.tokens[clause].contains { EventWords.sames.contains($0.text) }
    }

    /// Whether a label such as `Ort:` or `Treffpunkt` stands before a clause or begins it.
    func isLabelled(_ clause: Range<Int>, _ passage: EventPassage) -> Bool {
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

    func isOccupied(_ part: Range<Int>, _ number: Int) -> Bool {
        occupied[number].contains { $0.overlaps(part) }
    }
}
