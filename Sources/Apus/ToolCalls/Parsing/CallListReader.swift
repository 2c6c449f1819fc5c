/// Reads one call, or a list of calls in brackets, or calls one after the other, without marks.
struct CallListReader: Sendable {
    /// What the byte that was read did.
    enum Step: Sendable, Hashable {
        /// Nothing that matters outside.
        case none
        /// It belongs to the call in ``call``.
        case inCall
        /// It ends the call in ``call``.
        case endsCall
        /// It does not fit.
        case invalid
    }

    private let notation: ToolCallDialect.Notation
    /// Whether calls may follow each other without brackets.
    private let isSequence: Bool
    private var isList = false
    private var awaitsCall = true
    private var canClose = false
    /// The call that is being read, or was read last.
    private(set) var call: any ToolCallReader
    private var isInCall = false
    /// Whether nothing need follow: nothing but white space can, or further calls of a sequence.
    private(set) var isClosed = false

    init(_ notation: ToolCallDialect.Notation, isSequence: Bool = false) {
        self.notation = notation
        self.isSequence = isSequence
        call = Self.reader(notation)
    }

    private static func reader(_ notation: ToolCallDialect.Notation) -> any ToolCallReader {
        notation == .python ? PythonCallReader() : JSONCallReader()
    }

    /// Takes the next byte.
    mutating func read(_ byte: UInt8) -> Step {
        if isInCall { return readCall(byte) }
        if byte.isJSONSpace { return .none }
        if isClosed {
            guard isSequence, !isList else { return .invalid }
            isClosed = false
            awaitsCall = true
        }
        switch byte {
        case UInt8(ascii: "[") where awaitsCall && !isList && !canClose:
            isList = true
            canClose = true
            return .none
        case UInt8(ascii: "]") where isList && canClose:
            isClosed = true
            return .none
        case UInt8(ascii: ",") where isList && !awaitsCall:
            awaitsCall = true
            canClose = false
            return .none
        default:
            guard awaitsCall else { return .invalid }
            call = Self.reader(notation)
            isInCall = true
            return readCall(byte)
        }
    }

    private mutating func readCall(_ byte: UInt8) -> Step {
        switch call.read(byte) {
        case .open: return .inCall
        case .invalid: return .invalid
        case .complete:
            isInCall = false
            awaitsCall = false
            canClose = true
            isClosed = !isList
            return .endsCall
        }
    }
}
