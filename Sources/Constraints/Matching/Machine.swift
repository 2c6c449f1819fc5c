/// The threads of a match and the memory they share.
///
/// Sets of threads lie one after the other in `threads`; the first is the state of the match, and
/// walks over tokens put theirs behind it. The pointers belong to `grammar`, which lives as long
/// as the machine; every index in the tables was put there by the compiler, and so is in range.
struct Machine {
    let grammar: CompiledGrammar
    let operations: UnsafePointer<Operation>
    let literals: UnsafePointer<UInt8>
    let lists: UnsafePointer<Int32>
    let objects: UnsafePointer<CompiledObject>
    let members: UnsafePointer<CompiledMember>
    let arrays: UnsafePointer<CompiledArray>
    let keyNodes: UnsafePointer<KeyNode>
    let keyLists: UnsafePointer<Int32>
    let rows: UnsafePointer<Int32>
    let classMaps: UnsafePointer<UInt8>

    /// The threads of all sets.
    var threads = FlatBuffer<MatchThread>(capacity: 64)
    /// The stacks.
    var cells = MatchStack()
    /// The bytes so far.
    var history = FlatBuffer<UInt8>(capacity: 256)
    /// The states of verbatim values, which threads and cells refer to.
    var verbatimStates: [VerbatimState] = []
    /// Whether a set outgrew its limit, so that some of its threads are missing.
    var isOverfull = false
    /// Whether a key was compared with one whose bytes are not known.
    var hasMetUnknownKey = false
    /// How many threads the state of the match has.
    var currentCount = 0

    /// Where the set that is being made starts.
    private var setStart = 0
    private var pending = FlatBuffer<Pending>(capacity: 32)
    /// Frames of repetitions pushed while the present byte was read.
    private var freshFrames = FlatBuffer<Int32>(capacity: 4)
    /// Frames returned to while the present byte was read; a second return adds no future.
    private var finishedFrames = FlatBuffer<Int32>(capacity: 16)

    private struct Pending: BitwiseCopyable {
        var operation: Int32
        var stack: Int32
        var log: Int32
    }

    /// The state before the first byte.
    init(_ grammar: CompiledGrammar) {
        self.grammar = grammar
        operations = grammar.operations.base
        literals = grammar.literals.base
        lists = grammar.lists.base
        objects = grammar.objects.base
        members = grammar.members.base
        arrays = grammar.arrays.base
        keyNodes = grammar.keyNodes.base
        keyLists = grammar.keyLists.base
        rows = grammar.rows.base
        classMaps = grammar.classMaps.base
        beginSet()
        run(grammar.start, stack: -1, log: -1)
        currentCount = threads.count
    }

    func deallocate() {
        threads.deallocate()
        cells.deallocate()
        history.deallocate()
        pending.deallocate()
        freshFrames.deallocate()
        finishedFrames.deallocate()
    }

    /// A copy with memory of its own.
    func copied() -> Machine {
        var copy = self
        copy.threads = threads.copied()
        copy.cells = cells.copied()
        copy.history = history.copied()
        copy.pending = pending.copied()
        copy.freshFrames = freshFrames.copied()
        copy.finishedFrames = finishedFrames.copied()
        return copy
    }

    // MARK: - Sets

    /// Starts a set behind the others.
    @inline(__always)
    mutating func beginSet() {
        setStart = threads.count
        freshFrames.truncate(to: 0)
        finishedFrames.truncate(to: 0)
    }

    /// Adds the set that follows another one after a byte, which the history gets as well.
    ///
    /// - Returns: How many threads the set has, which are the last ones.
    @inline(__always)
    mutating func step(from first: Int, count: Int, _ byte: UInt8) -> Int {
        beginSet()
        history.append(byte)
        for index in first..<first + count { step(threads[index], byte) }
        return threads.count - setStart
    }

    /// Adds a thread to the set unless it is there.
    @inline(__always)
    private mutating func emit(_ thread: MatchThread) {
        for index in setStart..<threads.count
        where threads[index].hasSameFuture(as: thread) { return }
        if threads.count - setStart >= MatchingLimits.threads {
            isOverfull = true
            return
        }
        threads.append(thread)
    }

    // MARK: - Bytes

