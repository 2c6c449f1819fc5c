/// The threads of a program's run: states with the duties that lookaheads have left.
///
/// A thread without duties has the number of its state; others are numbered as they are met.
struct RegexThreads {
    /// A lookahead's automaton and the state it is in.
    private struct Duty: Hashable {
        let lookahead: Int
        let isNegative: Bool
        let state: Int32
    }

    private struct Thread: Hashable {
        let state: Int32
        let duties: [Duty]
    }

    /// Where a set of threads can be without reading anything.
    struct Closure {
        /// The threads that can read on.
        var readers: [Int32] = []
        /// Whether a thread without duties has matched, or, at the end, with duties fulfilled.
        var hasMatched = false
    }

    /// The thread that has matched and accepts whatever follows.
    static let universal: Int32 = 0

    private let program: RegexProgram
    private var withDuties: [Thread] = []
    private var numbers: [Thread: Int32] = [:]
    private var visits: [Int]
    private var visit = 0
    /// How many threads all closures together have visited.
    private(set) var visitCount = 0
    private var stack: [Int32] = []

    init(_ program: RegexProgram) {
        self.program = program
        visits = [Int](repeating: 0, count: program.states.count)
    }

    /// Follows the steps that read nothing.
    mutating func closure(
        of threads: [Int32], left: RegexContext, right: RegexContext
    ) -> Closure {
        var closure = Closure()
        visit += 1
        for thread in threads { push(thread) }
        while let thread = stack.popLast() {
            let (state, duties) = parts(of: thread)
            switch program.states[Int(state)] {
            case .scalars:
                closure.readers.append(thread)
            case .fork(let targets):
                for target in targets { push(number(target, duties)) }
            case .assertion(let assertion, let next):
                if assertion.holds(left: left, right: right) { push(number(next, duties)) }
            case .lookahead(let lookahead, let isNegative, let next):
                guard let start = program.lookaheads[lookahead].starts[left],
                    let more = adding(
                        Duty(lookahead: lookahead, isNegative: isNegative, state: start), to: duties
                    )
                else { continue }
                push(number(next, more))
            case .accept:
                if right == .edge ? duties.allSatisfy(isFulfilled) : duties.isEmpty {
                    closure.hasMatched = true
                } else {
                    closure.readers.append(thread)
                }
            }
        }
        return closure
    }

    /// Reads each class that a thread can read.
    mutating func step(_ thread: Int32, _ body: (Int, Int32) -> Void) {
        let (state, duties) = parts(of: thread)
        let next: Int32
        switch program.states[Int(state)] {
        case .scalars(let classes, let target):
            for number in classes { read(Int(number), target, duties, body) }
            return
        case .accept where program.allowsRest: next = state
        default: return
        }
        for number in 0..<program.alphabet.partition.classCount {
            read(number, next, duties, body)
        }
    }

    private mutating func read(
        _ number: Int, _ target: Int32, _ duties: [Duty], _ body: (Int, Int32) -> Void
    ) {
        if duties.isEmpty { return body(number, target) }
        var moved: [Duty] = []
        for duty in duties {
            let table = program.lookaheads[duty.lookahead].table
            let next = table.next[Int(duty.state) * table.classCount + number]
            let step = Duty(lookahead: duty.lookahead, isNegative: duty.isNegative, state: next)
            guard let more = adding(step, to: moved) else { return }
            moved = more
        }
        body(number, self.number(target, moved))
    }

    /// Duties with one more, which is left out if it cannot fail; nil if it must fail.
    private func adding(_ duty: Duty, to duties: [Duty]) -> [Duty]? {
        let automaton = program.lookaheads[duty.lookahead]
        let state = Int(duty.state)
        let canAccept = state >= 0 && automaton.canAccept[state]
        let canReject = state < 0 || automaton.canReject[state]
        guard duty.isNegative ? canReject : canAccept else { return nil }
        guard duty.isNegative ? canAccept : canReject, !duties.contains(duty) else { return duties }
        // In order, so that equal sets of duties are equal lists.
        let place = duties.firstIndex { ($0.lookahead, $0.state) > (duty.lookahead, duty.state) }
        var more = duties
        more.insert(duty, at: place ?? duties.count)
        return more
    }

    private func isFulfilled(_ duty: Duty) -> Bool {
        let table = program.lookaheads[duty.lookahead].table
        return table.accepting[Int(duty.state)] != duty.isNegative
    }

    private mutating func push(_ thread: Int32) {
        guard visits[Int(thread)] != visit else { return }
        visits[Int(thread)] = visit
        visitCount += 1
        stack.append(thread)
    }

    private func parts(of thread: Int32) -> (state: Int32, duties: [Duty]) {
        let index = Int(thread) - program.states.count
        return index < 0 ? (thread, []) : (withDuties[index].state, withDuties[index].duties)
    }

    private mutating func number(_ state: Int32, _ duties: [Duty]) -> Int32 {
        if duties.isEmpty { return state }
        let thread = Thread(state: state, duties: duties)
        if let known = numbers[thread] { return known }
        let number = Int32(program.states.count + withDuties.count)
        numbers[thread] = number
        withDuties.append(thread)
        visits.append(0)
        return number
    }
}
