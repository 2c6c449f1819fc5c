/// Reads a turn that may be calls without their marks, and nothing else.
///
/// The calls may stand in a block of code that is marked as JSON or not at all. Whether they are calls
/// is certain only at the end of the turn.
struct UnmarkedCallReader: Sendable {
    private enum State {
        case start
        /// In the prefix or the fence, so many bytes of which have come.
        case prefix(Int)
        case openingFence
        case calls
        case closingFence(Int)
        case end
    }

    private static let fence = Array("```".utf8)
    private static let languages = ["", "json"].map { Array($0.utf8) }

    private let prefix: [UInt8]
    private let tools: [ToolDescription]
    private var state = State.start
    private var isFenced = false
    private var fenceLine: [UInt8] = []
    private var list: CallListReader
    /// Everything so far, which is text if it is no call.
    private(set) var held: [UInt8] = []
    /// The calls so far; they count only if the turn fits to its end.
    private(set) var calls: [(name: String, arguments: [UInt8])] = []

    init(_ dialect: ToolCallDialect, tools: [ToolDescription]) {
        prefix = Array((dialect.prefix ?? "").utf8)
        self.tools = tools
        list = CallListReader(dialect.notation, isSequence: true)
    }

    /// Whether the turn is text because it calls something that is no tool.
    private(set) var callsUnknownTool = false

    /// Whether the turn may end here and be calls.
    var isComplete: Bool {
        guard list.isClosed, !calls.isEmpty else { return false }
        if case .end = state { return true }
        return !isFenced
    }

    /// Takes the next byte.
    ///
    /// - Returns: Whether the turn may still be calls.
    mutating func read(_ byte: UInt8) -> Bool {
        held.append(byte)
        switch state {
        case .start:
            if byte.isJSONSpace { return true }
            if byte == prefix.first {
                state = .prefix(1)
                return true
            }
            if byte == Self.fence[0] {
                state = .openingFence
                fenceLine = [byte]
                return true
            }
            state = .calls
            return readCalls(byte)
        case .prefix(let count):
            if count == prefix.count {
                state = .calls
                return readCalls(byte)
            }
            state = .prefix(count + 1)
            return prefix[count] == byte
        case .openingFence:
            return readFence(byte)
        case .calls:
            return readCalls(byte)
        case .closingFence(let count):
            state = count + 1 == Self.fence.count ? .end : .closingFence(count + 1)
            return byte == Self.fence[count]
        case .end:
            return byte.isJSONSpace
        }
    }

    private mutating func readFence(_ byte: UInt8) -> Bool {
        guard byte == 0x0A else {
            fenceLine.append(byte)
            return Self.languages.contains { (Self.fence + $0).starts(with: fenceLine) }
        }
        isFenced = true
        state = .calls
        return Self.languages.contains { Self.fence + $0 == fenceLine }
    }

    private mutating func readCalls(_ byte: UInt8) -> Bool {
        if list.isClosed, isFenced, byte == Self.fence[0] {
            state = .closingFence(1)
            return true
        }
        switch list.read(byte) {
        case .none: return true
        case .invalid: return false
        case .inCall:
            // An object that has no more than a name may be anything.
            guard let name = list.call.name, !list.call.arguments.isEmpty else { return true }
            callsUnknownTool = !tools.contains { $0.name.utf8.elementsEqual(name.utf8) }
            return !callsUnknownTool
        case .endsCall:
            guard let name = list.call.name,
                let tool = tools.first(where: { $0.name.utf8.elementsEqual(name.utf8) }),
                (try? tool.parsed(list.call.arguments)) != nil
            else { return false }
            calls.append((name, list.call.arguments))
            return true
        }
    }
}
