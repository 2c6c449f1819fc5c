/// How far an automaton behaves like that of any text.
///
/// Length limits and excluded keys make automata of many states that are all but alike: each
/// takes what any text takes until some number of bytes later. Knowing that number, the tokens
/// that are legal in a state need not be found one by one.
struct TextDivergence {
    /// More bytes than any token has.
    static let never = Int32.max

    /// For each state, the fewest bytes inside the string after which it differs from any text; 0
    /// if the state can be reached in different places of a text, and so has no one text state to
    /// compare with.
    private(set) var distances: [Int32]
    /// The same for texts of bytes that `TextClasses` does not keep.
    private(set) var commonDistances: [Int32]
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
        commonDistances = distances
        isBetweenScalars = [Bool](repeating: false, count: automaton.stateCount)
        isUniform = [Bool](repeating: false, count: automaton.stateCount)
        guard !automaton.isEmpty else { return }
        var pairs = Pairs(automaton, text, between: between, isKey: isKey)
        pairs.explore()
        guard pairs.isWithinText else { return }
        let differing = pairs.distances(isCommon: false)
        let differingCommonly = pairs.distances(isCommon: true)
        let uniform = pairs.uniformPairs()
        var partners = [Int32](repeating: -1, count: automaton.stateCount)
        for (index, pair) in pairs.list.enumerated() {
            let state = Int(pair.state)
            let isFirst = partners[state] < 0
            partners[state] = isFirst || partners[state] == pair.text ? pair.text : .max
            distances[state] = isFirst ? differing[index] : 0
            commonDistances[state] = isFirst ? differingCommonly[index] : 0
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

        /// Which bytes are legal for one of two states only: none, only bytes that `TextClasses`
        /// keeps, or others as well.
        enum Difference: Int, Comparable {
            case none, kept, common

            static func < (left: Difference, right: Difference) -> Bool {
                left.rawValue < right.rawValue
            }
        }

        struct Edge {
            var from: Int32
            var to: Int32
            /// Whether its byte is one that `TextClasses` does not keep.
            var isCommon: Bool
        }

        let automaton: DFA
        let text: DFA
        /// The state of the text automaton between two scalars.
        let between: Int32
        private(set) var list = [Pair(state: 0, text: 0)]
        /// The number of the first pair of each state, and those of further pairs.
        private var firstNumbers: [Int32]
        private var numbers: [Pair: Int32] = [:]
        /// The ways from pair to pair, in the end sorted by where they lead.
        private var edges: [Edge] = []
        /// Where the ways to each pair start.
        private var starts: [Int] = []
        /// Whether nothing goes on or ends, after the opening quotation mark, where text does not.
        ///
        /// Expressions that only look like strings may go on after the closing one, say.
        private(set) var isWithinText = true
        /// The bytes that are legal for one of the two states of each pair only.
        private var differences: [Difference] = []
        /// One byte for each class that both automata tell apart.
        private let samples: [UInt8]

        /// The pair before the opening quotation mark, where other lexemes may start as well.
        private let opening: Pair?

        init(_ automaton: DFA, _ text: DFA, between: Int32, isKey: Bool) {
            self.automaton = automaton
            self.text = text
            self.between = between
            firstNumbers = [Int32](repeating: -1, count: automaton.stateCount)
            firstNumbers[0] = 0
            opening = isKey ? nil : Pair(state: 0, text: 0)
            var seen: Set<Int> = []
            samples = (0...255 as ClosedRange<UInt8>).filter { byte in
                let classes =
                    Int(automaton.byteClasses[Int(byte)]) << 8
                    | Int(text.byteClasses[Int(byte)])
                let isKept = TextClasses.keepsBytes(after: byte)
                return seen.insert(classes << 1 | (isKept ? 1 : 0)).inserted
            }
        }

        mutating func explore() {
            var index = 0
            while index < list.count, isWithinText {
                let pair = list[index]
                var difference = Difference.none
                for byte in samples {
                    let next = automaton.next(pair.state, byte)
                    let nextText = text.next(pair.text, byte)
                    let isCommon = pair.text != between || !TextClasses.keepsBytes(after: byte)
                    if next >= 0, nextText < 0, pair != opening { isWithinText = false }
                    // Whether the string can be closed is looked at apart.
                    let closes = pair.text == between && byte == UInt8(ascii: "\"")
                    if closes, next >= 0, !isEnd(next) { isWithinText = false }
                    if (next < 0) != (nextText < 0), !closes {
                        difference = isCommon ? .common : max(difference, .kept)
                    }
                    guard next >= 0, nextText >= 0, !closes else { continue }
                    let number = number(of: Pair(state: next, text: nextText))
                    edges.append(Edge(from: Int32(index), to: number, isCommon: isCommon))
                }
                if automaton.accepting[Int(pair.state)], !text.accepting[Int(pair.text)],
                    pair != opening
                {
                    isWithinText = false
                }
                differences.append(difference)
                index += 1
            }
            starts = [Int](repeating: 0, count: list.count + 1)
            for edge in edges { starts[Int(edge.to) + 1] += 1 }
            for index in list.indices { starts[index + 1] += starts[index] }
            var sorted = edges
            var places = starts
            for edge in edges {
                sorted[places[Int(edge.to)]] = edge
                places[Int(edge.to)] += 1
            }
            edges = sorted
        }

        /// Whether a state accepts and nothing follows it.
        private func isEnd(_ state: Int32) -> Bool {
            let first = Int(state) * automaton.classCount
            return automaton.accepting[Int(state)]
                && automaton.transitions[first..<first + automaton.classCount].allSatisfy { $0 < 0 }
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
        func distances(isCommon: Bool) -> [Int32] {
            let least: Difference = isCommon ? .common : .kept
            var distances = differences.map { $0 >= least ? 1 : TextDivergence.never }
            var queue = distances.indices.filter { distances[$0] == 1 }
            var head = 0
            while head < queue.count {
                let target = queue[head]
                head += 1
                for edge in edges[starts[target]..<starts[target + 1]] {
                    let source = Int(edge.from)
                    guard distances[source] == TextDivergence.never, edge.isCommon || !isCommon
                    else { continue }
                    distances[source] = distances[target] + 1
                    queue.append(source)
                }
            }
            return distances
        }

        /// The pairs from which on bytes of one of the `TextClasses` are never told apart.
        mutating func uniformPairs() -> [Bool] {
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
                for edge in edges[starts[target]..<starts[target + 1]]
                where isUniform[Int(edge.from)] {
                    isUniform[Int(edge.from)] = false
                    pending.append(Int(edge.from))
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
