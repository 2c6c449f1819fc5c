/// Source texts prepared for copying: sorted suffixes and cluster kinds, shared by all rules.
final class VerbatimSources: Sendable {
    /// The most bytes of text in all sources together.
    static let maximumByteCount = 1 << 28
    /// Ends each source's text; no byte of UTF-8.
    static let terminator: UInt8 = 0xFF

    /// The names, in the order given.
    let names: [String]
    /// The UTF-8 texts one after the other, each followed by the terminator.
    let text: [UInt8]
    /// The positions of each source's text, without its terminator.
    let ranges: [Range<Int>]
    /// The positions in `text` in the order of what follows them.
    let order: [Int32]
    /// The kind of cluster that begins at each position.
    let clusters: [TextCluster]
    /// Counts of scalars and UTF-16 units.
    private let positions: TextPositions
    /// The indices of the sources by the bytes of their names.
    private let indices: [[UInt8]: Int]

    /// Prepares texts; none at all, and empty ones, are allowed.
    ///
    /// - Throws: `ConstraintError` if two sources share a name or the texts are too long.
    /// - Complexity: O(*n*) time; six bytes of memory per byte of text.
    init(_ sources: [VerbatimSource]) throws(ConstraintError) {
        var indices: [[UInt8]: Int] = [:]
        var text: [UInt8] = []
        var ranges: [Range<Int>] = []
        var clusters: [TextCluster] = []
        for (index, source) in sources.enumerated() {
            guard indices.updateValue(index, forKey: Array(source.name.utf8)) == nil else {
                throw .duplicateSource(source.name)
            }
            let start = text.count
            guard source.text.utf8.count < Self.maximumByteCount - start else {
                throw .sourcesTooLarge(limit: Self.maximumByteCount)
            }
            text.append(contentsOf: source.text.utf8)
            ranges.append(start..<text.count)
            TextCluster.append(of: source.text, to: &clusters)
            text.append(Self.terminator)
            clusters.append(.newline)
        }
        names = sources.map(\.name)
        self.indices = indices
        self.text = text
        self.ranges = ranges
        self.clusters = clusters
        order = SuffixArray.sorted(text)
        positions = TextPositions(text)
    }

    /// The index of the source with a name, by its bytes.
    func index(named name: String) -> Int? { indices[Array(name.utf8)] }

    /// The index of the source that a position belongs to.
    func source(at position: Int) -> Int {
        var (lower, upper) = (0, ranges.count)
        while upper - lower > 1 {
            let middle = (lower + upper) / 2
            if ranges[middle].lowerBound <= position { lower = middle } else { upper = middle }
        }
        return lower
    }

    /// The number of Unicode scalars and of UTF-16 units before a position, in all sources.
    func counts(before position: Int) -> (scalars: Int, utf16: Int) {
        positions.counts(before: position, in: text)
    }

    /// The number of Unicode scalars that begin within a range of positions.
    func scalarCount(_ range: Range<Int>) -> Int {
        counts(before: range.upperBound).scalars
            - counts(before: range.lowerBound).scalars
    }
}
