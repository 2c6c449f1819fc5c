extension SignalReader {
    /// The most words of a merchant's name.
    private static let longestName = 6

    /// Finds names of merchants that stand in the question whole.
    ///
    /// A name that is an ordinary word (`Next`, `Star`) counts only behind a preposition of place or,
    /// where ordinary words are not capitalised, with a capital letter.
    func readExactMerchants(_ signals: inout QuestionSignals) {
        let tokens = signals.text.tokens
        for start in tokens.indices {
            let longest = min(Self.longestName, tokens.count - start)
            for length in stride(from: longest, through: 1, by: -1) {
                let range = start..<start + length
                guard signals.isFree(range) else { continue }
                let found = merchants.exact(
                    tokens[range].map(\.written), inflects: signals.language == .german)
                guard let name = found.first, isName(signals, range, name) else { continue }
                signals.merchants.append(
                    .init(
                        value: .init(candidates: found, isWhole: true, isCertain: true),
                        tokens: range))
                signals.claim(range, as: .merchant)
                break
            }
        }
    }

    private func isName(_ signals: QuestionSignals, _ range: Range<Int>, _ name: String) -> Bool {
        let tokens = signals.text.tokens[range]
        let written = signals.text.writing(range)
        let joined = tokens.map(\.written).joined()
        // Letters of two words that happen to make a short name.
        if joined.count <= 3, range.count > 1, written.contains(where: \.isWhitespace) {
            return false
        }
        let words = ValueWords.of(signals.language)
        if range.count > 1 {
            return !tokens.allSatisfy {
                isOrdinary($0.written, signals.language) && !$0.isCapitalised
            }
                || follows(signals, range, words.placePrepositions) || range.count > 2
        }
        guard isOrdinary(joined, signals.language) else {
            return joined.count > 2 || tokens.first?.isCapitalised == true
                || follows(signals, range, words.placePrepositions.union(words.purposePrepositions))
        }
        if CategoryPhrases.of(signals.language).entries.contains(where: { $0.words == [joined] }) {
            return follows(signals, range, words.placePrepositions, skipsArticles: false)
                && tokens.first?.isCapitalised == true
        }
        if words.periodWords.contains(joined) || ["next", "last"].contains(joined),
            range.upperBound < signals.text.tokens.count,
            words.periodWords.contains(signals.text.tokens[range.upperBound].text)
        {
            return false
        }
        let isPlace = follows(signals, range, words.placePrepositions, skipsArticles: false)
        let isCapital =
            signals.language != .german && range.lowerBound > 0
            && tokens.first?.isCapitalised == true
        return isPlace || isCapital
    }

    /// Whether a word is one that questions have anyway.
    func isOrdinary(_ word: String, _ language: QuestionLanguage) -> Bool {
        spelling[language]?.knows(word) == true || OrdinaryWords.names.contains(word)
    }

    /// Whether one of some words stands in front, with or without an article between.
    func follows(
        _ signals: QuestionSignals, _ range: Range<Int>, _ words: Set<String>,
        skipsArticles: Bool = true
    ) -> Bool {
        let articles = ValueWords.of(signals.language).articles
        var index = range.lowerBound - 1
        while skipsArticles, index > 0, articles.contains(signals.text.tokens[index].text),
            !words.contains(signals.text.tokens[index].text)
        {
            index -= 1
        }
        return index >= 0 && words.contains(signals.text.tokens[index].text)
    }

    /// Finds parts of names and misspelt names among the words that are nothing else.
    func readLikelyMerchants(_ signals: inout QuestionSignals) {
        var start = 0
        while start < signals.text.tokens.count {
            let found = likelyMerchant(signals, at: start)
            if let (mention, range) = found {
                signals.merchants.append(.init(value: mention, tokens: range))
                signals.claim(range, as: .merchant)
            }
            start = found?.1.upperBound ?? start + 1
        }
    }

    private func likelyMerchant(
        _ signals: QuestionSignals, at start: Int
    ) -> (QuestionSignals.Mention, Range<Int>)? {
        let tokens = signals.text.tokens
        for length in stride(from: min(4, tokens.count - start), through: 1, by: -1) {
            let range = start..<start + length
            guard signals.isFree(range),
                tokens[range].allSatisfy({
                    !isOrdinary($0.text, signals.language) && !$0.isNumber
                        && QuestionLanguage.isSmallWord($0.text) == false
                })
            else { continue }
            let words = tokens[range].map(\.written)
            guard words.joined().count >= 3 else { continue }
            let isPlace = follows(
                signals, range, ValueWords.of(signals.language).placePrepositions)
            let partial = merchants.partial(
                words, allowsPrefix: isPlace || words.joined().count > 5)
            if !partial.isEmpty {
                return (
                    .init(candidates: partial, isCertain: partial.count == 1 || length > 1), range
                )
            }
            let joined = words.joined()
            let limit = joined.count >= 8 ? 2 : joined.count >= 5 || isPlace ? 1 : 0
            guard limit > 0 else { continue }
            let similar = merchants.similar(words, limit: limit)
            if let first = similar.first {
                let next = similar.dropFirst().first
                return (
                    .init(
                        candidates: similar.map(\.name),
                        isCertain: next.map { $0.distance > first.distance } ?? true), range
                )
            }
        }
        return nil
    }
}

extension QuestionLanguage {
    /// Whether a word is a small word of any of the languages.
    static func isSmallWord(_ word: String) -> Bool { smallWords.contains(word) }

    private static let smallWords: Set<String> = Set(
        "the a an of in at on for to i is my me di da il la le i e un una per con del al der die das und in im bei zu mit am von"
            .split(separator: " ").map(String.init))
}
