import TestSupport

@testable import Constraints

/// Writes random texts that a trimmed grammar allows.
struct GrammarSampler {
    private var generator: SeededGenerator
    private let grammar: Grammar
    private var text: [UInt8] = []
    private var steps = 0

    init(seed: UInt64, _ grammar: Grammar) {
        generator = SeededGenerator(seed: seed)
        self.grammar = grammar
    }

    /// A text; nil if none was found within a bounded number of steps.
    mutating func sample() -> [UInt8]? {
        text = []
        steps = 0
        return write(grammar.root) && text.count < 20_000 ? text : nil
    }

    private mutating func write(_ node: Int) -> Bool {
        steps += 1
        guard steps < 3000 else { return false }
        // Late in a text, what is optional is left out.
        let isLate = steps > 300
        switch grammar.nodes[node] {
        case .literal(let bytes): text += bytes
        case .lexeme(let language): text += word(of: language)
        case .string(let minimum, let maximum):
            let length = min(minimum + Int.random(in: 0...4, using: &generator), maximum ?? Int.max)
            let pieces = ["a", "Z", "0", " ", "é", "😀", "\\n", "\\\"", "\\\\", "\\u0001", "/"]
            text += Array("\"".utf8)
            for _ in 0..<length {
                text += Array((pieces.randomElement(using: &generator) ?? "a").utf8)
            }
            text += Array("\"".utf8)
        case .verbatim: text += Array("\"a\"".utf8)
        case .sequence(let parts):
            for part in parts where !write(part) { return false }
        case .choice(let alternatives):
            guard
                let alternative = isLate
                    ? alternatives.first : alternatives.randomElement(using: &generator)
            else { return false }
            return write(alternative)
        case .repetition(let part, let minimum, let maximum):
            let extra = isLate ? 0 : Int.random(in: 0...2, using: &generator)
            for _ in 0..<min(minimum + extra, maximum ?? Int.max) where !write(part) {
                return false
            }
        case .array(let array):
            let extra = isLate ? 0 : Int.random(in: 0...3, using: &generator)
            var count = min(array.minimumCount + extra, array.maximumCount ?? Int.max)
            if array.rest == nil { count = min(count, array.prefix.count) }
            text.append(UInt8(ascii: "["))
            for index in 0..<count {
                if index > 0 { text.append(UInt8(ascii: ",")) }
                guard let item = index < array.prefix.count ? array.prefix[index] : array.rest,
                    write(item)
                else { return false }
            }
            text.append(UInt8(ascii: "]"))
        case .object(let object): return write(object, isLate)
        }
        return true
    }

    private mutating func write(_ object: Grammar.Object, _ isLate: Bool) -> Bool {
        text.append(UInt8(ascii: "{"))
        var count = 0
        var missing = object.properties.filter(\.isRequired).count
        var used: Set<[UInt8]> = []
        func room(_ maximum: Int?) -> Bool { count + missing < maximum ?? Int.max }
        for property in object.properties {
            if property.isRequired {
                missing -= 1
            } else {
                let isWanted = !isLate && Bool.random(using: &generator)
                guard room(object.maximumCount), isWanted || count < object.minimumCount else {
                    continue
                }
            }
            guard write(property.key, property.value, &count) else { return false }
        }
        var attempts = 0
        while attempts < 40, room(object.maximumCount), !object.others.isEmpty,
            count < object.minimumCount || !isLate && Int.random(in: 0..<3, using: &generator) > 0
        {
            attempts += 1
            guard let others = object.others.randomElement(using: &generator) else { break }
            let key = word(of: others.keys)
            guard used.insert(key).inserted else { continue }
            guard write(key, others.value, &count) else { return false }
        }
        text.append(UInt8(ascii: "}"))
        return count >= object.minimumCount
    }

    private mutating func write(_ key: [UInt8], _ value: Int, _ count: inout Int) -> Bool {
        if count > 0 { text.append(UInt8(ascii: ",")) }
        count += 1
        text.append(UInt8(ascii: "\""))
        text += key
        text += Array("\":".utf8)
        return write(value)
    }

    private mutating func word(of language: DFA) -> [UInt8] {
        var word: [UInt8] = []
        var state: Int32 = 0
        while word.count < 60 {
            if language.accepting[Int(state)], Int.random(in: 0..<4, using: &generator) == 0 {
                return word
            }
            let bytes = (0...255 as ClosedRange<UInt8>).filter { language.next(state, $0) >= 0 }
            let readable = bytes.filter { $0 < 0x7F }
            let choice = Int.random(in: 0..<8, using: &generator) > 0 ? readable : bytes
            guard
                let byte = choice.randomElement(using: &generator)
                    ?? bytes.randomElement(using: &generator)
            else { return word }
            word.append(byte)
            state = language.next(state, byte)
        }
        return word + language.shortest(from: state)
    }
}
