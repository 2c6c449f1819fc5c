extension InferenceError: CustomStringConvertible {
    /// One line: what, where, expected, found, and what to do.
    public var description: String {
        var text = "\(summary) `\(subject)`"
        if let expected { text += ": expected \(expected)" }
        if let found { text += expected == nil ? ": found \(found)" : ", found \(found)" }
        if let hint { text += "; \(hint)" }
        return text
    }

    private var summary: String {
        switch code {
        case .unsupportedArchitecture: "unsupported model architecture"
        case .invalidConfiguration: "invalid model configuration"
        case .invalidTensor: "invalid tensor"
        case .contextExceeded: "too long for the context:"
        case .invalidToken: "invalid token"
        case .limitTooSmall: "too long for the token limit:"
        case .emptyPrompt: "no tokens in"
        case .outOfResources: "not enough resources for"
        case .invalidOption: "invalid option"
        case .notANumber: "not a number:"
        default: code.rawValue
        }
    }
}
