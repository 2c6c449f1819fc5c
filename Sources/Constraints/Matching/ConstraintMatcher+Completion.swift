extension ConstraintMatcher {
    /// The bytes that every completion of the document begins with.
    ///
    /// They end where the document may end or two different bytes may follow, or at `limit`.
    ///
    /// - Parameter limit: The most bytes to return.
    /// - Returns: The bytes; none if nothing is forced.
    /// - Throws: `ConstraintError` if the bytes can be read in too many ways.
    public func forcedBytes(
        limit: Int = MatchingLimits.forcedBytes
    ) throws(ConstraintError) -> [UInt8] {
        try machine.forcedBytes(limit: limit)
    }

    /// The fewest bytes that complete the document; 0 where it may end.
    public var shortestLength: Int { machine.shortestLength }

    /// The shortest completion of the document; of several, a readable one, always the same.
    ///
    /// - Throws: `ConstraintError` if the bytes can be read in too many ways.
    public func shortestCompletion() throws(ConstraintError) -> [UInt8] {
        try machine.shortestCompletion()
    }
}

extension Machine {
    mutating func forcedBytes(limit: Int) throws(ConstraintError) -> [UInt8] {
        let start = mark
        defer { release(to: start) }
        var forced: [UInt8] = []
        var first = 0
        var count = currentCount
        while forced.count < limit, !canEnd(first, count) {
            guard let byte = try onlyByte(first, count) else { break }
            let next = threads.count
            count = step(from: first, count: count, byte)
            first = next
            try checkThreadLimit()
            forced.append(byte)
        }
        return forced
    }

    private func canEnd(_ first: Int, _ count: Int) -> Bool {
        (first..<first + count).contains { threads[$0].operation == grammar.accept }
    }

    /// The byte that must come next; nil if there are several.
    private mutating func onlyByte(
        _ first: Int, _ count: Int
    ) throws(ConstraintError) -> UInt8? {
        var only: UInt8?
        for byte in 0...255 as ClosedRange<UInt8> where try canStep(first, count, byte) {
            if only != nil { return nil }
            only = byte
        }
        return only
    }

    private mutating func canStep(
        _ first: Int, _ count: Int, _ byte: UInt8
    ) throws(ConstraintError) -> Bool {
        guard (first..<first + count).contains(where: { mightTake(threads[$0], byte) }) else {
            return false
        }
        let start = mark
        defer { release(to: start) }
        let count = step(from: first, count: count, byte)
        try checkThreadLimit()
        return count > 0
    }

    var shortestLength: Int {
        mutating get { distance(from: 0, count: currentCount) ?? 0 }
    }

    mutating func shortestCompletion() throws(ConstraintError) -> [UInt8] {
        let start = mark
        defer { release(to: start) }
        var completion: [UInt8] = []
        var first = 0
        var count = currentCount
        var remaining = shortestLength
        while remaining > 0 {
            guard let byte = try closingByte(first, count, remaining) else { break }
            let next = threads.count
            count = step(from: first, count: count, byte)
            first = next
            completion.append(byte)
            remaining -= 1
        }
        return completion
    }

    /// A byte after which one byte less is missing.
    private mutating func closingByte(
        _ first: Int, _ count: Int, _ remaining: Int
    ) throws(ConstraintError) -> UInt8? {
        for byte in ReadableBytes.order {
            guard (first..<first + count).contains(where: { mightTake(threads[$0], byte) }) else {
                continue
            }
            let start = mark
            let next = threads.count
            let stepped = step(from: first, count: count, byte)
            let distance = distance(from: next, count: stepped)
            release(to: start)
            try checkThreadLimit()
            if let distance, distance < remaining { return byte }
        }
        return nil
    }
}

/// The order in which bytes are tried where several are equally good.
private enum ReadableBytes {
    static let order: [UInt8] = {
        let isPrintable = { (byte: UInt8) in (0x20...0x7E).contains(byte) }
        let isLetterOrDigit = { (byte: UInt8) in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
            default: false
            }
        }
        let all = (0...255).map { UInt8($0) }
        return all.filter(isLetterOrDigit) + all.filter { isPrintable($0) && !isLetterOrDigit($0) }
            + all.filter { !isPrintable($0) }
    }()
}
