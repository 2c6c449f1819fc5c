/// A constraint made ready for matching; immutable, so one serves any number of generations.
public final class CompiledConstraint: Sendable {
    /// The tables that matchers follow.
    let grammar: CompiledGrammar

    init(_ grammar: CompiledGrammar) { self.grammar = grammar }
}
