/// Merges neighbouring symbols, the lowest rank first and the leftmost among equals, until none can.
///
/// The symbols are a doubly linked list in an array, the possible merges a binary heap. A merge
/// whose symbols have changed since it was found is recognised by its length and left out.
/// The buffers are kept from word to word.
struct SymbolMerger {
    private struct Candidate {
        var rank: UInt32
        var token: Int32
        var left: Int
        var length: Int

        @inline(__always)
        static func precedes(_ first: Candidate, _ second: Candidate) -> Bool {
            first.rank != second.rank ? first.rank < second.rank : first.left < second.left
        }
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
            let left = symbols[candidate.left]
            guard left.length > 0, left.next >= 0 else { continue }
            let right = symbols[left.next]
            guard left.length + right.length == candidate.length else { continue }
            symbols[left.next].length = 0
            symbols[candidate.left].length = candidate.length
            symbols[candidate.left].token = candidate.token
            symbols[candidate.left].next = right.next
            if right.next >= 0 {
                symbols[right.next].previous = candidate.left
                propose(candidate.left, right.next, rules)
            }
            if left.previous >= 0 { propose(left.previous, candidate.left, rules) }
        }
    }

    @inline(__always)
    private mutating func propose(_ left: Int, _ right: Int, _ rules: some MergeRules) {
        guard let merge = rules.merge(symbols[left], symbols[right]) else { return }
        push(
            Candidate(
                rank: merge.rank, token: merge.result, left: left,
                length: symbols[left].length + symbols[right].length))
    }

    private mutating func push(_ candidate: Candidate) {
        heap.append(candidate)
        var child = heap.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard Candidate.precedes(candidate, heap[parent]) else { break }
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
            if child + 1 < heap.count, Candidate.precedes(heap[child + 1], heap[child]) {
                child += 1
            }
            guard Candidate.precedes(heap[child], last) else { break }
            heap[parent] = heap[child]
            parent = child
        }
        heap[parent] = last
        return first
    }
}
