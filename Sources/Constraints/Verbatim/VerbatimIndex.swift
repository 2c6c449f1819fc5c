/// The spans of source texts that a rule allows, walked byte by byte.
///
/// Positions where a span may start are kept sorted by the text that follows, as in a suffix array
/// (Manber and Myers, 1990), so the occurrences of what was copied so far are one interval of them
/// and a byte narrows it by binary search. With each start goes the greatest length to which a span
/// from there can be completed under the rule's boundaries, pattern and lengths; so a state exists
/// only if it can be completed.
final class VerbatimIndex: Sendable {
    /// The rule whose spans these are.
    let rule: VerbatimRule
    /// The texts that are copied from.
    let sources: VerbatimSources
    /// The positions from which some span is allowed, sorted by the text that follows.
    let starts: [Int32]
    /// The greatest length in bytes of a span from each start.
    let reach: RangeMaximum
    /// The positions where the rule's boundary lets a span end.
    let isEnd: [Bool]

    /// Finds the spans that a rule allows.
    ///
    /// - Throws: `ConstraintError` if the rule names an unknown source.
    /// - Complexity: O(*n*) time without a pattern, else O(*n* *s*) for at most *s* of the pattern's
    ///   states at a time, and usually few; a byte of memory per byte of text, and 12 per start.
    convenience init(_ rule: VerbatimRule, in sources: VerbatimSources) throws(ConstraintError) {
        self.init(rule, sources, try VerbatimSpans(rule, in: sources))
    }

    private init(_ rule: VerbatimRule, _ sources: VerbatimSources, _ spans: VerbatimSpans) {
        self.rule = rule
        self.sources = sources
        starts = sources.order.filter { spans.reach[Int($0)] > 0 }
        reach = RangeMaximum(starts.map { spans.reach[Int($0)] })
        isEnd = spans.isEnd
    }

    /// Whether the rule allows no span at all, so that the value must be absent.
    var isEmpty: Bool { starts.isEmpty }

    /// The state before the first byte; nil if the rule allows no span.
    var start: VerbatimState? {
        guard !isEmpty else { return nil }
        return VerbatimState(
            lower: 0, upper: Int32(starts.count), length: 0, pattern: 0,
            phase: rule.isQuoted ? .opening : .text)
    }

    /// The state after a byte of the value as it is written; nil if no value goes on so.
    ///
    /// - Complexity: O(log *n*) for the number of occurrences so far.
    func next(_ state: VerbatimState, _ byte: UInt8) -> VerbatimState? {
        rule.isQuoted ? quotedNext(state, byte) : textNext(state, byte)
    }

    /// Whether the value is complete; a bare one may still go on.
    func canEnd(_ state: VerbatimState) -> Bool {
        rule.isQuoted ? state.phase == .closed : textCanEnd(state)
    }
}
