extension ConstraintMatcher {
    /// Whether the document may end here and nothing can follow.
    ///
    /// - Throws: `ConstraintError` if the bytes can be read in too many ways.
    public var isComplete: Bool {
        get throws(ConstraintError) {
            guard canEnd else { return false }
            for byte in 0...255 as ClosedRange<UInt8> where try machine.accepts([byte]) {
                return false
            }
            return true
        }
    }

    /// Bytes that probably come next where a value is being copied: what follows in its source.
    ///
    /// - Parameter limit: The most bytes to return.
    /// - Returns: Legal bytes up to the first place where the value may end; none outside a copied
    ///   value, or at its beginning.
    public func copiedBytes(limit: Int) -> [UInt8] { machine.copiedBytes(limit: limit) }
}

extension Machine {
    func copiedBytes(limit: Int) -> [UInt8] {
        for number in 0..<currentCount {
            let thread = threads[number]
            let operation = grammar.operations[Int(thread.operation)]
            guard operation.kind == .verbatim else { continue }
            let index = grammar.verbatim[Int(operation.first)]
            let state = verbatimStates[Int(thread.state)]
            // Where nothing is copied yet, any word of the source may come; a guess rarely pays.
            guard state.length > 0 else { continue }
            let draft = index.continuation(state, limit: limit)
            let end = draft.ends.first { $0 > 0 } ?? draft.bytes.count
            return Array(draft.bytes.prefix(end))
        }
        return []
    }
}
