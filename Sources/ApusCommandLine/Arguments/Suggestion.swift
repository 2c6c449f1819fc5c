/// The “did you mean” of a mistyped word.
enum Suggestion {
    /// The candidate that differs least from `word`, if it differs by at most a third of its
    /// letters; the first one of equals.
    static func nearest(to word: String, in candidates: [String]) -> String? {
        // A longer word cannot be a near miss, and need not be compared.
        guard word.utf8.count <= 64 else { return nil }
        let ranked = candidates.map { (name: $0, distance: distance(word, $0)) }
        guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
        let letters = best.name.utf8.filter { $0 != UInt8(ascii: "-") }.count
        return best.distance <= max(1, letters / 3) && letters > 1 ? best.name : nil
    }

    /// The first candidate that begins with `word`, if that has at least three letters.
    static func completion(of word: String, in candidates: [String]) -> String? {
        guard word.utf8.count >= 3 else { return nil }
        return candidates.first { $0.utf8.starts(with: word.utf8) }
    }

    /// The number of letters to insert, delete, replace or swap with their neighbour.
    ///
    /// Optimal string alignment (Damerau 1964, restricted).
    ///
    /// - Complexity: O(*nm*) time, O(*m*) memory.
    static func distance(_ first: String, _ second: String) -> Int {
        let a = Array(first.unicodeScalars)
        let b = Array(second.unicodeScalars)
        var beforePrevious: [Int] = []
        var previous = Array(0...b.count)
        for i in a.indices {
            var current = [i + 1]
            for j in b.indices {
                var cost = min(
                    previous[j] + (a[i] == b[j] ? 0 : 1), previous[j + 1] + 1, current[j] + 1)
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                    cost = min(cost, beforePrevious[j - 1] + 1)
                }
                current.append(cost)
            }
            (beforePrevious, previous) = (previous, current)
        }
        return previous[b.count]
    }
}
