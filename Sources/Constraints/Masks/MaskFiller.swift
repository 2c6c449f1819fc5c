/// Finds the legal tokens of a state of a match.
///
/// Each thread is looked at alone: a token is legal if some thread takes its bytes. Threads inside
/// lexemes have the masks of their automata, so only what follows the lexeme is walked; others
/// are walked from the root of the trie, where few bytes lead on.
struct MaskFiller {
    private let grammar: CompiledGrammar
    private let vocabulary: TokenVocabulary
    private let cache: MaskCache
    private var levels = FlatBuffer<Level>(capacity: 32)
    /// The words of a mask that is not part of the result yet.
    private let scratch: MaskWords

    private static let anyWeight = Int32.min...Int32.max

    /// A node whose children are being visited, and the threads that reached it.
    private struct Level: BitwiseCopyable {
        var next: Int32
        var end: Int32
        var first: Int
        var count: Int
        /// What there was before the threads that reached the node.
        var mark: Machine.Mark
    }

    init(_ grammar: CompiledGrammar, _ vocabulary: TokenVocabulary) {
        self.grammar = grammar
        self.vocabulary = vocabulary
        cache = grammar.maskCaches.cache(for: vocabulary, stateCount: grammar.stateCount)
        let count = (vocabulary.count + 63) / 64
        let words = UnsafeMutablePointer<UInt64>.allocate(capacity: max(count, 1))
        words.initialize(repeating: 0, count: count)
        scratch = MaskWords(base: words, count: count)
    }

    func deallocate() {
        levels.deallocate()
        scratch.base.deallocate()
    }

    /// Adds the legal tokens, but for end tokens, to an empty mask; the machine stays as it is.
    mutating func fill(_ mask: MaskWords, _ machine: inout Machine) {
        for index in 0..<machine.currentCount { add(machine.threads[index], to: mask, &machine) }
    }

    private mutating func add(
        _ thread: MatchThread, to mask: MaskWords, _ machine: inout Machine
    ) {
        let operation = machine.operations[Int(thread.operation)]
        switch operation.kind {
        case .accept: return
        case .lexeme: addLexeme(thread, operation, to: mask, &machine)
        case .string where machine.isBetweenScalars(thread.state):
            addString(thread, operation, to: mask, &machine)
        case .otherKey: addOtherKey(thread, operation, to: mask, &machine)
        default: addByWalking(thread, to: mask, &machine)
        }
    }

    /// Adds what one thread takes by walking the trie from its root.
    private mutating func addByWalking(
        _ thread: MatchThread, to mask: MaskWords, _ machine: inout Machine
    ) {
        let mark = machine.mark
        machine.threads.append(thread)
        walk(vocabulary.trie, from: 0, mark, mask, &machine)
    }

    // MARK: - Lexemes

    private mutating func addLexeme(
        _ thread: MatchThread, _ operation: Operation, to mask: MaskWords,
        _ machine: inout Machine
    ) {
        let entry = entry(thread.state, operation.second, machine)
        if !entry.closesLikeText {
            addInside(entry, to: mask)
            for end in entry.ends {
                let mark = machine.mark
                machine.beginSet()
                machine.run(operation.next, stack: thread.stack, log: thread.log)
                walk(vocabulary.trie, from: end, mark, mask, &machine)
            }
            return
        }
        let target = entry.removed.isEmpty ? mask : scratch
        if !entry.removed.isEmpty { scratch.removeAll() }
        addInside(entry, to: target)
        let mark = machine.mark
        machine.beginSet()
        machine.run(operation.next, stack: thread.stack, log: thread.log)
        addClosings(mark, to: target, &machine)
        if !entry.removed.isEmpty {
            for token in entry.removed { scratch.remove(token) }
            mask.formUnion(scratch.base)
        }
    }

    /// Adds the tokens of a string of bounded length, between two of its scalars.
    private mutating func addString(
        _ thread: MatchThread, _ operation: Operation, to mask: MaskWords,
        _ machine: inout Machine
    ) {
        let least = max(0, operation.first - thread.count)
        let most = operation.second == .max ? Int32.max : operation.second - thread.count
        vocabulary.text.addInside(upTo: most, to: mask)
        let mark = machine.mark
        machine.beginSet()
        machine.run(operation.next, stack: thread.stack, log: thread.log)
        if least <= most {
            addClosings(mark, weights: least...most, to: mask, &machine)
        } else {
            machine.release(to: mark)
        }
    }

    private func entry(_ row: Int32, _ automaton: Int32, _ machine: Machine) -> MaskEntry {
        cache.entry(machine.field(CompiledAutomaton.identity, of: row)) {
            MaskEntryBuilder(grammar, automaton, vocabulary).entry(for: row)
        }
    }

    private func addInside(_ entry: MaskEntry, to mask: MaskWords) {
        if entry.isLikeText { vocabulary.text.addInside(to: mask) }
        if !entry.words.isEmpty { mask.formUnion(entry.words) }
        for token in entry.tokens { mask.insert(token) }
    }

    /// Adds the tokens that close a string of any text, after which the last threads go on.
    private mutating func addClosings(
        _ mark: Machine.Mark, weights: ClosedRange<Int32> = Self.anyWeight,
        to mask: MaskWords, _ machine: inout Machine
    ) {
        let trie = vocabulary.text.closings
        addTokens(of: trie.nodes.base[0], trie, weights: weights, mask)
        walk(trie, from: 0, mark, weights: weights, mask, &machine)
    }

    // MARK: - Keys

