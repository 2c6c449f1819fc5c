extension LanguageModelExecutorGenerationChannel {
    /// A part of the calls of tools in one turn.
    public struct ToolCalls: Sendable {
        /// The id of the entry; nil for that of the event before it, or a new one.
        public var entryID: String?
        /// What happens to the calls.
        public var action: Action

        /// What happens to the calls.
        public struct Action: Sendable {
            package enum Kind: Sendable {
                case call(ToolCall)
                case removeCall(id: String)
                case metadata(Metadata)
                case usage(Usage)
            }

            package let kind: Kind

            /// Something happens to one call, which begins with the first event of its id.
            ///
            /// - Parameters:
            ///   - id: The id of the call.
            ///   - name: The name of the tool, the same in all events of the call.
            ///   - action: What happens to the call.
            /// - Returns: The action.
            public static func toolCall(id: String, name: String, action: ToolCall.Action) -> Self {
                Self(kind: .call(ToolCall(id: id, name: name, action: action)))
            }

            /// The model takes a call back.
            ///
            /// - Parameter id: The id of the call.
            /// - Returns: The action.
            public static func removeToolCall(id: String) -> Self {
                Self(kind: .removeCall(id: id))
            }

            /// The calls are marked, in place of all earlier marks.
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

        /// A part of one call.
        public struct ToolCall: Sendable {
            /// The id of the call.
            public var id: String
            /// The name of the tool.
            public var name: String
            /// What happens to the call.
            public var action: Action

            /// A part of the JSON text of a call's arguments.
            public struct ArgumentsFragment: Sendable {
                /// The text.
                public var content: String
                /// The number of tokens the text is made of.
                public var tokenCount: Int
            }

            /// What happens to one call.
            public struct Action: Sendable {
                package enum Kind: Sendable {
                    case append(ArgumentsFragment)
                    case metadata(Metadata)
                }

                package let kind: Kind

                /// Text is added to the arguments.
                ///
                /// - Parameters:
                ///   - text: A part of the JSON text, cut anywhere.
                ///   - tokenCount: The number of tokens the text is made of.
                /// - Returns: The action.
                public static func appendArguments(_ text: String, tokenCount: Int) -> Self {
                    Self(kind: .append(ArgumentsFragment(content: text, tokenCount: tokenCount)))
                }

                /// The call is marked, in place of all earlier marks.
                ///
                /// - Parameter metadata: The marks.
                /// - Returns: The action.
                public static func updateMetadata(
                    _ metadata: [String: any ConvertibleToGeneratedContent]
                ) -> Self {
                    Self(kind: .metadata(Metadata(values: metadata.mapValues(\.generatedContent))))
                }
            }
        }
    }
}
