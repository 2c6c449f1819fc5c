/// Why a call of a model was not answered.
public enum ModelCallFailure: Sendable {
    /// No model could be asked.
    case unavailable(ModelUnavailability)
    /// The model declined to answer, or its guardrails did not allow it.
    case refused
    /// The request does not fit into the model's context; numbers of tokens, as far as they are known.
    case doesNotFit(needed: Int?, available: Int?)
    /// The time was over.
    case timedOut(after: Duration)
    /// The task that made the call was cancelled.
    case cancelled
    /// The server takes no more requests for now, and if it says so, for how long.
    case rateLimited(retryAfter: Duration?)
    /// The request, the answer or the app's own work failed in another way.
    case failed(any Error)
}

/// Why no model could be asked.
public enum ModelUnavailability: Sendable, Hashable {
    /// What switches calls off.
    public enum Switch: Sendable, Hashable {
        /// ``ModelClient/allowsCalls``.
        case setting
        /// The variable `APUS_MODEL_CALLS` of the environment.
        case environment
    }

    /// Calls are switched off.
    case switchedOff(Switch)
    /// The client has no provider.
    case noProvider
    /// The model is not installed; the text says which, and what to do.
    case modelMissing(String)
    /// The model's file is there, but cannot be used.
    case modelUnusable(String)
    /// There was no connection to the server.
    case serverUnreachable(String)
    /// The server failed, or broke off.
    case serverFailed(String)
    /// Another reason, which a provider gives.
    case other(String)
}

extension ModelCallFailure {
    /// Which of two failures in a chain tells more: the later one, unless it is only unavailable.
    func replaced(by later: ModelCallFailure) -> ModelCallFailure {
        switch (self, later) {
        case (.unavailable(.noProvider), _): later
        case (.unavailable, .unavailable): self
        case (_, .unavailable): self
        default: later
        }
    }
}
