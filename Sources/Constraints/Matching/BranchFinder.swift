/// Finds the choices between values and their absence that tokens make, by walking the trie of
/// tokens with the threads of a match.
struct BranchFinder {
    /// A choice, and the tokens that make it.
    struct Choice {
        /// Where the object or the value begins.
        var start: Int32
        /// The number of the key; -1 for a value that may be null.
        var key: Int32
        var threshold: Double
        /// The bytes of the token that lead there.
        var prefix: [UInt8] = []
        var value: [Int] = []
        var absent: [Int] = []
    }

    /// A choice as it stands after some of a token's bytes.
    private struct Tracked {
        var choice: Int
        var branches: Branches
    }

    /// A node whose children are being visited, and the threads that reached it.
    private struct Level {
        var next: Int32
        var end: Int32
        var first: Int
        var count: Int
        var mark: Machine.Mark
        var tracked: [Tracked]
    }

    private(set) var choices: [Choice] = []
    private let vocabulary: TokenVocabulary
    private let weighing: CompiledWeighing
    /// The bytes before the token.
    private let documentCount: Int
    private var levels: [Level] = []

    init(_ machine: Machine, _ vocabulary: TokenVocabulary) {
        self.vocabulary = vocabulary
        weighing = machine.grammar.weighing
        documentCount = machine.history.count
    }

    // MARK: - Tokens

    /// Whether the bytes of a legal token make a choice.
    mutating func hasChoice(
        made bytes: ArraySlice<UInt8>, _ machine: inout Machine
    ) throws(ConstraintError) -> Bool {
        let start = machine.mark
        defer { machine.release(to: start) }
        var tracked = begun(machine)
        var first = 0
        var count = machine.currentCount
        for byte in bytes {
            let before = machine.mark
            let previous = first..<first + count
            count = machine.step(from: first, count: count, byte)
            first = before.threadCount
            try machine.checkThreadLimit()
            update(&tracked, byte, previous, before, count, machine)
        }
        return tracked.contains { $0.branches == .value || $0.branches == .absent }
    }

    /// Finds the choices of all legal tokens; the machine stays as it is.
    mutating func walk(_ machine: inout Machine) throws(ConstraintError) {
        let trie = isInsideValues(machine) ? vocabulary.structuralTrie : vocabulary.trie
        let nodes = trie.nodes.base
        enter(nodes[0], 0, machine.currentCount, machine.mark, begun(machine))
        while let level = levels.last {
            guard level.next < level.end else {
                machine.release(to: level.mark)
                levels.removeLast()
                continue
            }
            levels[levels.count - 1].next += 1
            let child = nodes[Int(level.next)]
            let before = machine.mark
            let threads = level.first..<level.first + level.count
            guard threads.contains(where: { machine.mightTake(machine.threads[$0], child.byte) })
            else { continue }
            let count = machine.step(from: level.first, count: level.count, child.byte)
            guard count > 0, !machine.isOverfull else {
                machine.release(to: before)
                try machine.checkThreadLimit()
                continue
            }
            var tracked = level.tracked
            update(&tracked, child.byte, threads, before, count, machine)
            let tokens = child.firstToken..<child.ownEnd
            for index in tokens { add(Int(trie.tokens.base[Int(index)]), to: tracked) }
            enter(child, before.threadCount, count, before, tracked)
        }
    }

    private mutating func enter(
        _ node: TokenTrie.Node, _ first: Int, _ count: Int, _ mark: Machine.Mark,
        _ tracked: [Tracked]
    ) {
        levels.append(
            Level(
                next: node.firstChild, end: node.firstChild + Int32(node.childCount),
                first: first, count: count, mark: mark, tracked: tracked))
    }

    private mutating func add(_ token: Int, to tracked: [Tracked]) {
        for one in tracked {
            switch one.branches {
            case .value: choices[one.choice].value.append(token)
            case .absent: choices[one.choice].absent.append(token)
            default: break
            }
        }
    }

    /// Whether all ways to read the document are inside of a value, so that only tokens with a
    /// quotation mark, bracket, brace, comma or colon can end it and make a choice.
    private func isInsideValues(_ machine: Machine) -> Bool {
        if weighing.hasValuesAnywhere { return false }
        return (0..<machine.currentCount).allSatisfy { index in
            let thread = machine.threads[index]
            let operation = machine.operations[Int(thread.operation)]
            switch operation.kind {
            case .lexeme: return thread.state != operation.first
            case .string: return thread.state != machine.grammar.automata.base[0].startRow
            case .verbatim: return machine.verbatimStates[Int(thread.state)].length > 0
            default: return false
            }
        }
    }

    // MARK: - Choices

