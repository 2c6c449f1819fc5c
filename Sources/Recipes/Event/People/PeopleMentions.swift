/// Finds who takes part in an event.
struct PeopleMentions {
    let thread: EventThread
    private(set) var people: [EventSpan] = []

    /// The most words of a name.
    private static let longest = 3

    init(_ thread: EventThread, absent: Set<String>) {
        self.thread = thread
        switch thread.form {
        case .chat: addSenders(but: absent)
        case .mail:
            for bytes in thread.mail.people { add(EventSpan(bytes: bytes, in: thread.visible)) }
            addLetterNames()
        case .notice: addLetterNames()
        }
        for passage in thread.passages {
            addNamed(in: passage)
            addListed(in: passage)
            if thread.form != .chat { addTitled(in: passage) }
        }
    }

    mutating func add(_ span: EventSpan) {
        let words = Self.words(span.text)
        guard !words.isEmpty else { return }
        // The same person may be called by one of the names.
        let isKnown = people.contains { known in
            let others = Self.words(known.text)
            return words.allSatisfy(others.contains) || others.allSatisfy(words.contains)
                || words.last == others.last && (words.count == 1 || others.count == 1)
        }
        if !isKnown { people.append(span) }
    }

    private static func words(_ name: String) -> [String] {
        let words = Token.list(of: name).filter { $0.kind == .word }.map(\.text)
        let names = words.filter { !EventWords.titles.contains($0) }
        return names.isEmpty ? words : names
    }

    // MARK: Senders

    private mutating func addSenders(but absent: Set<String>) {
        for sender in thread.passages.compactMap(\.sender) where !absent.contains(sender.text) {
            let words = Self.words(sender.text)
            if words.count == 1, EventWords.selves.contains(words[0]) { continue }
            add(sender)
        }
    }

    // MARK: Letters

    /// Whom a letter greets, and who signs it.
    private mutating func addLetterNames() {
        guard let passage = thread.passages.last, let first = passage.sentences.first else {
            return
        }
        let head = first.lowerBound..<min(first.upperBound, first.lowerBound + 9)
        if let match = EventWords.greetings.match(Array(passage.tokens[head])),
            match.lowerBound == 0
        {
            addNames(from: head.lowerBound + match.upperBound, to: head.upperBound, passage)
        }
        for index in passage.tokens.indices {
            let rest = Array(passage.tokens[index..<min(index + 5, passage.tokens.count)])
            guard let match = EventWords.closings.match(rest), match.lowerBound == 0,
                passage.tokens.count - index <= 16,
                // A kiss is no closing in the middle of words.
                match.upperBound < rest.count
            else { continue }
            let known = people.count
            addNames(from: index + match.upperBound, to: passage.tokens.count, passage, only: true)
            if people.count > known { return }
        }
        addSignature(passage)
    }

    /// A last line that is nothing but a name.
    private mutating func addSignature(_ passage: EventPassage) {
        guard passage.sentences.count > 1, let last = passage.sentences.last, last.count <= 3,
            EventWords.fillers.match(Array(passage.tokens[last])) == nil,
            EventWords.placeNouns.match(Array(passage.tokens[last])) == nil,
            !EventWords.vocatives.contains(passage.tokens[last.lowerBound].text),
            passage.sentences.first.map({
                EventWords.greetings.match(Array(passage.tokens[$0]))?.lowerBound == 0
            }) == true || thread.form == .mail
        else { return }
        addNames(from: last.lowerBound, to: last.upperBound, passage, only: true)
    }

    /// Names with commas and words for `and` between.
    mutating func addNames(
        from start: Int, to end: Int, _ passage: EventPassage, only: Bool = false
    ) {
        var index = start
        while index < end, passage.tokens[index].isSign(",!.") { index += 1 }
        while index < end {
            guard let name = nameRange(from: index, to: end, passage) else { return }
            // What goes on with other words is no signature.
            if only, name.upperBound < end, passage.tokens[name.upperBound].kind == .word,
                !EventWords.ands.contains(passage.tokens[name.upperBound].text),
                !["x", "xx", "xxx", "xo"].contains(passage.tokens[name.upperBound].text),
                !passage.sentences.contains(where: { $0.lowerBound == name.upperBound })
            {
                return
            }
            if !only || EventWords.organisations.match(Array(passage.tokens[index..<end])) == nil {
                add(passage.span(name))
            }
            index = name.upperBound
            if only, index >= end || !EventWords.ands.contains(passage.tokens[index].text) {
                return
            }
            guard index < end,
                EventWords.ands.contains(passage.tokens[index].text)
                    || passage.tokens[index].isSign(",") && index + 1 < end
                        && !passage.sentences.contains(where: { $0.lowerBound == index + 1 })
                        && passage.isCapitalised(index + 1) && index + 2 < end
                        && passage.tokens[index + 2].isSign(",")
            else { return }
            index += 1
        }
    }

