extension VerbatimIndex {
    /// How many states the search for the shortest completion may look at.
    ///
    /// Only rules with great lengths or wide patterns on long sources need as many.
    static let shortestCompletionSteps = 1 << 20

    /// The fewest bytes that complete the value; of several such completions the first in byte order.
    ///
    /// - Parameter state: Where the value stands.
    /// - Returns: A completion, and the shortest unless ``shortestCompletionSteps`` stop the search.
    /// - Complexity: O(*n* *l*) for *n* occurrences and a completion of *l* bytes; usually far less,
    ///   because longer ones than the best so far are not followed.
    func shortestCompletion(_ state: VerbatimState) -> [UInt8] {
        guard rule.isQuoted else { return shortestText(state).bytes }
        let quote = UInt8(ascii: "\"")
        switch state.phase {
        case .closed: return []
        case .opening: return [quote] + shortestText(state).written + [quote]
        case .text: return shortestText(state).written + [quote]
        default:
            var best: [UInt8] = []
            for candidate in JSONEscape.candidates(state.phase) {
                guard let next = textNext(state, candidate.character) else { continue }
                let completion = candidate.rest + shortestText(next).written + [quote]
                if best.isEmpty || completion.count < best.count { best = completion }
            }
            return best
        }
    }

    /// The bytes that every completion of the value begins with.
    ///
    /// - Parameters:
    ///   - state: Where the value stands; nothing follows one that may end here.
    ///   - limit: The most bytes to find.
    /// - Returns: The longest such bytes within the limit.
    func forcedBytes(_ state: VerbatimState, limit: Int = .max) -> [UInt8] {
        var forced: [UInt8] = []
        var state = state
        while forced.count < limit, !canEnd(state) {
            let bytes = nextBytes(state)
            guard bytes.count == 1, let next = next(state, bytes[0]) else { break }
            forced.append(bytes[0])
            state = next
        }
        return forced
    }

    /// The text that completes a span with the fewest bytes as written.
    private func shortestText(_ state: VerbatimState) -> ShortestText {
        var search = ShortestText(isQuoted: rule.isQuoted)
        var pending: [(state: VerbatimState, byte: UInt8?, depth: Int, cost: Int)] = []
        pending.append((state, nil, 0, 0))
        while search.goesOn, let branch = pending.popLast() {
            search.cutPath(to: branch.depth, adding: branch.byte)
            var (state, cost) = (branch.state, branch.cost)
            // As long as all occurrences go on alike, there is nothing to come back to.
            while cost + fewestBytes(state) < search.cost {
                search.steps += 1
                if textCanEnd(state) {
                    search.found(cost)
                    break
                }
                let next = byteAfter(Int(state.lower), Int(state.length))
                guard next == byteAfter(Int(state.upper) - 1, Int(state.length)) else {
                    for (byte, next) in textSuccessors(state).reversed() {
                        let cost = cost + search.length(byte)
                        pending.append((next, byte, search.path.count, cost))
                    }
                    break
                }
                guard let following = textNext(state, next) else { break }
                state = following
                cost += search.length(next)
                search.path.append(next)
            }
        }
        return search
    }

    /// A number of bytes that no completion of a span in the text is below.
    private func fewestBytes(_ state: VerbatimState) -> Int {
        // A span has at least as many bytes as scalars.
        let missing = max(0, max(rule.minimumLength, 1) - Int(state.length))
        guard let automaton = rule.pattern else { return missing }
        return max(missing, Int(automaton.distance[Int(state.pattern)]))
    }
}

/// A search for the shortest completion, and the best one found so far.
private struct ShortestText {
    let isQuoted: Bool
    /// The text on the way to where the search is.
    var path: [UInt8] = []
    /// How many states were looked at.
    var steps = 0
    private(set) var bytes: [UInt8] = []
    private(set) var cost = Int.max

    init(isQuoted: Bool) { self.isQuoted = isQuoted }

    /// Whether there is anything to find, or time to find better.
    var goesOn: Bool { cost == .max || steps < VerbatimIndex.shortestCompletionSteps }

    var written: [UInt8] { bytes.flatMap(JSONEscape.encoding) }

    func length(_ byte: UInt8) -> Int { isQuoted ? JSONEscape.length(byte) : 1 }

    mutating func cutPath(to depth: Int, adding byte: UInt8?) {
        path.removeLast(path.count - depth)
        if let byte { path.append(byte) }
    }

    mutating func found(_ cost: Int) {
        (bytes, self.cost) = (path, cost)
    }
}
