import LanguageModelAPI

extension Sequence<Transcript.Entry> {
    /// The kinds and texts of the entries, one a string.
    var outline: [String] {
        map { entry in
            switch entry {
            case .instructions(let entry):
                "instructions: \(entry.segments.joined)"
                    + entry.toolDefinitions.map { " [\($0.name)]" }.joined()
            case .prompt(let entry): "prompt: \(entry.segments.joined)"
            case .toolCalls(let entry):
                "calls: "
                    + entry.map { "\($0.toolName)\($0.arguments.jsonString)" }
                    .joined(separator: ", ")
            case .toolOutput(let entry): "output: \(entry.segments.joined)"
            case .response(let entry): "response: \(entry.segments.joined)"
            case .reasoning(let entry): "reasoning: \(entry.segments.joined)"
            }
        }
    }
}

extension [Transcript.Segment] {
    fileprivate var joined: String { map(\.description).joined(separator: "|") }
}
