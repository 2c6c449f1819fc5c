extension VerbatimIndex {
    /// The value that a state has completed, and where it stands; nil if it is not complete.
    func citation(_ state: VerbatimState) -> Citation? {
        guard canEnd(state) else { return nil }
        let length = Int(state.length)
        let positions = starts[Int(state.lower)..<Int(state.upper)].map(Int.init)
            .filter { isEnd[$0 + length] }.sorted()
        guard let first = positions.first else { return nil }
        return Citation(
            text: String(decoding: sources.text[first..<first + length], as: UTF8.self),
            occurrences: positions.map { occurrence($0..<$0 + length) })
    }

    private func occurrence(_ range: Range<Int>) -> Citation.Occurrence {
        let source = sources.source(at: range.lowerBound)
        let origin = sources.ranges[source].lowerBound
        let before = sources.counts(before: origin)
        let lower = sources.counts(before: range.lowerBound)
        let upper = sources.counts(before: range.upperBound)
        return Citation.Occurrence(
            source: sources.names[source],
            bytes: range.lowerBound - origin..<range.upperBound - origin,
            unicodeScalars: lower.scalars - before.scalars..<upper.scalars - before.scalars,
            utf16: lower.utf16 - before.utf16..<upper.utf16 - before.utf16)
    }
}
