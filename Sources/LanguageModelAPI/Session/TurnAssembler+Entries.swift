import OrderedJSON

extension TurnAssembler {
    /// The calls of the turn, in the order in which they began.
    var calls: [ToolCallsDraft.Call] {
        drafts.flatMap { draft in
            guard case .toolCalls(let calls) = draft else { return [ToolCallsDraft.Call]() }
            return calls.calls
        }
    }

    /// The text of the turn's responses.
    var text: String {
        drafts.reduce(into: "") { text, draft in
            guard case .response(let response) = draft else { return }
            for case .text(let segment) in response.segments { text += segment.content }
        }
    }

    /// Whether there is an entry of a response.
    var hasResponse: Bool {
        drafts.contains { draft in
            guard case .response = draft else { return false }
            return true
        }
    }

    /// The entries without those of tool calls, as they stand.
    ///
    /// - Parameter structure: Content that takes the place of the responses' text.
    /// - Returns: The entries, in the order in which they began.
    func entries(structure: Transcript.StructuredSegment? = nil) -> [Transcript.Entry] {
        var pending = structure
        return drafts.compactMap { draft in
            switch draft {
            case .response(let response) where structure == nil: return .response(response)
            case .response(let response): return .response(response.structured(by: &pending))
            case .reasoning(let reasoning): return .reasoning(reasoning)
            case .toolCalls: return nil
            }
        }
    }

    /// The entries of a turn that has ended in tool calls.
    ///
    /// - Parameter arguments: The arguments of the calls by their ids.
    /// - Returns: The entries, in the order in which they began.
    func entries(arguments: [String: GeneratedContent]) -> [Transcript.Entry] {
        drafts.compactMap { draft in
            switch draft {
            case .response(let response): return .response(response)
            case .reasoning(let reasoning): return .reasoning(reasoning)
            case .toolCalls(let calls) where calls.calls.isEmpty: return nil
            case .toolCalls(let calls):
                let complete = calls.calls.compactMap { call in
                    arguments[call.id].map { arguments in
                        Transcript.ToolCall(
                            id: call.id, metadata: call.metadata, toolName: call.toolName,
                            arguments: arguments)
                    }
                }
                return .toolCalls(Transcript.ToolCalls(id: calls.id, complete))
            }
        }
    }
}

extension Transcript.Response {
    /// The response with its text replaced by content, which stands where the text began.
    ///
    /// - Parameter structure: The content of which the text is the JSON; nil once it has a place.
    /// - Returns: The response with the content, or with neither text nor content.
    fileprivate func structured(by structure: inout Transcript.StructuredSegment?) -> Self {
        var copy = self
        copy.segments = segments.compactMap { segment in
            guard case .text(let text) = segment else { return segment }
            guard var structured = structure else { return nil }
            structure = nil
            structured.id = text.id
            return .structure(structured)
        }
        return copy
    }
}
