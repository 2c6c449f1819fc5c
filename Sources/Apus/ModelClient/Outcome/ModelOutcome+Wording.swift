import Foundation

extension ModelOutcome {
    /// The name of the way in which the call ended: `answered`, or that of the failure.
    public var name: String { failure?.name ?? "answered" }
}

extension ModelOutcome: CustomStringConvertible {
    /// How the call ended, in a clause without prompts and answers.
    public var description: String {
        switch result {
        case .answered(_, let provider, let attempts):
            attempts == 1
                ? "answered by `\(provider)`"
                : "answered by `\(provider)` after \(attempts) attempts"
        case .notAnswered(let failure): failure.description
        }
    }
}

extension ModelAttempt {
    /// Which attempt it was, why it failed and what came next, in a clause.
    public var description: String {
        let attempt = number == 0 ? "not asked" : "attempt \(number)"
        let next = retryDelay.map { "; again after \($0.inSeconds)" } ?? ""
        return "`\(provider)`, \(attempt): \(failure)\(next)"
    }
}

extension ModelCallFailure: CustomStringConvertible {
    /// The name of the case, as it stands in logs and JSON.
    public var name: String {
        switch self {
        case .unavailable: "unavailable"
        case .refused: "refused"
        case .doesNotFit: "doesNotFit"
        case .timedOut: "timedOut"
        case .cancelled: "cancelled"
        case .rateLimited: "rateLimited"
        case .failed: "failed"
        }
    }

    /// Why the call was not answered, in a clause without prompts and answers.
    public var description: String {
        switch self {
        case .unavailable(let reason): "unavailable: \(reason)"
        case .refused: "the model declines to answer"
        case .doesNotFit(let needed?, let available?):
            "does not fit: \(needed) tokens needed, \(available) available"
        case .doesNotFit(_, let available?): "does not fit: \(available) tokens available"
        case .doesNotFit(let needed?, _): "does not fit: \(needed) tokens needed"
        case .doesNotFit: "does not fit into the model's context"
        case .timedOut(let duration): "timed out after \(duration.inSeconds)"
        case .cancelled: "cancelled"
        case .rateLimited(let retryAfter?): "rate limited; again in \(retryAfter.inSeconds)"
        case .rateLimited: "rate limited"
        case .failed(let error): "failed: \(Self.text(of: error))"
        }
    }

    /// The text of a known error; of others the type alone, since they may quote what was said.
    private static func text(of error: any Error) -> String {
        guard error is any ModelCallError else { return "`\(type(of: error))`" }
        return (error as? any LocalizedError)?.errorDescription ?? String(describing: error)
    }
}

extension ModelUnavailability: CustomStringConvertible {
    /// Why no model could be asked, and what to do, in a clause.
    public var description: String {
        switch self {
        case .switchedOff(.setting): "calls of models are switched off"
        case .switchedOff(.environment):
            "calls of models are switched off by `\(ModelClient.environmentVariable)`"
        case .noProvider: "no model is set up"
        case .modelMissing(let text), .modelUnusable(let text), .serverUnreachable(let text),
            .serverFailed(let text), .other(let text):
            text
        }
    }

    /// The name of the case, as it stands in logs and JSON.
    public var name: String {
        switch self {
        case .switchedOff: "switchedOff"
        case .noProvider: "noProvider"
        case .modelMissing: "modelMissing"
        case .modelUnusable: "modelUnusable"
        case .serverUnreachable: "serverUnreachable"
        case .serverFailed: "serverFailed"
        case .other: "other"
        }
    }
}

extension Duration {
    /// Seconds with at most two decimals, such as `1.25 s`.
    fileprivate var inSeconds: String {
        let hundredths = ((self / .seconds(1)) * 100).rounded()
        let text = String(format: "%.2f", hundredths / 100)
        let trimmed = text.reversed().drop { $0 == "0" }.drop { $0 == "." }.reversed()
        return "\(text.contains(".") ? String(trimmed) : text) s"
    }
}
