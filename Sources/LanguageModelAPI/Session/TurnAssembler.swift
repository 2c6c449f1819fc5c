import Foundation

/// Puts the entries of one turn together from the events that an executor sends.
///
/// Events with the same id and kind belong to the same entry. An event without id belongs to the
/// entry of the event before it if both are of one kind, else to a new entry.
struct TurnAssembler {
    /// An entry that grows.
    enum Draft {
        case response(Transcript.Response)
        case reasoning(Transcript.Reasoning)
        case toolCalls(ToolCallsDraft)
    }

    /// The kind of an entry, and its id if the executor gave it one.
    private struct Key: Hashable {
        let kind: Kind
        let id: String
    }

    private enum Kind: Hashable {
        case response, reasoning, toolCalls
    }

    private(set) var drafts: [Draft] = []
    /// The tokens of the turn so far.
    private(set) var usage = LanguageModelSession.Usage.zero
    private var positions: [Key: Int] = [:]
    private var latest: (kind: Kind, position: Int)?

    /// Takes in an event.
    ///
    /// - Returns: Whether the text of a response changed.
    /// - Throws: ``LanguageModelSession/RequestError`` if the event contradicts an earlier one.
    mutating func apply(
        _ event: LanguageModelExecutorGenerationChannel.Event
    ) throws(LanguageModelSession.RequestError) -> Bool {
        switch event.kind {
        case .response(let event):
            return apply(event)
        case .reasoning(let event):
            apply(event)
            return false
        case .toolCalls(let event):
            try apply(event)
            return false
        }
    }

    private mutating func position(_ kind: Kind, id: String?) -> Int {
        var position: Int? = nil
        if let id {
            position = positions[Key(kind: kind, id: id)]
        } else if let latest, latest.kind == kind {
            position = latest.position
        }
        let found = position ?? open(kind, id: id ?? UUID().uuidString)
        latest = (kind, found)
        return found
    }

    private mutating func open(_ kind: Kind, id: String) -> Int {
        switch kind {
        case .response: drafts.append(.response(Transcript.Response(id: id, segments: [])))
        case .reasoning: drafts.append(.reasoning(Transcript.Reasoning(id: id, segments: [])))
        case .toolCalls: drafts.append(.toolCalls(ToolCallsDraft(id: id)))
        }
        positions[Key(kind: kind, id: id)] = drafts.count - 1
        return drafts.count - 1
    }
}

extension TurnAssembler {
    private mutating func apply(_ event: LanguageModelExecutorGenerationChannel.Response) -> Bool {
        let position = position(.response, id: event.entryID)
        guard case .response(var response) = drafts[position] else { return false }
        // The draft must not share its text while it is added to, which would copy it.
        drafts[position] = .response(Transcript.Response(segments: []))
        defer { drafts[position] = .response(response) }
        switch event.action.kind {
        case .append(let fragment):
            usage.addOutput(tokens: fragment.tokenCount)
            response.segments.append(fragment)
            return !fragment.content.isEmpty
        case .replace(let replacement):
            usage.addOutput(tokens: replacement.tokenCount)
            response.segments.replace(with: replacement)
            return true
        case .addAttachment(let segment):
            response.segments.append(.attachment(segment))
        case .removeAttachment(let id):
            response.segments.removeAll { segment in
                guard case .attachment(let attachment) = segment else { return false }
                return attachment.id == id
            }
        case .metadata(let metadata):
            response.metadata = metadata.values
        case .usage(let reported):
            usage = LanguageModelSession.Usage(reported)
        }
        return false
    }

    private mutating func apply(_ event: LanguageModelExecutorGenerationChannel.Reasoning) {
        let position = position(.reasoning, id: event.entryID)
        guard case .reasoning(var reasoning) = drafts[position] else { return }
        drafts[position] = .reasoning(Transcript.Reasoning(segments: []))
        defer { drafts[position] = .reasoning(reasoning) }
        switch event.action.kind {
        case .append(let fragment):
            usage.addOutput(tokens: fragment.tokenCount, ofReasoning: fragment.tokenCount)
            reasoning.segments.append(fragment)
        case .replace(let replacement):
            usage.addOutput(tokens: replacement.tokenCount, ofReasoning: replacement.tokenCount)
            reasoning.segments.replace(with: replacement)
        case .signature(let signature):
            usage.addOutput(tokens: signature.tokenCount, ofReasoning: signature.tokenCount)
            reasoning.signature = signature.signature
        case .metadata(let metadata):
            reasoning.metadata = metadata.values
        case .usage(let reported):
            usage = LanguageModelSession.Usage(reported)
        }
    }

    private mutating func apply(
        _ event: LanguageModelExecutorGenerationChannel.ToolCalls
    ) throws(LanguageModelSession.RequestError) {
        let position = position(.toolCalls, id: event.entryID)
        guard case .toolCalls(var calls) = drafts[position] else { return }
        drafts[position] = .toolCalls(ToolCallsDraft(id: calls.id))
        defer { drafts[position] = .toolCalls(calls) }
        switch event.action.kind {
        case .call(let call):
            if case .append(let fragment) = call.action.kind {
                usage.addOutput(tokens: fragment.tokenCount)
            }
            try calls.apply(call)
        case .removeCall(let id):
            calls.remove(id: id)
        case .metadata(let metadata):
            calls.metadata = metadata.values
        case .usage(let reported):
            usage = LanguageModelSession.Usage(reported)
        }
    }
}

extension [Transcript.Segment] {
    /// Adds text to the segment with an id or, without one, to the last segment if it is text.
    fileprivate mutating func append(
        _ fragment: LanguageModelExecutorGenerationChannel.TextFragment
    ) {
        guard let position = textPosition(id: fragment.segmentID),
            case .text(var segment) = self[position],
            fragment.segmentID != nil || position == count - 1
        else {
            appendText(fragment.content, id: fragment.segmentID)
            return
        }
        self[position] = .text(Transcript.TextSegment(id: "", content: ""))
        segment.content += fragment.content
        self[position] = .text(segment)
    }

    fileprivate mutating func replace(
        with replacement: LanguageModelExecutorGenerationChannel.TextSegmentReplacement
    ) {
        guard let position = textPosition(id: replacement.segmentID) else {
            appendText(replacement.content, id: replacement.segmentID)
            return
        }
        self[position] = .text(
            Transcript.TextSegment(id: self[position].id, content: replacement.content))
    }

    private mutating func appendText(_ content: String, id: String?) {
        append(.text(Transcript.TextSegment(id: id ?? UUID().uuidString, content: content)))
    }

    private func textPosition(id: String?) -> Int? {
        lastIndex { segment in
            guard case .text(let text) = segment else { return false }
            return id.map { $0.hasSameUTF8(as: text.id) } ?? true
        }
    }
}
