/// What becomes of the transcript when a request fails or is cancelled.
public struct TranscriptErrorHandlingPolicy: Sendable {
    enum Kind: Sendable { case revert, preserve }

    let kind: Kind

    /// The transcript is as it was before the request.
    public static let revertTranscript = TranscriptErrorHandlingPolicy(kind: .revert)
    /// The transcript keeps the prompt and what came of it.
    ///
    /// A response is kept as far as it got. Tool calls are kept once their turn was complete, with
    /// the outputs there are; calls whose arguments were still being written are not.
    public static let preserveTranscript = TranscriptErrorHandlingPolicy(kind: .preserve)
}