    /// Whether a thread might take a byte; false only if it cannot.
    @inline(__always)
    func mightTake(_ thread: MatchThread, _ byte: UInt8) -> Bool {
        let operation = operations[Int(thread.operation)]
        switch operation.kind {
        case .bytes: return literals[Int(operation.first + thread.state)] == byte
        case .lexeme: return nextRow(thread.state, operation.second, byte) >= 0
        case .string: return nextRow(thread.state, 0, byte) >= 0
        default: return operation.kind != .accept
        }
    }

    /// Adds what becomes of a thread after a byte.
    mutating func step(_ thread: MatchThread, _ byte: UInt8) {
        let operation = operations[Int(thread.operation)]
        switch operation.kind {
        case .bytes:
            guard literals[Int(operation.first + thread.state)] == byte else { return }
            if thread.state + 1 == operation.second {
                run(operation.next, stack: thread.stack, log: thread.log)
            } else {
                var next = thread
                next.state += 1
                emit(next)
            }
        case .lexeme:
            let row = nextRow(thread.state, operation.second, byte)
            if row >= 0 { enter(row, thread, operation.next) }
        case .space:
            guard byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") else { return }
            if thread.state > 1 {
                var next = thread
                next.state -= 1
                emit(next)
            }
            run(operation.next, stack: thread.stack, log: thread.log)
        case .string: stepString(thread, operation, byte)
        case .key: stepKey(thread, objects[Int(operation.first)], byte)
        case .otherKey: stepOtherKey(thread, operation.first, byte)
        case .verbatim: stepVerbatim(thread, operation, byte)
        default: return
        }
    }

    /// The row after a byte, or -1.
    @inline(__always)
    func nextRow(_ row: Int32, _ automaton: Int32, _ byte: UInt8) -> Int32 {
        let byteClass = Int(classMaps[Int(automaton) &* 256 &+ Int(byte)])
        return rows[Int(row) &+ CompiledAutomaton.header &+ byteClass]
    }

    /// One of the numbers at the start of a row.
    @inline(__always)
    func field(_ field: Int, of row: Int32) -> Int32 { rows[Int(row) &+ field] }

    /// Whether a row is between two scalars of a JSON string.
    @inline(__always)
    func isBetweenScalars(_ row: Int32) -> Bool {
        field(CompiledAutomaton.flags, of: row) & CompiledAutomaton.isBetweenScalars != 0
    }

    /// Goes on in a row of a lexeme, and after the lexeme if the row accepts.
    @inline(__always)
    private mutating func enter(_ row: Int32, _ thread: MatchThread, _ next: Int32) {
        let flags = field(CompiledAutomaton.flags, of: row)
        if flags & CompiledAutomaton.goesOn != 0 {
            var moved = thread
            moved.state = row
            emit(moved)
        }
        if flags & CompiledAutomaton.accepts != 0 {
            run(next, stack: thread.stack, log: thread.log)
        }
    }

    /// A string counts a scalar when it is back where any text may follow.
    private mutating func stepString(_ thread: MatchThread, _ operation: Operation, _ byte: UInt8) {
        let row = nextRow(thread.state, 0, byte)
        guard row >= 0 else { return }
        let wasBetween = isBetweenScalars(thread.state)
        var next = thread
        next.state = row
        if wasBetween {
            if byte == UInt8(ascii: "\"") {
                guard thread.count >= operation.first else { return }
                run(operation.next, stack: thread.stack, log: thread.log)
                return
            }
            guard thread.count < operation.second else { return }
        }
        if isBetweenScalars(row), thread.state != grammar.automata.base[0].startRow {
            next.count = Self.counted(thread.count, operation.first, operation.second)
        }
        emit(next)
    }

    /// One more than a count, or the same where more makes no difference.
    @inline(__always)
    static func counted(_ count: Int32, _ minimum: Int32, _ maximum: Int32) -> Int32 {
        maximum == .max && count >= minimum ? count : count + 1
    }

    private mutating func stepVerbatim(
        _ thread: MatchThread, _ operation: Operation, _ byte: UInt8
    ) {
        let index = grammar.verbatim[Int(operation.first)]
        guard let state = index.next(verbatimStates[Int(thread.state)], byte) else { return }
        var next = thread
        next.state = Int32(verbatimStates.count)
        verbatimStates.append(state)
        let canEnd = index.canEnd(state)
        if !canEnd || !index.rule.isQuoted { emit(next) }
        if canEnd {
            let log = cells.push(
                MatchStack.Cell(
                    operation: MatchStack.Cell.verbatimValue(operation.first), first: thread.count,
                    second: Int32(history.count), third: next.state, parent: thread.log))
            run(operation.next, stack: thread.stack, log: log)
        }
    }

