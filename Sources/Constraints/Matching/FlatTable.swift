/// A fixed array of plain values whose memory stays in place while the table lives.
///
/// Sendable without a lock because the values are written once, before anyone else can see the
/// table, and only read after that.
final class FlatTable<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
    /// The values; valid while the table lives.
    let base: UnsafePointer<Element>
    /// How many there are.
    let count: Int

    init(_ elements: [Element]) {
        let memory = UnsafeMutablePointer<Element>.allocate(capacity: max(elements.count, 1))
        elements.withUnsafeBufferPointer { source in
            if let start = source.baseAddress {
                memory.initialize(from: start, count: source.count)
            }
        }
        base = UnsafePointer(memory)
        count = elements.count
    }

    deinit { base.deallocate() }

    /// The value at an index, checked.
    subscript(index: Int) -> Element {
        precondition(index >= 0 && index < count, "index out of range")
        return base[index]
    }
}
