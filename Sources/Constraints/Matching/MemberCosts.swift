/// Finds the cheapest way to give an object the members it still needs.
enum MemberCosts {
    /// A class of keys of which each may be used once.
    struct OtherKeys {
        /// The keys.
        var keys: DFA
        /// The state that a key starts from.
        var state: Int32
        /// How many keys of each length from there are used already.
        var used: [Int: Int]
        /// The bytes of a member besides its key.
        var cost: Int
    }

    /// The fewest bytes of so many members, each different; `GrammarAnalysis.infinity` if there
    /// are not so many.
    static func cheapest(_ count: Int, optional: [Int], others: [OtherKeys]) -> Int {
        var costs = optional
        for keys in others { costs += lengths(of: keys, atMost: count).map { $0 + keys.cost } }
        guard costs.count >= count else { return GrammarAnalysis.infinity }
        costs.sort()
        return costs.prefix(count).reduce(0) { min($0 + $1, GrammarAnalysis.infinity) }
    }

    /// The lengths of the shortest unused keys, in order.
    static func lengths(of others: OtherKeys, atMost limit: Int) -> [Int] {
        let keys = others.keys
        var widths = [Int](repeating: 0, count: keys.classCount)
        for byteClass in keys.byteClasses { widths[Int(byteClass)] += 1 }
        var lengths: [Int] = []
        // How many texts of the present length lead to each state.
        var counts: [Int32: Int] = [others.state: 1]
        var length = 0
        while lengths.count < limit, !counts.isEmpty {
            var ending = 0
            var next: [Int32: Int] = [:]
            for (state, count) in counts {
                if keys.accepting[Int(state)] { ending = min(ending + count, most) }
                let row = Int(state) * keys.classCount
                for byteClass in 0..<keys.classCount {
                    let target = keys.transitions[row + byteClass]
                    guard target >= 0 else { continue }
                    let added = min(count * widths[byteClass], most)
                    next[target] = min(next[target, default: 0] + added, most)
                }
            }
            let unused = max(0, ending - others.used[length, default: 0])
            lengths += repeatElement(length, count: min(unused, limit - lengths.count))
            counts = next
            length += 1
        }
        return lengths
    }

    /// Counts beyond this are all alike: no document has so many keys.
    private static let most = 1 << 40
}
