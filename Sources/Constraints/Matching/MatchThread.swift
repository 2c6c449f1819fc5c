/// One way in which the bytes so far can be read: where it waits, and what comes after that.
struct MatchThread: BitwiseCopyable, Sendable {
    /// The operation that waits for the next byte.
    var operation: Int32
    /// The frame to return to, or -1 at the end of the document.
    var stack: Int32
    /// The last finished verbatim value, a cell of the stack memory, or -1.
    var log: Int32
    /// How far the operation is: a byte of a literal, a row of a lexeme, a node of a key trie and so on.
    var state: Int32 = 0
    /// The scalars of a string so far, the first possible property, or where a key began.
    var count: Int32 = 0
    /// The last possible property.
    var limit: Int32 = 0

    /// Whether two threads have the same future; how they came there may differ.
    @inline(__always)
    func hasSameFuture(as other: MatchThread) -> Bool {
        operation == other.operation && stack == other.stack && state == other.state
            && count == other.count && limit == other.limit
    }
}
