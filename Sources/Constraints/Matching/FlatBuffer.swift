/// A growable array of plain values without bounds checks, for the loops that run for each byte.
///
/// The memory is not freed with the value: whoever creates a buffer calls `deallocate` once.
/// Callers keep every index below `count`, which is what makes the missing checks sound.
struct FlatBuffer<Element: BitwiseCopyable> {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int

    init(capacity: Int = 16) {
        self.capacity = max(capacity, 1)
        base = .allocate(capacity: self.capacity)
    }

    /// A copy with memory of its own.
    func copied() -> FlatBuffer {
        var copy = FlatBuffer(capacity: capacity)
        copy.base.initialize(from: base, count: count)
        copy.count = count
        return copy
    }

    func deallocate() { base.deallocate() }

    var isEmpty: Bool { count == 0 }

    subscript(index: Int) -> Element {
        @inline(__always) get { base[index] }
        @inline(__always) nonmutating set { base[index] = newValue }
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow(to: count + 1) }
        base[count] = element
        count += 1
    }

    @inline(__always)
    mutating func popLast() -> Element? {
        guard count > 0 else { return nil }
        count -= 1
        return base[count]
    }

    /// Keeps only the first elements.
    @inline(__always)
    mutating func truncate(to count: Int) { self.count = count }

    /// Makes room for elements yet to come.
    mutating func reserve(_ wanted: Int) {
        if wanted > capacity { grow(to: wanted) }
    }

    /// Moves the elements from an index on to the front and drops the rest.
    mutating func removeFirst(_ removed: Int) {
        base.update(from: base + removed, count: count - removed)
        count -= removed
    }

    mutating func replaceAll(with elements: [Element]) {
        count = 0
        for element in elements { append(element) }
    }

    private mutating func grow(to wanted: Int) {
        capacity = max(wanted, capacity * 2)
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
        larger.moveInitialize(from: base, count: count)
        base.deallocate()
        base = larger
    }
}
