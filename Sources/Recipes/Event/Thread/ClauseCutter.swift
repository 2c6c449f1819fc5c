/// Finds where sentences and clauses end, so that `24. januar` and `kl. 18` stay whole.
struct ClauseCutter {
    let text: String
    let tokens: [Token]
    let language: Language

    /// The most tokens of a clause, and of a sentence before its next clause.
    private static let longestClause = 80
    private static let longestSentence = 120

    private enum Cut { case none, clause, sentence }

    /// Words whose full stop shortens them.
    private static let abbreviations: Set<String> = Set(
        """
        ca kl godz ok dr st str mr mrs ms hr fr nr no ul p c m mme mlle av dott ssa sig prof tel \
        ing avv don sr sra srta d dhr mevr mw h pl al os tlf pr vs z b u a e g i approx min max etc \
        blvd rd ave dra ss int apt ap rte jan feb mar apr jun jul aug sep sept oct okt nov dec dez
        """.split(separator: " ").map(String.init))

    /// Words that begin a clause.
    private static let conjunctions: [String: Set<String>] = [
        "en": ["but", "because", "so"], "de": ["aber", "weil", "sondern", "also"],
        "fr": ["mais", "car", "puisque", "donc"],
        "it": ["ma", "perche", "quindi"], "es": ["pero", "porque"], "pt": ["mas", "porque"],
        "nl": ["maar", "want", "omdat", "dus"], "pl": ["ale", "bo", "wiec"],
        "nb": ["men", "fordi"],
        "sv": ["men", "eftersom"],
    ]

    private static let relatives: Set<String> = ["que", "che"]
    private static let reasons: Set<String> = [
        "antes", "tengo", "luego", "prima", "devo", "ho", "dopo", "tenho", "depois", "j", "en",
        "hace", "yo", "eu", "io",
    ]

    /// The sentences and the clauses.
    func cut() -> (sentences: [Range<Int>], clauses: [Range<Int>]) {
        var sentences: [Range<Int>] = []
        var clauses: [Range<Int>] = []
        var sentence = 0
        var clause = 0
        for index in tokens.indices.dropFirst() {
            var kind = cut(before: index)
            // What has no ends gets some, so that no search is longer than that.
            if index - clause >= Self.longestClause
                || kind == .clause && index - sentence >= Self.longestSentence
            {
                kind = .sentence
            }
            guard kind != .none else { continue }
            if clause < index { clauses.append(clause..<index) }
            clause = index
            if kind == .sentence {
                sentences.append(sentence..<index)
                sentence = index
            }
        }
        if clause < tokens.count { clauses.append(clause..<tokens.count) }
        if sentence < tokens.count { sentences.append(sentence..<tokens.count) }
        return (sentences, clauses)
    }

    private func cut(before index: Int) -> Cut {
        let previous = tokens[index - 1]
        let token = tokens[index]
        let gap = text[previous.range.upperBound..<token.range.lowerBound]
        if gap.contains(where: \.isNewline) { return .sentence }
        let isApart = gap.contains(where: \.isWhitespace)
        if previous.kind == .word, gap.hasPrefix(".") {
            let isShort =
                previous.text.utf8.count == 1 || Self.abbreviations.contains(previous.text)
                || previous.text.hasSuffix("str")
                || previous.text.hasSuffix("pl") && token.kind == .number
            return isApart && !isShort ? .sentence : .none
        }
        if token.isSign("(") || previous.isSign("()") { return .clause }
        if previous.kind == .sign, isApart {
            if previous.isSign("!?…") { return .sentence }
            if previous.isSign(",;:") { return .clause }
            if previous.isSign(".") { return isEndOfSentence(index) ? .sentence : .none }
            if previous.isSign("-"), !previous.isGlued, index > 1, tokens[index - 2].kind == .word,
                token.kind == .word
            {
                return .clause
            }
        }
        let conjunctions = Self.conjunctions[language.table.codes.first ?? ""] ?? []
        guard isApart else { return .none }
        // `a la 1, que antes tengo clase` gives a reason.
        if Self.relatives.contains(token.text), index + 1 < tokens.count,
            Self.reasons.contains(tokens[index + 1].text)
        {
            return .clause
        }
        return conjunctions.contains(token.text) ? .clause : .none
    }

    /// Whether the full stop before a token is not that of an ordinal or a date.
    private func isEndOfSentence(_ index: Int) -> Bool {
        guard index > 1, tokens[index - 1].isGlued, tokens[index - 2].isNumber(digits: 1...2) else {
            return true
        }
        if language.months.match(tokens[index...]) != nil { return false }
        let isDate = index > 3 && tokens[index - 3].isSign(".") && tokens[index - 4].kind == .number
        return !isDate
    }
}
