import Foundation

extension Transcript {
    /// What the model is told at the start, and the tools it is told of.
    public struct Instructions: Sendable, Identifiable, Equatable {
        /// What tells the entry from the others of its transcript.
        public var id: String
        /// The parts of the instructions.
        public var segments: [Segment]
        /// The tools the model is told of.
        public var toolDefinitions: [ToolDefinition]

        /// Creates an entry.
        ///
        /// - Parameters:
        ///   - id: What tells the entry from the others of its transcript.
        ///   - segments: The parts of the instructions.
        ///   - toolDefinitions: The tools the model is told of.
        public init(
            id: String = UUID().uuidString, segments: [Segment], toolDefinitions: [ToolDefinition]
        ) {
            self.id = id
            self.segments = segments
            self.toolDefinitions = toolDefinitions
        }
    }

    /// A tool as the model is told of it.
    public struct ToolDefinition: Sendable {
        /// The name by which the model calls the tool.
        public var name: String
        /// What the tool does.
        public var description: String
        /// The schema of the tool's arguments.
        public var parameters: GenerationSchema

        /// Creates a definition.
        ///
        /// - Parameters:
        ///   - name: The name by which the model calls the tool.
        ///   - description: What the tool does.
        ///   - parameters: The schema of the tool's arguments.
        public init(name: String, description: String, parameters: GenerationSchema) {
            self.name = name
            self.description = description
            self.parameters = parameters
        }

        /// Creates the definition of a tool.
        ///
        /// - Parameter tool: The tool.
        public init(tool: some Tool) {
            self.init(
                name: tool.name, description: tool.description, parameters: tool.parameters)
        }
    }
}

extension Transcript.Instructions: CustomStringConvertible {
    /// The text of the instructions, and the names of the tools.
    public var description: String {
        let text = segments.joinedDescription
        guard !toolDefinitions.isEmpty else { return text }
        return text + "\n[tools: \(toolDefinitions.map(\.name).joined(separator: ", "))]"
    }
}

extension Transcript.ToolDefinition: Equatable {
    /// Whether names, descriptions and the JSON of the schemas are the same.
    public static func == (left: Self, right: Self) -> Bool {
        left.name == right.name && left.description == right.description
            && left.parameters.jsonSchema() == right.parameters.jsonSchema()
    }
}