    // MARK: - Operations

    /// Adds the threads that wait for a byte when an operation has run.
    mutating func run(_ operation: Int32, stack: Int32, log: Int32) {
        pending.append(Pending(operation: operation, stack: stack, log: log))
        while let next = pending.popLast() {
            runUntilWaiting(next.operation, next.stack, next.log)
        }
    }

    private mutating func runUntilWaiting(_ number: Int32, _ stack: Int32, _ log: Int32) {
        var number = number
        var stack = stack
        while true {
            let operation = operations[Int(number)]
            var thread = MatchThread(operation: number, stack: stack, log: log)
            switch operation.kind {
            case .accept, .bytes:
                emit(thread)
                return
            case .space:
                thread.state = operation.first
                emit(thread)
                number = operation.next
            case .lexeme:
                let flags = field(CompiledAutomaton.flags, of: operation.first)
                thread.state = operation.first
                if flags & CompiledAutomaton.goesOn != 0 { emit(thread) }
                if flags & CompiledAutomaton.accepts == 0 { return }
                number = operation.next
            case .string:
                thread.state = grammar.automata.base[0].startRow
                emit(thread)
                return
            case .verbatim:
                startVerbatim(operation, thread)
                return
            case .finish:
                if stack < 0 {
                    thread.operation = GrammarCompiler.accept
                    emit(thread)
                    return
                }
                if finishedFrames.contains(stack) { return }
                finishedFrames.append(stack)
                let cell = cells[stack]
                number = cell.operation
                if !operations[Int(number)].kind.readsFrame { stack = cell.parent }
            case .jump:
                number = operation.first
            case .mark:
                let position = Int32(truncatingIfNeeded: history.count)
                stack = cells.push(.mark(operation.second, at: position, parent: stack))
                number = operation.first
            case .call:
                stack = cells.push(MatchStack.Cell(operation: operation.next, parent: stack))
                number = operation.first
            case .fork:
                for index in 0..<operation.second {
                    runLater(lists[Int(operation.first + index)], stack, log)
                }
                return
            case .repeatFirst:
                iterate(operation.first, count: 0, stack, log)
                return
            case .repeatNext:
                let frame = cells[stack]
                if freshFrames.contains(stack) { return }
                iterate(operation.first, count: frame.first, frame.parent, log)
                return
            case .arrayFirst:
                runArray(arrays[Int(operation.first)], first: stack, log)
                return
            case .arrayNext:
                runArray(arrays[Int(operation.first)], after: cells[stack], log)
                return
            case .arrayItem:
                runItem(arrays[Int(operation.first)], cells[stack], log)
                return
            case .objectFirst:
                runObject(objects[Int(operation.first)], first: stack, log)
                return
            case .objectNext:
                runObject(objects[Int(operation.first)], after: cells[stack], log)
                return
            case .objectKeys:
                startKeys(operation.first, stack, log)
                return
            case .key, .otherKey:
                return
            }
        }
    }

    /// Leaves an operation for later.
    @inline(__always)
    mutating func runLater(_ operation: Int32, _ stack: Int32, _ log: Int32) {
        pending.append(Pending(operation: operation, stack: stack, log: log))
    }

    /// Adds a thread that waits for a byte.
    @inline(__always)
    mutating func wait(_ thread: MatchThread) { emit(thread) }

    private mutating func startVerbatim(_ operation: Operation, _ thread: MatchThread) {
        guard let start = grammar.verbatim[Int(operation.first)].start else { return }
        var thread = thread
        thread.state = Int32(verbatimStates.count)
        thread.count = Int32(truncatingIfNeeded: history.count)
        verbatimStates.append(start)
        emit(thread)
    }

    private mutating func iterate(_ number: Int32, count: Int32, _ stack: Int32, _ log: Int32) {
        let repetition = grammar.repetitions.base[Int(number)]
        if count >= repetition.minimum { runLater(GrammarCompiler.finish, stack, log) }
        guard count < repetition.maximum else { return }
        let frame = cells.push(
            MatchStack.Cell(
                operation: repetition.next,
                first: Self.counted(count, repetition.minimum, repetition.maximum), parent: stack))
        if repetition.isNullable { freshFrames.append(frame) }
        runLater(repetition.entry, frame, log)
    }
}

extension FlatBuffer<Int32> {
    fileprivate func contains(_ element: Int32) -> Bool {
        for index in 0..<count where self[index] == element { return true }
        return false
    }
}
