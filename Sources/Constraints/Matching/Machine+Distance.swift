/// The fewest bytes to the end of the document.
extension Machine {
    /// The fewest bytes with which a set of threads can end; nil for no threads.
    mutating func distance(from first: Int, count: Int) -> Int? {
        var best: Int?
        for index in first..<first + count {
            let distance = distance(of: threads[index])
            if distance < best ?? .max { best = distance }
        }
        return best
    }

    /// The fewest bytes with which a thread can end.
    mutating func distance(of thread: MatchThread) -> Int {
        let operation = operations[Int(thread.operation)]
        let after = Int(grammar.distances.base[Int(operation.next)])
        let own: Int
        switch operation.kind {
        case .bytes: own = Int(operation.second - thread.state) + after
        case .space: own = after
        case .lexeme: own = Int(field(CompiledAutomaton.distance, of: thread.state)) + after
        case .string: own = stringDistance(thread, operation) + after
        case .verbatim:
            own = verbatimDistance(thread, grammar.verbatim[Int(operation.first)]) + after
        case .key:
            // The frame is part of what is counted, so go on below it.
            return keyDistance(thread, objects[Int(operation.first)])
                + distance(below: cells[thread.stack].parent)
        case .otherKey:
            return otherKeyDistance(thread, operation.first)
                + distance(below: cells[thread.stack].parent)
        default: own = 0
        }
        return min(own, GrammarAnalysis.infinity) + distance(below: thread.stack)
    }

    /// The fewest bytes with which the frames of a stack can end.
    private mutating func distance(below stack: Int32) -> Int {
        // Distances are kept in the cells; find the first that has one, then come back up.
        var path: [Int32] = []
        var index = stack
        while index >= 0, cells[index].distance < 0 {
            path.append(index)
            index = cells[index].parent
        }
        var distance = index < 0 ? 0 : Int(cells[index].distance)
        for index in path.reversed() {
            distance = min(distance + self.distance(of: cells[index]), GrammarAnalysis.infinity)
            cells.setDistance(Int32(clamping: distance), of: index)
        }
        return distance
    }

    private mutating func distance(of frame: MatchStack.Cell) -> Int {
        let operation = operations[Int(frame.operation)]
        switch operation.kind {
        case .repeatNext:
            let repetition = grammar.repetitions.base[Int(operation.first)]
            let missing = max(0, Int(repetition.minimum) - Int(frame.first))
            return min(missing * Int(repetition.partDistance), GrammarAnalysis.infinity)
        case .arrayNext:
            return distance(arrays[Int(operation.first)], after: frame.first)
        case .arrayItem:
            let array = arrays[Int(operation.first)]
            let isInPrefix = frame.first < array.prefixCount
            let entry = isInPrefix ? lists[Int(array.prefix + frame.first)] : array.rest
            return Int(grammar.distances.base[Int(entry)])
                + distance(array, after: min(frame.first + 1, array.countLimit))
        case .objectNext:
            return memberDistance(objects[Int(operation.first)], frame)
        case .objectKeys:
            return startedMemberDistance(objects[Int(operation.first)], frame)
        default:
            return Int(grammar.distances.base[Int(frame.operation)])
        }
    }

    /// The required items that are still to come, and the bracket.
    private func distance(_ array: CompiledArray, after count: Int32) -> Int {
        Int(lists[Int(array.distances + min(count, array.minimum))]) + 1
    }

    private func stringDistance(_ thread: MatchThread, _ operation: Operation) -> Int {
        let isAtStart = thread.state == grammar.automata.base[0].startRow
        let count = isAtStart || isBetweenScalars(thread.state) ? thread.count : thread.count + 1
        return Int(field(CompiledAutomaton.distance, of: thread.state))
            + max(0, Int(operation.first - count))
    }

    // MARK: - Objects

    /// The fewest bytes after a member to the end of the object.
    private func memberDistance(
        _ object: CompiledObject, _ frame: MatchStack.Cell, justUsed: (Int32, length: Int)? = nil
    ) -> Int {
        var sum = 1
        var count = Int(frame.second)
        var optional: [Int] = []
        for index in frame.first..<object.propertyCount {
            let member = members[Int(object.properties + index)]
            if member.isRequired {
                sum += memberCost(member)
                count += 1
            } else if frame.second < object.minimum {
                optional.append(memberCost(member))
            }
        }
        let missing = Int(object.minimum) - count
        guard missing > 0 else { return min(sum, GrammarAnalysis.infinity) }
        let others = otherKeyCosts(object, frame, justUsed: justUsed)
        return sum + MemberCosts.cheapest(missing, optional: optional, others: others)
    }

    /// The fewest bytes after the opening quotation mark of a key to the end of the object.
    ///
    /// Frames that wait for keys are reached through the comma and the quotation mark, whose
    /// bytes are counted there.
    private mutating func startedMemberDistance(
        _ object: CompiledObject, _ frame: MatchStack.Cell
    ) -> Int {
        var best = GrammarAnalysis.infinity
        for property in possibleProperties(object, frame) {
            best = min(best, endedKeyDistance(object, frame, property, keyOffset: 0))
        }
        guard mayUseOtherKeys(object, frame) else { return best }
        for index in object.classes..<object.classes + object.classCount {
            guard let keys = grammar.keyAutomata[index] else { continue }
            let others = MemberCosts.OtherKeys(
                keys: keys, state: 0, used: usedLengths(of: index, frame.third), cost: 0)
            let shortest = MemberCosts.lengths(of: others, atMost: 1).first
            guard let shortest else { continue }
            best = min(
                best, endedOtherKeyDistance(object, frame, index, rest: shortest, length: shortest))
        }
        return best
    }

