/// What a text must be, put together from parts.
///
/// ```swift
/// let date = try Constraint.regex(#"\d{4}-\d{2}-\d{2}"#)
/// let answer = Constraint.sequence([.literal("Due: "), .choice([date, .literal("unknown")])])
/// let compiled = try answer.compiled()
/// ```
public struct Constraint: Sendable {
    /// The texts as a grammar.
    let grammar: Grammar

    init(_ grammar: Grammar) { self.grammar = grammar }

    private init(_ node: Grammar.Node) { grammar = Grammar(nodes: [node], root: 0) }

    /// Exactly one text.
    public static func literal(_ text: String) -> Constraint {
        Constraint(.literal(Array(text.utf8)))
    }

    /// One of several labels.
    ///
    /// - Parameter labels: The labels, each written as it is, without quotes.
    /// - Returns: The constraint.
    /// - Throws: ``ConstraintError`` if there are too many.
    public static func choice(_ labels: [String]) throws(ConstraintError) -> Constraint {
        Constraint(.lexeme(try DFA.texts(labels.map { Array($0.utf8) })))
    }

    /// What one of several constraints allows.
    ///
    /// - Parameter alternatives: The constraints; none of none allows nothing at all.
    /// - Returns: The constraint.
    public static func choice(_ alternatives: [Constraint]) -> Constraint {
        combined(alternatives) { .choice($0) }
    }

    /// What several constraints allow, one after the other.
    ///
    /// - Parameter parts: The constraints, in order.
    /// - Returns: The constraint.
    public static func sequence(_ parts: [Constraint]) -> Constraint {
        combined(parts) { .sequence($0) }
    }

    /// What a constraint allows, or nothing.
    ///
    /// - Parameter part: The constraint.
    /// - Returns: The constraint.
    public static func optional(_ part: Constraint) -> Constraint {
        `repeat`(part, minimum: 0, maximum: 1)
    }

    /// What a constraint allows, a number of times.
    ///
    /// - Parameters:
    ///   - part: The constraint.
    ///   - minimum: The fewest times.
    ///   - maximum: The most times; nil for any number.
    /// - Returns: The constraint.
    public static func `repeat`(
        _ part: Constraint, minimum: Int = 0, maximum: Int? = nil
    ) -> Constraint {
        combined([part]) { .repetition($0[0], minimum: minimum, maximum: maximum) }
    }

    /// The texts that a regular expression matches as a whole.
    ///
    /// - Parameter pattern: A regular expression of ECMA-262, matched by code points.
    /// - Returns: The constraint.
    /// - Throws: ``ConstraintError`` if the pattern is malformed, unsupported or too large.
    public static func regex(_ pattern: String) throws(ConstraintError) -> Constraint {
        Constraint(.lexeme(try Regex(pattern).dfa(anchored: true)))
    }

    /// A span of a source text.
    ///
    /// - Parameter rule: Which spans; the default takes whole words from any source and writes
    ///   them as they stand, without quotes.
    /// - Returns: The constraint.
    public static func verbatim(
        _ rule: VerbatimRule = VerbatimRule(isQuoted: false)
    ) -> Constraint {
        Constraint(.verbatim(rule))
    }

    private static func combined(
        _ parts: [Constraint], _ node: ([Int]) -> Grammar.Node
    ) -> Constraint {
        var grammar = Grammar(nodes: [], root: 0)
        var roots: [Int] = []
        for part in parts { roots.append(grammar.append(part.grammar)) }
        grammar.root = grammar.nodes.count
        grammar.nodes.append(node(roots))
        return Constraint(grammar)
    }

    /// The constraint made ready for matching.
    ///
    /// - Parameters:
    ///   - layout: Where white space stands in JSON objects and arrays.
    ///   - sources: The texts that verbatim values are copied from.
    /// - Returns: The compiled constraint.
    /// - Throws: ``ConstraintError`` if nothing satisfies the constraint, if it is too large or if
    ///   a verbatim rule names an unknown source.
    public func compiled(
        layout: JSONLayout = .compact, sources: [VerbatimSource] = []
    ) throws(ConstraintError) -> CompiledConstraint {
        let sources = try VerbatimSources(sources)
        do {
            return CompiledConstraint(
                try CompiledGrammar(grammar, layout: layout, sources: sources))
        } catch {
            guard error.code == .unsatisfiable else { throw error }
            throw try grammar.missingSpan(in: sources) ?? error
        }
    }
}
