@testable import Constraints

/// Decides slowly and simply whether a grammar allows a whole compact text.
///
/// It shares nothing with the matcher: each node is asked for all places where it could end.
struct GrammarAcceptor {
    private let grammar: Grammar
    private let text: [UInt8]
    private var ends: [Place: Set<Int>] = [:]

    private struct Place: Hashable {
        var node: Int
        var start: Int
    }

    static func accepts(_ text: [UInt8], _ grammar: Grammar) -> Bool {
        var acceptor = GrammarAcceptor(grammar: grammar, text: text)
        return acceptor.ends(of: grammar.root, from: 0).contains(text.count)
    }

    private init(grammar: Grammar, text: [UInt8]) {
        self.grammar = grammar
        self.text = text
    }

    private mutating func ends(of node: Int, from start: Int) -> Set<Int> {
        let place = Place(node: node, start: start)
        if let known = ends[place] { return known }
        ends[place] = []
        let result: Set<Int>
        switch grammar.nodes[node] {
        case .literal(let bytes):
            result = text[start...].starts(with: bytes) ? [start + bytes.count] : []
        case .lexeme(let language): result = ends(of: language, from: start)
        case .string(let minimum, let maximum):
            if let (end, length) = string(from: start), length >= minimum,
                length <= maximum ?? Int.max
            {
                result = [end]
            } else {
                result = []
            }
        case .verbatim: result = string(from: start).map { [$0.end] } ?? []
        case .sequence(let parts):
            var positions: Set<Int> = [start]
            for part in parts { positions = ends(of: part, from: positions) }
            result = positions
        case .choice(let alternatives):
            var positions: Set<Int> = []
            for alternative in alternatives {
                positions.formUnion(ends(of: alternative, from: start))
            }
            result = positions
        case .repetition(let part, let minimum, let maximum):
            var positions: Set<Int> = [start]
            var all: Set<Int> = minimum == 0 ? [start] : []
            var count = 0
            while !positions.isEmpty, count < maximum ?? Int.max {
                positions = ends(of: part, from: positions)
                count += 1
                if count >= minimum {
                    positions.subtract(all)
                    all.formUnion(positions)
                }
            }
            result = all
        case .array(let array): result = ends(of: array, from: start)
        case .object(let object): result = ends(of: object, from: start)
        }
        ends[place] = result
        return result
    }

    private mutating func ends(of node: Int, from starts: Set<Int>) -> Set<Int> {
        var result: Set<Int> = []
        for start in starts { result.formUnion(ends(of: node, from: start)) }
        return result
    }

    private func ends(of language: DFA, from start: Int) -> Set<Int> {
        guard !language.isEmpty else { return [] }
        var result: Set<Int> = []
        var state: Int32 = 0
        var position = start
        while true {
            if language.accepting[Int(state)] { result.insert(position) }
            guard position < text.count else { return result }
            state = language.next(state, text[position])
            if state < 0 { return result }
            position += 1
        }
    }

    /// The end of a string in its canonical encoding, with its length in scalars.
    private func string(from start: Int) -> (end: Int, length: Int)? {
        guard start < text.count, text[start] == UInt8(ascii: "\"") else { return nil }
        var position = start + 1
        var length = 0
        while position < text.count {
            switch text[position] {
            case UInt8(ascii: "\""): return (position + 1, length)
            case UInt8(ascii: "\\"):
                guard position + 1 < text.count else { return nil }
                length += 1
                position += text[position + 1] == UInt8(ascii: "u") ? 6 : 2
            case ..<0x20: return nil
            default:
                if text[position] & 0xC0 != 0x80 { length += 1 }
                position += 1
            }
        }
        return nil
    }

    private mutating func ends(of array: Grammar.Array, from start: Int) -> Set<Int> {
        guard byte(at: start) == UInt8(ascii: "[") else { return [] }
        var result: Set<Int> = []
        var positions: Set<Int> = [start + 1]
        var count = 0
        while !positions.isEmpty {
            if count >= array.minimumCount {
                for position in positions where byte(at: position) == UInt8(ascii: "]") {
                    result.insert(position + 1)
                }
            }
            if let maximum = array.maximumCount, count >= maximum { break }
            guard let item = count < array.prefix.count ? array.prefix[count] : array.rest else {
                break
            }
            if count > 0 { positions = after(UInt8(ascii: ","), positions) }
            positions = ends(of: item, from: positions)
            count += 1
        }
        return result
    }

    private mutating func ends(of object: Grammar.Object, from start: Int) -> Set<Int> {
        guard byte(at: start) == UInt8(ascii: "{") else { return [] }
        var result: Set<Int> = []
        var states: [ObjectState] = [ObjectState(position: start + 1)]
        while let state = states.popLast() {
            if byte(at: state.position) == UInt8(ascii: "}"),
                state.count >= object.minimumCount,
                object.properties[state.next...].allSatisfy({ !$0.isRequired })
            {
                result.insert(state.position + 1)
            }
            if let maximum = object.maximumCount, state.count >= maximum { continue }
            var position = state.position
            if state.count > 0 {
                guard byte(at: position) == UInt8(ascii: ",") else { continue }
                position += 1
            }
            guard let (end, _) = string(from: position), byte(at: end) == UInt8(ascii: ":") else {
                continue
            }
            let key = Array(text[(position + 1)..<(end - 1)])
            guard let (value, next) = member(key, state, object) else { continue }
            for end in ends(of: value, from: end + 1) {
                var state = state
                state.position = end
                state.count += 1
                state.next = next
                state.keys.insert(key)
                states.append(state)
            }
        }
        return result
    }

    private struct ObjectState {
        var position: Int
        var next = 0
        var count = 0
        var keys: Set<[UInt8]> = []
    }

    /// The node of a member's value, and the first property that may follow.
    private func member(
        _ key: [UInt8], _ state: ObjectState, _ object: Grammar.Object
    ) -> (value: Int, next: Int)? {
        guard !state.keys.contains(key) else { return nil }
        if let index = object.properties.firstIndex(where: { $0.key == key }) {
            guard index >= state.next,
                object.properties[state.next..<index].allSatisfy({ !$0.isRequired })
            else { return nil }
            return (object.properties[index].value, index + 1)
        }
        guard object.properties[state.next...].allSatisfy({ !$0.isRequired }),
            let others = object.others.first(where: { $0.keys.accepts(key) })
        else { return nil }
        return (others.value, object.properties.count)
    }

    private func byte(at position: Int) -> UInt8? {
        position < text.count ? text[position] : nil
    }

    private func after(_ byte: UInt8, _ positions: Set<Int>) -> Set<Int> {
        Set(positions.filter { self.byte(at: $0) == byte }.map { $0 + 1 })
    }
}
