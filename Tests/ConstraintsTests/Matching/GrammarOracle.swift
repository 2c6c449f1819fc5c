@testable import Constraints

/// Lists the documents of a grammar by its definition, sharing nothing with the matcher.
struct GrammarOracle {
    let grammar: Grammar
    var layout = JSONLayout.compact
    private var known: [Key: Set<[UInt8]>] = [:]

    private struct Key: Hashable {
        var node: Int
        var limit: Int
    }

    init(_ grammar: Grammar, layout: JSONLayout = .compact) {
        self.grammar = grammar
        self.layout = layout
    }

    /// All documents of at most so many bytes.
    mutating func documents(upTo limit: Int) -> Set<[UInt8]> { texts(of: grammar.root, limit) }

    private mutating func texts(of node: Int, _ limit: Int) -> Set<[UInt8]> {
        if limit < 0 { return [] }
        let key = Key(node: node, limit: limit)
        if let texts = known[key] { return texts }
        let texts: Set<[UInt8]>
        switch grammar.nodes[node] {
        case .literal(let bytes): texts = bytes.count <= limit ? [bytes] : []
        case .lexeme(let automaton): texts = Self.texts(of: automaton, limit)
        case .string, .verbatim: texts = []
        case .sequence(let parts): texts = sequence(parts[...], limit)
        case .choice(let alternatives):
            texts = alternatives.reduce(into: []) { $0.formUnion(self.texts(of: $1, limit)) }
        case .repetition(let part, let minimum, let maximum):
            texts = repetition(of: part, minimum, maximum, limit)
        case .array(let array): texts = self.texts(of: array, 0, limit - 1).prefixed("[")
        case .object(let object): texts = self.texts(of: object, [], 0, limit - 1).prefixed("{")
        }
        known[key] = texts
        return texts
    }

    /// The texts of an automaton, found by trying every byte.
    static func texts(of automaton: DFA, _ limit: Int) -> Set<[UInt8]> {
        guard !automaton.isEmpty else { return [] }
        var found: Set<[UInt8]> = []
        var pending: [([UInt8], Int32)] = [([], 0)]
        while let (text, state) = pending.popLast() {
            if automaton.accepting[Int(state)] { found.insert(text) }
            guard text.count < limit else { continue }
            for byte in 0...255 as ClosedRange<UInt8> {
                let next = automaton.next(state, byte)
                if next >= 0 { pending.append((text + [byte], next)) }
            }
        }
        return found
    }

    private mutating func sequence(_ parts: ArraySlice<Int>, _ limit: Int) -> Set<[UInt8]> {
        guard let first = parts.first else { return limit >= 0 ? [[]] : [] }
        var found: Set<[UInt8]> = []
        for text in texts(of: first, limit) {
            for rest in sequence(parts.dropFirst(), limit - text.count) {
                found.insert(text + rest)
            }
        }
        return found
    }

    private mutating func repetition(
        of part: Int, _ minimum: Int, _ maximum: Int?, _ limit: Int
    ) -> Set<[UInt8]> {
        let texts = texts(of: part, limit)
        var found: Set<[UInt8]> = []
        var current: Set<[UInt8]> = limit >= 0 ? [[]] : []
        var count = 0
        var seen: Set<Set<[UInt8]>> = []
        while true {
            if count >= minimum { found.formUnion(current) }
            if count == maximum ?? .max || current.isEmpty { return found }
            if count >= minimum, !seen.insert(current).inserted { return found }
            var next: Set<[UInt8]> = []
            for start in current {
                for text in texts where start.count + text.count <= limit {
                    next.insert(start + text)
                }
            }
            current = next
            count += 1
        }
    }

    private var comma: [UInt8] { Array((layout == .spaced ? ", " : ",").utf8) }
    private var colon: [UInt8] { Array((layout == .spaced ? ": " : ":").utf8) }

    /// What may follow the bracket or an item of an array.
    private mutating func texts(
        of array: Grammar.Array, _ count: Int, _ limit: Int
    ) -> Set<[UInt8]> {
        var found: Set<[UInt8]> = []
        if count >= array.minimumCount, count <= array.maximumCount ?? .max, limit >= 1 {
            found.insert(Array("]".utf8))
        }
        guard count < array.maximumCount ?? .max, limit > 0 else { return found }
        guard let item = count < array.prefix.count ? array.prefix[count] : array.rest else {
            return found
        }
        let separator = count == 0 ? [] : comma
        for text in texts(of: item, limit - separator.count) {
            let left = limit - separator.count - text.count
            for rest in texts(of: array, count + 1, left) { found.insert(separator + text + rest) }
        }
        return found
    }

    /// What may follow the brace or a member of an object.
    private mutating func texts(
        of object: Grammar.Object, _ used: [[UInt8]], _ property: Int, _ limit: Int
    ) -> Set<[UInt8]> {
        var found: Set<[UInt8]> = []
        let remaining = object.properties[property...]
        if used.count >= object.minimumCount, used.count <= object.maximumCount ?? .max,
            limit >= 1, !remaining.contains(where: \.isRequired)
        {
            found.insert(Array("}".utf8))
        }
        guard limit > 0 else { return found }
        for (index, member) in remaining.enumerated() {
            found.formUnion(
                self.member(
                    member.key, member.value, object, used, property + index + 1, limit))
            if member.isRequired { return found }
        }
        for others in object.others {
            for key in Self.texts(of: others.keys, limit) where !used.contains(key) {
                found.formUnion(
                    member(
                        key, others.value, object, used, object.properties.count, limit))
            }
        }
        return found
    }

    private mutating func member(
        _ key: [UInt8], _ value: Int, _ object: Grammar.Object, _ used: [[UInt8]], _ next: Int,
        _ limit: Int
    ) -> Set<[UInt8]> {
        let quote = Array("\"".utf8)
        let start = (used.isEmpty ? [] : comma) + quote + key + quote + colon
        var found: Set<[UInt8]> = []
        for text in texts(of: value, limit - start.count) {
            let left = limit - start.count - text.count
            for rest in texts(of: object, used + [key], next, left) {
                found.insert(start + text + rest)
            }
        }
        return found
    }
}

extension Set<[UInt8]> {
    fileprivate func prefixed(_ text: String) -> Set<[UInt8]> {
        Set(map { Array(text.utf8) + $0 })
    }
}
