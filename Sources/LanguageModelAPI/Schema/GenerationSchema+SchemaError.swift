import Foundation

extension GenerationSchema {
    /// Why schemas cannot be brought together.
    public enum SchemaError: Error, LocalizedError {
        /// Two schemas have the same name.
        case duplicateType(schema: String?, type: String, context: Context)
        /// An object has two properties of the same name.
        case duplicateProperty(schema: String, property: String, context: Context)
        /// A choice has nothing to choose from.
        case emptyTypeChoices(schema: String, context: Context)
        /// There are no schemas of the names that are referred to.
        case undefinedReferences(schema: String?, references: [String], context: Context)

        /// More about an error.
        public struct Context: Sendable {
            /// What is wrong, for developers.
            public let debugDescription: String

            /// Creates a context.
            ///
            /// - Parameter debugDescription: What is wrong, for developers.
            public init(debugDescription: String) { self.debugDescription = debugDescription }
        }
    }
}

extension GenerationSchema.SchemaError {
    /// What is wrong.
    public var errorDescription: String? {
        switch self {
        case .duplicateType(let schema, let type, _):
            "two schemas have the name `\(type)`" + place(schema)
        case .duplicateProperty(let schema, let property, _):
            "two properties have the name `\(property)`" + place(schema)
        case .emptyTypeChoices(let schema, _):
            "there is nothing to choose from" + place(schema)
        case .undefinedReferences(let schema, let references, _):
            "there is no schema of the name "
                + references.map { "`\($0)`" }.joined(separator: ", ") + place(schema)
        }
    }

    /// What to do about it.
    public var recoverySuggestion: String? {
        switch self {
        case .duplicateType: "give each schema a name of its own, and refer to it by name"
        case .duplicateProperty: "give each property of the object a name of its own"
        case .emptyTypeChoices: "add at least one choice"
        case .undefinedReferences: "add the schemas to the dependencies"
        }
    }

    private func place(_ schema: String?) -> String { schema.map { " in schema `\($0)`" } ?? "" }
}
