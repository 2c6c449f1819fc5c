extension VerbatimIndex {
    /// The fewest bytes that complete the value; of several such completions the first in byte order.
    ///
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
        var pending: [(state: VerbatimState, path: [UInt8], cost: Int)] = [(state, [], 0)]
        while let (state, path, cost) = pending.popLast() {
            guard cost + fewestBytes(state) < search.cost else { continue }
            if textCanEnd(state) {
                search.found(path, cost)
            } else if state.upper - state.lower == 1 {
                follow(state, path, cost, &search)
            } else {
                for (byte, next) in textSuccessors(state).reversed() {
                    pending.append((next, path + [byte], cost + search.length(byte)))
                }
            }
        }
        return search
    }

    /// A number of bytes that no completion of a span in the text is below.
    private func fewestBytes(_ state: VerbatimState) -> Int {
        guard let automaton = rule.pattern else { return 0 }
        return Int(automaton.distance[Int(state.pattern)])
    }

    /// Goes on to the next end of a span that has one occurrence left.
    private func follow(
        _ state: VerbatimState, _ path: [UInt8], _ cost: Int, _ search: inout ShortestText
    ) {
        var (state, path, cost) = (state, path, cost)
        while cost + fewestBytes(state) < search.cost {
            if textCanEnd(state) { return search.found(path, cost) }
            let byte = byteAfter(Int(state.lower), Int(state.length))
            guard let next = textNext(state, byte) else { return }
            path.append(byte)
            cost += search.length(byte)
            state = next
        }
    }
}

/// The best completion found so far.
private struct ShortestText {
    let isQuoted: Bool
    private(set) var bytes: [UInt8] = []
    private(set) var cost = Int.max

    init(isQuoted: Bool) { self.isQuoted = isQuoted }

    var written: [UInt8] { bytes.flatMap(JSONEscape.encoding) }

    func length(_ byte: UInt8) -> Int { isQuoted ? JSONEscape.length(byte) : 1 }

    mutating func found(_ path: [UInt8], _ cost: Int) {
        (bytes, self.cost) = (path, cost)
    }
}
