/// How far an automaton behaves like that of any text.
///
/// Length limits and excluded keys make automata of many states that are all but alike: each
/// takes what any text takes until some number of bytes later. Knowing that number, the tokens
/// that are legal in a state need not be found one by one.
struct TextDivergence {
    /// More bytes than any token has.
    static let never = Int32.max

    /// For each state, the fewest bytes after which it differs from any text; 0 if the state can
    /// be reached in different places of a text, and so has no one text state to compare with.
    private(set) var distances: [Int32]
    /// Whether each state is between two scalars of a text.
    private(set) var isBetweenScalars: [Bool]

    /// Compares an automaton with that of any text.
    ///
    /// - Parameters:
    ///   - automaton: The automaton of a JSON string, or of keys, which have no quotes.
    ///   - isKey: Whether it is one of keys.
    /// - Complexity: O(*s* *c*) for *s* states and *c* classes of bytes.
    init(_ automaton: DFA, isKey: Bool) throws(ConstraintError) {
        let text = isKey ? try DFA.anyText.jsonEncoded() : try DFA.anyText.jsonQuoted()
        let between = isKey ? 0 : text.next(0, UInt8(ascii: "\""))
        distances = [Int32](repeating: 0, count: automaton.stateCount)
        isBetweenScalars = [Bool](repeating: false, count: automaton.stateCount)
        guard !automaton.isEmpty else { return }
        var pairs = Pairs(automaton, text)
        pairs.explore()
        let differing = pairs.distances()
        var partners = [Int32](repeating: -1, count: automaton.stateCount)
        for (index, pair) in pairs.list.enumerated() {
            let state = Int(pair.state)
            let isFirst = partners[state] < 0
            partners[state] = isFirst || partners[state] == pair.text ? pair.text : .max
            distances[state] = isFirst ? differing[index] : 0
            isBetweenScalars[state] = isFirst && pair.text == between
        }
    }

    /// The states of both automata that the same bytes lead to.
    private struct Pairs {
        struct Pair: Hashable {
            var state: Int32
            var text: Int32
        }

        let automaton: DFA
        let text: DFA
        private(set) var list = [Pair(state: 0, text: 0)]
        private var numbers = [Pair(state: 0, text: 0): Int32(0)]
        private var edges: [(from: Int32, to: Int32)] = []
        /// Whether some byte is legal for one of the two states only.
        private var differsAtOnce: [Bool] = []
        /// One byte for each class that both automata tell apart.
        private let samples: [UInt8]

        init(_ automaton: DFA, _ text: DFA) {
            self.automaton = automaton
            self.text = text
            var seen: Set<Int> = []
            samples = (0...255 as ClosedRange<UInt8>).filter {
                let byteClass = Int(automaton.byteClasses[Int($0)])
                return seen.insert(byteClass << 8 | Int(text.byteClasses[Int($0)])).inserted
            }
        }

        mutating func explore() {
            var index = 0
            while index < list.count {
                let pair = list[index]
                var differs = false
                for byte in samples {
                    let next = automaton.next(pair.state, byte)
                    let nextText = text.next(pair.text, byte)
                    if (next < 0) != (nextText < 0) { differs = true }
                    guard next >= 0, nextText >= 0 else { continue }
                    edges.append((Int32(index), number(of: Pair(state: next, text: nextText))))
                }
                differsAtOnce.append(differs)
                index += 1
            }
        }

        private mutating func number(of pair: Pair) -> Int32 {
            if let number = numbers[pair] { return number }
            let number = Int32(list.count)
            numbers[pair] = number
            list.append(pair)
            return number
        }

        /// The fewest bytes with which each pair differs, found backwards from those that do at
        /// once.
        func distances() -> [Int32] {
            var starts = [Int](repeating: 0, count: list.count + 1)
            for edge in edges { starts[Int(edge.to) + 1] += 1 }
            for index in list.indices { starts[index + 1] += starts[index] }
            var sources = [Int32](repeating: 0, count: edges.count)
            var places = starts
            for edge in edges {
                sources[places[Int(edge.to)]] = edge.from
                places[Int(edge.to)] += 1
            }
            var distances = [Int32](repeating: TextDivergence.never, count: list.count)
            var queue: [Int] = []
            for (index, pair) in list.enumerated() {
                let endsAlone = automaton.accepting[Int(pair.state)] != text.accepting[Int(pair.text)]
                if differsAtOnce[index] || endsAlone {
                    distances[index] = 1
                    queue.append(index)
                }
            }
            var head = 0
            while head < queue.count {
                let target = queue[head]
                head += 1
                for place in starts[target]..<starts[target + 1] {
                    let source = Int(sources[place])
                    guard distances[source] == TextDivergence.never else { continue }
                    distances[source] = distances[target] + 1
                    queue.append(source)
                }
            }
            return distances
        }
    }
}
