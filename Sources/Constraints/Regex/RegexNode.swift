/// A regular expression as a tree; what only captures is gone.
indirect enum RegexNode: Hashable, Sendable {
    /// One code point out of a set.
    case scalars(ScalarSet)
    /// One after the other; nothing if there are none.
    case sequence([RegexNode])
    /// Any one of several.
    case choice([RegexNode])
    /// Repeated, without an upper bound if `maximum` is nil.
    case repetition(RegexNode, minimum: Int, maximum: Int?)
    /// A condition on what stands on either side.
    case assertion(RegexAssertion)
    /// A condition on everything that follows.
    case lookahead(RegexNode, isNegative: Bool)
}

/// The sides of a position in a text between which an assertion can tell.
enum RegexContext: Int, Sendable {
    /// The start of the text on the left, its end on the right.
    case edge
    /// A character that `\w` matches.
    case word
    /// Any other character.
    case other
}

/// The pairs of a left and a right side on which an assertion holds, as a set of bits.
struct RegexAssertion: OptionSet, Hashable, Sendable {
    let rawValue: UInt16

    /// Whether the assertion holds between two sides.
    func holds(left: RegexContext, right: RegexContext) -> Bool {
        rawValue >> UInt16(left.rawValue * 3 + right.rawValue) & 1 == 1
    }

    /// `^`, the start of the text.
    static let start = RegexAssertion(rawValue: 0b000_000_111)
    /// `$`, the end of the text.
    static let end = RegexAssertion(rawValue: 0b001_001_001)
    /// `\b`, a word character on exactly one side.
    static let wordBoundary = RegexAssertion(rawValue: 0b010_101_010)
    /// `\B`, a word character on both sides or on neither.
    static let noWordBoundary = RegexAssertion(rawValue: 0b101_010_101)

    /// Whether the assertion looks for word characters.
    var dependsOnWords: Bool { self == .wordBoundary || self == .noWordBoundary }
}

extension RegexNode {
    /// Whether whatever matches stands at the start of the text.
    var isBoundToStart: Bool {
        switch self {
        case .assertion(let assertion): assertion == .start
        case .sequence(let nodes): Self.isBoundToStart(nodes)
        case .choice(let nodes): nodes.allSatisfy(\.isBoundToStart)
        case .repetition(let node, let minimum, _): minimum > 0 && node.isBoundToStart
        case .scalars, .lookahead: false
        }
    }

    /// Whether one of the nodes binds, with only assertions, which move nothing, before it.
    private static func isBoundToStart(_ nodes: [RegexNode]) -> Bool {
        for node in nodes {
            if node.isBoundToStart { return true }
            if !node.isAssertion { return false }
        }
        return false
    }

    private var isAssertion: Bool {
        switch self {
        case .assertion, .lookahead: true
        default: false
        }
    }

    /// Whether `\b` or `\B` stands anywhere.
    var dependsOnWords: Bool {
        switch self {
        case .assertion(let assertion): assertion.dependsOnWords
        case .sequence(let nodes), .choice(let nodes): nodes.contains(where: \.dependsOnWords)
        case .repetition(let node, _, _), .lookahead(let node, _): node.dependsOnWords
        case .scalars: false
        }
    }

    /// Adds the sets of code points that stand anywhere.
    func collectSets(into sets: inout Set<ScalarSet>) {
        switch self {
        case .scalars(let set): sets.insert(set)
        case .sequence(let nodes), .choice(let nodes):
            for node in nodes { node.collectSets(into: &sets) }
        case .repetition(let node, _, _), .lookahead(let node, _): node.collectSets(into: &sets)
        case .assertion: break
        }
    }
}
