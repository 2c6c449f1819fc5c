/// Visits nodes depth first, each with the row of its parent.
struct TrieWalk {
    /// The node.
    private(set) var node: Int32 = 0
    /// The row of its parent.
    private(set) var row: Int32
    private var levels = FlatBuffer<Level>(capacity: 64)

    private struct Level: BitwiseCopyable {
        var next: Int32
        var end: Int32
        var row: Int32
    }

    init(_ trie: TokenTrie, _ row: Int32) {
        self.row = row
        enter(trie.nodes.base[0], row)
    }

    func deallocate() { levels.deallocate() }

    /// Visits the children of a node next.
    @inline(__always)
    mutating func enter(_ node: TokenTrie.Node, _ row: Int32) {
        let end = node.firstChild + Int32(node.childCount)
        levels.append(Level(next: node.firstChild, end: end, row: row))
    }

    /// Goes to the next node; false if there is none.
    @inline(__always)
    mutating func moveToNext() -> Bool {
        while levels.count > 0 {
            let level = levels.base + (levels.count - 1)
            if level.pointee.next < level.pointee.end {
                node = level.pointee.next
                row = level.pointee.row
                level.pointee.next += 1
                return true
            }
            levels.truncate(to: levels.count - 1)
        }
        return false
    }
}
