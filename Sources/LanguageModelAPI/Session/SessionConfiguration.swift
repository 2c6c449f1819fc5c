/// What a session asks and tells a model; it is looked up anew before each turn.
protocol SessionConfiguration: Sendable {
    /// What holds for the next turn.
    func current() -> TurnConfiguration
}

/// What holds for one turn.
struct TurnConfiguration {
    /// The model; nil if a profile names none.
    var model: (any LanguageModel)?
    var tools = SessionTools([])
    /// What the leading instructions of the transcript are to be; nil to leave them as they are.
    var instructions: RenderedInstructions?
    /// Options that hold where the request leaves them open.
    var options = GenerationOptions()
    var reasoningLevel: ContextOptions.ReasoningLevel?
    /// What the transcript is turned into before the model sees it, in this order.
    var historyTransforms: [([Transcript.Entry]) -> [Transcript.Entry]] = []
    var errorPolicy: TranscriptErrorHandlingPolicy?
    var hooks = SessionHooks()
}

/// The instructions as a transcript shows them.
struct RenderedInstructions {
    var segments: [Transcript.Segment]
    var toolDefinitions: [Transcript.ToolDefinition]

    init(_ components: [PromptComponent], tools: SessionTools) {
        segments = [Transcript.Segment](components)
        toolDefinitions = tools.listedDefinitions
    }

    private var isEmpty: Bool { segments.isEmpty && toolDefinitions.isEmpty }

    /// The entry; nil if there is nothing to tell.
    var entry: Transcript.Entry? {
        guard !isEmpty else { return nil }
        return .instructions(
            Transcript.Instructions(segments: segments, toolDefinitions: toolDefinitions))
    }

    /// Makes the leading instructions of a transcript these, and leaves them if they are already.
    func replaceInstructions(of transcript: inout Transcript) {
        guard case .instructions(let current) = transcript.first else {
            if let entry { transcript.insert(entry, at: transcript.startIndex) }
            return
        }
        guard !matches(current) else { return }
        if let entry {
            transcript[transcript.startIndex] = entry
        } else {
            transcript.removeFirst()
        }
    }

    private func matches(_ current: Transcript.Instructions) -> Bool {
        toolDefinitions == current.toolDefinitions && segments.count == current.segments.count
            && zip(segments, current.segments).allSatisfy { $0.hasSameContent(as: $1) }
    }
}

extension Transcript.Segment {
    /// Whether both are equal apart from their ids.
    fileprivate func hasSameContent(as other: Transcript.Segment) -> Bool {
        switch (self, other) {
        case (.text(let left), .text(let right)):
            left.content.hasSameUTF8(as: right.content) && left.sourceName == right.sourceName
        case (.structure(let left), .structure(let right)):
            left.schemaName == right.schemaName && left.content == right.content
        case (.attachment(let left), .attachment(let right)):
            left.content == right.content && left.label == right.label
        default: false
        }
    }
}

/// The configuration of a session that was made with a model, tools and instructions.
struct FixedConfiguration: SessionConfiguration {
    let model: any LanguageModel
    let tools: SessionTools

    func current() -> TurnConfiguration {
        TurnConfiguration(model: model, tools: tools)
    }
}
