extension Transcript {
    /// One step of a conversation.
    public enum Entry: Sendable, Identifiable, Equatable {
        /// What the model was told at the start, and the tools it was told of.
        case instructions(Instructions)
        /// What the user asked.
        case prompt(Prompt)
        /// The calls the model made in one turn.
        case toolCalls(ToolCalls)
        /// What one call gave.
        case toolOutput(ToolOutput)
        /// What the model answered.
        case response(Response)
        /// What the model thought before it answered.
        case reasoning(Reasoning)

        /// What tells the entry from the others of its transcript.
        public var id: String {
            switch self {
            case .instructions(let entry): entry.id
            case .prompt(let entry): entry.id
            case .toolCalls(let entry): entry.id
            case .toolOutput(let entry): entry.id
            case .response(let entry): entry.id
            case .reasoning(let entry): entry.id
            }
        }
    }
}

extension Transcript.Entry: CustomStringConvertible {
    /// The kind of the entry and its text.
    public var description: String {
        switch self {
        case .instructions(let entry): "Instructions: \(entry)"
        case .prompt(let entry): "Prompt: \(entry)"
        case .toolCalls(let entry): "Tool calls: \(entry)"
        case .toolOutput(let entry): "Tool output: \(entry)"
        case .response(let entry): "Response: \(entry)"
        case .reasoning(let entry): "Reasoning: \(entry)"
        }
    }

    /// The segments the entry is made of; none for tool calls.
    package var segments: [Transcript.Segment] {
        switch self {
        case .instructions(let entry): entry.segments
        case .prompt(let entry): entry.segments
        case .toolCalls: []
        case .toolOutput(let entry): entry.segments
        case .response(let entry): entry.segments
        case .reasoning(let entry): entry.segments
        }
    }
}
