/// Walks a trie of tokens with an automaton.
///
/// The pointers belong to the grammar, which is held as well; rows and classes come from it.
struct MaskEntryBuilder {
    private let grammar: CompiledGrammar
    private let trie: TokenTrie
    private let text: TextMasks
    private let tokenCount: Int
    private let automaton: CompiledAutomaton
    private let rows: UnsafePointer<Int32>
    private let classMap: UnsafePointer<UInt8>

    /// A state that is like text for more bytes than this is so for most tokens.
    private static let fewBytes: Int32 = 6

    init(_ grammar: CompiledGrammar, _ automaton: Int32, _ vocabulary: TokenVocabulary) {
        self.grammar = grammar
        self.automaton = grammar.automata.base[Int(automaton)]
        trie = vocabulary.trie
        text = vocabulary.text
        tokenCount = vocabulary.count
        rows = grammar.rows.base
        classMap = grammar.classMaps.base + Int(automaton) * 256
    }

    /// Which tokens are legal in the state of a row.
    func entry(for row: Int32) -> MaskEntry {
        guard has(CompiledAutomaton.isBetweenScalars, row) else {
            return entryFromNothing(for: row)
        }
        if !mayDiffer(row, below: trie.nodes.base[0]) {
            return MaskEntry(
                isLikeText: true, closesLikeText: true, removed: tokensThatCannotClose(from: row))
        }
        if has(CompiledAutomaton.isUniform, row) { return entryByShape(for: row) }
        return isNearText(row) ? entryLikeText(for: row) : entryFromNothing(for: row)
    }

    /// Whether a row may differ from any text within the tokens below a node.
    @inline(__always)
    private func mayDiffer(_ row: Int32, below node: TokenTrie.Node) -> Bool {
        let field =
            node.leadsToKeptBytes
            ? CompiledAutomaton.divergence : CompiledAutomaton.commonDivergence
        return rows[Int(row) &+ field] <= node.reach
    }

    /// Whether most letters lead to where text goes on for a while, so that differences are few.
    private func isNearText(_ row: Int32) -> Bool {
        let samples = Array("aeiot ABT1".utf8)
        let near = samples.filter { sample in
            let next = next(row, sample)
            return next >= 0
                && rows[Int(next) + CompiledAutomaton.commonDivergence] > Self.fewBytes
        }
        return near.count * 2 > samples.count
    }

    /// Finds where the state differs from any text: on paths to states that differ soon enough.
    private func entryLikeText(for row: Int32) -> MaskEntry {
        var entry = MaskEntry(isLikeText: true, closesLikeText: true)
        entry.removed = tokensThatCannotClose(from: row)
        var walk = TrieWalk(trie, row)
        defer { walk.deallocate() }
        while walk.moveToNext() {
            let node = trie.nodes.base[Int(walk.node)]
            if endsKey(node, walk.row) { continue }
            let row = next(walk.row, node.byte)
            if row < 0 {
                for index in node.firstToken..<node.tokenEnd {
                    entry.removed.append(trie.tokens.base[Int(index)])
                }
            } else if node.childCount > 0, automaton.isKey || has(CompiledAutomaton.goesOn, row),
                mayDiffer(row, below: node)
            {
                walk.enter(node, row)
            }
        }
        return entry
    }

    private func entryFromNothing(for row: Int32) -> MaskEntry {
        var entry = MaskEntry()
        let wordCount = (tokenCount + 63) / 64
        var count = 0
        entry.words = [UInt64](unsafeUninitializedCapacity: wordCount) { buffer, initialized in
            initialized = wordCount
            guard let start = buffer.baseAddress else { return }
            start.initialize(repeating: 0, count: wordCount)
            let words = MaskWords(base: start, count: wordCount)
            count = addInside(from: row, to: words, &entry.ends)
        }
        entry.makeSparse(count)
        return entry
    }

