extension ChatCompletionsLanguageModel {
    /// What a server said about its error, in its own words.
    ///
    /// The words may repeat parts of the prompt, so they are in no description. The values of the
    /// request's additional headers are replaced by `…`.
    public struct ServerMessage: Error, Sendable, CustomStringConvertible {
        /// The words; empty if there were none.
        public let text: String
        /// The HTTP status, if the answer had one that tells of an error.
        public let status: Int?

        /// That there is a message, without its words.
        public var description: String { "a message of \(text.utf8.count) bytes from the server" }
    }
}
