/// What went wrong around a recipe, beside what its model's session throws.
public struct RecipeError: Error, Sendable, Hashable {
    /// The kind of failure.
    public struct Code: Sendable, Hashable {
        let name: String

        /// A field that is needed was not found.
        public static let fieldMissing = Code(name: "fieldMissing")
        /// The clocks of the time zone never show the time on that day.
        public static let noSuchTime = Code(name: "noSuchTime")
    }

    /// The kind of failure.
    public let code: Code
    /// The field that it is about.
    public let field: String
    /// What was needed.
    public let expected: String
    /// What there was instead.
    public let found: String
    /// What to do about it.
    public let hint: String?
}
