/// Walks a trie of tokens with an automaton.
///
/// The pointers belong to the grammar, which is held as well; rows and classes come from it.
struct MaskEntryBuilder {
    private let grammar: CompiledGrammar
    private let trie: TokenTrie
    private let tokenCount: Int
    private let automaton: CompiledAutomaton
    private let rows: UnsafePointer<Int32>
    private let classMap: UnsafePointer<UInt8>

    /// More tokens than this are kept as a mask.
    private static let sparseLimit = 2_000
    /// A state that is like text for more bytes than this is so for most tokens.
    private static let fewBytes: Int32 = 6

    init(_ grammar: CompiledGrammar, _ automaton: Int32, _ vocabulary: TokenVocabulary) {
        self.grammar = grammar
        self.automaton = grammar.automata.base[Int(automaton)]
        trie = vocabulary.trie
        tokenCount = vocabulary.count
        rows = grammar.rows.base
        classMap = grammar.classMaps.base + Int(automaton) * 256
    }

    /// Which tokens are legal in the state of a row.
    func entry(for row: Int32) -> MaskEntry {
        isNearText(row) ? entryLikeText(for: row) : entryFromNothing(for: row)
    }

    /// Whether the row is between two scalars and most letters lead to where text goes on for a
    /// while, so that differences are few.
    private func isNearText(_ row: Int32) -> Bool {
        guard has(CompiledAutomaton.isBetweenScalars, row) else { return false }
        let samples = Array("aeiot ABT1".utf8)
        let near = samples.filter { sample in
            let next = next(row, sample)
            return next >= 0 && divergence(next) > Self.fewBytes
        }
        return near.count * 2 > samples.count
    }

    /// Finds where the state differs from any text: on paths to states that differ soon enough.
    private func entryLikeText(for row: Int32) -> MaskEntry {
        var entry = MaskEntry(isLikeText: true)
        if divergence(row) > trie.nodes.base[0].reach { return entry }
        var walk = Walk(trie, row)
        while let (number, row) = walk.next() {
            let node = trie.nodes.base[Int(number)]
            if endsKey(node, row) { continue }
            let row = next(row, node.byte)
            if row < 0 {
                for index in node.firstToken..<node.tokenEnd {
                    entry.removed.append(trie.tokens.base[Int(index)])
                }
            } else if divergence(row) <= node.reach,
                automaton.isKey || has(CompiledAutomaton.goesOn, row)
            {
                walk.enter(number, row)
            }
        }
        return entry
    }

    private func entryFromNothing(for row: Int32) -> MaskEntry {
        var entry = MaskEntry()
        var walk = Walk(trie, row)
        while let (number, row) = walk.next() {
            let node = trie.nodes.base[Int(number)]
            if endsKey(node, row) {
                entry.ends.append(number)
                continue
            }
            let row = next(row, node.byte)
            if row < 0 { continue }
            for index in node.firstToken..<node.ownEnd {
                entry.tokens.append(trie.tokens.base[Int(index)])
            }
            guard node.childCount > 0 else { continue }
            if !automaton.isKey, has(CompiledAutomaton.accepts, row) { entry.ends.append(number) }
            walk.enter(number, row)
        }
        if entry.tokens.count > Self.sparseLimit {
            entry.words = [UInt64](repeating: 0, count: (tokenCount + 63) / 64)
            for token in entry.tokens { entry.words[Int(token) >> 6] |= 1 << UInt64(token & 63) }
            entry.tokens = []
        }
        return entry
    }

    @inline(__always)
    private func next(_ row: Int32, _ byte: UInt8) -> Int32 {
        rows[Int(row) &+ CompiledAutomaton.header &+ Int(classMap[Int(byte)])]
    }

    @inline(__always)
    private func divergence(_ row: Int32) -> Int32 {
        rows[Int(row) &+ CompiledAutomaton.divergence]
    }

    @inline(__always)
    private func has(_ flag: Int32, _ row: Int32) -> Bool {
        rows[Int(row) &+ CompiledAutomaton.flags] & flag != 0
    }

    @inline(__always)
    private func endsKey(_ node: TokenTrie.Node, _ row: Int32) -> Bool {
        automaton.isKey && node.byte == UInt8(ascii: "\"") && has(CompiledAutomaton.accepts, row)
    }

    /// Visits nodes depth first, each with the row of its parent.
    private struct Walk {
        private let nodes: UnsafePointer<TokenTrie.Node>
        private var levels: [Level] = []

        private struct Level {
            var next: Int32
            var end: Int32
            var row: Int32
        }

        init(_ trie: TokenTrie, _ row: Int32) {
            nodes = trie.nodes.base
            enter(0, row)
        }

        /// Visits the children of a node next.
        @inline(__always)
        mutating func enter(_ number: Int32, _ row: Int32) {
            let node = nodes[Int(number)]
            let end = node.firstChild + Int32(node.childCount)
            levels.append(Level(next: node.firstChild, end: end, row: row))
        }

        @inline(__always)
        mutating func next() -> (node: Int32, row: Int32)? {
            while let level = levels.last {
                if level.next < level.end {
                    levels[levels.count - 1].next += 1
                    return (level.next, level.row)
                }
                levels.removeLast()
            }
            return nil
        }
    }
}
