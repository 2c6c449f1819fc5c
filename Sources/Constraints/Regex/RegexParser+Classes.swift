extension RegexParser {
    /// A member of a character class: a set of its own, or a code point that may start a range.
    private enum ClassAtom {
        case set(ScalarSet)
        case scalar(UInt32)

        var set: ScalarSet {
            switch self {
            case .set(let set): set
            case .scalar(let scalar): ScalarSet(scalar)
            }
        }
    }

    /// A class in brackets.
    mutating func characterClass() throws(ConstraintError) -> ScalarSet {
        position += 1
        let isInverted = skip("^")
        var ranges: [ClosedRange<UInt32>] = []
        while !skip("]") {
            let first = try classAtom()
            guard peek() == "-", position + 1 < scalars.count, scalars[position + 1] != "]" else {
                ranges += first.set.ranges
                continue
            }
            let hyphen = position
            position += 1
            let last = try classAtom()
            guard case .scalar(let low) = first, case .scalar(let high) = last else {
                ranges += first.set.ranges + last.set.ranges
                ranges.append(0x2D...0x2D)
                continue
            }
            guard low <= high else {
                position = hyphen
                throw malformed(expected: "a range in ascending order", found: "a descending one")
            }
            ranges.append(low...high)
        }
        let set = ScalarSet(ranges)
        return isInverted ? set.inverted : set
    }

    private mutating func classAtom() throws(ConstraintError) -> ClassAtom {
        guard let scalar = peek() else { throw malformed(expected: "`]`", found: "the end") }
        position += 1
        guard scalar == "\\" else { return .scalar(scalar.value) }
        if let set = try classEscape() { return .set(set) }
        if skip("b") { return .scalar(0x08) }
        return .scalar(try characterEscape())
    }
}
