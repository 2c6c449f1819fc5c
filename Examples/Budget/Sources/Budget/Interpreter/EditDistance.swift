/// How many letters have to be put in, left out, changed or swapped with the next one.
enum EditDistance {
    /// The distance of two words if it is no more than a limit, else nil.
    ///
    /// - Complexity: O(*nm*)
    static func between(_ left: String, _ right: String, limit: Int) -> Int? {
        let left = Array(left.utf8)
        let right = Array(right.utf8)
        guard abs(left.count - right.count) <= limit, left.count <= 64, right.count <= 64 else {
            return nil
        }
        var before: [Int] = []
        var above = Array(0...right.count)
        for (row, byte) in left.enumerated() {
            var current = [row + 1]
            for (column, other) in right.enumerated() {
                var best = min(above[column + 1], current[column]) + 1
                best = min(best, above[column] + (byte == other ? 0 : 1))
                if row > 0, column > 0, byte == right[column - 1], left[row - 1] == other {
                    best = min(best, before[column - 1] + 1)
                }
                current.append(best)
            }
            guard current.contains(where: { $0 <= limit }) || above.contains(where: { $0 < limit })
            else { return nil }
            before = above
            above = current
        }
        return above[right.count] <= limit ? above[right.count] : nil
    }
}
