extension ChatCompletionsLanguageModel {
    /// How long to wait for a server, and how much to take from it.
    ///
    /// A server that goes on sending is not cut off by time; cancel the request's task for that.
    public struct Limits: Hashable, Sendable {
        /// How long a server may send nothing, in whole seconds; prompts take long to process.
        public var silence: Duration = .seconds(600)

        /// The longest event of an answer, in bytes.
        public var eventByteCount = 1 << 24

        /// The longest answer, in bytes.
        public var answerByteCount = 1 << 28

        /// The usual limits.
        public init() {}
    }
}
