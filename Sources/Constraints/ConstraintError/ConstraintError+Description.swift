extension ConstraintError: CustomStringConvertible {
    /// What is wrong, where, what was expected and found, and what to do.
    public var description: String {
        var text = summary
        if let keyword { text += ": `\(keyword)`" }
        if let path { text += " at `\(path)`" }
        if let patternOffset { text += " at byte \(patternOffset) of the pattern" }
        return text + "; expected \(expected), found \(found); \(hint)"
    }

    private var summary: String {
        switch code {
        case .unsupported: "a constraint cannot be enforced exactly"
        case .invalidPattern: "a regular expression is malformed"
        case .invalidSchema: "the schema is malformed"
        case .unresolvedReference: "a reference leads nowhere"
        case .tooLarge: "a constraint is too large"
        case .unsatisfiable: "nothing satisfies the constraint"
        default: "a constraint cannot be used (`\(code.rawValue)`)"
        }
    }

    /// What to do about it.
    public var hint: String {
        if let advice { return advice }
        return switch code {
        case .unsupported: "remove it, or state it with keywords that are supported"
        case .invalidPattern: "correct the pattern; it follows ECMA-262 with the `u` flag"
        case .invalidSchema: "correct the schema"
        case .unresolvedReference: "define the target, or pass the document that holds it"
        case .tooLarge: "use smaller bounds or fewer alternatives"
        case .unsatisfiable: "remove one of the requirements that contradict each other"
        default: "remove or change the constraint"
        }
    }
}
