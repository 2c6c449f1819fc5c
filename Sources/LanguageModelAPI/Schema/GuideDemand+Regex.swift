extension GuideDemand {
    /// The demand that a string matches a regular expression.
    init(pattern regex: Regex<some Any>) {
        // The standard library prints the expression of literals and builders; nil stands for code.
        guard let pattern = regex._literalPattern else {
            self = .refusedPattern("a regular expression with code of its own has no pattern")
            return
        }
        self = .pattern(pattern)
    }
}
