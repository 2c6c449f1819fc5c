/// The members of an object. In its frames `first` is the next property that may be written,
/// `second` how many members there are and `third` the list of other keys used so far.
///
/// Whatever is offered can be completed: the members that must still come fit under the maximum,
/// and those that may still come reach the minimum. Any number in between can be reached, because
/// each optional property and each other key can be written or left out.
extension Machine {
    /// Runs what may follow the opening brace of an object.
    mutating func runObject(_ object: CompiledObject, first stack: Int32, _ log: Int32) {
        if object.minimum == 0, requiredCount(object, from: 0) == 0 {
            runLater(object.closeEmpty, stack, log)
        }
        let frame = MatchStack.Cell(operation: object.keysFrame, parent: stack)
        runKeys(object, frame, object.openKey, log)
    }

    /// Runs what may follow a member.
    mutating func runObject(_ object: CompiledObject, after frame: MatchStack.Cell, _ log: Int32) {
        if frame.second >= object.minimum, requiredCount(object, from: frame.first) == 0 {
            runLater(object.close, frame.parent, log)
        }
        let keys = MatchStack.Cell(
            operation: object.keysFrame, first: frame.first, second: frame.second,
            third: frame.third, parent: frame.parent)
        runKeys(object, keys, object.commaKey, log)
    }

    /// Runs what leads to a further key, if there can be one.
    @inline(__always)
    private mutating func runKeys(
        _ object: CompiledObject, _ frame: MatchStack.Cell, _ separator: Int32, _ log: Int32
    ) {
        guard !possibleProperties(object, frame).isEmpty || mayUseOtherKeys(object, frame) else {
            return
        }
        runLater(separator, cells.push(frame), log)
    }

    /// How many properties from one on must be written.
    @inline(__always)
    func requiredCount(_ object: CompiledObject, from property: Int32) -> Int32 {
        lists[Int(object.required + property)]
    }

    /// How many other keys are not used yet.
    func unusedOtherKeys(_ object: CompiledObject, _ frame: MatchStack.Cell) -> Int {
        if object.otherKeys == CompiledAutomaton.infinite { return Int(object.otherKeys) }
        var count = Int(object.otherKeys)
        var used = frame.third
        while used >= 0 {
            count -= 1
            used = cells[used].parent
        }
        return count
    }

    /// The properties of which the next member may be one; those between are left out.
    func possibleProperties(_ object: CompiledObject, _ frame: MatchStack.Cell) -> Range<Int32> {
        var first = frame.first
        guard first < object.propertyCount else { return 0..<0 }
        let firstRequired = members[Int(object.properties + first)].firstRequired
        // If only the required ones still fit, the next one is the first of those.
        let stillRequired = Int(requiredCount(object, from: first))
        if Int(frame.second) + stillRequired >= Int(object.maximum) { first = firstRequired }
        var last = min(firstRequired, object.propertyCount - 1)
        if frame.second < object.minimum {
            // After property j, `propertyCount - j - 1` and all unused other keys may follow.
            let latest =
                Int(frame.second) + Int(object.propertyCount) + unusedOtherKeys(object, frame)
                - Int(object.minimum)
            if latest < Int(last) { last = Int32(latest) }
        }
        return first <= last ? first..<last + 1 : 0..<0
    }

    /// Whether the next member may have another key, so that no further property is written.
    func mayUseOtherKeys(_ object: CompiledObject, _ frame: MatchStack.Cell) -> Bool {
        guard object.classCount > 0, requiredCount(object, from: frame.first) == 0,
            frame.second < object.maximum
        else { return false }
        let unused = unusedOtherKeys(object, frame)
        return unused > 0 && Int(frame.second) + unused >= Int(object.minimum)
    }

    /// Adds the threads that wait for a key, after its opening quotation mark.
    mutating func startKeys(_ number: Int32, _ stack: Int32, _ log: Int32) {
        let object = objects[Int(number)]
        let frame = cells[stack]
        let properties = possibleProperties(object, frame)
        if !properties.isEmpty {
            wait(
                MatchThread(
                    operation: object.key, stack: stack, log: log, state: object.keys,
                    count: properties.lowerBound, limit: properties.upperBound - 1))
        }
        guard mayUseOtherKeys(object, frame) else { return }
        for index in object.classes..<object.classes + object.classCount {
            let member = members[Int(index)]
            let start = grammar.automata.base[Int(member.automaton)].startRow
            let thread = MatchThread(
                operation: member.operation, stack: stack, log: log, state: start,
                count: Int32(truncatingIfNeeded: history.count))
            if hasUnusedKey(index, thread) { wait(thread) }
        }
    }

    // MARK: - Declared keys

