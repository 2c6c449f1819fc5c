import OrderedJSON

/// Understands a model's turn while it comes: which of it is text, and which are calls of tools.
///
/// - A mark of the dialect begins a block of calls wherever it stands outside of one. Each call must
///   name a tool and have arguments that the tool takes, else the turn is an error of code
///   `malformedToolCall`; what was understood before it has been given out by then.
/// - White space around blocks is not text.
/// - Without a mark, a turn that is nothing but a call, or an array of calls, of these tools with
///   arguments that they take is those calls, in a block of code or not. A turn that begins so is kept
///   back until this is decided. Of one that begins as a call of something else this is said.
/// - Everything else is text.
///
/// Under a ``ToolCallGrammar`` a call is never malformed. Without tools everything is text.
struct ToolCallParser: Sendable {
    private enum State {
        case unmarked(UnmarkedCallReader)
        case text
        case block(CallListReader)
        case closing(Int)
    }

    /// The calls that are complete.
    private(set) var calls: [ParsedToolCall] = []
    private let dialect: ToolCallDialect
    private let tools: [ToolDescription]
    private let closing: [UInt8]
    private var state: State
    private var text: MarkedTextReader
    private var events: [ToolCallEvent] = []
    /// Text that has not been given out, because its last character may not be whole.
    private var pendingText: [UInt8] = []
    /// The tool of the call that has begun, and how much of its arguments has been given out.
    private var current: (tool: ToolDescription, sent: Int)?

    /// Starts a turn.
    ///
    /// - Parameters:
    ///   - dialect: How the model writes calls.
    ///   - tools: The tools that may be called.
    init(_ dialect: ToolCallDialect, tools: [ToolDescription]) {
        self.dialect = dialect
        self.tools = tools
        closing = Array(dialect.closing.utf8)
        text = MarkedTextReader(mark: tools.isEmpty ? nil : dialect.opening)
        state = tools.isEmpty ? .text : .unmarked(UnmarkedCallReader(dialect, tools: tools))
    }

    /// Takes the next piece of the turn, cut anywhere.
    ///
    /// - Parameter piece: The piece.
    /// - Returns: What is decided by now and has not been given out.
    /// - Throws: `ApusError` of code `malformedToolCall`.
    /// - Complexity: O(*n*) in the bytes of the piece, apart from arguments, which are read once more
    ///   when they are complete.
    mutating func push(_ piece: String) throws(ApusError) -> [ToolCallEvent] {
        try push(bytes: Array(piece.utf8))
    }

    /// Takes the next bytes of the turn.
    mutating func push(bytes: [UInt8]) throws(ApusError) -> [ToolCallEvent] {
        for byte in bytes { try read(byte) }
        if case .block(let list) = state { sendArguments(list.call.arguments) }
        sendText(isEnd: false)
        return takeEvents()
    }

    /// Ends the turn.
    ///
    /// Where only a mark is missing at the end, the end of the turn stands for it.
    ///
    /// - Returns: What is left of the turn.
    /// - Throws: `ApusError` of code `truncatedToolCall` if a call has begun and not ended.
    mutating func finish() throws(ApusError) -> [ToolCallEvent] {
        if case .unmarked(let reader) = state {
            if reader.isComplete {
                for call in reader.calls {
                    try begin(call.name)
                    try end(call.arguments)
                }
                return takeEvents()
            }
            try release(reader)
        }
        switch state {
        case .block(let list) where !list.isClosed: throw .truncatedToolCall(calls.count)
        case .text, .unmarked: text.finish(into: &pendingText)
        case .block, .closing: break
        }
        sendText(isEnd: true)
        return takeEvents()
    }

    private mutating func takeEvents() -> [ToolCallEvent] {
        defer { events = [] }
        return events
    }

    // MARK: - Bytes

    private mutating func read(_ byte: UInt8) throws(ApusError) {
        switch state {
        case .unmarked(var reader):
            // The only copy, so that what it holds grows in place.
            state = .text
            let mayBeCalls = reader.read(byte)
            if mayBeCalls {
                state = .unmarked(reader)
            } else {
                if reader.callsUnknownTool { events.append(.unknownCall) }
                try release(reader)
            }
        case .text:
            guard text.read(byte, into: &pendingText) else { return }
            sendText(isEnd: false)
            state = .block(CallListReader(dialect.notation))
        case .block(var list):
            state = .text
            try read(byte, &list)
        case .closing(let count):
            guard closing[count] == byte else { throw malformed("the mark that ends a call") }
            state = count + 1 == closing.count ? .text : .closing(count + 1)
        }
    }

    /// Reads as text what turned out to be no call.
    private mutating func release(_ reader: UnmarkedCallReader) throws(ApusError) {
        state = .text
        for byte in reader.held { try read(byte) }
    }

    private mutating func read(_ byte: UInt8, _ list: inout CallListReader) throws(ApusError) {
        if list.isClosed, byte == closing.first {
            state = closing.count == 1 ? .text : .closing(1)
            return
        }
        switch list.read(byte) {
        case .none: break
        case .invalid: throw malformed("a call")
        case .inCall:
            if current == nil, let name = list.call.name { try begin(name) }
        case .endsCall:
            // A name that comes last is known only now.
            if current == nil, let name = list.call.name { try begin(name) }
            try end(list.call.arguments)
        }
        state = .block(list)
    }

    // MARK: - Calls

    private mutating func begin(_ name: String) throws(ApusError) {
        guard let tool = tools.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) else {
            throw malformed("the name of a tool")
        }
        events.append(.callBegan(index: calls.count, name: tool.name))
        current = (tool, 0)
    }

    private mutating func sendArguments(_ arguments: [UInt8], isEnd: Bool = false) {
        guard let sent = current?.sent else { return }
        let end = isEnd ? arguments.count : arguments.count - arguments.incompleteCharacterLength
        guard end > sent else { return }
        let text = String(decoding: arguments[sent..<end], as: UTF8.self)
        events.append(.argumentsFragment(index: calls.count, text: text))
        current?.sent = end
    }

    private mutating func end(_ arguments: [UInt8]) throws(ApusError) {
        guard let tool = current?.tool else { return }
        sendArguments(arguments, isEnd: true)
        let value: JSONValue
        do {
            value = try tool.parsed(arguments)
        } catch {
            throw malformed("arguments that `\(tool.name)` takes", underlying: error)
        }
        current = nil
        events.append(.callEnded(index: calls.count))
        calls.append(ParsedToolCall(name: tool.name, arguments: value))
    }

    private func malformed(_ expected: String, underlying: (any Error)? = nil) -> ApusError {
        ApusError(
            .malformedToolCall, subject: "call \(calls.count + 1)", expected: expected,
            underlying: underlying)
    }

    // MARK: - Text

    private mutating func sendText(isEnd: Bool) {
        let incomplete = isEnd ? 0 : pendingText.incompleteCharacterLength
        let end = pendingText.count - incomplete
        guard end > 0 else { return }
        events.append(.text(String(decoding: pendingText[..<end], as: UTF8.self)))
        pendingText.removeFirst(end)
    }
}

extension ApusError {
    fileprivate static func truncatedToolCall(_ index: Int) -> ApusError {
        ApusError(.truncatedToolCall, subject: "call \(index + 1)")
    }
}

extension [UInt8] {
    /// How many of the last bytes begin a character of UTF-8 whose rest is missing.
    fileprivate var incompleteCharacterLength: Int {
        for length in 1...3 where length <= count {
            let byte = self[count - length]
            if byte & 0xC0 == 0x80 { continue }
            let whole = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
            return length < whole ? length : 0
        }
        return 0
    }
}
