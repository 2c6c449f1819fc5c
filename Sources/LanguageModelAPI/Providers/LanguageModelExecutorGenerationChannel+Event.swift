import Foundation

extension LanguageModelExecutorGenerationChannel {
    /// A part of a turn.
    ///
    /// Events with the same entry id belong to the same entry of the transcript. Without an id, an
    /// event belongs to the entry of the event before it if both are of one kind, else to a new one.
    public struct Event: Sendable {
        package enum Kind: Sendable {
            case response(Response)
            case reasoning(Reasoning)
            case toolCalls(ToolCalls)
        }

        package let kind: Kind

        /// A part of a response.
        ///
        /// - Parameters:
        ///   - entryID: The id of the response's entry.
        ///   - action: What happens to the response.
        /// - Returns: The event.
        public static func response(entryID: String? = nil, action: Response.Action) -> Event {
            Event(kind: .response(Response(entryID: entryID, action: action)))
        }

        /// A part of the model's reasoning.
        ///
        /// - Parameters:
        ///   - entryID: The id of the reasoning's entry.
        ///   - action: What happens to the reasoning.
        /// - Returns: The event.
        public static func reasoning(entryID: String? = nil, action: Reasoning.Action) -> Event {
            Event(kind: .reasoning(Reasoning(entryID: entryID, action: action)))
        }

        /// A part of the calls of tools.
        ///
        /// - Parameters:
        ///   - entryID: The id of the calls' entry.
        ///   - action: What happens to the calls.
        /// - Returns: The event.
        public static func toolCalls(entryID: String? = nil, action: ToolCalls.Action) -> Event {
            Event(kind: .toolCalls(ToolCalls(entryID: entryID, action: action)))
        }
    }

    /// Text to be added to a segment.
    public struct TextFragment: Sendable {
        /// The text.
        public var content: String
        /// The id of the segment; nil for the entry's last one.
        public var segmentID: String?
        /// The number of tokens the text is made of.
        public var tokenCount: Int
    }

    /// Text to take the place of a segment's.
    public struct TextSegmentReplacement: Sendable {
        /// The text.
        public var content: String
        /// The id of the segment; nil for the entry's last one.
        public var segmentID: String?
        /// The number of tokens the text is made of.
        public var tokenCount: Int
    }

    /// What a provider needs to recognize its own reasoning again.
    public struct ReasoningSignature: Sendable {
        /// The signature.
        public var signature: Data
        /// The number of tokens the signature is made of.
        public var tokenCount: Int
    }

    /// What an entry is marked with.
    public struct Metadata: Sendable {
        /// The marks, which take the place of all earlier ones.
        public var values: [String: GeneratedContent]
    }

    /// The number of tokens a turn took so far.
    public struct Usage: Sendable {
        /// The tokens the model was given.
        public struct Input: Sendable {
            /// All of them.
            public var totalTokenCount: Int
            /// Those that did not have to be processed again.
            public var cachedTokenCount: Int

            /// Creates a count.
            ///
            /// - Parameters:
            ///   - totalTokenCount: All tokens.
            ///   - cachedTokenCount: Those that did not have to be processed again.
            public init(totalTokenCount: Int, cachedTokenCount: Int) {
                self.totalTokenCount = totalTokenCount
                self.cachedTokenCount = cachedTokenCount
            }
        }

        /// The tokens the model generated.
        public struct Output: Sendable {
            /// All of them.
            public var totalTokenCount: Int
            /// Those of its reasoning.
            public var reasoningTokenCount: Int

            /// Creates a count.
            ///
            /// - Parameters:
            ///   - totalTokenCount: All tokens.
            ///   - reasoningTokenCount: Those of its reasoning.
            public init(totalTokenCount: Int, reasoningTokenCount: Int) {
                self.totalTokenCount = totalTokenCount
                self.reasoningTokenCount = reasoningTokenCount
            }
        }

        /// The tokens the model was given.
        public var input: Input
        /// The tokens the model generated.
        public var output: Output
        /// What else the provider says about the turn.
        public var metadata: [String: GeneratedContent]

        /// Creates a count.
        ///
        /// - Parameters:
        ///   - input: The tokens the model was given.
        ///   - output: The tokens the model generated.
        ///   - metadata: What else there is to say about the turn.
        public init(
            input: Input, output: Output,
            metadata: [String: any ConvertibleToGeneratedContent] = [:]
        ) {
            self.input = input
            self.output = output
            self.metadata = metadata.mapValues(\.generatedContent)
        }
    }
}
