extension SignalReader {
    /// How strongly the words speak for each intent, and whether the question is for a ledger at all.
    func readCues(_ signals: inout QuestionSignals) {
        let table = CueTable.of(signals.language)
        let words = signals.cueWords
        for cue in table.cues {
            guard cue.weight > signals.scores[cue.intent, default: 0],
                cue.pattern.firstMatch(in: words) != nil
            else { continue }
            signals.scores[cue.intent] = cue.weight
        }
        signals.isOutOfScope = table.outOfScope.contains { $0.firstMatch(in: words) != nil }
        signals.isFollowUp = table.followUps.contains { $0.firstMatch(in: words) != nil }
        signals.hasReference = table.references.contains { $0.firstMatch(in: words) != nil }
    }

    /// What a search looks for: quoted words, else what stands behind a word such as `called`.
    func readSearchWords(_ signals: inout QuestionSignals) {
        guard signals.words == nil, signals.scores[.search, default: 0] >= 4 else { return }
        let markers = ValueWords.of(signals.language).searchMarkers
        let tokens = signals.text.tokens
        var start: Int?
        for index in tokens.indices.dropLast() where signals.kinds[index] == nil {
            if markers.contains(tokens[index].text) { start = index + 1 }
            let isWord = !isPassedOver(signals, index) && !markers.contains(tokens[index].text)
            if let start, index >= start, isWord,
                !CueTable.of(signals.language).vocabulary.contains(tokens[index].text)
            {
                break
            }
        }
        guard var first = start else { return }
        while first < tokens.count, isPassedOver(signals, first) { first += 1 }
        var end = first
        while end < tokens.count, signals.kinds[end] != .period, signals.kinds[end] != .amount,
            signals.kinds[end] != .account
        {
            end += 1
        }
        while end > first, isSmall(signals, end - 1) { end -= 1 }
        guard first < end else { return }
        let range = first..<end
        let isMerchant = signals.merchants.contains { $0.tokens == range && $0.value.isWhole }
        if isMerchant, first > 0, !["with", "mit", "con", "for"].contains(tokens[first - 1].text),
            ValueWords.of(signals.language).placePrepositions.contains(tokens[first - 1].text)
        {
            return
        }
        signals.merchants.removeAll { $0.tokens.overlaps(range) }
        signals.categories.removeAll { $0.tokens.overlaps(range) }
        signals.words = .init(value: signals.text.writing(range), tokens: range)
        signals.claim(range, as: .words)
    }

    private func isPassedOver(_ signals: QuestionSignals, _ index: Int) -> Bool {
        signals.kinds[index] == nil && isSmall(signals, index)
    }

    private func isSmall(_ signals: QuestionSignals, _ index: Int) -> Bool {
        let words = ValueWords.of(signals.language)
        let text = signals.text.tokens[index].text
        return words.articles.contains(text) || words.countedWords.contains(text)
            || words.purposePrepositions.contains(text) || words.placePrepositions.contains(text)
            || words.periodFillers.contains(text)
    }
}
