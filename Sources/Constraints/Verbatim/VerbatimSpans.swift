/// Where the spans of a rule may start and end, and the longest one from each start.
struct VerbatimSpans {
    /// For each position, the length in bytes of the longest span from there; 0 for none.
    private(set) var reach: [Int32]
    /// For each position, whether the boundary lets a span end there.
    private(set) var isEnd: [Bool]

    /// Finds the spans of the sources that a rule names.
    ///
    /// - Throws: `ConstraintError` if a name is unknown.
    init(_ rule: VerbatimRule, in sources: VerbatimSources) throws(ConstraintError) {
        reach = [Int32](repeating: 0, count: sources.text.count)
        isEnd = [Bool](repeating: false, count: sources.text.count)
        let selected = try Self.selected(rule, in: sources)
        if rule.maximumLength ?? .max < max(rule.minimumLength, 1) || rule.pattern?.isEmpty == true
        {
            return
        }
        for index in selected {
            var boundaries = SpanBoundaries(sources, range: sources.ranges[index])
            boundaries.mark(rule.boundary, isEnd: &isEnd)
            guard !boundaries.starts.isEmpty else { continue }
            let limits = Self.limits(rule, boundaries, sources)
            if let pattern = rule.pattern {
                var sweep = PatternSweep(pattern, starts: boundaries.starts, limits: limits)
                sweep.run(over: sources.text, in: sources.ranges[index], isEnd: isEnd)
                for (start, end) in zip(boundaries.starts, sweep.ends) {
                    setReach(from: start, to: end, rule, sources)
                }
            } else {
                var last = 0
                var position = sources.ranges[index].lowerBound
                for (start, limit) in zip(boundaries.starts, limits) {
                    while position <= limit {
                        if isEnd[position] { last = position }
                        position += 1
                    }
                    setReach(from: start, to: last, rule, sources)
                }
            }
        }
    }

    private mutating func setReach(
        from start: Int, to end: Int, _ rule: VerbatimRule, _ sources: VerbatimSources
    ) {
        guard end > start else { return }
        if rule.minimumLength > 1, sources.scalarCount(start..<end) < rule.minimumLength { return }
        reach[start] = Int32(end - start)
    }

    private static func selected(
        _ rule: VerbatimRule, in sources: VerbatimSources
    ) throws(ConstraintError) -> [Int] {
        guard let names = rule.sources else { return Array(sources.names.indices) }
        var indices: Set<Int> = []
        for name in names {
            guard let index = sources.index(named: name) else {
                throw .unknownSource(name, known: sources.names)
            }
            indices.insert(index)
        }
        return indices.sorted()
    }

    /// The farthest position, for each start in order, that a span may end at; never decreasing.
    private static func limits(
        _ rule: VerbatimRule, _ boundaries: SpanBoundaries, _ sources: VerbatimSources
    ) -> [Int] {
        var limits = boundaries.lineEnds
        guard let maximum = rule.maximumLength else { return limits }
        let text = sources.text
        var position = boundaries.range.lowerBound
        var start = position
        // How many scalars begin between the two.
        var scalars = 0
        for (index, newStart) in boundaries.starts.enumerated() {
            while start < newStart {
                if start == position {
                    position += 1
                } else if text[start].isScalarStart {
                    scalars -= 1
                }
                start += 1
            }
            while position < boundaries.range.upperBound {
                if text[position].isScalarStart {
                    if scalars == maximum { break }
                    scalars += 1
                }
                position += 1
            }
            limits[index] = min(limits[index], position)
        }
        return limits
    }
}

extension UInt8 {
    /// Whether the byte begins a scalar in UTF-8.
    fileprivate var isScalarStart: Bool { self & 0xC0 != 0x80 }
}
