/// Finds what an event may be called by what its thread begins with.
struct TitleCandidates {
    private let thread: EventThread
    private let occupied: [[Range<Int>]]
    private let place: PlaceMention?
    private(set) var all: [EventSpan] = []
    /// Whether what the thread begins with has none.
    private(set) var isOpen = false

    /// How many passages are looked at.
    private static let longest = 4

    init(_ thread: EventThread, occupied: [[Range<Int>]], place: PlaceMention?) {
        self.thread = thread
        self.occupied = occupied
        self.place = place
        if let subject = thread.mail.subject, !subject.isEmpty {
            let span = EventSpan(bytes: subject, in: thread.visible)
            if !thread.isPlanted(subject), span.text.contains(where: \.isLetter) {
                all.append(span)
            }
        }
        let passages =
            thread.form == .chat
            ? thread.passages.indices.prefix(Self.longest)
            : thread.form == .mail ? thread.passages.indices.suffix(1) : thread.passages.indices
        for number in passages {
            let passage = thread.passages[number]
            if number > passages.startIndex, all.isEmpty { isOpen = true }
            for clause in passage.clauses.prefix(6) {
                if let piece = piece(of: clause, passage, number) {
                    all.append(passage.span(piece))
                }
            }
        }
    }

    /// The part of a clause that may be a title: between its days, times and places.
    private func piece(of clause: Range<Int>, _ passage: EventPassage, _ number: Int) -> Range<Int>?
    {
        let tokens = passage.tokens
        let sentence = passage.sentence(of: clause.lowerBound)
        if clause.lowerBound == sentence.lowerBound,
            EventWords.greetings.match(Array(tokens[clause]))?.lowerBound == 0, clause.count <= 5
        {
            return nil
        }
        // `Avviso:` says only that something follows.
        if tokens[clause].last?.isSign(":") == true,
            tokens[clause].first.map({ EventWords.noTitles.contains($0.text) }) == true
        {
            return nil
        }
        var pieces: [Range<Int>] = []
        var start = clause.lowerBound
        for index in clause where isTaken(index, number) {
            if start < index { pieces.append(start..<index) }
            start = index + 1
        }
        if start < clause.upperBound { pieces.append(start..<clause.upperBound) }
        return pieces.lazy.compactMap { trimmed($0, passage) }.first { hasContent($0, passage) }
    }

    private func isTaken(_ index: Int, _ number: Int) -> Bool {
        occupied[number].contains { $0.contains(index) }
            || place.map { $0.passage == number && $0.tokens.contains(index) && $0.rank > 5 }
                ?? false
    }

    private func trimmed(_ part: Range<Int>, _ passage: EventPassage) -> Range<Int>? {
        var part = part
        let tokens = passage.tokens
        func isSmall(_ token: Token) -> Bool {
            token.kind == .sign || EventWords.small.contains(token.text)
        }
        if let match = EventWords.titleOpenings.match(Array(tokens[part])), match.lowerBound == 0 {
            part = part.lowerBound + match.upperBound..<part.upperBound
        }
        while let first = part.first, isSmall(tokens[first]) { part = first + 1..<part.upperBound }
        while let last = part.last, isSmall(tokens[last]) { part = part.lowerBound..<last }
        return part.isEmpty ? nil : part
    }

    private func hasContent(_ part: Range<Int>, _ passage: EventPassage) -> Bool {
        let tokens = passage.tokens[part]
        if EventWords.fillers.match(Array(tokens))?.count == tokens.count { return false }
        return tokens.contains { token in
            token.kind == .word && token.text.count >= 3 && !EventWords.small.contains(token.text)
                && !EventWords.noTitles.contains(token.text)
        }
    }
}
