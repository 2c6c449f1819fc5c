/// The tokens that begin with given bytes: a tree with one step a byte.
///
/// Node 0 is the root; a hash table leads from a node and a byte to the next node.
struct ByteTrie: Sendable {
    private var edges: PairTable
    /// The token that ends at each node, or -1.
    private var tokens: [Int32] = [-1]

    /// A tree of some of `strings`; empty strings are left out.
    ///
    /// - Complexity: O(bytes of the tokens).
    init(of included: [Int32], in strings: ByteStrings) {
        edges = PairTable(capacity: included.reduce(0) { $0 + strings[Int($1)].count })
        for token in included where !strings[Int(token)].isEmpty {
            var node: Int32 = 0
            for byte in strings[Int(token)] {
                if let next = step(from: node, by: byte) {
                    node = next
                } else {
                    let next = Int32(tokens.count)
                    tokens.append(-1)
                    edges.insert(node, Int32(byte), .init(rank: 0, result: next))
                    node = next
                }
            }
            tokens[Int(node)] = token
        }
    }

    /// The root, where no bytes have been read.
    var root: Int32 { 0 }

    /// The node that `byte` leads to, or nil where no token goes on with it.
    @inline(__always)
    func step(from node: Int32, by byte: UInt8) -> Int32? {
        edges[node, Int32(byte)]?.result
    }

    /// The token that ends at a node, if one does.
    @inline(__always)
    func token(at node: Int32) -> Int32? {
        tokens[Int(node)] >= 0 ? tokens[Int(node)] : nil
    }

    /// The token with exactly these bytes.
    func token(for bytes: some Collection<UInt8>) -> Int32? {
        var node = root
        for byte in bytes {
            guard let next = step(from: node, by: byte) else { return nil }
            node = next
        }
        return token(at: node)
    }
}
