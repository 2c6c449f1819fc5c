/// Puts words right that are nearly a word of the interpreter.
struct SpellingCorrector: Sendable {
    private let vocabulary: Set<String>
    private let byInitial: [Character: [String]]
    private let abbreviations: [String: String]

    init(vocabulary: Set<String>, abbreviations: [String: String]) {
        self.vocabulary = vocabulary
        self.abbreviations = abbreviations
        byInitial = Dictionary(
            grouping: vocabulary.filter { $0.count >= 4 }.sorted(), by: { $0.first ?? " " })
    }

    func knows(_ word: String) -> Bool { vocabulary.contains(word) }

    /// The word that was meant; nil if a word is right or nothing is near.
    ///
    /// Short words are only taken as misspelt if letters were swapped, left out or doubled: other
    /// words that happen to be near stay as they are.
    func correction(of word: String) -> String? {
        guard !vocabulary.contains(word) else { return nil }
        if let full = abbreviations[word] { return full }
        let plain = word.replacing("ae", with: "a").replacing("oe", with: "o")
            .replacing("ue", with: "u")
        if plain != word, vocabulary.contains(plain) { return plain }
        guard word.count >= 4, let initial = word.first else { return nil }
        let limit = word.count >= 9 ? 2 : 1
        var best: (word: String, score: (Int, Int, Int))?
        let second = word[word.index(after: word.startIndex)]
        for candidate in (byInitial[initial] ?? [])
            + (second == initial ? [] : byInitial[second] ?? [])
        {
            guard let distance = EditDistance.between(word, candidate, limit: limit) else {
                continue
            }
            let sameLetters = word.count == candidate.count && word.sorted() == candidate.sorted()
            let isChange = word.count == candidate.count && !sameLetters
            if word.count < 6, isChange || candidate.count < word.count && !hasDouble(word) {
                continue
            }
            let score = (
                distance, candidate.first == initial ? 0 : 1, candidate.last == word.last ? 0 : 1
            )
            if best.map({ score < $0.score }) ?? true { best = (candidate, score) }
        }
        return best?.word
    }

    private func hasDouble(_ word: String) -> Bool {
        zip(word, word.dropFirst()).contains { $0 == $1 }
    }

    static func of(_ language: QuestionLanguage) -> SpellingCorrector {
        switch language {
        case .english: english
        case .italian: italian
        case .german: german
        }
    }

    private static func make(
        _ language: QuestionLanguage, _ abbreviations: [String: String]
    ) -> SpellingCorrector {
        let values = ValueWords.of(language)
        let categories = CategoryPhrases.of(language).entries.flatMap(\.words)
        return SpellingCorrector(
            vocabulary: CueTable.of(language).vocabulary.union(values.periodWords)
                .union(categories).union(values.numbers.keys).union(values.currencyWords)
                .union(values.countedWords).union(values.minimumPhrases.flatMap { $0 })
                .union(values.maximumPhrases.flatMap { $0 }).union(values.articles)
                .union(values.placePrepositions).union(values.purposePrepositions)
                .union(values.superlatives).union(values.periodFillers)
                .union(values.comparisonWords).union(values.searchMarkers)
                .union(values.betweenWords).union(values.andWords)
                .union(language.smallWords)
                .union(values.periodPhrases.flatMap { $0.words.flatMap { $0 } })
                .union(values.relativePeriods.flatMap { $0.words.flatMap { $0 } }),
            abbreviations: abbreviations)
    }

    private static let english = make(
        .english,
        [
            "hw": "how", "mch": "much", "mth": "month", "mnth": "month", "mo": "month",
            "yr": "year",
            "wk": "week", "lst": "last", "ths": "this", "thru": "through", "avg": "average",
            "txns": "transactions", "txn": "transaction", "trx": "transactions", "spnt": "spent",
            "spnd": "spend", "n": "and", "mths": "months", "yrs": "years", "wks": "weeks",
            "subs": "subscriptions", "wat": "what", "whats": "what", "wheres": "where",
            "howmuch": "how", "tot": "total", "exp": "expenses", "vs": "vs", "wen": "when",
            "spended": "spent", "payed": "paid", "bday": "birthday", "grocs": "groceries",
            "resturant": "restaurant", "resturants": "restaurants", "restos": "restaurants",
        ])
    private static let italian = make(
        .italian,
        [
            "qnto": "quanto", "qto": "quanto", "cmq": "comunque", "x": "per", "nn": "non",
            "qst": "questo", "ke": "che", "scrso": "scorso", "sett": "settembre",
        ])
    private static let german = make(
        .german,
        [
            "wieviel": "wieviel", "mtl": "monatlich", "durchschn": "durchschnitt",
            "letzen": "letzten",
            "letze": "letzte", "letzes": "letztes", "vergleiche": "vergleiche", "u": "und",
            "nich": "nicht", "hab": "hab", "fürs": "fur",
        ])
}