    mutating func stepKey(_ thread: MatchThread, _ object: CompiledObject, _ byte: UInt8) {
        let node = keyNodes[Int(thread.state)]
        for index in node.firstChild..<node.firstChild + node.childCount
        where keyNodes[Int(index)].byte == byte {
            guard hasProperty(keyNodes[Int(index)], from: thread.count, to: thread.limit) else {
                return
            }
            var next = thread
            next.state = index
            wait(next)
            return
        }
        // A bare quotation mark never continues a key, so it can only end one.
        guard byte == UInt8(ascii: "\""), node.property >= thread.count,
            node.property <= thread.limit
        else { return }
        let frame = cells[thread.stack]
        let next = MatchStack.Cell(
            operation: object.nextFrame, first: node.property + 1,
            second: min(frame.second + 1, object.countLimit), third: frame.third,
            parent: frame.parent)
        run(
            members[Int(object.properties + node.property)].value, stack: cells.push(next),
            log: thread.log)
    }

    /// Whether one of the properties at or below a node is within bounds.
    private func hasProperty(_ node: KeyNode, from first: Int32, to last: Int32) -> Bool {
        var lower = node.list
        var upper = node.list + node.listCount
        while lower < upper {
            let middle = (lower + upper) / 2
            if keyLists[Int(middle)] < first { lower = middle + 1 } else { upper = middle }
        }
        return lower < node.list + node.listCount && keyLists[Int(lower)] <= last
    }

    // MARK: - Other keys

    mutating func stepOtherKey(_ thread: MatchThread, _ number: Int32, _ byte: UInt8) {
        let member = members[Int(number)]
        let flags = field(CompiledAutomaton.flags, of: thread.state)
        if byte == UInt8(ascii: "\""), flags & CompiledAutomaton.accepts != 0 {
            endOtherKey(thread, number, member)
            return
        }
        let row = nextRow(thread.state, member.automaton, byte)
        guard row >= 0 else { return }
        var next = thread
        next.state = row
        if hasUnusedKey(number, next) { wait(next) }
    }

    private mutating func endOtherKey(
        _ thread: MatchThread, _ number: Int32, _ member: CompiledMember
    ) {
        let length = Int32(truncatingIfNeeded: history.count - 1) - thread.count
        var used = cells[thread.stack].third
        while used >= 0 {
            let key = cells[used]
            if key.second < 0 { hasMetUnknownKey = true }
            if key.second == length, isEqual(key.first, thread.count, length) { return }
            used = key.parent
        }
        runAfterOtherKey(thread, number, member, first: thread.count, length: length)
    }

    /// Runs what follows the closing quotation mark of another key.
    ///
    /// With a negative length the key is unknown: it equals no other key, and whoever compares
    /// keys with it sets `hasMetUnknownKey`.
    mutating func runAfterOtherKey(
        _ thread: MatchThread, _ number: Int32, _ member: CompiledMember, first: Int32,
        length: Int32
    ) {
        let frame = cells[thread.stack]
        let object = objects[Int(operations[Int(frame.operation)].first)]
        let key = cells.push(
            MatchStack.Cell(
                operation: MatchStack.Cell.usedKey, first: first, second: length,
                third: number, parent: frame.third))
        let next = MatchStack.Cell(
            operation: object.nextFrame, first: object.propertyCount,
            second: min(frame.second + 1, object.countLimit), third: key, parent: frame.parent)
        run(member.value, stack: cells.push(next), log: thread.log)
    }

    /// Whether some key that continues the bytes so far is not used yet.
    ///
    /// The used keys of the class that continue them are counted against all keys that do.
    private mutating func hasUnusedKey(_ number: Int32, _ thread: MatchThread) -> Bool {
        let completions = field(CompiledAutomaton.completions, of: thread.state)
        if completions == CompiledAutomaton.infinite { return true }
        var unused = completions
        forEachUsedKey(of: number, continuing: thread) { _ in unused -= 1 }
        var used = cells[thread.stack].third
        while used >= 0 {
            if cells[used].third == number, cells[used].second < 0 { hasMetUnknownKey = true }
            used = cells[used].parent
        }
        return unused > 0
    }

    /// Calls a function with the cell of each used key of a class that continues the bytes so far.
    @inline(__always)
    func forEachUsedKey(
        of number: Int32, continuing thread: MatchThread, _ body: (MatchStack.Cell) -> Void
    ) {
        let length = Int32(truncatingIfNeeded: history.count) - thread.count
        var used = cells[thread.stack].third
        while used >= 0 {
            let key = cells[used]
            if key.third == number, key.second >= length,
                isEqual(key.first, thread.count, length)
            {
                body(key)
            }
            used = key.parent
        }
    }

    /// Whether two stretches of the bytes so far are equal.
    private func isEqual(_ first: Int32, _ second: Int32, _ length: Int32) -> Bool {
        for offset in 0..<Int(length)
        where history[Int(first) + offset] != history[Int(second) + offset] {
            return false
        }
        return true
    }
}
