import Recipes

extension QuestionSignals {
    /// The signals in the order of the text, for `--explain`.
    var list: [Interpretation.Signal] {
        var list: [(Int, Interpretation.Signal)] = []
        func add(_ kind: String, _ tokens: Range<Int>, _ value: String) {
            list.append(
                (
                    tokens.lowerBound,
                    .init(kind: kind, text: text.writing(tokens), value: value)
                ))
        }
        for found in periods {
            add("period", found.tokens, "\(found.value.lowerBound)…\(found.value.upperBound)")
        }
        for found in relativePeriods {
            add("period", found.tokens, "\(found.value.rawValue) before")
        }
        if let minimum { add("minimum", minimum.tokens, "\(minimum.value)") }
        if let maximum { add("maximum", maximum.tokens, "\(maximum.value)") }
        if let limit { add("limit", limit.tokens, "\(limit.value)") }
        for found in merchants {
            add("merchant", found.tokens, found.value.candidates.joined(separator: " | "))
        }
        for found in categories { add("category", found.tokens, found.value) }
        for found in accounts { add("account", found.tokens, found.value) }
        if let words { add("words", words.tokens, words.value) }
        for name in unknownNames { add("unknown", name.tokens, "not in the ledger") }
        return list.sorted { $0.0 < $1.0 }.map(\.1)
    }
}
