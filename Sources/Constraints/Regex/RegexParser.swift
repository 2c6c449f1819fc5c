/// Reads the syntax of ECMA-262 regular expressions with the `u` flag.
///
/// Where the `u` flag makes an error of what everyone understands, it is understood: needlessly
/// escaped punctuation, `{`, `}` and `]` for themselves, and a hyphen beside a class escape.
struct RegexParser {
    let scalars: [Unicode.Scalar]
    var position = 0
    private var depth = 0

    init(_ pattern: String) { scalars = Array(pattern.unicodeScalars) }

    /// The tree of the whole pattern.
    mutating func parse() throws(ConstraintError) -> RegexNode {
        let node = try choice()
        if let extra = peek() {
            throw malformed(expected: "the end of the pattern", found: shown(extra))
        }
        return node
    }

    private mutating func choice() throws(ConstraintError) -> RegexNode {
        var branches = [try sequence()]
        while skip("|") { branches.append(try sequence()) }
        return branches.count == 1 ? branches[0] : .choice(branches)
    }

    private mutating func sequence() throws(ConstraintError) -> RegexNode {
        var nodes: [RegexNode] = []
        while let next = peek(), next != "|", next != ")" {
            nodes.append(try term())
        }
        return nodes.count == 1 ? nodes[0] : .sequence(nodes)
    }

    private mutating func term() throws(ConstraintError) -> RegexNode {
        let start = position
        let node = try atom()
        let quantifierStart = position
        guard let (minimum, maximum) = try quantifier() else { return node }
        if let maximum, maximum < minimum {
            position = quantifierStart
            throw malformed(expected: "bounds in ascending order", found: "a lower second bound")
        }
        switch node {
        case .assertion, .lookahead:
            position = start
            throw malformed(expected: "something to repeat", found: "an assertion")
        default:
            return .repetition(node, minimum: minimum, maximum: maximum)
        }
    }

    private mutating func atom() throws(ConstraintError) -> RegexNode {
        guard let scalar = peek() else {
            throw malformed(expected: "a character", found: "the end")
        }
        switch scalar {
        case "(": return try group()
        case "[": return .scalars(try characterClass())
        case "\\": return try escape()
        case "*", "+", "?":
            throw malformed(expected: "something to repeat", found: shown(scalar))
        default: break
        }
        let start = position
        if scalar == "{", try quantifier() != nil {
            position = start
            throw malformed(expected: "something to repeat", found: shown(scalar))
        }
        position += 1
        switch scalar {
        case ".": return .scalars(ScalarSet.lineTerminators.inverted)
        case "^": return .assertion(.start)
        case "$": return .assertion(.end)
        default: return .scalars(ScalarSet(scalar.value))
        }
    }

    private mutating func group() throws(ConstraintError) -> RegexNode {
        let start = position
        depth += 1
        defer { depth -= 1 }
        guard depth <= AutomatonLimits.patternDepth else {
            throw ConstraintError(
                .tooLarge, patternOffset: byteOffset(start),
                expected: "at most `\(AutomatonLimits.patternDepth)` groups inside each other",
                found: "more")
        }
        position += 1
        var lookaheadIsNegative: Bool?
        if skip("?") {
            if skip("=") {
                lookaheadIsNegative = false
            } else if skip("!") {
                lookaheadIsNegative = true
            } else if skip("<") {
                if peek() == "=" || peek() == "!" {
                    throw unsupported("lookbehind", at: start, "no lookbehind assertion")
                }
                try groupName()
            } else if !skip(":") {
                throw unsupportedGroup(start)
            }
        }
        let body = try choice()
        guard skip(")") else { throw malformed(expected: "`)`", found: "the end") }
        if let lookaheadIsNegative { return .lookahead(body, isNegative: lookaheadIsNegative) }
        // A group may be repeated even where the assertion in it may not.
        return .sequence([body])
    }

    private func unsupportedGroup(_ start: Int) -> ConstraintError {
        if let letter = peek(), "ims-".unicodeScalars.contains(letter) {
            return unsupported("modifiers", at: start, "a group without modifiers")
        }
        return malformed(
            expected: "`:`, `=`, `!` or `<` after `(?`", found: peek().map(shown) ?? "the end")
    }

    private mutating func groupName() throws(ConstraintError) {
        let start = position
        while let next = peek(), next != ">" {
            let isPartOfName =
                next == "$" || next == "_" || next == "\u{200C}" || next == "\u{200D}"
                || (position == start ? next.properties.isIDStart : next.properties.isIDContinue)
            guard isPartOfName else {
                throw malformed(expected: "the name of a group", found: shown(next))
            }
            position += 1
        }
        guard position > start, skip(">") else {
            throw malformed(expected: "the name of a group and `>`", found: "another text")
        }
    }

    /// The bounds of a quantifier, if one stands here; lazy ones match the same texts.
    private mutating func quantifier() throws(ConstraintError) -> (Int, Int?)? {
        let bounds: (Int, Int?)
        if skip("*") {
            bounds = (0, nil)
        } else if skip("+") {
            bounds = (1, nil)
        } else if skip("?") {
            bounds = (0, 1)
        } else if let counted = try countedQuantifier() {
            bounds = counted
        } else {
            return nil
        }
        _ = skip("?")
        return bounds
    }

    private mutating func countedQuantifier() throws(ConstraintError) -> (Int, Int?)? {
        let start = position
        guard skip("{"), let minimum = try decimal() else {
            position = start
            return nil
        }
        var maximum: Int? = minimum
        if skip(",") { maximum = try decimal() }
        guard skip("}") else {
            position = start
            return nil
        }
        return (minimum, maximum)
    }

    private mutating func decimal() throws(ConstraintError) -> Int? {
        var value: Int?
        while let digit = peek(), ("0"..."9").contains(digit) {
            let (tens, overflows) = (value ?? 0).multipliedReportingOverflow(by: 10)
            let (sum, overflowsToo) = tens.addingReportingOverflow(Int(digit.value) - 0x30)
            guard !overflows, !overflowsToo else {
                throw .patternTooLarge(offset: byteOffset(position))
            }
            value = sum
            position += 1
        }
        return value
    }

    /// The next scalar, without moving on.
    func peek() -> Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

    /// Moves past a scalar if it is the next one.
    mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
        guard peek() == scalar else { return false }
        position += 1
        return true
    }
}
