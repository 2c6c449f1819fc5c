extension Constraint {
    /// The documents that a JSON Schema allows, written without free white space.
    ///
    /// - Parameter schema: The schema.
    /// - Returns: The constraint.
    /// - Throws: ``ConstraintError`` if the schema uses a keyword that cannot be kept to exactly, or is
    ///   too large; ``JSONSchema/report()`` lists every such keyword.
    public static func jsonSchema(_ schema: JSONSchema) throws(ConstraintError) -> Constraint {
        let grammar = try schema.grammar()
        guard grammar.margins.isEmpty else { throw ConstraintError.marginNotKept }
        return Constraint(grammar)
    }
}

extension ConstraintError {
    /// A margin of absence is read and kept in the grammar, but generation does not weigh it yet;
    /// to go on as if it were not there would be to ignore it.
    static var marginNotKept: ConstraintError {
        ConstraintError(
            .unsupported, keyword: "x-abstain", expected: "a schema without it",
            found: "a margin of absence", advice: "leave it out")
    }
}
