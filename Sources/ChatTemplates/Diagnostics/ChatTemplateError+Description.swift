extension ChatTemplateError: CustomStringConvertible {
    /// What is wrong, where, what was expected and found, and what to do.
    public var description: String {
        var text =
            line > 0 ? "\(problem) at line \(line), column \(column) of the chat template" : problem
        if let expected { text += "; expected \(expected)" }
        if let found { text += expected == nil ? "; found \(found)" : ", found \(found)" }
        if let hint { text += "; \(hint)" }
        return text
    }
}

// The wording of problems that several places meet.
extension ChatTemplateError {
    static func type(_ operation: String, _ value: Value) -> Self {
        if case .undefined(let undefined) = value { return undefined.error }
        return Self(
            .typeMismatch, "\(operation) does not apply to this value", found: value.typeName)
    }

    static func types(_ operation: String, _ left: Value, _ right: Value) -> Self {
        if case .undefined(let undefined) = left { return undefined.error }
        if case .undefined(let undefined) = right { return undefined.error }
        return Self(
            .typeMismatch, "\(operation) does not apply to these values",
            found: "\(left.typeName) and \(right.typeName)")
    }

    static func limit(_ name: String, _ value: Int) -> Self {
        Self(
            .limitExceeded, "limit of `\(name)` reached", expected: "at most \(value)",
            hint: "raise `ChatTemplateLimits.\(name)` if the template is trusted")
    }

    static let integerOverflow = Self(
        .overflow, "integer result out of range", expected: "a signed 64-bit integer")

    static func unsupported(_ kind: String, _ name: String) -> Self {
        Self(.unsupported, "\(kind) `\(name)` is not supported")
    }
}
