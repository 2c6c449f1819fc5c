/// The code points in classes that none of a list of sets tells apart.
///
/// An automaton over these classes is small even where a set has hundreds of ranges.
struct ScalarPartition {
    /// The first code point of each run of code points of one class, in order; the last run
    /// starts above U+10FFFF.
    private(set) var starts: [UInt32]
    /// The class of each run; -1 for surrogates and what lies above U+10FFFF.
    private(set) var classes: [Int32]
    /// How many classes there are.
    private(set) var classCount = 0
    private var members: [ScalarSet: [Int32]] = [:]

    /// Partitions the code points.
    init(_ sets: Set<ScalarSet>) {
        // Any order gives the same partition; this one also gives the same numbers every time.
        let sets = sets.sorted { left, right in
            left.ranges.lexicographicallyPrecedes(right.ranges) {
                ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound)
            }
        }
        var bounds: [UInt32] = [0, 0xD800, 0xE000, 0x110000]
        for set in sets {
            for range in set.ranges {
                bounds.append(range.lowerBound)
                bounds.append(range.upperBound + 1)
            }
        }
        bounds.sort()
        starts = []
        for bound in bounds where starts.last != bound { starts.append(bound) }
        classes = [Int32](repeating: 0, count: starts.count)
        refine(by: sets)
        for set in sets { members[set] = classes(of: set) }
    }

    private mutating func refine(by sets: [ScalarSet]) {
        var next: Int32 = 1
        for set in sets {
            var renamed: [Int32: Int32] = [:]
            forEachRun(of: set) { run in
                if let known = renamed[classes[run]] {
                    classes[run] = known
                } else {
                    renamed[classes[run]] = next
                    classes[run] = next
                    next += 1
                }
            }
        }
        var numbers: [Int32: Int32] = [:]
        for run in starts.indices {
            let isInvalid = starts[run] >= 0x110000 || (0xD800..<0xE000).contains(starts[run])
            if isInvalid {
                classes[run] = -1
            } else if let known = numbers[classes[run]] {
                classes[run] = known
            } else {
                numbers[classes[run]] = Int32(numbers.count)
                classes[run] = Int32(numbers.count - 1)
            }
        }
        classCount = numbers.count
    }

    private func classes(of set: ScalarSet) -> [Int32] {
        var found: Set<Int32> = []
        forEachRun(of: set) { run in
            if classes[run] >= 0 { found.insert(classes[run]) }
        }
        return found.sorted()
    }

    private func forEachRun(of set: ScalarSet, _ body: (Int) -> Void) {
        for range in set.ranges {
            var run = run(at: range.lowerBound)
            while starts[run] <= range.upperBound {
                body(run)
                run += 1
            }
        }
    }

    /// The run that a code point lies in.
    func run(at scalar: UInt32) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= scalar { low = middle } else { high = middle }
        }
        return low
    }

    /// The classes that make up one of the sets.
    func members(of set: ScalarSet) -> [Int32] { members[set] ?? [] }

    /// The class that all code points of a range are in, or nil if they are in several.
    func commonClass(from first: UInt32, count: UInt32) -> Int32? {
        let run = run(at: first)
        return run + 1 == starts.count || starts[run + 1] >= first + count ? classes[run] : nil
    }
}
