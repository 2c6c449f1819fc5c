/// Those whom the words of a text say to come.
extension PeopleMentions {
    /// Those who are said to come: `Auntie Bev is coming too`, `can I bring Ellie`.
    mutating func addNamed(in passage: EventPassage) {
        for clause in passage.clauses {
            let tokens = Array(passage.tokens[clause])
            if let match = EventWords.comings.match(tokens),
                EventWords.notComing.match(tokens) == nil
            {
                if let name = name(endingAt: clause.lowerBound + match.lowerBound, clause, passage)
                {
                    addNames(before: name, clause, passage)
                    add(passage.span(name))
                } else if thread.language.table.codes.first != "de",
                    let name = name(behind: clause.lowerBound + match.upperBound, clause, passage)
                {
                    add(passage.span(name))
                } else if match.lowerBound == 0,
                    let before = passage.clauses.last(where: { $0.upperBound == clause.lowerBound }
                    ),
                    let name = name(endingAt: lastWord(of: before, passage), before, passage)
                {
                    // `Le proprio, M. Thévenot, sera là`
                    add(passage.span(name))
                }
            }
            if thread.language.table.codes.first != "de",
                let match = EventWords.bringings.match(tokens),
                let name = name(behind: clause.lowerBound + match.upperBound, clause, passage),
                !isOwner(name, passage)
            {
                add(passage.span(name))
            }
            if thread.language.table.codes.first != "de",
                let match = EventWords.withs.match(tokens),
                !tokens[match.upperBound...].prefix(3).contains(where: { $0.isSign("'") }),
                EventWords.notComing.match(tokens) == nil
            {
                addNames(from: clause.lowerBound + match.upperBound, to: clause.upperBound, passage)
            }
            if let match = EventWords.withTitle.match(tokens) {
                let start = clause.lowerBound + match.lowerBound + 1
                let from = passage.tokens[start..<clause.upperBound].firstIndex {
                    EventWords.titles.contains($0.text)
                }
                if let from, let name = nameRange(from: from, to: clause.upperBound, passage) {
                    add(passage.span(name))
                }
            }
            if let match = EventWords.appointments.match(tokens),
                let name = name(behind: clause.lowerBound + match.upperBound, clause, passage),
                !isOwner(name, passage)
            {
                add(passage.span(name))
            }
            addBirthday(clause, passage)
        }
    }

    /// Whether a name only tells whose something is: `Tom's banana bread`.
    private func isOwner(_ name: Range<Int>, _ passage: EventPassage) -> Bool {
        let next = name.upperBound
        return next + 1 < passage.tokens.count && passage.tokens[next].isSign("'")
            && passage.tokens[next + 1].isGlued && passage.tokens[next + 1].text == "s"
    }

    /// The names that `and` joins to one: `Lena och Tariq är med`.
    private mutating func addNames(
        before name: Range<Int>, _ clause: Range<Int>, _ passage: EventPassage
    ) {
        let end = name.lowerBound - 1
        guard end > clause.lowerBound, EventWords.ands.contains(passage.tokens[end].text),
            let other = self.name(endingAt: end, clause, passage)
        else { return }
        add(passage.span(other))
    }

    /// Those whom a list names: `Who's in: Derek, Sunita`, without those who only may come.
    mutating func addListed(in passage: EventPassage) {
        for sentence in passage.sentences {
            let colon = passage.tokens[sentence].prefix(7).firstIndex { $0.isSign(":") }
            guard let colon,
                EventWords.guestLabels.match(Array(passage.tokens[sentence.lowerBound..<colon]))?
                    .count == colon - sentence.lowerBound
            else { continue }
            var index = colon + 1
            while index < sentence.upperBound {
                if passage.tokens[index].kind == .word,
                    let name = nameRange(from: index, to: sentence.upperBound, passage)
                {
                    let previous = passage.tokens[index - 1].text
                    if !EventWords.doubts.contains(previous),
                        !EventWords.articles.contains(previous)
                    {
                        add(passage.span(name))
                    }
                    index = max(name.upperBound, index + 1)
                } else {
                    index += 1
                }
            }
        }
    }

    /// Those with a title who are there when it happens: `l'entretien avec …, Mme Lachenal`.
    mutating func addTitled(in passage: EventPassage) {
        for sentence in passage.sentences {
            let tokens = Array(passage.tokens[sentence])
            guard EventWords.notComing.match(tokens) == nil,
                let first = EventWords.withs.match(tokens) ?? EventWords.meetsYou.match(tokens)
            else { continue }
            let from = sentence.lowerBound + first.upperBound
            for index in from..<min(from + 7, sentence.upperBound)
            where EventWords.titles.contains(passage.tokens[index].text)
                && passage.tokens[index].text.utf8.count > 1
            {
                if let name = nameRange(from: index, to: sentence.upperBound, passage) {
                    add(passage.span(name))
                }
                break
            }
        }
    }

    private mutating func addBirthday(_ clause: Range<Int>, _ passage: EventPassage) {
        let tokens = Array(passage.tokens[clause])
        if let match = EventWords.birthdays.match(tokens) {
            let before = clause.lowerBound + match.lowerBound
            if before - 3 >= clause.lowerBound, passage.tokens[before - 1].text == "s",
                passage.tokens[before - 2].isSign("'"), passage.isCapitalised(before - 3)
            {
                add(passage.span(before - 3..<before - 2))
            } else if let name = name(behind: clause.lowerBound + match.upperBound, clause, passage)
            {
                add(passage.span(name))
            }
        }
    }
}
