extension ApusError.Code {
    /// A scripted model was asked for more turns than its script has.
    public static let scriptEnded = Self(rawValue: "scriptEnded")

    /// A header of a request has a name or a value that HTTP does not allow.
    public static let invalidHeader = Self(rawValue: "invalidHeader")

    /// A generation option has a value that means nothing.
    public static let invalidOption = Self(rawValue: "invalidOption")

    /// No connection to a model's server came about.
    public static let serverUnreachable = Self(rawValue: "serverUnreachable")

    /// A model's server answered a request with an error.
    public static let requestRefused = Self(rawValue: "requestRefused")

    /// A model's server answered with something that is no response.
    public static let invalidAnswer = Self(rawValue: "invalidAnswer")

    /// The answer of a model's server ended before the response was complete.
    public static let incompleteAnswer = Self(rawValue: "incompleteAnswer")
}