    private mutating func keyDistance(_ thread: MatchThread, _ object: CompiledObject) -> Int {
        let frame = cells[thread.stack]
        let node = keyNodes[Int(thread.state)]
        var best = GrammarAnalysis.infinity
        for index in node.list..<node.list + node.listCount {
            let property = keyLists[Int(index)]
            guard property >= thread.count, property <= thread.limit else { continue }
            let offset = Int32(truncatingIfNeeded: keyDepth(thread.state, object))
            best = min(best, endedKeyDistance(object, frame, property, keyOffset: offset))
        }
        return best
    }

    /// How many bytes of a key lead to a node.
    private func keyDepth(_ node: Int32, _ object: CompiledObject) -> Int {
        let list = keyNodes[Int(node)].list
        let property = keyLists[Int(list)]
        // Go down the path of one of its keys; the nodes on it are told apart by their lists.
        var depth = 0
        var current = object.keys
        while current != node {
            let parent = keyNodes[Int(current)]
            let children = parent.firstChild..<parent.firstChild + parent.childCount
            let child = children.first { child in
                child == node || contains(keyNodes[Int(child)], property)
            }
            guard let child else { return depth }
            current = child
            depth += 1
        }
        return depth
    }

    private func contains(_ node: KeyNode, _ property: Int32) -> Bool {
        (node.list..<node.list + node.listCount).contains { keyLists[Int($0)] == property }
    }

    private func endedKeyDistance(
        _ object: CompiledObject, _ frame: MatchStack.Cell, _ property: Int32, keyOffset: Int32
    ) -> Int {
        let member = members[Int(object.properties + property)]
        let next = MatchStack.Cell(
            operation: object.nextFrame, first: property + 1,
            second: min(frame.second + 1, object.countLimit), third: frame.third, parent: -1)
        return Int(member.keyLength - keyOffset) + 1 + Int(member.valueDistance)
            + memberDistance(object, next)
    }

    private mutating func otherKeyDistance(_ thread: MatchThread, _ number: Int32) -> Int {
        let frame = cells[thread.stack]
        let object = objects[Int(operations[Int(frame.operation)].first)]
        guard let keys = grammar.keyAutomata[number] else { return GrammarAnalysis.infinity }
        let written = history.count - Int(thread.count)
        var used: [Int: Int] = [:]
        forEachUsedKey(of: number, continuing: thread) {
            used[Int($0.second) - written, default: 0] += 1
        }
        let automaton = grammar.automata.base[Int(members[Int(number)].automaton)]
        let width = CompiledAutomaton.header + keys.classCount
        let state = Int32((Int(thread.state) - Int(automaton.startRow)) / width)
        let others = MemberCosts.OtherKeys(keys: keys, state: state, used: used, cost: 0)
        guard let rest = MemberCosts.lengths(of: others, atMost: 1).first else {
            return GrammarAnalysis.infinity
        }
        return endedOtherKeyDistance(object, frame, number, rest: rest, length: written + rest)
    }

    /// The rest of a key, its value and what must follow.
    ///
    /// Taking the shortest key is best even where more other keys must follow: any members that
    /// do without it get no longer by taking it instead of the key that stands in its place.
    private func endedOtherKeyDistance(
        _ object: CompiledObject, _ frame: MatchStack.Cell, _ number: Int32, rest: Int, length: Int
    ) -> Int {
        let next = MatchStack.Cell(
            operation: object.nextFrame, first: object.propertyCount,
            second: min(frame.second + 1, object.countLimit), third: frame.third, parent: -1)
        return rest + 1 + Int(members[Int(number)].valueDistance)
            + memberDistance(object, next, justUsed: (number, length))
    }

    /// The bytes of a declared member, its comma included.
    private func memberCost(_ member: CompiledMember) -> Int {
        grammar.commaLength + Int(member.keyLength) + 2 + Int(member.valueDistance)
    }

    private func otherKeyCosts(
        _ object: CompiledObject, _ frame: MatchStack.Cell, justUsed: (Int32, length: Int)?
    ) -> [MemberCosts.OtherKeys] {
        (object.classes..<object.classes + object.classCount).compactMap { index in
            guard let keys = grammar.keyAutomata[index] else { return nil }
            var used = usedLengths(of: index, frame.third)
            if let justUsed, justUsed.0 == index { used[justUsed.length, default: 0] += 1 }
            return MemberCosts.OtherKeys(
                keys: keys, state: 0, used: used,
                cost: memberCost(members[Int(index)]))
        }
    }

    private func usedLengths(of number: Int32, _ list: Int32) -> [Int: Int] {
        var lengths: [Int: Int] = [:]
        var used = list
        while used >= 0 {
            let key = cells[used]
            if key.third == number { lengths[Int(key.second), default: 0] += 1 }
            used = key.parent
        }
        return lengths
    }

    // MARK: - Verbatim values

    private func verbatimDistance(_ thread: MatchThread, _ index: VerbatimIndex) -> Int {
        index.shortestCompletion(verbatimStates[Int(thread.state)]).count
    }
}
