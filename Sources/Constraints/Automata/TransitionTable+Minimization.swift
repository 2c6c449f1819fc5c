extension TransitionTable {
    /// The table with one state for each language that a state of this trimmed one has.
    ///
    /// - Complexity: O(*m* log *n*) for *m* transitions and *n* states.
    func minimized() -> TransitionTable {
        guard stateCount > 1 else { return self }
        if let order = statesAfterSuccessors() { return joiningEqualRows(in: order) }
        return joiningEquivalentStates()
    }

    /// Hopcroft's algorithm as Valmari describes it for partial automata (Information Processing
    /// Letters 112, 2012).
    private func joiningEquivalentStates() -> TransitionTable {
        var sources: [Int32] = []
        var labels: [Int32] = []
        var targets: [Int32] = []
        for state in 0..<stateCount {
            for (label, target) in row(state).enumerated() where target >= 0 {
                sources.append(Int32(state))
                labels.append(Int32(label))
                targets.append(target)
            }
        }
        let incoming = RefinablePartition(
            count: targets.count, keyCount: stateCount, key: { Int(targets[$0]) })
        var states = RefinablePartition(
            count: stateCount, keyCount: 2, key: { accepting[$0] ? 1 : 0 })
        var edges = RefinablePartition(
            count: targets.count, keyCount: classCount, key: { Int(labels[$0]) })
        // Blocks of `incoming` are numbered by the targets that have any.
        var incomingBlocks = [Int32](repeating: -1, count: stateCount)
        for edge in targets.indices { incomingBlocks[Int(targets[edge])] = incoming.block[edge] }

        // One of the two first blocks need not split the edges: they agree on it.
        var stateBlock = 1
        var edgeBlock = 0
        while edgeBlock < edges.blockCount {
            for position in edges.range(ofBlock: edgeBlock) {
                states.mark(sources[Int(edges.elements[position])])
            }
            states.split()
            edgeBlock += 1
            while stateBlock < states.blockCount {
                for position in states.range(ofBlock: stateBlock) {
                    let block = incomingBlocks[Int(states.elements[position])]
                    guard block >= 0 else { continue }
                    for place in incoming.range(ofBlock: Int(block)) {
                        edges.mark(incoming.elements[place])
                    }
                }
                edges.split()
                stateBlock += 1
            }
        }
        if states.blockCount == stateCount { return self }
        return joining(states.block, count: states.blockCount)
    }

    /// One state per block, the block of state 0 first.
    func joining(_ blocks: [Int32], count: Int) -> TransitionTable {
        let first = blocks[0]
        let numbers = blocks.map { $0 == first ? 0 : $0 == 0 ? first : $0 }
        return renumbered(numbers, count: count)
    }
}
