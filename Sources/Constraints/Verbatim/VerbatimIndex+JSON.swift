extension VerbatimIndex {
    /// The state after a byte of a JSON string that holds a span; nil if none goes on so.
    ///
    /// Each character has one encoding: the short escapes for quotation mark, backslash, backspace,
    /// form feed, newline, return and tab, `\u00` and two lower-case digits for other control
    /// characters, and itself for everything else.
    func quotedNext(_ state: VerbatimState, _ byte: UInt8) -> VerbatimState? {
        switch (state.phase, byte) {
        case (.closed, _): nil
        case (.opening, _): byte == UInt8(ascii: "\"") ? moved(state, to: .text) : nil
        case (.text, UInt8(ascii: "\"")): textCanEnd(state) ? moved(state, to: .closed) : nil
        case (.text, UInt8(ascii: "\\")): escapeNext(state, byte)
        case (.text, _): byte < 0x20 ? nil : textNext(state, byte)
        default: escapeNext(state, byte)
        }
    }

    /// The state after a byte of an escape.
    private func escapeNext(_ state: VerbatimState, _ byte: UInt8) -> VerbatimState? {
        for candidate in JSONEscape.candidates(state.phase) where candidate.rest[0] == byte {
            guard let next = textNext(state, candidate.character) else { continue }
            if candidate.rest.count == 1 { return next }
            return moved(state, to: state.phase.afterEscapeByte(byte))
        }
        return nil
    }

    private func moved(_ state: VerbatimState, to phase: VerbatimState.Phase) -> VerbatimState {
        var moved = state
        moved.phase = phase
        return moved
    }

    /// The bytes that may come next in the value as it is written, in order.
    func nextBytes(_ state: VerbatimState) -> [UInt8] {
        switch state.phase {
        case .closed: return []
        case .opening: return [UInt8(ascii: "\"")]
        case .text:
            let successors = textSuccessors(state).map(\.byte)
            guard rule.isQuoted else { return successors }
            var bytes = Set(successors.map { JSONEscape.encoding($0)[0] })
            if textCanEnd(state) { bytes.insert(UInt8(ascii: "\"")) }
            return bytes.sorted()
        default:
            let candidates = JSONEscape.candidates(state.phase)
                .filter { textNext(state, $0.character) != nil }
            return Set(candidates.map { $0.rest[0] }).sorted()
        }
    }
}
