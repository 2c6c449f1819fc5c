extension Constraint {
    /// The documents that a JSON Schema allows, written without free white space.
    ///
    /// - Parameter schema: The schema.
    /// - Returns: The constraint.
    /// - Throws: ``ConstraintError`` if the schema uses a keyword that cannot be kept to exactly, or is
    ///   too large; ``JSONSchema/report()`` lists every such keyword.
    public static func jsonSchema(_ schema: JSONSchema) throws(ConstraintError) -> Constraint {
        Constraint(try schema.grammar())
    }
}
