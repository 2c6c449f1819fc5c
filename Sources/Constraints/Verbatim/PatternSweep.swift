/// Finds, for every start at once, the farthest end up to which a pattern matches the text.
///
/// Starts whose automata are in the same state behave alike from there on, so they move as one
/// group. Groups merge in a union-find forest whose nodes remember the last end that was accepted
/// while they were a root; a start's farthest end is the greatest on its way to the root.
struct PatternSweep {
    /// The starts whose automata are in one state.
    private struct Group {
        let state: Int32
        var root: Int32
    }

    private let pattern: DFA
    private let starts: [Int]
    private let limits: [Int]
    /// For each node, the start nodes first, the one it was merged into; a root's is itself.
    private var parents: [Int32]
    /// For each node, the last end accepted while it was a root; 0 for none.
    private var accepted: [Int]
    /// For each node that is a root, how many of its starts have not passed their limit.
    private var alive: [Int32]
    private var groups: [Group] = []
    /// The groups before the last byte; kept for its memory.
    private var previousGroups: [Group] = []
    /// For each state of the pattern, the index of its group, if that has the same state.
    private var groupIndices: [Int32]
    /// For each start, in order, the farthest end; 0 for none.
    private(set) var ends: [Int] = []

    /// Prepares to match from starts, in order, none farther than its limit; limits never decrease.
    init(_ pattern: DFA, starts: [Int], limits: [Int]) {
        self.pattern = pattern
        self.starts = starts
        self.limits = limits
        parents = starts.indices.map(Int32.init)
        accepted = [Int](repeating: 0, count: starts.count)
        alive = [Int32](repeating: 1, count: starts.count)
        groupIndices = [Int32](repeating: 0, count: pattern.stateCount)
    }

    /// Matches through a range of a text.
    ///
    /// - Complexity: O(*n* *s*) for *s* states that are active at a time.
    mutating func run(over text: [UInt8], in range: Range<Int>, isEnd: [Bool]) {
        ends.reserveCapacity(starts.count)
        var nextStart = 0
        for position in range.lowerBound...range.upperBound {
            while ends.count < nextStart, limits[ends.count] < position { retireFirst() }
            if isEnd[position] {
                for group in groups where pattern.accepting[Int(group.state)] {
                    accepted[Int(group.root)] = position
                }
            }
            guard position < range.upperBound else { break }
            if nextStart < starts.count, starts[nextStart] == position {
                add(Int32(nextStart), to: 0)
                nextStart += 1
            }
            advance(text[position])
        }
        while ends.count < starts.count { retireFirst() }
    }

    /// Moves every group by a byte.
    private mutating func advance(_ byte: UInt8) {
        swap(&groups, &previousGroups)
        groups.removeAll(keepingCapacity: true)
        for index in previousGroups.indices {
            let group = previousGroups[index]
            guard alive[Int(group.root)] > 0 else { continue }
            let state = pattern.next(group.state, byte)
            if state >= 0 { add(group.root, to: state) }
        }
    }

    private mutating func add(_ root: Int32, to state: Int32) {
        let index = Int(groupIndices[Int(state)])
        guard index < groups.count, groups[index].state == state else {
            groupIndices[Int(state)] = Int32(groups.count)
            groups.append(Group(state: state, root: root))
            return
        }
        // A new root, because what either accepted before holds for its own starts only.
        let other = groups[index].root
        let merged = Int32(parents.count)
        parents.append(merged)
        accepted.append(0)
        alive.append(alive[Int(root)] + alive[Int(other)])
        parents[Int(root)] = merged
        parents[Int(other)] = merged
        groups[index].root = merged
    }

    /// Records the farthest end of the first start that has none recorded.
    private mutating func retireFirst() {
        let start = Int32(ends.count)
        let root = compressPath(from: start)
        ends.append(max(accepted[Int(start)], accepted[Int(root)]))
        alive[Int(root)] -= 1
    }

    /// Makes every node on the way to the root point to it; returns the root.
    private mutating func compressPath(from node: Int32) -> Int32 {
        var path: [Int32] = []
        var root = node
        while parents[Int(root)] != root {
            path.append(root)
            root = parents[Int(root)]
        }
        var farthest = 0
        for node in path.reversed() {
            farthest = max(farthest, accepted[Int(node)])
            accepted[Int(node)] = farthest
            parents[Int(node)] = root
        }
        return root
    }
}