    private mutating func addOtherKey(
        _ thread: MatchThread, _ operation: Operation, to mask: MaskWords,
        _ machine: inout Machine
    ) {
        let member = machine.members[Int(operation.first)]
        let entry = entry(thread.state, member.automaton, machine)
        scratch.removeAll()
        addInside(entry, to: scratch)
        // Whatever the key, the same follows, unless it is compared with a later one.
        let mark = machine.mark
        machine.hasMetUnknownKey = false
        machine.beginSet()
        machine.runAfterOtherKey(thread, operation.first, member, first: -1, length: -1)
        if entry.closesLikeText {
            addClosings(mark, to: scratch, &machine)
        } else {
            let follow = (first: mark.threadCount, count: machine.threads.count - mark.threadCount)
            for end in entry.ends {
                addTokens(of: vocabulary.trie.nodes.base[Int(end)], vocabulary.trie, scratch)
                let inner = machine.mark
                for index in follow.first..<follow.first + follow.count {
                    machine.threads.append(machine.threads[index])
                }
                walk(vocabulary.trie, from: end, inner, scratch, &machine)
            }
            machine.release(to: mark)
        }
        if machine.hasMetUnknownKey { return addByWalking(thread, to: mask, &machine) }
        for token in entry.removed { scratch.remove(token) }
        let used = usedKeys(thread, operation.first, machine)
        for key in used { removeTokens(leadingTo: key, among: used, thread, member, machine) }
        mask.formUnion(scratch.base)
    }

    /// The rest of each used key that continues the bytes so far.
    private func usedKeys(
        _ thread: MatchThread, _ number: Int32, _ machine: Machine
    ) -> [ArraySlice<UInt8>] {
        if machine.cells[thread.stack].third < 0 { return [] }
        let written = machine.history.count - Int(thread.count)
        var used: [ArraySlice<UInt8>] = []
        machine.forEachUsedKey(of: number, continuing: thread) { key in
            let rest = Int(key.first) + written..<Int(key.first + key.second)
            used.append(rest.map { machine.history[$0] }[...])
        }
        return used
    }

    /// Removes tokens that end a used key, or after which only used keys are possible.
    ///
    /// The latter can only happen on the way to a used key, since any other state has completions
    /// and none of them is used.
    private func removeTokens(
        leadingTo key: ArraySlice<UInt8>, among used: [ArraySlice<UInt8>], _ thread: MatchThread,
        _ member: CompiledMember, _ machine: Machine
    ) {
        let trie = vocabulary.trie
        var node: Int32 = 0
        var row = thread.state
        for (offset, byte) in key.enumerated() {
            node = trie.child(of: node, byte)
            row = machine.nextRow(row, member.automaton, byte)
            if node < 0 || row < 0 { return }
            let completions = machine.field(CompiledAutomaton.completions, of: row)
            if completions == CompiledAutomaton.infinite { continue }
            let beginning = key.prefix(offset + 1)
            if Int(completions) <= used.count(where: { $0.starts(with: beginning) }) {
                return removeTokens(from: node)
            }
        }
        node = trie.child(of: node, UInt8(ascii: "\""))
        if node >= 0 { removeTokens(from: node) }
    }

    private func removeTokens(from node: Int32) {
        let node = vocabulary.trie.nodes.base[Int(node)]
        for index in node.firstToken..<node.tokenEnd {
            scratch.remove(vocabulary.trie.tokens.base[Int(index)])
        }
    }

    // MARK: - Walking

    /// Adds the tokens below a node that the threads behind a mark take, then drops the threads.
    private mutating func walk(
        _ trie: TokenTrie, from node: Int32, _ mark: Machine.Mark,
        weights: ClosedRange<Int32> = Self.anyWeight, _ mask: MaskWords, _ machine: inout Machine
    ) {
        let nodes = trie.nodes.base
        let base = levels.count
        enter(
            nodes[Int(node)], mark.threadCount, machine.threads.count - mark.threadCount, mark)
        while levels.count > base {
            let top = levels.count - 1
            let level = levels[top]
            guard level.next < level.end else {
                machine.release(to: level.mark)
                levels.truncate(to: top)
                continue
            }
            levels.base[top].next += 1
            let child = nodes[Int(level.next)]
            guard mightTake(level, child.byte, &machine) else { continue }
            let mark = machine.mark
            let count = machine.step(from: level.first, count: level.count, child.byte)
            guard count > 0 else {
                machine.release(to: mark)
                continue
            }
            addTokens(of: child, trie, weights: weights, mask)
            if child.childCount == 0 {
                machine.release(to: mark)
            } else {
                enter(child, mark.threadCount, count, mark)
            }
        }
    }

    @inline(__always)
    private mutating func enter(
        _ node: TokenTrie.Node, _ first: Int, _ count: Int, _ mark: Machine.Mark
    ) {
        levels.append(
            Level(
                next: node.firstChild, end: node.firstChild + Int32(node.childCount),
                first: first, count: count, mark: mark))
    }

    @inline(__always)
    private func mightTake(_ level: Level, _ byte: UInt8, _ machine: inout Machine) -> Bool {
        for index in level.first..<level.first + level.count
        where machine.mightTake(machine.threads[index], byte) {
            return true
        }
        return false
    }

    /// Adds the tokens that end at a node.
    @inline(__always)
    private func addTokens(
        of node: TokenTrie.Node, _ trie: TokenTrie,
        weights: ClosedRange<Int32> = Self.anyWeight, _ mask: MaskWords
    ) {
        for index in node.firstToken..<node.ownEnd {
            if weights.contains(trie.weights.base[Int(index)]) {
                mask.insert(trie.tokens.base[Int(index)])
            }
        }
    }
}
