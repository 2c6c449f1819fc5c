/// A node of a trie of declared keys; the children of a node lie side by side.
struct KeyNode: BitwiseCopyable, Sendable {
    /// The byte that leads here.
    var byte: UInt8
    var childCount: Int32 = 0
    var firstChild: Int32 = 0
    /// The property whose key ends here, or -1.
    var property: Int32 = -1
    /// Where the list of the properties at and below this node starts, in declaration order.
    var list: Int32 = 0
    var listCount: Int32 = 0
}

/// Builds the tries of declared keys of all objects of a grammar.
struct KeyTries {
    private(set) var nodes: [KeyNode] = []
    private(set) var lists: [Int32] = []

    /// Adds the trie of some keys.
    ///
    /// - Returns: The root.
    mutating func add(_ keys: [[UInt8]]) -> Int32 {
        let root = nodes.count
        nodes.append(KeyNode(byte: 0))
        var pending = [(node: root, depth: 0, members: Array(keys.indices))]
        while let (node, depth, members) = pending.popLast() {
            nodes[node].list = Int32(lists.count)
            nodes[node].listCount = Int32(members.count)
            lists += members.map { Int32($0) }
            var children: [UInt8: [Int]] = [:]
            for member in members {
                if keys[member].count == depth {
                    nodes[node].property = Int32(member)
                } else {
                    children[keys[member][depth], default: []].append(member)
                }
            }
            nodes[node].firstChild = Int32(nodes.count)
            nodes[node].childCount = Int32(children.count)
            for (byte, members) in children.sorted(by: { $0.key < $1.key }) {
                pending.append((nodes.count, depth + 1, members))
                nodes.append(KeyNode(byte: byte))
            }
        }
        return Int32(root)
    }
}
