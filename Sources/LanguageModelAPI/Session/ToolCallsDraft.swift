/// The calls of one turn, while their arguments are still being written.
struct ToolCallsDraft {
    struct Call {
        let id: String
        let toolName: String
        var arguments = ""
        var metadata: [String: GeneratedContent] = [:]
    }

    let id: String
    private(set) var calls: [Call] = []
    /// What the provider marked the entry with; transcripts have no place for it.
    var metadata: [String: GeneratedContent] = [:]

    init(id: String) { self.id = id }

    /// Takes in a part of one call, which may be its first.
    ///
    /// - Throws: ``LanguageModelSession/RequestError`` if an earlier part came under another name.
    mutating func apply(
        _ event: LanguageModelExecutorGenerationChannel.ToolCalls.ToolCall
    ) throws(LanguageModelSession.RequestError) {
        let found = calls.firstIndex { $0.id == event.id }
        let position = found ?? calls.count
        if found == nil { calls.append(Call(id: event.id, toolName: event.name)) }
        guard calls[position].toolName.utf8.elementsEqual(event.name.utf8) else {
            throw LanguageModelSession.RequestError(
                .conflictingCall, toolName: calls[position].toolName)
        }
        switch event.action.kind {
        case .append(let fragment): calls[position].arguments += fragment.content
        case .metadata(let metadata): calls[position].metadata = metadata.values
        }
    }

    mutating func remove(id: String) { calls.removeAll { $0.id == id } }
}
