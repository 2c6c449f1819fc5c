/// The bytes of tokens as a trie, in which the children of a node lie side by side.
struct TokenTrie: Sendable {
    /// A node; the first is the root.
    struct Node: BitwiseCopyable, Sendable {
        /// The child that comes first.
        var firstChild: Int32 = 0
        /// Where the tokens that end at this node start; those below come right after them.
        var firstToken: Int32 = 0
        /// The end of the tokens that end at this node.
        var ownEnd: Int32 = 0
        /// The end of the tokens that end at or below this node.
        var tokenEnd: Int32 = 0
        var childCount: UInt16 = 0
        /// The bytes of the longest way down from here; 255 for more than can be said.
        var height: UInt8 = 0
        /// The byte that leads here.
        var byte: UInt8 = 0
        /// Whether a way down from here starts an escape or a scalar that `TextClasses` keeps.
        var leadsToKeptBytes = false

        /// The bytes of the longest way down from here, or more.
        var reach: Int32 { height == 255 ? .max - 1 : Int32(height) }
    }

    /// A text to put into a trie.
    struct Entry {
        var bytes: ArraySlice<UInt8>
        var token: Int32
        /// A number by which tokens of the same text are ordered.
        var weight: Int32 = 0
    }

    let nodes: FlatTable<Node>
    /// Tokens in the order of their texts.
    let tokens: FlatTable<Int32>
    /// The weight of each token, in the same order.
    let weights: FlatTable<Int32>

    /// Builds the trie of some texts.
    ///
    /// - Complexity: O(*n* log *n*) for *n* texts, and O(*b*) for their bytes.
    init(_ entries: [Entry]) {
        let sorted = Self.sorted(entries)
        tokens = FlatTable(sorted.map(\.token))
        weights = FlatTable(sorted.map(\.weight))
        var nodes = [Node(tokenEnd: Int32(sorted.count))]
        var pending = [(node: 0, depth: 0)]
        while let (number, depth) = pending.popLast() {
            let last = Int(nodes[number].tokenEnd)
            var first = Int(nodes[number].firstToken)
            while first < last, sorted[first].bytes.count == depth { first += 1 }
            nodes[number].ownEnd = Int32(first)
            nodes[number].firstChild = Int32(nodes.count)
            let firstChild = nodes.count
            while first < last {
                let byte = sorted[first].byte(depth)
                var end = first + 1
                while end < last, sorted[end].byte(depth) == byte { end += 1 }
                nodes.append(Node(firstToken: Int32(first), tokenEnd: Int32(end), byte: byte))
                first = end
            }
            nodes[number].childCount = UInt16(nodes.count - firstChild)
            for child in (firstChild..<nodes.count).reversed() {
                pending.append((child, depth + 1))
            }
        }
        Self.measure(&nodes)
        self.nodes = FlatTable(nodes)
    }

    private static func measure(_ nodes: inout [Node]) {
        // Children come after their parents.
        for number in nodes.indices.reversed() {
            let first = Int(nodes[number].firstChild)
            for child in first..<first + Int(nodes[number].childCount) {
                let byte = nodes[child].byte
                let isContinuation = (0x80...0xBF).contains(byte)
                let isKept = TextClasses.keepsBytes(after: byte) && !isContinuation
                if isKept || nodes[child].leadsToKeptBytes {
                    nodes[number].leadsToKeptBytes = true
                }
                let height = nodes[child].height
                nodes[number].height = max(nodes[number].height, height == 255 ? 255 : height + 1)
            }
        }
    }

    /// The entries in the order of their bytes, told apart by the first eight where that is enough.
    private static func sorted(_ entries: [Entry]) -> [Entry] {
        var keys = entries.indices.map { index in
            var start: UInt64 = 0
            let bytes = entries[index].bytes.prefix(8)
            for byte in bytes { start = start << 8 | UInt64(byte) }
            return (start: start << UInt64(8 * (8 - bytes.count)), index: index)
        }
        keys.sort { left, right in
            if left.start != right.start { return left.start < right.start }
            let (first, second) = (entries[left.index], entries[right.index])
            if first.bytes.elementsEqual(second.bytes) {
                return (first.weight, first.token) < (second.weight, second.token)
            }
            return first.bytes.lexicographicallyPrecedes(second.bytes)
        }
        return keys.map { entries[$0.index] }
    }

    /// The child of a node that a byte leads to, or -1.
    func child(of node: Int32, _ byte: UInt8) -> Int32 {
        let parent = nodes.base[Int(node)]
        let children = parent.firstChild..<parent.firstChild + Int32(parent.childCount)
        return children.first { nodes.base[Int($0)].byte == byte } ?? -1
    }
}

extension TokenTrie.Entry {
    fileprivate func byte(_ offset: Int) -> UInt8 { bytes[bytes.startIndex + offset] }
}
