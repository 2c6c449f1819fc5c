extension LanguageModelExecutorGenerationChannel {
    /// A part of a response.
    public struct Response: Sendable {
        /// The id of the entry; nil for that of the event before it, or a new one.
        public var entryID: String?
        /// What happens to the response.
        public var action: Action

        /// What happens to a response.
        public struct Action: Sendable {
            package enum Kind: Sendable {
                case append(TextFragment)
                case replace(TextSegmentReplacement)
                case addAttachment(Transcript.AttachmentSegment)
                case removeAttachment(id: String)
                case metadata(Metadata)
                case usage(Usage)
            }

            package let kind: Kind

            /// Text is added to a segment.
            ///
            /// - Parameters:
            ///   - text: The text.
            ///   - segmentID: The id of the segment; nil for the entry's last one.
            ///   - tokenCount: The number of tokens the text is made of.
            /// - Returns: The action.
            public static func appendText(
                _ text: String, segmentID: String? = nil, tokenCount: Int
            ) -> Self {
                Self(
                    kind: .append(
                        TextFragment(content: text, segmentID: segmentID, tokenCount: tokenCount)))
            }

            /// The text of a segment is replaced.
            ///
            /// - Parameters:
            ///   - text: The text.
            ///   - segmentID: The id of the segment; nil for the entry's last one.
            ///   - tokenCount: The number of tokens the text is made of.
            /// - Returns: The action.
            public static func replaceTextSegment(
                _ text: String, segmentID: String? = nil, tokenCount: Int
            ) -> Self {
                Self(
                    kind: .replace(
                        TextSegmentReplacement(
                            content: text, segmentID: segmentID, tokenCount: tokenCount)))
            }

            /// An attachment is added, even if there is one with the same id.
            ///
            /// - Parameter segment: The segment with the attachment.
            /// - Returns: The action.
            public static func addAttachmentSegment(_ segment: Transcript.AttachmentSegment) -> Self
            {
                Self(kind: .addAttachment(segment))
            }

            /// The attachments with an id are removed.
            ///
            /// - Parameter id: The id of the segment.
            /// - Returns: The action.
            public static func removeAttachmentSegment(id: String) -> Self {
                Self(kind: .removeAttachment(id: id))
            }

            /// The response is marked, in place of all earlier marks.
            ///
            /// - Parameter metadata: The marks.
            /// - Returns: The action.
            public static func updateMetadata(
                _ metadata: [String: any ConvertibleToGeneratedContent]
            ) -> Self {
                Self(kind: .metadata(Metadata(values: metadata.mapValues(\.generatedContent))))
            }

            /// The tokens of the turn so far, in place of all earlier counts.
            ///
            /// - Parameters:
            ///   - input: The tokens the model was given.
            ///   - output: The tokens the model generated.
            ///   - metadata: What else there is to say about the turn.
            /// - Returns: The action.
            public static func updateUsage(
                input: Usage.Input, output: Usage.Output,
                metadata: [String: any ConvertibleToGeneratedContent] = [:]
            ) -> Self {
                Self(kind: .usage(Usage(input: input, output: output, metadata: metadata)))
            }
        }
    }
}
