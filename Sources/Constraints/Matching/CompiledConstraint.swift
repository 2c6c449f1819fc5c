/// A constraint made ready for matching; immutable, so one serves any number of generations.
public final class CompiledConstraint: Sendable {
    /// The tables that matchers follow.
    let grammar: CompiledGrammar

    /// Bytes of the masks of legal tokens that generations have left for later ones.
    var maskByteCount: Int { grammar.maskCaches.byteCount }

    init(_ grammar: CompiledGrammar) { self.grammar = grammar }
}