    /// Finds the legal tokens of a uniform state by their shapes.
    private func entryByShape(for row: Int32) -> MaskEntry {
        var entry = MaskEntry(closesLikeText: true)
        let wordCount = (tokenCount + 63) / 64
        var count = 0
        entry.words = [UInt64](unsafeUninitializedCapacity: wordCount) { buffer, initialized in
            initialized = wordCount
            guard let start = buffer.baseAddress else { return }
            start.initialize(repeating: 0, count: wordCount)
            let words = MaskWords(base: start, count: wordCount)
            count = addShapes(from: row, to: words)
        }
        entry.makeSparse(count)
        entry.removed = tokensThatCannotClose(from: row)
        return entry
    }

    private func addShapes(from row: Int32, to words: MaskWords) -> Int {
        let shapes = text.insideShapes
        var count = 0
        var walk = TrieWalk(shapes.trie, row)
        defer { walk.deallocate() }
        while walk.moveToNext() {
            let node = shapes.trie.nodes.base[Int(walk.node)]
            let row = next(walk.row, node.byte)
            if row < 0 { continue }
            shapes.addTokens(of: walk.node, to: words)
            count += Int(node.ownEnd - node.firstToken)
            if node.childCount > 0 { walk.enter(node, row) }
        }
        return count
    }

    /// The tokens that close a string of any text but not this one.
    private func tokensThatCannotClose(from row: Int32) -> [Int32] {
        let trie = text.closingContents
        var removed: [Int32] = []
        func remove(_ range: Range<Int32>) {
            for index in range { removed.append(trie.tokens.base[Int(index)]) }
        }
        let root = trie.nodes.base[0]
        if !canClose(row) { remove(root.firstToken..<root.ownEnd) }
        var walk = TrieWalk(trie, row)
        defer { walk.deallocate() }
        while walk.moveToNext() {
            let node = trie.nodes.base[Int(walk.node)]
            let row = next(walk.row, node.byte)
            if row < 0 {
                remove(node.firstToken..<node.tokenEnd)
                continue
            }
            if !canClose(row) { remove(node.firstToken..<node.ownEnd) }
            if node.childCount > 0 { walk.enter(node, row) }
        }
        return removed
    }

    private func canClose(_ row: Int32) -> Bool {
        automaton.isKey
            ? has(CompiledAutomaton.accepts, row) : next(row, UInt8(ascii: "\"")) >= 0
    }

    /// Adds the tokens that stay inside; returns how many there are.
    private func addInside(from row: Int32, to words: MaskWords, _ ends: inout [Int32]) -> Int {
        let nodes = trie.nodes.base
        let tokens = trie.tokens.base
        var count = 0
        var walk = TrieWalk(trie, row)
        defer { walk.deallocate() }
        while walk.moveToNext() {
            let node = nodes[Int(walk.node)]
            if endsKey(node, walk.row) {
                ends.append(walk.node)
                continue
            }
            let row = next(walk.row, node.byte)
            if row < 0 { continue }
            for index in node.firstToken..<node.ownEnd {
                words.insert(tokens[Int(index)])
                count += 1
            }
            guard node.childCount > 0 else { continue }
            if !automaton.isKey, has(CompiledAutomaton.accepts, row) { ends.append(walk.node) }
            walk.enter(node, row)
        }
        return count
    }

    @inline(__always)
    private func next(_ row: Int32, _ byte: UInt8) -> Int32 {
        rows[Int(row) &+ CompiledAutomaton.header &+ Int(classMap[Int(byte)])]
    }

    @inline(__always)
    private func flags(_ row: Int32) -> Int32 { rows[Int(row) &+ CompiledAutomaton.flags] }

    @inline(__always)
    private func has(_ flag: Int32, _ row: Int32) -> Bool { flags(row) & flag != 0 }

    @inline(__always)
    private func endsKey(_ node: TokenTrie.Node, _ row: Int32) -> Bool {
        automaton.isKey && node.byte == UInt8(ascii: "\"") && has(CompiledAutomaton.accepts, row)
    }
}
