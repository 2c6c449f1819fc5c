extension Constraint {
    /// Sentences whose numbers, dates, amounts and names are words of given facts.
    ///
    /// ```swift
    /// let facts = "Anna Berg paid 20,50 € on 3 May 2026"
    /// let sentence = try Constraint.grounded(in: facts, openings: ["The", "On"])
    /// // allows `On 3 May 2026, 20,50 € was paid by Anna Berg.`
    /// // but neither `20,60 €`, nor `May 3`, nor `Anna paid twenty euros.`
    /// ```
    ///
    /// - Words of small Latin, Greek and Cyrillic letters are free, but for `excluding`, such as numbers in words.
    /// - Every other word, so whatever has a digit, a capital letter or a sign such as `€`, is a word of
    ///   the facts as it stands there between white space and punctuation. Such words that follow each
    ///   other with nothing but a space between do so in the facts too.
    /// - At the start of a sentence there may be one of `openings` instead.
    /// - Words are separated by spaces, with punctuation, hyphens or apostrophes that cannot join two
    ///   numbers to another one. Sentences end with `.`, `!` or `?`, and there is one at least.
    ///
    /// - Parameters:
    ///   - facts: The facts, with white space between words.
    ///   - openings: Ordinary words with a capital letter.
    ///   - excluded: Words of small letters that the text must do without, unless the facts have them.
    /// - Returns: The constraint.
    /// - Throws: ``ConstraintError`` if the facts are too long.
    public static func grounded(
        in facts: String, openings: [String] = [], excluding excluded: [String] = []
    ) throws(ConstraintError) -> Constraint {
        let known = Set(
            facts.split { $0.isWhitespace || $0.isPunctuation }.map { Array($0.utf8) })
        let numerals = excluded.map { Array($0.utf8) }.filter { !known.contains($0) }
        // Letters of words: signs of mathematics are letters to Unicode too.
        var letters = try Regex(#"\p{Ll}+"#).dfa(anchored: true)
            .intersection(Regex(FactSpans.scripts).dfa(anchored: true))
        if !numerals.isEmpty { letters = try letters.subtracting(.texts(numerals)) }
        let free = Constraint(Grammar(nodes: [.lexeme(letters)], root: 0))
        let spans = FactSpans(facts).spans
        let span: Constraint = spans.isEmpty ? .choice([Constraint]()) : try .choice(spans)

        // Free words joined by spaces, hyphens and apostrophes.
        let glue = try Constraint.regex(#"[ '’-]"#)
        let words = Constraint.sequence([free, .repeat(.sequence([glue, free]))])
        // Words and spans by turns, so that two spans never meet.
        let space = Constraint.literal(" ")
        let toSpan = try Constraint.regex(#"[ '’]"#)
        let middle = Constraint.repeat(.sequence([toSpan, span, toSpan, words]))
        let phrase = Constraint.choice([
            .sequence([words, middle, .optional(.sequence([toSpan, span]))]),
            .sequence([
                span,
                .optional(
                    .sequence([toSpan, words, middle, .optional(.sequence([toSpan, span]))])),
            ]),
        ])
        let pause = try Constraint.regex(#"[)»”"]?[,;:]? ["(«“„]|[)»”"]?[,;:] |[)»”"] | [–—-] "#)
        let phrases = Constraint.sequence([phrase, .repeat(.sequence([pause, phrase]))])
        let body: Constraint =
            openings.isEmpty
            ? phrases
            : .choice([
                phrases,
                .sequence([
                    try .choice(openings),
                    .optional(
                        .sequence([.choice([space, try .regex(#", |['’]"#)]), phrases])),
                ]),
            ])
        let sentence = Constraint.sequence([body, try .regex(#"[)»”"]?[.!?]"#)])
        return .sequence([sentence, .repeat(.sequence([try .regex(#"[ \n]"#), sentence]))])
    }
}
