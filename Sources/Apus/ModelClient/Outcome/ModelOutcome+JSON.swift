import OrderedJSON

extension ModelOutcome {
    /// The outcome without its value, for logs and `--json`: `outcome`, `provider`, `attempts`,
    /// `reason`, the numbers of the failure, and `trail`.
    public var jsonValue: JSONValue {
        var members: [(String, JSONValue)] = [("outcome", .string(name))]
        switch result {
        case .answered(_, let provider, let attempts):
            members.append(("provider", .string(provider)))
            members.append(("attempts", .number(JSONNumber(attempts))))
        case .notAnswered(let failure): members += failure.jsonMembers
        }
        if !trail.isEmpty { members.append(("trail", .array(trail.map(\.jsonValue)))) }
        return .object(JSONObject(members))
    }
}

extension ModelAttempt {
    var jsonValue: JSONValue {
        var members: [(String, JSONValue)] = [
            ("provider", .string(provider)), ("attempt", .number(JSONNumber(number))),
            ("outcome", .string(failure.name)),
        ]
        members += failure.jsonMembers
        if let retryDelay { members.append(("retryDelay", retryDelay.jsonSeconds)) }
        return .object(JSONObject(members))
    }
}

extension ModelCallFailure {
    fileprivate var jsonMembers: [(String, JSONValue)] {
        var members: [(String, JSONValue)] = [("reason", .string(description))]
        switch self {
        case .unavailable(let reason): members.append(("code", .string(reason.name)))
        case .doesNotFit(let needed, let available):
            if let needed { members.append(("needed", .number(JSONNumber(needed)))) }
            if let available { members.append(("available", .number(JSONNumber(available)))) }
        case .timedOut(let duration): members.append(("after", duration.jsonSeconds))
        case .rateLimited(let retryAfter?):
            members.append(("retryAfter", retryAfter.jsonSeconds))
        case .refused, .cancelled, .rateLimited, .failed: break
        }
        return members
    }
}

extension Duration {
    /// The seconds as a number.
    fileprivate var jsonSeconds: JSONValue { .seconds(self / .seconds(1)) }
}
