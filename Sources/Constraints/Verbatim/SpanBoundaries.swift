/// Where spans of one source may start and end.
struct SpanBoundaries {
    /// The positions of the source's text.
    let range: Range<Int>
    /// The positions where a span may start, in order.
    private(set) var starts: [Int] = []
    /// For each start, the end of what a span may cross into: its line, or the whole source.
    private(set) var lineEnds: [Int] = []
    private let clusters: [TextCluster]

    /// Prepares to look at a source.
    init(_ sources: VerbatimSources, range: Range<Int>) {
        clusters = sources.clusters
        self.range = range
    }

    /// Finds the starts, and marks the ends.
    mutating func mark(_ boundary: VerbatimBoundary, isEnd: inout [Bool]) {
        switch boundary {
        case .line: markLines(&isEnd)
        case .word: markWords(&isEnd)
        case .anywhere:
            for position in range where clusters[position] != .continuation {
                starts.append(position)
                if position > range.lowerBound { isEnd[position] = true }
            }
            if !range.isEmpty { isEnd[range.upperBound] = true }
        }
        if boundary != .line {
            lineEnds = [Int](repeating: range.upperBound, count: starts.count)
        }
    }

    private mutating func markLines(_ isEnd: inout [Bool]) {
        var start: Int?
        var end = range.lowerBound
        // The terminator's kind is that of a line's end, so the last line is closed too.
        for position in range.lowerBound...range.upperBound {
            switch clusters[position] {
            case .continuation: if end == position { end = position + 1 }
            case .blank: break
            case .newline:
                if let lineStart = start {
                    starts.append(lineStart)
                    lineEnds.append(end)
                    isEnd[end] = true
                }
                start = nil
            case .letter, .digit, .separator, .other:
                if start == nil { start = position }
                end = position + 1
            }
        }
    }

    private mutating func markWords(_ isEnd: inout [Bool]) {
        var window = ClusterWindow()
        for position in range.lowerBound...range.upperBound
        where clusters[position] != .continuation {
            window.append(clusters[position], at: position)
            commit(window, &isEnd)
        }
        // One more cluster beyond the text lets the window reach its end.
        window.append(.newline, at: range.upperBound)
        commit(window, &isEnd)
    }

    /// Takes the boundary in the window's middle, all of whose surroundings are known.
    private mutating func commit(_ window: ClusterWindow, _ isEnd: inout [Bool]) {
        guard window.isBoundary else { return }
        if !window.after.isBlank, window.position < range.upperBound {
            starts.append(window.position)
        }
        if !window.before.isBlank, window.position > range.lowerBound {
            isEnd[window.position] = true
        }
    }
}

/// Two clusters on each side of a position.
private struct ClusterWindow {
    private(set) var before = TextCluster.newline
    private(set) var after = TextCluster.newline
    private var beforeThat = TextCluster.newline
    private var afterThat = TextCluster.newline
    private var next = -1
    /// The position in the middle; negative at first.
    private(set) var position = -1

    /// Moves on by a cluster.
    mutating func append(_ kind: TextCluster, at newPosition: Int) {
        (beforeThat, before, after, afterThat) = (before, after, afterThat, kind)
        (position, next) = (next, newPosition)
    }

    /// Whether neither a word nor a number goes through the position.
    var isBoundary: Bool {
        guard position >= 0 else { return false }
        if before.isWord, after.isWord { return false }
        if before == .digit, after == .separator, afterThat == .digit { return false }
        if beforeThat == .digit, before == .separator, after == .digit { return false }
        return true
    }
}

extension TextCluster {
    fileprivate var isBlank: Bool { self == .blank || self == .newline }
    fileprivate var isWord: Bool { self == .letter || self == .digit }
}
