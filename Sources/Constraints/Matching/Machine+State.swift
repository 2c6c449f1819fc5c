/// The state of the match: the first set of threads.
extension Machine {
    /// What going back needs; memory only grows until then, so counts are enough for most of it.
    struct Snapshot: Sendable {
        fileprivate var threads: [MatchThread]
        fileprivate var cellCount: Int
        fileprivate var byteCount: Int
        fileprivate var verbatimCount: Int
    }

    /// Whether the document may end here.
    var canEnd: Bool {
        (0..<currentCount).contains { threads[$0].operation == grammar.accept }
    }

    func snapshot() -> Snapshot {
        Snapshot(
            threads: (0..<currentCount).map { threads[$0] }, cellCount: cells.count,
            byteCount: history.count, verbatimCount: verbatimStates.count)
    }

    mutating func restore(_ snapshot: Snapshot) {
        threads.replaceAll(with: snapshot.threads)
        currentCount = snapshot.threads.count
        cells.truncate(to: snapshot.cellCount)
        history.truncate(to: snapshot.byteCount)
        verbatimStates.removeLast(verbatimStates.count - snapshot.verbatimCount)
    }

    /// What walks return to: everything behind is theirs.
    struct Mark {
        var threadCount: Int
        var cellCount: Int
        var byteCount: Int
        var verbatimCount: Int
    }

    @inline(__always)
    var mark: Mark {
        Mark(
            threadCount: threads.count, cellCount: cells.count, byteCount: history.count,
            verbatimCount: verbatimStates.count)
    }

    @inline(__always)
    mutating func release(to mark: Mark) {
        threads.truncate(to: mark.threadCount)
        cells.truncate(to: mark.cellCount)
        history.truncate(to: mark.byteCount)
        if verbatimStates.count > mark.verbatimCount {
            verbatimStates.removeLast(verbatimStates.count - mark.verbatimCount)
        }
    }

    /// Goes on with a byte; if it is illegal, nothing changes.
    mutating func advance(_ byte: UInt8) throws(ConstraintError) -> Bool {
        let start = mark
        let count = step(from: 0, count: currentCount, byte)
        guard count > 0, !isOverfull else {
            release(to: start)
            try checkThreadLimit()
            return false
        }
        threads.removeFirst(currentCount)
        currentCount = count
        return true
    }

    /// Whether bytes are legal from here; nothing changes.
    mutating func accepts(_ bytes: some Sequence<UInt8>) throws(ConstraintError) -> Bool {
        let start = mark
        defer { release(to: start) }
        var first = 0
        var count = currentCount
        for byte in bytes {
            let next = threads.count
            count = step(from: first, count: count, byte)
            first = next
            try checkThreadLimit()
            if count == 0 { return false }
        }
        return true
    }

    /// Reports a set that outgrew its limit.
    mutating func checkThreadLimit() throws(ConstraintError) {
        guard isOverfull else { return }
        isOverfull = false
        throw ConstraintError(
            .tooLarge, expected: "at most \(MatchingLimits.threads) ways to read the document",
            found: "more", advice: "use alternatives that differ earlier")
    }
}
