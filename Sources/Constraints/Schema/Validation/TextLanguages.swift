/// The languages of patterns and formats, each built once.
struct TextLanguages {
    private var patterns: [String: Result<DFA, ConstraintError>] = [:]
    private var formats: [String: Result<DFA?, ConstraintError>] = [:]

    /// The texts in which a pattern matches somewhere.
    mutating func language(ofPattern pattern: String) throws(ConstraintError) -> DFA {
        if let known = patterns[pattern] { return try known.get() }
        let result = Result { () throws(ConstraintError) in
            try Regex(pattern).dfa(anchored: false)
        }
        patterns[pattern] = result
        return try result.get()
    }

    /// The texts of a format; nil if no draft defines it.
    mutating func language(ofFormat name: String) throws(ConstraintError) -> DFA? {
        if let known = formats[name] { return try known.get() }
        let result = Result { () throws(ConstraintError) in try FormatLanguage.dfa(named: name) }
        formats[name] = result
        return try result.get()
    }
}
