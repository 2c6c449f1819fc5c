/// The parts of a text that speak to a model or a program instead of to people.
///
/// What stands only there can become no value of a field. Two things give such parts away: forms that
/// only machines read (see ``PlantedMarks``), and sentences that give the reader orders about what to
/// answer (see ``PlantedSentence``).
struct PlantedText: Sendable {
    /// How sure it is that words are planted.
    enum Level: Int, Sendable, Comparable, CaseIterable {
        /// Words that correct something, as people and notices do, but no receipt.
        case correction
        /// Words that give orders, as people do to each other.
        case order
        /// Words that no people say to each other.
        case certain

        static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    }

    /// The text without hidden characters, in whose bytes the parts are counted.
    let visible: VisibleText
    private let parts: [Level: [Range<Int>]]

    /// Looks through a text.
    ///
    /// - Parameter text: The text.
    /// - Complexity: O(*n*) time and memory in the length of the text.
    init(in text: String) {
        visible = VisibleText(text)
        let marks = PlantedMarks.ranges(in: visible)
        var passages = PlantedPassages(visible.text, marks: marks)
        passages.read()
        parts = Dictionary(
            uniqueKeysWithValues: Level.allCases.map { level in
                (level, Self.union(marks + passages.ranges(level)))
            })
    }

    /// The planted parts in bytes of the visible text, in order and apart.
    ///
    /// - Parameter level: How sure it has to be at least.
    /// - Returns: The parts.
    func bytes(_ level: Level) -> [Range<Int>] { parts[level] ?? [] }

    /// The planted parts in the whole text, in order and apart.
    ///
    /// - Parameter level: How sure it has to be at least.
    /// - Returns: The parts.
    func ranges(_ level: Level) -> [Range<String.Index>] {
        bytes(level).map(visible.range(of:))
    }

    private static func union(_ ranges: [Range<Int>]) -> [Range<Int>] {
        var union: [Range<Int>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
            if let last = union.last, range.lowerBound <= last.upperBound {
                let end = max(last.upperBound, range.upperBound)
                union[union.count - 1] = last.lowerBound..<end
            } else {
                union.append(range)
            }
        }
        return union
    }

    /// Whether a sender is a program.
    ///
    /// - Parameter sender: A name above or in front of a message.
    /// - Returns: Whether the name is a role or that of a machine.
    static func isMachine(_ sender: String) -> Bool {
        let tokens = Token.list(of: sender)
        return tokens.indices.contains { index in
            PlantedWords.roles.match(tokens[index...]) != nil
                || PlantedWords.listeners.match(tokens[index...]) != nil
        }
    }
}

extension Range where Bound: Comparable {
    /// What is left of a range without others.
    ///
    /// - Parameter others: Ranges in order and apart.
    /// - Returns: The parts of the range that are in none of them.
    /// - Complexity: O(log *n* + *m*) in their number and the number of those that overlap.
    func subtracting(_ others: [Range<Bound>]) -> [Range<Bound>] {
        var low = 0
        var high = others.count
        while low < high {
            let middle = (low + high) / 2
            if others[middle].upperBound <= lowerBound { low = middle + 1 } else { high = middle }
        }
        var rest: [Range<Bound>] = []
        var start = lowerBound
        while low < others.count, others[low].lowerBound < upperBound {
            if start < others[low].lowerBound { rest.append(start..<others[low].lowerBound) }
            start = Swift.max(start, others[low].upperBound)
            low += 1
        }
        if start < upperBound { rest.append(start..<upperBound) }
        return rest
    }
}
