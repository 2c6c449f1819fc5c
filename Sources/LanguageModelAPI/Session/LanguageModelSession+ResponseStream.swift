extension LanguageModelSession {
    /// A response that is being generated, as a sequence of snapshots that each hold all so far.
    ///
    /// The request is made when the stream is; it waits for a snapshot to be read before it makes
    /// the next one. It is cancelled when its reader's task is, when an iterator goes away before
    /// the end, and when the stream goes away.
    public struct ResponseStream<Content> where Content: Generable {
        /// A response as far as it is generated.
        public struct Snapshot {
            /// The response so far.
            public var content: Content.PartiallyGenerated
            /// The response so far as the model generated it.
            public var rawContent: GeneratedContent
            /// What the request added to the transcript so far.
            public var transcriptEntries: ArraySlice<Transcript.Entry>
            /// The tokens of the request so far.
            public var usage: Usage
        }

        /// What the sequence is made of.
        public typealias Element = Snapshot

        let generation: StreamedGeneration

        init(generation: StreamedGeneration) { self.generation = generation }
    }
}

extension LanguageModelSession.ResponseStream: AsyncSequence {
    /// Why the sequence may end early.
    public typealias Failure = any Error

    /// Reads a stream.
    public struct AsyncIterator: AsyncIteratorProtocol {
        let reading: StreamedGeneration.Reading

        /// The next snapshot; nil at the end.
        ///
        /// What cannot be read as the type yet is passed over.
        ///
        /// - Parameter actor: The actor to stay on.
        /// - Returns: The snapshot.
        /// - Throws: Why the request failed; `CancellationError` if it was cancelled.
        public mutating func next(
            isolation actor: isolated (any Actor)? = #isolation
        ) async throws -> Snapshot? {
            while let result = try await reading.next() {
                let type = Content.PartiallyGenerated.self
                guard let content = try? type.init(result.content) else { continue }
                return Snapshot(
                    content: content, rawContent: result.content,
                    transcriptEntries: result.entries, usage: result.usage)
            }
            return nil
        }
    }

    /// Reads the stream.
    ///
    /// - Returns: An iterator; of several, each snapshot goes to one.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(reading: StreamedGeneration.Reading(generation))
    }

    /// Waits for the whole response.
    ///
    /// It may be called instead of reading the snapshots, among them, or after the last.
    ///
    /// - Returns: The response.
    /// - Throws: Why the request failed; `CancellationError` if it was cancelled.
    nonisolated(nonsending) public func collect() async throws
        -> sending LanguageModelSession.Response<Content>
    {
        try LanguageModelSession.Response(await generation.result())
    }
}

extension LanguageModelSession.ResponseStream<String> {
    /// A stream of one snapshot that no request was made for.
    init(text: String) {
        let response = LanguageModelSession.Response(text: text)
        self.init(
            generation: StreamedGeneration { relay in
                let result = SessionResult(
                    content: response.rawContent, entries: response.transcriptEntries,
                    usage: response.usage)
                try await relay.send(result)
                return result
            })
    }
}