    /// The words with capitals of one name.
    func nameRange(from start: Int, to end: Int, _ passage: EventPassage) -> Range<Int>? {
        var index = start
        while index < end, EventWords.titles.contains(passage.tokens[index].text) {
            index += 1
            // `sig.ra`, `Dr. med.`
            while index + 1 < end, passage.tokens[index].isSign("."),
                ["ra", "na", "ssa", "re", "med"].contains(passage.tokens[index + 1].text)
            {
                index += 2
            }
            if index < end, passage.tokens[index].isSign(".") { index += 1 }
        }
        let first = index
        guard first < end else { return nil }
        while index < end, index - first < Self.longest {
            let token = passage.tokens[index]
            let isHyphen = token.isSign("-") && token.isGlued
            let isInitial =
                token.isSign(".") && index > first && passage.tokens[index - 1].text.utf8.count == 1
            guard passage.isCapitalised(index) || (isHyphen || isInitial) && index > first else {
                break
            }
            if index > first, passage.sentences.contains(where: { $0.lowerBound == index }) {
                break
            }
            index += 1
        }
        // Capitals throughout are those of an office: `RRHH`.
        let isShouted = passage.words(first..<max(index, first + 1)).allSatisfy {
            $0.isUppercase || $0.isWhitespace
        }
        guard index > first, !isShouted,
            passage.tokens[first].text.utf8.count > 1 || index > first + 2,
            !EventWords.selves.contains(passage.tokens[first].text),
            EventWords.noNames.match(Array(passage.tokens[first..<index])) == nil,
            EventWords.organisations.match(Array(passage.tokens[first..<index])) == nil,
            thread.language.weekdays.match([passage.tokens[first]]) == nil,
            thread.language.months.match([passage.tokens[first]]) == nil
        else { return nil }
        return start..<index
    }

    /// The name of one person that a text is, without a title; nil if it is something else.
    static func personName(_ tokens: [Token], in text: String) -> Range<String.Index>? {
        let words = tokens.drop { EventWords.titles.contains($0.text) }
        guard let first = words.first, let last = words.last, (1...4).contains(words.count),
            words.allSatisfy({ $0.kind == .word || $0.isSign("-'.") }),
            text[first.range].first?.isUppercase ?? false,
            EventWords.organisations.match(Array(words)) == nil,
            !words.contains(where: { word in
                EventWords.organisationEndings.contains(where: word.text.hasSuffix)
            }),
            EventWords.noNames.match(Array(words)) == nil
        else { return nil }
        // `Mr G Okafor`: an initial alone does not say who it is.
        if first.text.utf8.count == 1, let title = tokens.first {
            return title.range.lowerBound..<last.range.upperBound
        }
        return first.range.lowerBound..<last.range.upperBound
    }

    /// Where the words of a clause end.
    func lastWord(of clause: Range<Int>, _ passage: EventPassage) -> Int {
        (passage.tokens[clause].lastIndex { $0.kind != .sign } ?? clause.lowerBound - 1) + 1
    }

    /// The name directly in front of a token.
    func name(endingAt end: Int, _ clause: Range<Int>, _ passage: EventPassage) -> Range<
        Int
    >? {
        var start = end
        while start > clause.lowerBound, end - start < Self.longest,
            passage.isCapitalised(start - 1),
            EventWords.openings.contains(passage.tokens[start - 1].text) == false
        {
            start -= 1
        }
        guard start < end else { return nil }
        return nameRange(from: start, to: end, passage)
    }

    /// The name behind a token, after words such as `my sister`.
    func name(behind start: Int, _ clause: Range<Int>, _ passage: EventPassage) -> Range<
        Int
    >? {
        for index in start..<min(start + 4, clause.upperBound)
        where passage.isCapitalised(index)
            && !EventWords.relations.contains(passage.tokens[index].text)
        {
            return nameRange(from: index, to: clause.upperBound, passage)
        }
        return nil
    }
}
