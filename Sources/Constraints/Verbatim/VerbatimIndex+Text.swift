extension VerbatimIndex {
    /// The state after a byte of text; nil if no span goes on so.
    func textNext(_ state: VerbatimState, _ byte: UInt8) -> VerbatimState? {
        guard byte != VerbatimSources.terminator else { return nil }
        var pattern = state.pattern
        if let automaton = rule.pattern {
            pattern = automaton.next(pattern, byte)
            guard pattern >= 0 else { return nil }
        }
        var lower = Int(state.lower)
        var upper = Int(state.upper)
        let offset = Int(state.length)
        let first = byteAfter(lower, offset)
        let last = byteAfter(upper - 1, offset)
        guard first <= byte, byte <= last else { return nil }
        if first != last {
            lower = firstStart(in: lower..<upper) { self.byteAfter($0, offset) >= byte }
            upper = firstStart(in: lower..<upper) { self.byteAfter($0, offset) > byte }
        }
        guard reach.contains(Int32(offset + 1), in: lower..<upper) else { return nil }
        return VerbatimState(
            lower: Int32(lower), upper: Int32(upper), length: Int32(offset + 1), pattern: pattern,
            phase: .text)
    }

    /// Whether the text copied so far is a span that the rule allows.
    ///
    /// Text that ends within a scalar at one occurrence does so at all of them.
    ///
    /// - Complexity: O(1) for few occurrences; else O(*c* log *n*) for *c* kinds of what follows.
    func textCanEnd(_ state: VerbatimState) -> Bool {
        guard state.length > 0, !byteAfter(Int(state.lower), Int(state.length)).continuesScalar
        else {
            return false
        }
        if let automaton = rule.pattern, !automaton.accepting[Int(state.pattern)] { return false }
        return lengthIsAllowed(state) && firstEnd(state) != nil
    }

    /// The distinct next bytes of text, in order, each with its state.
    func textSuccessors(_ state: VerbatimState) -> [(byte: UInt8, state: VerbatimState)] {
        var successors: [(byte: UInt8, state: VerbatimState)] = []
        var lower = Int(state.lower)
        let upper = Int(state.upper)
        let offset = Int(state.length)
        while lower < upper {
            let byte = byteAfter(lower, offset)
            var rest = state
            rest.lower = Int32(lower)
            if let next = textNext(rest, byte) { successors.append((byte, next)) }
            lower = firstStart(in: lower..<upper) { self.byteAfter($0, offset) > byte }
        }
        return successors
    }

    /// The byte that follows the text copied so far, at one occurrence.
    func byteAfter(_ index: Int, _ offset: Int) -> UInt8 {
        sources.text[Int(starts[index]) + offset]
    }

    /// The first occurrence, in sorted order, after which a span may end.
    ///
    /// What follows the text decides whether it may end there, so of occurrences that go on alike
    /// only the first is looked at.
    private func firstEnd(_ state: VerbatimState) -> Int? {
        let offset = Int(state.length)
        var lower = Int(state.lower)
        let upper = Int(state.upper)
        if upper - lower <= 32 {
            return (lower..<upper).first { isEnd[Int(starts[$0]) + offset] }
        }
        while lower < upper {
            let position = Int(starts[lower]) + offset
            if isEnd[position] { return lower }
            let context = decidingContext(position)
            lower = firstStart(in: lower + 1..<upper) {
                !self.goesOnAlike(Int(self.starts[$0]) + offset, context)
            }
        }
        return nil
    }

    private func lengthIsAllowed(_ state: VerbatimState) -> Bool {
        let bytes = Int(state.length)
        guard bytes >= rule.minimumLength else { return false }
        // A scalar has one to four bytes, so there is rarely a need to count.
        let minimumIsMet = bytes / 4 >= rule.minimumLength
        let maximumIsMet = bytes <= rule.maximumLength ?? bytes
        if minimumIsMet, maximumIsMet { return true }
        let start = Int(starts[Int(state.lower)])
        let scalars = sources.scalarCount(start..<start + bytes)
        return scalars >= rule.minimumLength && scalars <= rule.maximumLength ?? scalars
    }

    /// Whether a position is followed by a context.
    private func goesOnAlike(_ other: Int, _ context: Range<Int>) -> Bool {
        context.allSatisfy { sources.text[other + $0 - context.lowerBound] == sources.text[$0] }
    }

    /// What follows a position and decides, with what is before, whether a span may end there.
    ///
    /// One scalar decides, or for words two if the first is a separator, or the rest of a line.
    private func decidingContext(_ position: Int) -> Range<Int> {
        let text = sources.text
        let kind = sources.clusters[position]
        var scalars = rule.boundary == .word && kind == .separator ? 2 : 1
        var end = position
        if rule.boundary == .line {
            while sources.clusters[end] != .newline { end += 1 }
        }
        while scalars > 0 {
            end += 1
            guard text[end - 1] != VerbatimSources.terminator else { break }
            while text[end].continuesScalar { end += 1 }
            scalars -= 1
        }
        return position..<end
    }

    /// The first index in a range for which a condition holds that, once true, stays true.
    private func firstStart(in range: Range<Int>, where condition: (Int) -> Bool) -> Int {
        var (lower, upper) = (range.lowerBound, range.upperBound)
        while lower < upper {
            let middle = (lower + upper) / 2
            if condition(middle) { upper = middle } else { lower = middle + 1 }
        }
        return lower
    }
}

extension UInt8 {
    /// Whether the byte is one of a UTF-8 sequence after its first.
    fileprivate var continuesScalar: Bool { self & 0xC0 == 0x80 }
}
