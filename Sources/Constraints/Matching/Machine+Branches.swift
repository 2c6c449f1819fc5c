/// What documents that go on with some bytes say of a value: they give it, leave it absent, or some
/// do the one and some the other.
struct Branches: OptionSet {
    let rawValue: UInt8

    static let value = Branches(rawValue: 1)
    static let absent = Branches(rawValue: 2)
    static let open: Branches = [.value, .absent]
}

/// Whether a member of an object that has begun is written.
///
/// The object is known by the mark that its frames stand on, whichever way it is read; a thread
/// without such a mark has left it.
extension Machine {
    /// What the documents of a set of threads do with a member that is not written yet.
    ///
    /// Where a member's value is written, only that says what is decided: a number that may end has
    /// threads past it too, which no longer know what they have passed.
    ///
    /// - Parameters:
    ///   - key: The number of the member's key.
    ///   - start: Where the object began.
    ///   - first: The first thread of the set.
    ///   - count: How many threads it has.
    /// - Returns: What they do; a member that has just been written counts.
    func branches(ofKey key: Int32, inObjectAt start: Int32, from first: Int, count: Int)
        -> Branches
    {
        var inValues: Branches = []
        var elsewhere: Branches = []
        for index in first..<first + count {
            let thread = threads[index]
            // Another thread goes on without further white space.
            if operations[Int(thread.operation)].kind == .space { continue }
            guard let place = place(of: thread, inObjectAt: start) else {
                elsewhere.formUnion(.absent)
                continue
            }
            let weighed = member(key, ofObject: cells[place.mark].second)
            let frame = cells[place.frame]
            if operations[Int(frame.operation)].kind == .objectNext {
                inValues.formUnion(branches(in: frame, weighed))
            } else {
                elsewhere.formUnion(branches(of: thread, in: frame, weighed))
            }
        }
        return inValues.isEmpty ? elsewhere : inValues
    }

    /// The mark of an object on a thread's stack, and the object's frame above it.
    ///
    /// Nil where the thread has left the object, or only waits for its closing brace, which stands
    /// right on the mark.
    private func place(
        of thread: MatchThread, inObjectAt start: Int32
    ) -> (mark: Int32, frame: Int32)? {
        var above: Int32 = -1
        var index = thread.stack
        while index >= 0, !cells[index].isObjectMark(at: start) {
            above = index
            index = cells[index].parent
        }
        return index >= 0 && above >= 0 ? (index, above) : nil
    }

    /// A key as one object sees it.
    private struct WeighedMember {
        var key: [UInt8]
        var object: CompiledObject
        /// The declared property, or -1.
        var property: Int32
        /// Whether a key that is not declared may be this one.
        var mayBeOther: Bool
    }

    private func member(_ number: Int32, ofObject object: Int32) -> WeighedMember {
        let key = grammar.weighing.keys[Int(number)]
        let object = objects[Int(object)]
        let property = property(key, of: object)
        let classes = object.classes..<object.classes + object.classCount
        let mayBeOther =
            property < 0 && classes.contains { grammar.keyAutomata[$0]?.accepts(key) ?? false }
        return WeighedMember(
            key: key, object: object, property: property, mayBeOther: mayBeOther)
    }

    private func property(_ key: [UInt8], of object: CompiledObject) -> Int32 {
        var number = object.keys
        for byte in key {
            let node = keyNodes[Int(number)]
            let children = node.firstChild..<node.firstChild + node.childCount
            guard let child = children.first(where: { keyNodes[Int($0)].byte == byte }) else {
                return -1
            }
            number = child
        }
        return keyNodes[Int(number)].property
    }

    /// While another member is written, or this one.
    private func branches(in frame: MatchStack.Cell, _ weighed: WeighedMember) -> Branches {
        guard weighed.property >= 0 else {
            if frame.third >= 0, isKey(cells[frame.third], weighed.key) { return .value }
            return weighed.mayBeOther ? .open : .absent
        }
        if frame.first > weighed.property {
            // Keys that are not declared come last.
            return frame.first == weighed.property + 1 && frame.third < 0 ? .value : .absent
        }
        return branches(weighed, first: frame.first, count: frame.second, frame)
    }

    /// While a key is written, or what comes before it.
    private func branches(
        of thread: MatchThread, in frame: MatchStack.Cell, _ weighed: WeighedMember
    ) -> Branches {
        let object = weighed.object
        var branches: Branches = []
        switch operations[Int(thread.operation)].kind {
        case .key:
            let node = keyNodes[Int(thread.state)]
            for index in node.list..<node.list + node.listCount {
                let property = keyLists[Int(index)]
                guard property >= thread.count, property <= thread.limit else { continue }
                branches.formUnion(self.branches(after: property, frame, weighed))
            }
        case .otherKey:
            branches = weighed.mayBeOther ? .open : .absent
        default:
            for property in possibleProperties(object, frame) {
                branches.formUnion(self.branches(after: property, frame, weighed))
            }
            if mayUseOtherKeys(object, frame) {
                branches.formUnion(weighed.mayBeOther ? .open : .absent)
            }
        }
        return branches
    }

    /// If the next member is some property.
    private func branches(
        after property: Int32, _ frame: MatchStack.Cell, _ weighed: WeighedMember
    ) -> Branches {
        if weighed.property < 0 { return weighed.mayBeOther ? .open : .absent }
        if property == weighed.property { return .value }
        if property > weighed.property { return .absent }
        return branches(
            weighed, first: property + 1,
            count: min(frame.second + 1, weighed.object.countLimit), frame)
    }

    /// If a declared property may still come: so many members are written, and the next property is
    /// one from `first` on.
    private func branches(
        _ weighed: WeighedMember, first: Int32, count: Int32, _ frame: MatchStack.Cell
    ) -> Branches {
        let object = weighed.object
        if members[Int(object.properties + weighed.property)].isRequired { return .value }
        let others = Int(object.propertyCount - first) - 1 + unusedOtherKeys(object, frame)
        if Int(count) + others < Int(object.minimum) { return .value }
        let needed = Int(count) + Int(requiredCount(object, from: first)) + 1
        return needed <= Int(object.maximum) ? .open : .absent
    }

    /// Whether a used key has some bytes.
    private func isKey(_ used: MatchStack.Cell, _ key: [UInt8]) -> Bool {
        Int(used.second) == key.count
            && key.indices.allSatisfy { history[Int(used.first) + $0] == key[$0] }
    }
}

extension MatchStack.Cell {
    /// Whether the cell says that an object began at a position.
    fileprivate func isObjectMark(at position: Int32) -> Bool {
        isMark && second >= 0 && first == position
    }
}