    /// The choices that are open before the token, the innermost first.
    private mutating func begun(_ machine: Machine) -> [Tracked] {
        let new = marked(machine, 0, machine.currentCount, from: 0) {
            $0.second >= 0 || Int($0.first) == machine.history.count
        }
        var tracked: [Tracked] = []
        for choice in new {
            if let one = opened(choice, machine, 0, machine.currentCount) { tracked.append(one) }
        }
        return tracked
    }

    /// Brings choices up to a byte, before which there were the `previous` threads, and after which
    /// there are the last `count`.
    private mutating func update(
        _ tracked: inout [Tracked], _ byte: UInt8, _ previous: Range<Int>, _ before: Machine.Mark,
        _ count: Int, _ machine: Machine
    ) {
        var hasOpenNull = false
        for index in tracked.indices where tracked[index].branches == .open {
            let choice = choices[tracked[index].choice]
            if choice.key >= 0 {
                tracked[index].branches = machine.branches(
                    ofKey: choice.key, inObjectAt: choice.start, from: before.threadCount,
                    count: count)
            } else if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") {
                // White space before the value.
                hasOpenNull = true
            } else {
                tracked[index].branches = branches(choice, after: byte, previous, machine)
            }
        }
        let position = machine.history.count
        let new = marked(machine, before.threadCount, count, from: before.cellCount) {
            Int($0.first) == position && !($0.second < 0 && hasOpenNull)
        }
        guard !new.isEmpty else { return }
        let prefix = (documentCount..<position).map { machine.history[$0] }
        for var choice in new {
            choice.prefix = prefix
            if let one = opened(choice, machine, before.threadCount, count) { tracked.append(one) }
        }
    }

    /// What the first byte of a value that may be null says; nothing if it may be of something else,
    /// such as the bracket that ends an array.
    private func branches(
        _ choice: Choice, after byte: UInt8, _ previous: Range<Int>, _ machine: Machine
    ) -> Branches {
        if byte == UInt8(ascii: "]") { return [] }
        let isOfSomethingElse =
            weighing.hasValuesAnywhere
            && previous.contains { number in
                let thread = machine.threads[number]
                return machine.mightTake(thread, byte)
                    && !machine.isInValue(thread, from: choice.start)
            }
        if isOfSomethingElse { return [] }
        return byte == UInt8(ascii: "n") ? .absent : .value
    }

    /// Starts to follow a choice, if both branches are there.
    private mutating func opened(
        _ choice: Choice, _ machine: Machine, _ first: Int, _ count: Int
    ) -> Tracked? {
        if choice.key >= 0 {
            let branches = machine.branches(
                ofKey: choice.key, inObjectAt: choice.start, from: first, count: count)
            if branches != .open { return nil }
        }
        choices.append(choice)
        return Tracked(choice: choices.count - 1, branches: .open)
    }

    /// The choices that the marks on the stacks of some threads stand for, each once.
    ///
    /// The innermost and first declared come first; of equal ones the largest margin holds. Marks
    /// below a cell do not count.
    private func marked(
        _ machine: Machine, _ first: Int, _ count: Int, from cell: Int,
        where isIncluded: (MatchStack.Cell) -> Bool
    ) -> [Choice] {
        var found: [Choice] = []
        var seen: Set<Int32> = []
        for number in first..<first + count {
            var index = machine.threads[number].stack
            while index >= cell, index >= 0 {
                let mark = machine.cells[index]
                if mark.isMark, isIncluded(mark), seen.insert(index).inserted {
                    add(choicesOf: mark, machine, to: &found)
                }
                index = mark.parent
            }
        }
        return found.enumerated()
            .sorted { ($1.element.start, $0.offset) < ($0.element.start, $1.offset) }
            .map(\.element)
    }

    private func add(
        choicesOf mark: MatchStack.Cell, _ machine: Machine, to found: inout [Choice]
    ) {
        func add(_ key: Int32, _ threshold: Double) {
            if let known = found.firstIndex(where: { $0.start == mark.first && $0.key == key }) {
                found[known].threshold = max(found[known].threshold, threshold)
            } else {
                found.append(
                    Choice(start: mark.first, key: key, threshold: threshold))
            }
        }
        guard mark.second >= 0 else {
            return add(-1, weighing.nullThresholds[Int(-1 - mark.second)])
        }
        let object = machine.objects[Int(mark.second)]
        for index in object.properties..<object.properties + object.propertyCount {
            let member = machine.members[Int(index)]
            if member.weighedKey >= 0 { add(member.weighedKey, member.threshold) }
        }
    }
}

extension Machine {
    /// Whether a thread reads a value that may be null and began at a position.
    fileprivate func isInValue(_ thread: MatchThread, from start: Int32) -> Bool {
        var index = thread.stack
        while index >= 0 {
            let cell = cells[index]
            if cell.isMark, cell.second < 0, cell.first == start { return true }
            index = cell.parent
        }
        return false
    }
}
