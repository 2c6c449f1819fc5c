/// Merges neighbouring symbols, the lowest rank first and the leftmost among equals, until none can.
///
/// The symbols are a doubly linked list in an array, the possible merges a binary heap. A merge
/// whose symbols have changed since it was found is recognised by its length and left out.
/// The buffers are kept from word to word.
struct SymbolMerger {
    /// A possible merge, in 16 bytes because the heap of a long word outgrows the caches.
    ///
    /// Positions and lengths have 32 bits: enough for a word of 4 GB, and cut off, not trapped, beyond.
    private struct Candidate {
        /// The rank above, the index of the left symbol below: smaller goes first.
        let key: UInt64
        let token: Int32
        let length: UInt32

        init(_ merge: PairTable.Value, left: Int, length: Int) {
            key = UInt64(merge.rank) << 32 | UInt64(UInt32(truncatingIfNeeded: left))
            token = merge.result
            self.length = UInt32(truncatingIfNeeded: length)
        }

        var left: Int { Int(UInt32(truncatingIfNeeded: key)) }
    }

    /// The symbols of the word, chained by ``Symbol/next`` from the first.
    private(set) var symbols: [Symbol] = []
    private var heap: [Candidate] = []

    /// Forgets the last word.
    mutating func removeAll() {
        symbols.removeAll(keepingCapacity: true)
        heap.removeAll(keepingCapacity: true)
    }

    /// Adds a symbol to the right of the others.
    mutating func append(start: Int, length: Int, token: Int32) {
        let index = symbols.count
        if index > 0 { symbols[index - 1].next = index }
        symbols.append(
            Symbol(start: start, length: length, token: token, previous: index - 1, next: -1))
    }

    /// Merges what can be merged.
    ///
    /// - Complexity: O(*n* log *n*) for *n* symbols.
    mutating func merge(by rules: some MergeRules) {
        for index in symbols.indices.dropFirst() { propose(index - 1, index, rules) }
        while let candidate = popCandidate() {
            let position = candidate.left
            let left = symbols[position]
            guard left.length > 0, left.next >= 0 else { continue }
            let right = symbols[left.next]
            let length = left.length + right.length
            guard UInt32(truncatingIfNeeded: length) == candidate.length else { continue }
            symbols[left.next].length = 0
            symbols[position].length = length
            symbols[position].token = candidate.token
            symbols[position].next = right.next
            if right.next >= 0 {
                symbols[right.next].previous = position
                propose(position, right.next, rules)
            }
            if left.previous >= 0 { propose(left.previous, position, rules) }
        }
    }

    @inline(__always)
    private mutating func propose(_ left: Int, _ right: Int, _ rules: some MergeRules) {
        guard let merge = rules.merge(symbols[left], symbols[right]) else { return }
        let length = symbols[left].length + symbols[right].length
        push(Candidate(merge, left: left, length: length))
    }

    private mutating func push(_ candidate: Candidate) {
        heap.append(candidate)
        var child = heap.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard candidate.key < heap[parent].key else { break }
            heap[child] = heap[parent]
            child = parent
        }
        heap[child] = candidate
    }

    private mutating func popCandidate() -> Candidate? {
        guard let last = heap.popLast() else { return nil }
        guard let first = heap.first else { return last }
        var parent = 0
        while true {
            var child = 2 * parent + 1
            guard child < heap.count else { break }
            if child + 1 < heap.count, heap[child + 1].key < heap[child].key {
                child += 1
            }
            guard heap[child].key < last.key else { break }
            heap[parent] = heap[child]
            parent = child
        }
        heap[parent] = last
        return first
    }
}
