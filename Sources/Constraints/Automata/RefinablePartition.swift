/// A partition of the numbers from 0 whose blocks can be split.
///
/// It is the one of A. Valmari, "Fast brief practical DFA minimization", Information Processing
/// Letters 112, 2012.
struct RefinablePartition {
    /// How many blocks there are.
    private(set) var blockCount: Int
    /// The numbers, block by block.
    private(set) var elements: [Int32]
    /// The block of each number.
    private(set) var block: [Int32]
    private var positions: [Int32]
    private var starts: [Int32]
    private var ends: [Int32]
    private var markedCounts: [Int32]
    private var touched: [Int32] = []

    /// Creates a partition of `0..<count` in which numbers with equal keys share a block.
    ///
    /// - Parameters:
    ///   - count: How many numbers there are.
    ///   - keyCount: The keys are in `0..<keyCount`.
    ///   - key: The key of a number.
    init(count: Int, keyCount: Int, key: (Int) -> Int) {
        var offsets = [Int32](repeating: 0, count: keyCount + 1)
        for number in 0..<count { offsets[key(number) + 1] += 1 }
        for index in 0..<keyCount { offsets[index + 1] += offsets[index] }
        var blocks = [Int32](repeating: -1, count: keyCount)
        starts = []
        ends = []
        for index in 0..<keyCount where offsets[index] < offsets[index + 1] {
            blocks[index] = Int32(starts.count)
            starts.append(offsets[index])
            ends.append(offsets[index + 1])
        }
        blockCount = starts.count
        markedCounts = [Int32](repeating: 0, count: blockCount)
        elements = [Int32](repeating: 0, count: count)
        block = [Int32](repeating: 0, count: count)
        positions = [Int32](repeating: 0, count: count)
        for number in 0..<count {
            let index = key(number)
            let position = offsets[index]
            offsets[index] += 1
            elements[Int(position)] = Int32(number)
            positions[number] = position
            block[number] = blocks[index]
        }
    }

    /// The places of a block's numbers in ``elements``.
    func range(ofBlock block: Int) -> Range<Int> { Int(starts[block])..<Int(ends[block]) }

    /// Marks a number, for the next ``split()`` to part it from the unmarked ones of its block.
    mutating func mark(_ number: Int32) {
        let block = Int(self.block[Int(number)])
        let position = Int(positions[Int(number)])
        let boundary = Int(starts[block] + markedCounts[block])
        // Marking a number twice must not count it twice.
        guard position >= boundary else { return }
        elements[position] = elements[boundary]
        positions[Int(elements[position])] = Int32(position)
        elements[boundary] = number
        positions[Int(number)] = Int32(boundary)
        if markedCounts[block] == 0 { touched.append(Int32(block)) }
        markedCounts[block] += 1
    }

    /// Splits each block that has both marked and unmarked numbers; the smaller part is the new
    /// block.
    mutating func split() {
        while let next = touched.popLast() {
            let old = Int(next)
            let boundary = starts[old] + markedCounts[old]
            defer { markedCounts[old] = 0 }
            if boundary == ends[old] { continue }
            if markedCounts[old] <= ends[old] - boundary {
                starts.append(starts[old])
                ends.append(boundary)
                starts[old] = boundary
            } else {
                starts.append(boundary)
                ends.append(ends[old])
                ends[old] = boundary
            }
            markedCounts.append(0)
            for position in range(ofBlock: blockCount) {
                block[Int(elements[position])] = Int32(blockCount)
            }
            blockCount += 1
        }
    }
}
