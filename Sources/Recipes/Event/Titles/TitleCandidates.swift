/// Finds what an event may be called by what its thread begins with.
struct TitleCandidates {
    private let thread: EventThread
    private let occupied: [[Range<Int>]]
    private let place: PlaceMention?
    private(set) var all: [EventSpan] = []
    /// Whether what the thread begins with has none, or none that is known to be an occasion.
    private(set) var isOpen = false

    /// How many messages, and how many clauses of each, are looked at.
    private static let mostMessages = 5
    private static let mostClauses = 10
    /// The most tokens of a greeting that is left out as a whole.
    private static let longestGreeting = 14

    /// What a piece of text is as a title, the best last.
    private enum Kind: Comparable { case organisation, other, occasion }

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
        let hasSubject = !all.isEmpty
        var pieces: [(span: EventSpan, kind: Kind)] = []
        var first: Int?
        let passages =
            thread.form == .chat
            ? thread.passages.indices.prefix(Self.mostMessages)
            : thread.form == .mail ? thread.passages.indices.suffix(1) : thread.passages.indices
        for number in passages {
            let passage = thread.passages[number]
            if number > passages.startIndex, !hasSubject, pieces.isEmpty { isOpen = true }
            for clause in passage.clauses.prefix(Self.mostClauses) {
                if let piece = piece(of: clause, passage, number) {
                    // What later messages speak of may be something else.
                    if thread.form == .chat, first ?? number != number,
                        kind(of: piece, passage) == .occasion
                    {
                        pieces.append((passage.span(piece), .other))
                        continue
                    }
                    first = first ?? number
                    pieces.append((passage.span(piece), kind(of: piece, passage)))
                }
            }
        }
        // What people meet for comes first; who invites is a title only if nothing else is.
        let best = pieces.map(\.kind).max() ?? .other
        if let lead = pieces.firstIndex(where: { $0.kind == best }), lead > 0 {
            pieces.insert(pieces.remove(at: lead), at: 0)
        }
        if !hasSubject, best < .occasion { isOpen = true }
        all += pieces.map(\.span)
    }

    private func kind(of piece: Range<Int>, _ passage: EventPassage) -> Kind {
        let tokens = Array(passage.tokens[piece])
        if isOccasion(tokens) { return .occasion }
        let isOrganisation =
            EventWords.organisations.match(tokens) != nil
            || tokens.contains { token in
                EventWords.organisationEndings.contains(where: token.text.hasSuffix)
            }
        return isOrganisation && thread.form != .chat ? .organisation : .other
    }

    private func isOccasion(_ tokens: [Token]) -> Bool {
        let isCompounding = ["de", "nl", "nb", "sv"].contains(
            thread.language.table.codes.first ?? "")
        return EventWords.occasionPhrases.match(tokens) != nil
            || WordStems.occasions(thread.language).contains { stems in
                tokens.contains(where: isCompounding ? stems.isWithin : stems.matches)
            }
    }

    /// The part of a clause that may be a title: between its days, times and places.
    private func piece(of clause: Range<Int>, _ passage: EventPassage, _ number: Int) -> Range<Int>?
    {
        let tokens = passage.tokens
        if isGreeting(clause, passage, number) { return nil }
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
        let good = pieces.compactMap { trimmed($0, passage) }.filter { hasContent($0, passage) }
        return good.first { isOccasion(Array(tokens[$0])) } ?? good.first
    }

    /// Whether a clause only greets: `Liebe Eltern der Klasse 3b,`.
    private func isGreeting(
        _ clause: Range<Int>, _ passage: EventPassage, _ number: Int
    ) -> Bool {
        let tokens = passage.tokens
        let sentence = passage.sentence(of: clause.lowerBound)
        guard clause.lowerBound == sentence.lowerBound,
            let match = EventWords.greetings.match(Array(tokens[clause])), match.lowerBound == 0,
            clause.count <= Self.longestGreeting
        else { return false }
        if clause.count <= 5 { return true }
        // A whole line, or what stands before the first comma.
        let isWhole =
            clause.upperBound == sentence.upperBound && clause.lowerBound == 0
            || tokens[clause].last?.isSign(",!:") == true
        return isWhole && !occupied[number].contains { $0.overlaps(clause) }
            && !isOccasion(Array(tokens[clause]))
    }

    private func isTaken(_ index: Int, _ number: Int) -> Bool {
        occupied[number].contains { $0.contains(index) }
            || place.map { $0.passage == number && $0.tokens.contains(index) && $0.rank > 5 }
                ?? false
    }

    /// A piece without small words at its ends, and without what only introduces it.
    private func trimmed(_ part: Range<Int>, _ passage: EventPassage) -> Range<Int>? {
        var part = part
        let tokens = passage.tokens
        func isSmall(_ token: Token) -> Bool {
            token.kind == .sign || EventWords.small.contains(token.text)
                || EventWords.vocatives.contains(token.text)
        }
        var length = 0
        while part.count != length {
            length = part.count
            let head = Array(tokens[part].prefix(9))
            // A name or a pet name may stand before: `Kotek pamiętaj że`.
            if let match = EventWords.reminders.match(head), match.lowerBound <= 2 {
                part = part.lowerBound + match.upperBound..<part.upperBound
            } else if let match = EventWords.titleOpenings.match(head), match.lowerBound == 0 {
                part = part.lowerBound + match.upperBound..<part.upperBound
            }
            while let first = part.first, isSmall(tokens[first]) {
                part = first + 1..<part.upperBound
            }
        }
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
