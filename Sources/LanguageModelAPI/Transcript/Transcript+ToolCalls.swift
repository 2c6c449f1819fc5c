import Foundation

extension Transcript {
    /// The calls a model made in one turn.
    public struct ToolCalls: Sendable, Identifiable, Equatable {
        /// What tells the entry from the others of its transcript.
        public var id: String
        var calls: [ToolCall]

        /// Creates an entry.
        ///
        /// - Parameters:
        ///   - id: What tells the entry from the others of its transcript.
        ///   - calls: The calls, in order.
        public init<S>(id: String = UUID().uuidString, _ calls: S)
        where S: Sequence, S.Element == ToolCall {
            self.id = id
            self.calls = Array(calls)
        }
    }

    /// One call of a tool.
    public struct ToolCall: Sendable, Identifiable, Equatable {
        /// What tells the call from others, and ties its output to it.
        public var id: String
        /// The name of the tool.
        public var toolName: String
        /// The arguments, in the form of the tool's schema.
        public var arguments: GeneratedContent
        /// What the provider marked the call with.
        public var metadata: [String: GeneratedContent]

        /// Creates a call.
        ///
        /// - Parameters:
        ///   - id: What tells the call from others.
        ///   - toolName: The name of the tool.
        ///   - arguments: The arguments.
        public init(id: String, toolName: String, arguments: GeneratedContent) {
            self.init(id: id, metadata: [:], toolName: toolName, arguments: arguments)
        }

        /// Creates a call that the provider marked.
        ///
        /// - Parameters:
        ///   - id: What tells the call from others.
        ///   - metadata: What the provider marked the call with.
        ///   - toolName: The name of the tool.
        ///   - arguments: The arguments.
        public init(
            id: String, metadata: [String: any ConvertibleToGeneratedContent], toolName: String,
            arguments: GeneratedContent
        ) {
            self.id = id
            self.toolName = toolName
            self.arguments = arguments
            self.metadata = metadata.mapValues(\.generatedContent)
        }
    }

    /// What one call of a tool gave.
    public struct ToolOutput: Sendable, Identifiable, Equatable {
        /// The id of the call.
        public var id: String
        /// The name of the tool.
        public var toolName: String
        /// The parts of the output.
        public var segments: [Segment]

        /// Creates an entry.
        ///
        /// - Parameters:
        ///   - id: The id of the call.
        ///   - toolName: The name of the tool.
        ///   - segments: The parts of the output.
        public init(id: String, toolName: String, segments: [Segment]) {
            self.id = id
            self.toolName = toolName
            self.segments = segments
        }
    }
}

extension Transcript.ToolCalls: RandomAccessCollection {
    /// The position of the first call.
    public var startIndex: Int { calls.startIndex }
    /// The position after the last call.
    public var endIndex: Int { calls.endIndex }

    /// The call at a position.
    ///
    /// - Parameter position: A position of a call.
    public subscript(position: Int) -> Transcript.ToolCall { calls[position] }
}

extension Transcript.ToolCalls: CustomStringConvertible {
    /// The calls, one a line.
    public var description: String { calls.map(\.description).joined(separator: "\n") }
}

extension Transcript.ToolCall: CustomStringConvertible {
    /// The name of the tool and the arguments as JSON.
    public var description: String { "\(toolName)(\(arguments.jsonString))" }
}

extension Transcript.ToolOutput: CustomStringConvertible {
    /// The text of the output.
    public var description: String { segments.joinedDescription }
}
