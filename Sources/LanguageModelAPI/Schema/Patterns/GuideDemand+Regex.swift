extension GuideDemand {
    /// The demand that a string matches a regular expression.
    init(pattern regex: Regex<some Any>) {
        // The standard library prints the expression of literals and of builders; nil stands for
        // one that contains code, such as a parser or a transformation.
        guard let text = regex._literalPattern else {
            self = .refusedPattern("a regular expression with code of its own has no pattern")
            return
        }
        var translator = PatternTranslator(text)
        do {
            self = .pattern(PatternText.matchingWhole(try translator.translate()))
        } catch {
            self = .refusedPattern(
                "\(error.construct) in a regular expression is not supported")
        }
    }
}
