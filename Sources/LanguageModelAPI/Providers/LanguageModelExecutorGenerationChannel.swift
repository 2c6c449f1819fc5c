/// The way by which an executor sends the parts of a turn to the session, in order.
///
/// Events wait in the channel until they are read, so sending never blocks. A session ends the
/// channel when the executor returns or throws; what is sent after that is dropped. A channel that
/// is made to try out an executor has one reader at a time and ends when that reader's task is
/// cancelled.
public struct LanguageModelExecutorGenerationChannel: AsyncSequence, Sendable {
    /// What is sent.
    public typealias Element = Event
    /// Why the sequence may end early.
    public typealias Failure = any Error

    /// Reads a channel.
    public struct AsyncIterator: AsyncIteratorProtocol {
        var base: AsyncThrowingStream<Event, any Error>.AsyncIterator

        /// The next event; nil at the end.
        ///
        /// - Parameter actor: The actor to stay on.
        /// - Returns: The event.
        /// - Throws: What the executor threw.
        public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Event? {
            try await base.next(isolation: actor)
        }
    }

    private let events: AsyncThrowingStream<Event, any Error>
    private let continuation: AsyncThrowingStream<Event, any Error>.Continuation

    /// Creates an empty channel.
    public init() {
        (events, continuation) = AsyncThrowingStream.makeStream(of: Event.self)
    }

    /// Sends an event.
    ///
    /// - Parameter event: The event.
    nonisolated(nonsending) public func send(_ event: Event) async {
        continuation.yield(event)
    }

    /// Reads the channel.
    ///
    /// - Returns: An iterator that takes the events out of the channel.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(base: events.makeAsyncIterator())
    }

    /// Ends the channel after the events that were sent.
    package func finish(throwing error: (any Error)? = nil) {
        continuation.finish(throwing: error)
    }
}
