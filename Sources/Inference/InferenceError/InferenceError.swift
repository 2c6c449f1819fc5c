/// Why a model could not be loaded or run.
public struct InferenceError: Error, Sendable, Hashable {
    /// The kind of failure; new kinds may be added.
    public struct Code: RawRepresentable, Sendable, Hashable {
        /// The stable name of the kind.
        public let rawValue: String

        /// Makes a code from its stable name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The file's architecture is not one that Apus runs.
        public static let unsupportedArchitecture = Code(rawValue: "unsupportedArchitecture")
        /// A hyperparameter is absent, out of range or contradicts another.
        public static let invalidConfiguration = Code(rawValue: "invalidConfiguration")
        /// A tensor is absent or has another shape or type than the architecture needs.
        public static let invalidTensor = Code(rawValue: "invalidTensor")
        /// The request needs more positions than the context has.
        public static let contextExceeded = Code(rawValue: "contextExceeded")
        /// A token id lies outside the vocabulary.
        public static let invalidToken = Code(rawValue: "invalidToken")
        /// There is no token to go on from.
        public static let emptyPrompt = Code(rawValue: "emptyPrompt")
        /// Fewer tokens may be generated than the shortest document of the constraint needs.
        public static let limitTooSmall = Code(rawValue: "limitTooSmall")
        /// Memory or threads could not be had.
        public static let outOfResources = Code(rawValue: "outOfResources")
        /// The model computed no finite logit.
        public static let notANumber = Code(rawValue: "notANumber")
        /// An option has a value outside its range.
        public static let invalidOption = Code(rawValue: "invalidOption")
    }

    /// The kind of failure.
    public let code: Code
    /// What is concerned: a tensor, a metadata key, an option.
    public let subject: String
    /// What was needed, or nil where the code says it all.
    public let expected: String?
    /// What was there instead.
    public let found: String?
    /// What the reader can do about it.
    public let hint: String?

    init(
        _ code: Code, _ subject: String, expected: String? = nil, found: String? = nil,
        hint: String? = nil
    ) {
        self.code = code
        self.subject = subject
        self.expected = expected
        self.found = found
        self.hint = hint
    }
}
