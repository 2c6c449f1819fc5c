/// How a value probably goes on: a guess to verify, never a constraint.
struct VerbatimDraft: Sendable, Hashable {
    /// The bytes that follow as the value is written, without the closing quote.
    var bytes: [UInt8] = []
    /// The numbers of those bytes after which the span at this occurrence may end.
    var ends: [Int] = []
}

extension VerbatimIndex {
    /// What follows in the source at the first occurrence of the text copied so far.
    ///
    /// - Parameters:
    ///   - state: Where the value stands.
    ///   - limit: The most bytes to give; an escape that does not fit is left out.
    /// - Returns: Bytes that the index accepts one after the other from the state.
    func continuation(_ state: VerbatimState, limit: Int) -> VerbatimDraft {
        var draft = VerbatimDraft()
        guard var state = textState(from: state, limit, &draft),
            let occurrence = firstOccurrence(state)
        else { return draft }
        while true {
            let position = Int(starts[occurrence]) + Int(state.length)
            if isEnd[position], textCanEnd(state) { draft.ends.append(draft.bytes.count) }
            let byte = sources.text[position]
            let written = rule.isQuoted ? JSONEscape.encoding(byte) : [byte]
            guard draft.bytes.count + written.count <= limit, reach[occurrence] > state.length,
                let next = textNext(state, byte)
            else { return draft }
            draft.bytes += written
            state = next
        }
    }

    /// The state in the text that a draft begins with: after the quote, or the rest of an escape.
    private func textState(
        from state: VerbatimState, _ limit: Int, _ draft: inout VerbatimDraft
    ) -> VerbatimState? {
        switch state.phase {
        case .closed: return nil
        case .text: return state
        case .opening:
            guard limit > 0 else { return nil }
            draft.bytes.append(UInt8(ascii: "\""))
            return quotedNext(state, UInt8(ascii: "\""))
        default:
            for candidate in JSONEscape.candidates(state.phase) {
                guard let next = textNext(state, candidate.character) else { continue }
                guard candidate.rest.count <= limit else { return nil }
                draft.bytes += candidate.rest
                return next
            }
            return nil
        }
    }

    /// The occurrence that comes first in the sources, of those that can be completed.
    private func firstOccurrence(_ state: VerbatimState) -> Int? {
        (Int(state.lower)..<Int(state.upper))
            .filter { reach[$0] >= state.length }
            .min { starts[$0] < starts[$1] }
    }
}
