extension SignalReader {
    /// Names of accounts, and what accounts are commonly called.
    func readAccounts(_ signals: inout QuestionSignals) {
        let tokens = signals.text.tokens.map(\.text)
        for account in names.accounts {
            let words = QuestionText.words(of: account)
            let kinds = AccountWords.kinds.filter { !$0.isDisjoint(with: words.map { [$0] }) }
            let phrases =
                [words]
                + kinds.flatMap { $0 }.filter {
                    $0.count > 1 || $0 == words || AccountWords.accountsAlone.contains($0[0])
                }
            for phrase in phrases.sorted(by: { $0.count > $1.count }) {
                for start in tokens.indices {
                    let range = start..<start + phrase.count
                    guard range.upperBound <= tokens.count, signals.isFree(range),
                        Array(tokens[range]) == phrase
                    else { continue }
                    signals.accounts.append(.init(value: account, tokens: range))
                    signals.claim(range, as: .account)
                }
            }
        }
    }

    /// Names of categories, and words for them.
    func readCategories(_ signals: inout QuestionSignals) {
        let tables =
            [CategoryPhrases.of(signals.language)]
            + (signals.language == .english ? [] : [CategoryPhrases.english])
        let inUse = Set(names.categories)
        let own = CategoryPhrases(
            names.categories.map { "\($0):\(QuestionText.words(of: $0).joined(separator: " "))" }
                .joined(separator: "\n"), endings: [])
        for table in [tables[0], own] + tables.dropFirst() {
            let isForeign =
                table.endings == CategoryPhrases.english.endings
                && signals.language != .english
            for entry in table.entries where inUse.contains(entry.category) {
                if isForeign, entry.words.joined().count < 5 { continue }
                if entry.words == ["other"] || entry.words == ["altro"]
                    || entry.words == ["home"] && signals.language != .english
                {
                    if !isNamed(signals, entry.words[0]) { continue }
                }
                readCategory(&signals, entry, table)
            }
        }
        signals.categories.sort { $0.tokens.lowerBound < $1.tokens.lowerBound }
    }

    /// `other` is a category only if a word for categories is near.
    private func isNamed(_ signals: QuestionSignals, _ word: String) -> Bool {
        let words = signals.text.tokens.map(\.text)
        return words.contains { ["category", "categoria", "kategorie"].contains($0) }
    }

    private func readCategory(
        _ signals: inout QuestionSignals, _ entry: CategoryPhrases.Entry, _ table: CategoryPhrases
    ) {
        let tokens = signals.text.tokens
        for start in tokens.indices {
            let end = start + entry.words.count
            guard end <= tokens.count, signals.isFree(start..<end),
                zip(entry.words, tokens[start..<end]).allSatisfy({
                    table.matches($1.text, $0) || table.matches($1.written, $0)
                })
            else { continue }
            signals.categories.append(.init(value: entry.category, tokens: start..<end))
            signals.claim(start..<end, as: .category)
        }
    }

    /// Words that were meant as a name, but are none of the ledger's.
    func readUnknownNames(_ signals: inout QuestionSignals) {
        let words = ValueWords.of(signals.language)
        let prepositions = words.placePrepositions.union(words.purposePrepositions)
        var start = 0
        while start < signals.text.tokens.count {
            var end = start
            while end < signals.text.tokens.count, isUnknown(signals, end) { end += 1 }
            guard end > start else {
                start += 1
                continue
            }
            let range = start..<end
            let token = signals.text.tokens[start]
            let isCapital = token.isCapitalised && start > 0
            let isMeant =
                follows(signals, range, prepositions) || isCapital && signals.language != .german
            if isMeant || !signals.hasFilter && token.text.count >= 4 {
                signals.unknownNames.append(.init(tokens: range, isMeant: isMeant))
            }
            start = end
        }
    }

    private func isUnknown(_ signals: QuestionSignals, _ index: Int) -> Bool {
        let token = signals.text.tokens[index]
        return signals.kinds[index] == nil && !token.isNumber && token.text.count > 1
            && spelling[signals.language]?.knows(token.text) != true
            && !QuestionLanguage.isSmallWord(token.text)
    }
}

extension QuestionSignals {
    /// Whether it names what the payments are for or where they went.
    var hasFilter: Bool { !(merchants.isEmpty && categories.isEmpty && words == nil) }
}
