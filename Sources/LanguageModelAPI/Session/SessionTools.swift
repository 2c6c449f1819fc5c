/// The tools of a session, with their definitions as they were when the session took them.
struct SessionTools: Sendable {
    let tools: [any Tool]
    let definitions: [Transcript.ToolDefinition]
    private let positions: [UTF8Key: Int]

    init(_ tools: [any Tool]) {
        self.tools = tools
        definitions = tools.map { Transcript.ToolDefinition(tool: $0) }
        positions = Dictionary(
            zip(definitions.map { UTF8Key(text: $0.name) }, definitions.indices)
        ) { first, _ in first }
    }

    /// The definitions of the tools that the instructions list.
    var listedDefinitions: [Transcript.ToolDefinition] {
        zip(tools, definitions).filter(\.0.includesSchemaInInstructions).map(\.1)
    }

    /// The names of the other tools, which the model is not told of.
    var untold: [String] {
        zip(tools, definitions).filter { !$0.0.includesSchemaInInstructions }.map(\.1.name)
    }

    /// A tool and its definition.
    subscript(name: String) -> (tool: any Tool, definition: Transcript.ToolDefinition)? {
        positions[UTF8Key(text: name)].map { (tools[$0], definitions[$0]) }
    }

    /// Refuses tools that the model could not tell apart.
    func checkNames() throws(LanguageModelSession.RequestError) {
        for (position, definition) in definitions.enumerated()
        where positions[UTF8Key(text: definition.name)] != position {
            throw LanguageModelSession.RequestError(.duplicateToolName, toolName: definition.name)
        }
    }
}
