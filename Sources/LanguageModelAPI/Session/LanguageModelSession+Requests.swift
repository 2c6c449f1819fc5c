extension LanguageModelSession {
    /// Makes a request and reads its result, all or nothing.
    nonisolated(nonsending) func perform<Value>(
        _ request: SessionRequest, reading: (SessionResult) throws -> Value
    ) async throws -> Value {
        let transcript = try begin()
        return try await perform(request, relay: nil, before: transcript, reading: reading)
    }

    /// Makes a request beside its reader.
    func stream<Content: Generable>(
        _ request: SessionRequest, as type: Content.Type
    ) -> ResponseStream<Content> {
        let begun = Result { try begin() }
        return ResponseStream(
            generation: StreamedGeneration { [self] relay in
                try await perform(request, relay: relay, before: begun.get()) { result in
                    // The value itself is made by the reader, who may be elsewhere.
                    _ = try Content(result.content)
                    return result
                }
            })
    }

    private nonisolated(nonsending) func perform<Value>(
        _ request: SessionRequest, relay: SnapshotRelay?, before transcript: Transcript,
        reading: (SessionResult) throws -> Value
    ) async throws -> Value {
        let run = RequestRun(request, session: self, relay: relay)
        do {
            let value = try await SessionPropertyValues.$current.withValue(properties) {
                let result = try await run.result()
                let value = try reading(result)
                try await relay?.send(result)
                try checkTranscript()
                return value
            }
            end(usage: run.usage, restoring: nil)
            return value
        } catch {
            end(usage: run.usage, restoring: run.preservesTranscript ? nil : transcript)
            throw Task.isCancelled ? CancellationError() : error
        }
    }

    /// Begins a request.
    ///
    /// - Returns: The transcript before it.
    /// - Throws: ``Error/concurrentRequests`` if another one has not ended.
    private func begin() throws(Error) -> Transcript {
        let transcript = registrar.withMutation(of: self, keyPath: \.isResponding) {
            preparation.withLock { _ in
                state.withLock { state -> Transcript? in
                    guard !state.isResponding else { return nil }
                    state.isResponding = true
                    state.wasTranscriptMutated = false
                    return state.transcript
                }
            }
        }
        guard let transcript else { throw .concurrentRequests }
        return transcript
    }

    private func end(usage: Usage, restoring transcript: Transcript?) {
        if let transcript { updateTranscript { $0 = transcript } }
        registrar.withMutation(of: self, keyPath: \.usage) {
            state.withLock { $0.usage.add(usage) }
        }
        registrar.withMutation(of: self, keyPath: \.isResponding) {
            state.withLock { $0.isResponding = false }
        }
    }

    /// Fails if the transcript was changed from outside during the request.
    func checkTranscript() throws(Error) {
        guard !state.withLock({ $0.wasTranscriptMutated }) else {
            throw .transcriptMutationWhileResponding
        }
    }

    /// Lets the model prepare for a request, as far as its provider can.
    ///
    /// It returns at once; what is prepared, and whether, is up to the provider. While the session
    /// is responding it does nothing.
    ///
    /// - Parameter promptPrefix: What the next prompt will begin with.
    public func prewarm(promptPrefix: Prompt? = nil) {
        guard let (model, transcript) = prewarming(promptPrefix: promptPrefix) else { return }
        Task.detached(priority: .utility) { [executors] in
            // A failure shows again, and then counts, when a request is made.
            try? model.prewarm(transcript: transcript, executors: executors)
        }
    }

    /// The model of the next turn, and what it will be shown as far as that is known.
    private func prewarming(promptPrefix: Prompt?) -> (any LanguageModel, Transcript)? {
        preparation.withLock { _ in
            var (isResponding, transcript) = state.withLock { ($0.isResponding, $0.transcript) }
            guard !isResponding else { return nil }
            let configuration = SessionPropertyValues.$current.withValue(properties) {
                self.configuration.current()
            }
            guard let model = configuration.model else { return nil }
            configuration.instructions?.replaceInstructions(of: &transcript)
            if let promptPrefix {
                let segments = [Transcript.Segment](promptPrefix.components)
                transcript.append(.prompt(Transcript.Prompt(segments: segments)))
            }
            return (model, transcript)
        }
    }
}
