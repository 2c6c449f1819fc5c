import Testing

@testable import Constraints

/// The values that a rule should accept, as a tree of bytes.
struct SpanTrie {
    private(set) var children: [[UInt8: Int]] = [[:]]
    private(set) var isAccepted = [false]
    /// The fewest bytes from each node to a value.
    private(set) var distance: [Int] = [.max]

    init(_ values: Set<[UInt8]>) {
        for value in values {
            var node = 0
            for (offset, byte) in value.enumerated() {
                distance[node] = min(distance[node], value.count - offset)
                if let child = children[node][byte] {
                    node = child
                } else {
                    children[node][byte] = children.count
                    node = children.count
                    children.append([:])
                    isAccepted.append(false)
                    distance.append(.max)
                }
            }
            isAccepted[node] = true
            distance[node] = 0
        }
    }
}

/// Expects an index to accept what the oracle finds, and to know so at every byte of it.
func expectExact(
    _ rule: VerbatimRule, _ texts: [String], accepting: ([UInt8]) -> Bool = { _ in true },
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let sources = texts.enumerated().map { VerbatimSource(name: "\($0.offset)", text: $0.element) }
    let index = try VerbatimIndex(rule, in: VerbatimSources(sources))
    var values: Set<[UInt8]> = []
    for text in texts {
        let bytes = Array(text.utf8)
        for span in VerbatimOracle(text).spans(rule) where accepting(Array(bytes[span])) {
            values.insert(
                rule.isQuoted
                    ? [0x22] + VerbatimOracle.escaped(bytes[span]) + [0x22] : Array(bytes[span]))
        }
    }
    let trie = SpanTrie(values)
    let difference = firstDifference(index, trie)
    #expect(difference == nil, "\(texts) \(rule.boundary)", sourceLocation: sourceLocation)
}

/// Walks all that either accepts; says where they part.
private func firstDifference(_ index: VerbatimIndex, _ trie: SpanTrie) -> String? {
    guard let start = index.start else { return trie.children[0].isEmpty ? nil : "empty" }
    if trie.children[0].isEmpty { return "not empty" }
    var candidates = Set(
        Array("\"\\ubfnrt0123456789abcdefF/ \u{0}\n".utf8) + [0x80, 0xC3, 0xF0, 0xFF])
    for node in trie.children { candidates.formUnion(node.keys) }
    var pending: [(state: VerbatimState, node: Int, path: [UInt8])] = [(start, 0, [])]
    while let (state, node, path) = pending.popLast() {
        if index.canEnd(state) != trie.isAccepted[node] { return "end after \(path)" }
        if index.nextBytes(state) != trie.children[node].keys.sorted() {
            return "bytes after \(path)"
        }
        let shortest = index.shortestCompletion(state)
        if shortest.count != trie.distance[node] { return "shortest after \(path)" }
        var end: VerbatimState? = state
        for byte in shortest { end = end.flatMap { index.next($0, byte) } }
        guard let end, index.canEnd(end) else { return "completion after \(path)" }
        if index.forcedBytes(state) != trie.forcedBytes(node) { return "forced after \(path)" }
        for byte in candidates {
            let next = index.next(state, byte)
            guard let next, let child = trie.children[node][byte] else {
                if next == nil, trie.children[node][byte] == nil { continue }
                return "byte \(byte) after \(path)"
            }
            pending.append((next, child, path + [byte]))
        }
    }
    return nil
}

extension SpanTrie {
    /// The bytes that every value below a node begins with.
    fileprivate func forcedBytes(_ node: Int) -> [UInt8] {
        var node = node
        var forced: [UInt8] = []
        while !isAccepted[node], children[node].count == 1, let child = children[node].first {
            forced.append(child.key)
            node = child.value
        }
        return forced
    }
}
