extension Decoder {
    /// Generates tokens from a prompt until something ends it.
    ///
    /// The longest prefix that the prompt shares with any cached sequence is not computed again.
    ///
    /// - Parameters:
    ///   - request: The prompt and the options.
    ///   - constraint: What the tokens must obey, at the beginning of its document.
    ///   - onToken: Called with each token, and with its probability if the request asks for those; returns
    ///     false to end with `stopString`.
    ///   - isCancelled: Asked before every layer, so that a cancellation stops within a token.
    /// - Returns: The tokens and why they ended; after a cancellation, those that came before it.
    /// - Throws: `InferenceError` with `contextExceeded` if the prompt does not fit,
    ///   `limitTooSmall` if no document does, `invalidOption`, `invalidToken`, `emptyPrompt` or
    ///   `notANumber`; and what the constraint throws.
    public func generate(
        _ request: GenerationRequest, under constraint: (any TokenConstraint)? = nil,
        onToken: (Int, TokenProbability?) -> Bool = { _, _ in true },
        isCancelled: () -> Bool = { false }
    ) throws -> GenerationOutcome {
        try withoutActuallyEscaping(onToken) { onToken in
            try withoutActuallyEscaping(isCancelled) { isCancelled in
                var loop = try GenerationLoop(
                    self, request, constraint, onToken: onToken, isCancelled: isCancelled)
                try loop.run()
                return loop.outcome
            }
        }
    }

    /// Goes on from the longest cached prefix of `prompt`, whose last token is always computed anew.
    func reuse(_ prompt: [Int]) -> Int { cache.resumeRequest(prompt) }
}
