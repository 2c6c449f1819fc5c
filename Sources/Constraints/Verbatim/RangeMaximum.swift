/// A list of numbers that tells whether any in a range is as great as asked.
struct RangeMaximum: Sendable {
    /// A binary tree by index: the numbers are its last half, each other entry the greater of two.
    private let tree: [Int32]
    /// How many numbers there are.
    let count: Int

    /// Arranges numbers, in O(*n*) time.
    init(_ values: [Int32]) {
        count = values.count
        var tree = [Int32](repeating: 0, count: count) + values
        for index in stride(from: count - 1, to: 0, by: -1) {
            tree[index] = max(tree[2 * index], tree[2 * index + 1])
        }
        self.tree = tree
    }

    /// The number at an index.
    subscript(index: Int) -> Int32 { tree[count + index] }

    /// Whether a number in a range is at least a value, in O(log *n*) time.
    func contains(_ value: Int32, in range: Range<Int>) -> Bool {
        if let first = range.first, self[first] >= value { return true }
        var (lower, upper) = (range.lowerBound + count, range.upperBound + count)
        while lower < upper {
            if lower & 1 == 1 {
                if tree[lower] >= value { return true }
                lower += 1
            }
            if upper & 1 == 1 {
                upper -= 1
                if tree[upper] >= value { return true }
            }
            (lower, upper) = (lower / 2, upper / 2)
        }
        return false
    }
}
