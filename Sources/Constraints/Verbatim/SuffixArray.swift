/// The order of a text's suffixes, found in linear time by induced sorting.
///
/// The algorithm is SA-IS (Nong, Zhang and Chan, "Linear Suffix Array Construction by Almost Pure
/// Induced-Sorting", 2009). A suffix that is a prefix of another comes first.
enum SuffixArray {
    /// The start positions of a text's suffixes, sorted by the suffixes' bytes.
    ///
    /// - Complexity: O(*n*) time and memory, whatever the text.
    static func sorted(_ text: [UInt8]) -> [Int32] {
        sorted(text.map(Int32.init), symbolCount: 256)
    }

    private static func sorted(_ text: [Int32], symbolCount: Int) -> [Int32] {
        guard text.count > 1 else { return text.isEmpty ? [] : [0] }
        var sorter = InducedSorter(text, symbolCount: symbolCount)
        let leftmost = sorter.leftmostSmaller
        sorter.induce(from: leftmost)
        guard leftmost.count > 1 else { return sorter.suffixes }

        let (names, nameCount) = sorter.namesOfLeftmostSmaller()
        let order = sorted(names, symbolCount: nameCount)
        sorter.induce(from: order.map { leftmost[Int($0)] })
        return sorter.suffixes
    }
}

/// One level of induced sorting.
private struct InducedSorter {
    let text: [Int32]
    /// Whether a suffix is smaller than the one that starts a symbol later.
    let isSmaller: [Bool]
    /// The positions of smaller suffixes that follow a greater one, in text order.
    let leftmostSmaller: [Int32]
    /// Where in the order the suffixes of each first symbol begin; one more entry ends the last.
    private let bucketStarts: [Int32]
    private(set) var suffixes: [Int32]

    init(_ text: [Int32], symbolCount: Int) {
        self.text = text
        var isSmaller = [Bool](repeating: false, count: text.count)
        for index in (0..<text.count - 1).reversed() {
            isSmaller[index] =
                text[index] < text[index + 1]
                || text[index] == text[index + 1] && isSmaller[index + 1]
        }
        var leftmostSmaller: [Int32] = []
        for index in 1..<text.count where isSmaller[index] && !isSmaller[index - 1] {
            leftmostSmaller.append(Int32(index))
        }
        var bucketStarts = [Int32](repeating: 0, count: symbolCount + 1)
        for symbol in text { bucketStarts[Int(symbol) + 1] += 1 }
        for symbol in 0..<symbolCount { bucketStarts[symbol + 1] += bucketStarts[symbol] }
        self.isSmaller = isSmaller
        self.leftmostSmaller = leftmostSmaller
        self.bucketStarts = bucketStarts
        suffixes = []
    }

    /// Sorts all suffixes as far as the order of the given leftmost smaller ones determines.
    mutating func induce(from seeds: [Int32]) {
        suffixes = [Int32](repeating: -1, count: text.count)
        var ends = Array(bucketStarts.dropFirst())
        for seed in seeds.reversed() {
            let symbol = Int(text[Int(seed)])
            ends[symbol] -= 1
            suffixes[Int(ends[symbol])] = seed
        }

        var starts = bucketStarts
        func placeGreater(_ position: Int) {
            let symbol = Int(text[position])
            suffixes[Int(starts[symbol])] = Int32(position)
            starts[symbol] += 1
        }
        // The empty suffix, which is not kept, comes before all and induces the last one.
        placeGreater(text.count - 1)
        for index in suffixes.indices {
            let position = Int(suffixes[index]) - 1
            if position >= 0, !isSmaller[position] { placeGreater(position) }
        }

        ends = Array(bucketStarts.dropFirst())
        for index in suffixes.indices.reversed() {
            let position = Int(suffixes[index]) - 1
            guard position >= 0, isSmaller[position] else { continue }
            let symbol = Int(text[position])
            ends[symbol] -= 1
            suffixes[Int(ends[symbol])] = Int32(position)
        }
    }

    /// Names the pieces of text from each leftmost smaller suffix to the next, in text order.
    ///
    /// Names are in the order of the pieces, and equal for equal ones.
    func namesOfLeftmostSmaller() -> (names: [Int32], count: Int) {
        var nameAt = [Int32](repeating: -1, count: text.count)
        var count: Int32 = 0
        var previous = -1
        for suffix in suffixes {
            let position = Int(suffix)
            guard isLeftmostSmaller(position) else { continue }
            if previous >= 0, !piecesAreEqual(previous, position) { count += 1 }
            nameAt[position] = count
            previous = position
        }
        return (leftmostSmaller.map { nameAt[Int($0)] }, Int(count) + 1)
    }

    private func isLeftmostSmaller(_ position: Int) -> Bool {
        position > 0 && isSmaller[position] && !isSmaller[position - 1]
    }

    private func piecesAreEqual(_ first: Int, _ second: Int) -> Bool {
        var offset = 0
        while true {
            let (left, right) = (first + offset, second + offset)
            guard left < text.count, right < text.count, text[left] == text[right],
                isSmaller[left] == isSmaller[right]
            else { return false }
            if offset > 0 {
                let ends = (isLeftmostSmaller(left), isLeftmostSmaller(right))
                if ends.0 || ends.1 { return ends.0 && ends.1 }
            }
            offset += 1
        }
    }
}
