import OrderedJSON

/// Why a constraint cannot be enforced exactly, and where.
public struct ConstraintError: Error, Sendable, Hashable {
    /// What is wrong, for code that acts on it; more may be added.
    public struct Code: RawRepresentable, Sendable, Hashable {
        /// The name of the code.
        public let rawValue: String

        /// Creates a code with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The constraint is sound but cannot be enforced exactly, so it is refused.
        public static let unsupported = Code(rawValue: "unsupported")
        /// A regular expression is malformed.
        public static let invalidPattern = Code(rawValue: "invalidPattern")
        /// A schema is malformed.
        public static let invalidSchema = Code(rawValue: "invalidSchema")
        /// A reference leads nowhere.
        public static let unresolvedReference = Code(rawValue: "unresolvedReference")
        /// The automaton or grammar would outgrow its limits.
        public static let tooLarge = Code(rawValue: "tooLarge")
        /// Nothing at all satisfies the constraint.
        public static let unsatisfiable = Code(rawValue: "unsatisfiable")
    }

    /// What is wrong.
    public let code: Code
    /// The way to the schema that is meant, or nil outside schemas.
    public var path: JSONPath?
    /// The keyword or construct that is meant, such as `pattern` or `lookbehind`.
    public var keyword: String?
    /// The position in a pattern in UTF-8 bytes, counted from 0, or nil outside patterns.
    public var patternOffset: Int?
    /// What would be acceptable.
    public let expected: String
    /// What is there.
    public let found: String
    /// What to do about it; nil for the usual advice of the code.
    var advice: String?

    /// Describes a failure.
    init(
        _ code: Code, path: JSONPath? = nil, keyword: String? = nil, patternOffset: Int? = nil,
        expected: String, found: String, advice: String? = nil
    ) {
        self.code = code
        self.path = path
        self.keyword = keyword
        self.patternOffset = patternOffset
        self.expected = expected
        self.found = found
        self.advice = advice
    }

    /// The same failure with its place in a schema, where it has none yet.
    func located(at path: JSONPath, keyword: String) -> ConstraintError {
        var located = self
        located.path = self.path ?? path
        located.keyword = self.keyword ?? keyword
        return located
    }
}
