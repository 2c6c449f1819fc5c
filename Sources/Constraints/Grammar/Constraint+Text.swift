extension Constraint {
    /// Any text, of any length, that does without some others.
    ///
    /// What follows such a text in a sequence is found even where it is one of `excluded`: free text
    /// that goes on until a mark is `.sequence([.text(excluding: [mark]), .literal(mark)])`.
    ///
    /// ```swift
    /// let aside = try Constraint.text(excluding: ["</note>"])
    /// ```
    ///
    /// - Parameters:
    ///   - excluded: Texts that must not occur in it; an empty one leaves no text at all.
    ///   - beginnings: Texts that it must not begin with; an empty one leaves no text at all.
    /// - Returns: The constraint: whole characters, the empty text included.
    /// - Throws: ``ConstraintError`` if the texts are too long altogether.
    public static func text(
        excluding excluded: [String] = [], notBeginningWith beginnings: [String] = []
    ) throws(ConstraintError) -> Constraint {
        let language = try DFA.anyText(
            without: excluded.map { Array($0.utf8) },
            notBeginningWith: beginnings.map { Array($0.utf8) })
        return Constraint(Grammar(nodes: [.lexeme(language)], root: 0))
    }
}
