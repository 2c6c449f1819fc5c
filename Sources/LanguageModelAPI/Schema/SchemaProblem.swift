/// Why a schema cannot be kept to, and where.
package struct SchemaProblem: Sendable, Hashable, CustomStringConvertible {
    /// The place: names of schema and properties, as in `Person.addresses[].street`.
    package let path: String
    /// What is wrong.
    package let reason: String

    /// The place and the reason.
    package var description: String { "`\(path)`: \(reason)" }
}

extension GenerationSchema {
    /// What makes the schema impossible to satisfy: the same name twice, no choices, empty ranges.
    ///
    /// Initializers that do not throw accept all this; a request is to be refused.
    package var problems: [SchemaProblem] {
        var check = SchemaCheck()
        check.run(resolved, name: name)
        return check.problems
    }

    /// The guides that cannot be kept to, such as regular expressions that run code.
    package var unsupportedGuides: [SchemaProblem] {
        var check = SchemaCheck()
        check.run(resolved, name: name)
        return check.unsupportedGuides
    }
}
