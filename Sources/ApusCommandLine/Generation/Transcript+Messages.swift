import ChatTemplates

#if canImport(Darwin)
    import FoundationModels
#else
    import LanguageModelAPI
#endif

extension Transcript.Entry {
    /// A message of the user.
    static func prompt(text: String) -> Self { .prompt(Transcript.Prompt(segments: [.text(text)])) }

    /// An answer of the model.
    static func response(text: String) -> Self {
        .response(Transcript.Response(segments: [.text(text)]))
    }

    /// The system message.
    static func instructions(text: String) -> Self {
        .instructions(Transcript.Instructions(segments: [.text(text)], toolDefinitions: []))
    }

    /// A message of the role `system`, `user` or `assistant` that is text.
    init(_ message: ChatMessage) {
        let text = message.content?.stringValue ?? ""
        switch message.role {
        case "system": self = .instructions(text: text)
        case "assistant": self = .response(text: text)
        default: self = .prompt(text: text)
        }
    }
}

extension Transcript.Segment {
    fileprivate static func text(_ text: String) -> Self {
        .text(Transcript.TextSegment(content: text))
    }
}
