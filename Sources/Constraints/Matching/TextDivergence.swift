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
    /// Whether each state, and all that follow, treat the bytes of each of the `TextClasses` alike.
    private(set) var isUniform: [Bool]

    /// Compares an automaton with that of any text.
    ///
    /// - Parameters:
    ///   - automaton: The automaton of a JSON string, or of keys, which have no quotes.
    ///   - isKey: Whether it is one of keys.
    /// - Throws: `ConstraintError`, though the automaton of any text is within every limit.
    /// - Complexity: O(*s* *c*) for *s* states and *c* classes of bytes.
    init(_ automaton: DFA, isKey: Bool) throws(ConstraintError) {
        let text = isKey ? try DFA.anyText.jsonEncoded() : try DFA.anyText.jsonQuoted()
        let between = isKey ? 0 : text.next(0, UInt8(ascii: "\""))
        distances = [Int32](repeating: 0, count: automaton.stateCount)
        isBetweenScalars = [Bool](repeating: false, count: automaton.stateCount)
        isUniform = [Bool](repeating: false, count: automaton.stateCount)
        guard !automaton.isEmpty else { return }
        var pairs = Pairs(automaton, text, isKey: isKey)
        pairs.explore()
        guard pairs.isWithinText else { return }
        let differing = pairs.distances()
        let uniform = pairs.uniformPairs(between: between)
        var partners = [Int32](repeating: -1, count: automaton.stateCount)
        for (index, pair) in pairs.list.enumerated() {
            let state = Int(pair.state)
            let isFirst = partners[state] < 0
            partners[state] = isFirst || partners[state] == pair.text ? pair.text : .max
            distances[state] = isFirst ? differing[index] : 0
            isBetweenScalars[state] = isFirst && pair.text == between
            isUniform[state] = isFirst && uniform[index]
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
        /// The number of the first pair of each state, and those of further pairs.
        private var firstNumbers: [Int32]
        private var numbers: [Pair: Int32] = [:]
        private var edges: [(from: Int32, to: Int32)] = []
        /// The pairs that lead to each pair, listed one after the other, and where each list starts.
        private var sources: [Int32] = []
        private var starts: [Int] = []
        /// Whether nothing goes on or ends, after the opening quotation mark, where text does not.
        ///
        /// Expressions that only look like strings may go on after the closing one, say.
        private(set) var isWithinText = true
        /// Whether some byte is legal for one of the two states only.
        private var differsAtOnce: [Bool] = []
        /// One byte for each class that both automata tell apart.
        private let samples: [UInt8]

        /// The pair before the opening quotation mark, where other lexemes may start as well.
        private let opening: Pair?

        init(_ automaton: DFA, _ text: DFA, isKey: Bool) {
            self.automaton = automaton
            self.text = text
            firstNumbers = [Int32](repeating: -1, count: automaton.stateCount)
            firstNumbers[0] = 0
            opening = isKey ? nil : Pair(state: 0, text: 0)
            var seen: Set<Int> = []
            samples = (0...255 as ClosedRange<UInt8>).filter {
                let byteClass = Int(automaton.byteClasses[Int($0)])
                return seen.insert(byteClass << 8 | Int(text.byteClasses[Int($0)])).inserted
            }
        }

        mutating func explore() {
            var index = 0
            while index < list.count, isWithinText {
                let pair = list[index]
                var differs = false
                for byte in samples {
                    let next = automaton.next(pair.state, byte)
                    let nextText = text.next(pair.text, byte)
                    if (next < 0) != (nextText < 0) { differs = true }
                    if next >= 0, nextText < 0, pair != opening { isWithinText = false }
                    guard next >= 0, nextText >= 0 else { continue }
                    edges.append((Int32(index), number(of: Pair(state: next, text: nextText))))
                }
                if automaton.accepting[Int(pair.state)], !text.accepting[Int(pair.text)],
                    pair != opening
                {
                    isWithinText = false
                }
                differsAtOnce.append(differs)
                index += 1
            }
            starts = [Int](repeating: 0, count: list.count + 1)
            for edge in edges { starts[Int(edge.to) + 1] += 1 }
            for index in list.indices { starts[index + 1] += starts[index] }
            sources = [Int32](repeating: 0, count: edges.count)
            var places = starts
            for edge in edges {
                sources[places[Int(edge.to)]] = edge.from
                places[Int(edge.to)] += 1
            }
        }

        private mutating func number(of pair: Pair) -> Int32 {
            let first = firstNumbers[Int(pair.state)]
            if first >= 0, list[Int(first)] == pair { return first }
            if first >= 0, let number = numbers[pair] { return number }
            let number = Int32(list.count)
            if first < 0 { firstNumbers[Int(pair.state)] = number } else { numbers[pair] = number }
            list.append(pair)
            return number
        }

        /// The fewest bytes with which each pair differs, found backwards from those that do at
        /// once.
        func distances() -> [Int32] {
            var distances = [Int32](repeating: TextDivergence.never, count: list.count)
            var queue: [Int] = []
            for (index, pair) in list.enumerated() {
                let endsAlone =
                    automaton.accepting[Int(pair.state)] != text.accepting[Int(pair.text)]
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

        /// The pairs from which on bytes of one of the `TextClasses` are never told apart.
        mutating func uniformPairs(between: Int32) -> [Bool] {
            let firsts = telling(TextClasses.scalars + TextClasses.leads)
            let continuations = telling(TextClasses.continuations)
            let leads = samples.filter { !TextClasses.keepsBytes(after: $0) && $0 >= 0x80 }
            var isUniform = [Bool](repeating: true, count: list.count)
            var isInScalar = [Bool](repeating: false, count: list.count)
            var pending: [Int] = []
            for (index, pair) in list.enumerated() where pair.text == between {
                isUniform[index] = tellsNoneApart(pair, firsts)
                pending += leads.compactMap { next(pair, $0) }.map { Int(number(of: $0)) }
            }
            while let index = pending.popLast() {
                if isInScalar[index] || list[index].text == between { continue }
                isInScalar[index] = true
                if !tellsNoneApart(list[index], continuations) { isUniform[index] = false }
                for byte in samples where (0x80...0xBF).contains(byte) {
                    if let next = next(list[index], byte) { pending.append(Int(number(of: next))) }
                }
            }
            pending = isUniform.indices.filter { !isUniform[$0] }
            while let target = pending.popLast() {
                for place in starts[target]..<starts[target + 1]
                where isUniform[Int(sources[place])] {
                    isUniform[Int(sources[place])] = false
                    pending.append(Int(sources[place]))
                }
            }
            return isUniform
        }

        /// The classes whose bytes some state may tell apart, one byte for each kind in them.
        private func telling(_ classes: [[UInt8]]) -> [[UInt8]] {
            classes.map { bytes in
                var seen: Set<UInt8> = []
                return bytes.filter { seen.insert(automaton.byteClasses[Int($0)]).inserted }
            }.filter { $0.count > 1 }
        }

        private func tellsNoneApart(_ pair: Pair, _ classes: [[UInt8]]) -> Bool {
            classes.allSatisfy { bytes in
                let first = automaton.next(pair.state, bytes[0])
                return bytes.allSatisfy { automaton.next(pair.state, $0) == first }
            }
        }

        private func next(_ pair: Pair, _ byte: UInt8) -> Pair? {
            let next = Pair(
                state: automaton.next(pair.state, byte), text: text.next(pair.text, byte))
            return next.state < 0 || next.text < 0 ? nil : next
        }
    }
}
