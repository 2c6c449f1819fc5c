/// Cuts server-sent events of a chat completion where one ends, so that no part of one is passed on
/// (HTML Standard, section 9.2).
struct EventBlocks {
    /// Whether the event has come that ends a chat completion.
    private(set) var hasEnded = false
    /// The beginning of an event.
    private var rest: [UInt8] = []

    /// Adds bytes.
    ///
    /// - Returns: The events that they complete.
    mutating func push(_ bytes: [UInt8]) -> [UInt8] {
        let known = rest.count
        rest += bytes
        // The bytes that were there have no end of an event, but may have the beginning of one.
        var end: Int?
        for index in stride(from: rest.count - 1, through: max(known - 2, 0), by: -1)
        where isEndOfEvent(index) {
            end = index + 1
            break
        }
        guard let end else { return [] }
        let block = Array(rest.prefix(end))
        rest.removeFirst(end)
        for line in block.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D })
        where line.elementsEqual("data: [DONE]".utf8) || line.elementsEqual("data:[DONE]".utf8) {
            hasEnded = true
        }
        return block
    }

    /// Whether a byte ends an empty line.
    private func isEndOfEvent(_ index: Int) -> Bool {
        guard rest[index] == 0x0A, index > 0 else { return false }
        if rest[index - 1] == 0x0A { return true }
        return index > 1 && rest[index - 1] == 0x0D && rest[index - 2] == 0x0A
    }
}
