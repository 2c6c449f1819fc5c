extension LiveFactsError: CustomStringConvertible {
    /// What went wrong, where, what was expected and found, and what to do about it.
    public var description: String {
        ([message] + [hint].compactMap { $0 }).joined(separator: "; ")
    }

    /// What went wrong.
    public var message: String {
        var parts = ["the tool `\(tool.rawValue)` \(what)"]
        if let expected { parts.append("expected \(expected)") }
        if let found { parts.append("found \(found)") }
        return parts.joined(separator: ", ")
    }

    private var what: String {
        switch code {
        case .missingArgument: "needs `\(subject)`"
        case .invalidArgument: "cannot read `\(subject)`"
        case .tooLong: "takes no `\(subject)` of this length"
        case .unknownPlace: "does not know the place in `\(subject)`"
        case .unknownUnit: "does not know the unit in `\(subject)`"
        case .differentDimensions: "cannot convert between units that measure different things"
        case .invalidExpression: "cannot read the expression at \(subject)"
        case .undefinedResult: "has no result for \(subject)"
        case .outOfRange: "cannot go as far as \(subject)"
        case .serverUnreachable: "gets no answer from `\(subject)`"
        case .serverRefused: "is refused by `\(subject)`"
        case .malformedAnswer: "cannot read the answer of `\(subject)`"
        case .notConfigured: "is off"
        default: "failed with `\(subject)`"
        }
    }

    /// What to do about it, if anything can be done.
    public var hint: String? {
        switch code {
        case .missingArgument: "name it in the question"
        case .unknownPlace: "name a larger place nearby"
        case .serverUnreachable: "check the address and the connection"
        case .serverRefused: "check the address, or try again later"
        case .notConfigured: "set the address of `\(subject)`"
        default: nil
        }
    }
}
