import TestSupport
import Testing

@testable import Constraints

@Suite struct DFATests {
    /// A random automaton over `abc`, as a table that may be anything but minimal.
    private func table(_ random: inout SeededGenerator) throws -> TransitionTable {
        var byteClasses = [UInt8](repeating: 0, count: 256)
        for (index, byte) in "abc".utf8.enumerated() { byteClasses[Int(byte)] = UInt8(index + 1) }
        var table = TransitionTable(byteClasses: byteClasses, classCount: 4)
        let count = Int32.random(in: 1...7, using: &random)
        for _ in 0..<count {
            _ = try table.addState(accepting: Int.random(in: 0..<3, using: &random) == 0)
        }
        for state in 0..<count {
            for byteClass in 1...3 where Int.random(in: 0..<4, using: &random) > 0 {
                table.connect(
                    state, byteClass, to: Int32.random(in: 0..<count, using: &random))
            }
        }
        return table
    }

    private func accepts(_ table: TransitionTable, _ text: [UInt8]) -> Bool {
        var state: Int32 = 0
        for byte in text {
            let byteClass = Int(table.byteClasses[Int(byte)])
            state = table.next[Int(state) * table.classCount + byteClass]
            if state < 0 { return false }
        }
        return table.accepting[Int(state)]
    }

    /// All texts of `abc` up to a length.
    private static func texts(upTo length: Int) -> [[UInt8]] {
        var texts: [[UInt8]] = [[]]
        var last = texts
        for _ in 0..<length {
            last = last.flatMap { text in "abc".utf8.map { text + [$0] } }
            texts += last
        }
        return texts
    }

    private static let shortTexts = texts(upTo: 6)

    @Test func acceptsWhatItsTableAccepts() throws {
        var random = SeededGenerator(seed: 1)
        for _ in 0..<100 {
            let table = try table(&random)
            let dfa = DFA(minimizing: table)
            let wrong = Self.shortTexts.filter { dfa.accepts($0) != accepts(table, $0) }
            #expect(wrong.isEmpty)
        }
    }

    @Test func hasOneStateForEachLanguageOfItsStates() throws {
        var random = SeededGenerator(seed: 2)
        for _ in 0..<40 {
            let table = try table(&random)
            let dfa = DFA(minimizing: table)
            // States of an automaton of at most seven states differ within six bytes, if at all.
            let languages = (0..<Int32(dfa.stateCount)).map { start in
                Self.shortTexts.map { text in
                    let end = text.reduce(start) { $0 < 0 ? $0 : dfa.next($0, $1) }
                    return end >= 0 && dfa.accepting[Int(end)]
                }
            }
            #expect(Set(languages).count == dfa.stateCount)
            #expect(languages.allSatisfy { $0.contains(true) })
        }
    }

    @Test func combinesLanguages() throws {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<100 {
            let left = DFA(minimizing: try table(&random))
            let right = DFA(minimizing: try table(&random))
            let combined: [(DFA, (Bool, Bool) -> Bool)] = [
                (try left.union(right), { $0 || $1 }),
                (try left.intersection(right), { $0 && $1 }),
                (try left.subtracting(right), { $0 && !$1 }),
                (try left.complement(), { left, _ in !left }),
            ]
            for (dfa, expected) in combined {
                let wrong = Self.shortTexts.filter {
                    dfa.accepts($0) != expected(left.accepts($0), right.accepts($0))
                }
                #expect(wrong.isEmpty)
            }
        }
    }

    @Test func concatenatesLanguages() throws {
        var random = SeededGenerator(seed: 4)
        for _ in 0..<60 {
            let left = DFA(minimizing: try table(&random))
            let right = DFA(minimizing: try table(&random))
            let dfa = try left.concatenated(right)
            let wrong = Self.shortTexts.filter { text in
                let isSplit = (0...text.count).contains {
                    left.accepts(text[..<$0]) && right.accepts(text[$0...])
                }
                return dfa.accepts(text) != isSplit
            }
            #expect(wrong.isEmpty)
        }
    }

    @Test func obeysTheLawsOfSets() throws {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<100 {
            let first = DFA(minimizing: try table(&random))
            let second = DFA(minimizing: try table(&random))
            let third = DFA(minimizing: try table(&random))
            #expect(try first.union(second) == second.union(first))
            #expect(try first.intersection(second) == second.intersection(first))
            #expect(try first.complement().complement() == first)
            #expect(
                try first.union(second).complement()
                    == first.complement().intersection(second.complement()))
            #expect(
                try first.intersection(second.union(third))
                    == first.intersection(second).union(first.intersection(third)))
            #expect(try first.subtracting(second) == first.intersection(second.complement()))
            #expect(try first.subtracting(first) == .nothing)
            #expect(
                try first.concatenated(second).concatenated(third)
                    == first.concatenated(second.concatenated(third)))
            #expect(
                try first.isDisjoint(with: second) == first.intersection(second).isEmpty)
            #expect(try first.isSubset(of: second) == first.subtracting(second).isEmpty)
            #expect(first.isSubset(of: .anyText))
        }
    }

    @Test func knowsTheCompletionsOfItsStates() throws {
        var random = SeededGenerator(seed: 6)
        for _ in 0..<100 {
            let dfa = DFA(minimizing: try table(&random))
            for state in 0..<Int32(dfa.stateCount) {
                let lengths = Self.shortTexts.filter { text in
                    let end = text.reduce(state) { $0 < 0 ? $0 : dfa.next($0, $1) }
                    return end >= 0 && dfa.accepting[Int(end)]
                }.map(\.count)
                // No way without a cycle is longer than the number of states.
                #expect(lengths.min().map(Int32.init) == dfa.distance[Int(state)])
                if !dfa.isUnbounded[Int(state)] {
                    #expect(dfa.completionCount(state, upTo: 100_000) == lengths.count)
                }
                #expect(dfa.completionCount(state, upTo: 2) == min(2, lengths.count))
                let shortest = dfa.shortest(from: state)
                #expect(shortest.count == Int(dfa.distance[Int(state)]))
                let end = shortest.reduce(state) { dfa.next($0, $1) }
                #expect(dfa.accepting[Int(end)])
            }
        }
    }

    @Test func prefersReadableCompletions() throws {
        #expect(try Regex("^[^]$").dfa(anchored: false).shortest(from: 0) == Array("0".utf8))
        #expect(try Regex("^\\W\\D$").dfa(anchored: false).shortest(from: 0) == Array(" a".utf8))
    }

    @Test func countsMoreCompletionsThanIntCanHold() throws {
        let dfa = try Regex("^[^]{0,20}$").dfa(anchored: false)
        #expect(!dfa.isUnbounded[0])
        #expect(dfa.completionCount(0, upTo: .max) == .max)
    }

    @Test func measuresInScalars() throws {
        let dfa = try DFA.anyText.scalars(minimum: 2, maximum: 3)
        for (text, isLongEnough) in [
            ("🦜", false), ("a", false), ("ab", true), ("🦜漢", true), ("e\u{301}", true),
            ("é漢🦜", true), ("abcd", false), ("", false),
        ] {
            #expect(dfa.accepts(text.utf8) == isLongEnough, "\(text)")
        }
        var random = SeededGenerator(seed: 7)
        for _ in 0..<30 {
            let free = DFA(minimizing: try table(&random))
            let bounded = try free.scalars(minimum: 2, maximum: 4)
            let open = try free.scalars(minimum: 3)
            for text in Self.shortTexts {
                let isMember = free.accepts(text)
                #expect(bounded.accepts(text) == (isMember && (2...4).contains(text.count)))
                #expect(open.accepts(text) == (isMember && text.count >= 3))
            }
        }
        #expect(try DFA.anyText.scalars(minimum: 3, maximum: 2).isEmpty)
        #expect(try DFA.anyText.scalars(minimum: 0) === DFA.anyText)
        #expect(throws: ConstraintError.self) { try DFA.anyText.scalars(minimum: 0, maximum: .max) }
        #expect(throws: ConstraintError.self) { try DFA.anyText.scalars(minimum: .max) }
    }

    @Test func holdsEachOfItsTexts() throws {
        let texts = ["", "a", "ab", "abc", "b\"c\n", "é", "e\u{301}"].map { Array($0.utf8) }
        let dfa = try DFA.texts(texts + texts)
        #expect(texts.allSatisfy { dfa.accepts($0) })
        #expect(dfa.completionCount(0, upTo: 100) == texts.count)
        #expect(try DFA.texts([]) == .nothing)
        #expect(DFA.nothing.isEmpty)
        #expect(!DFA.nothing.accepts([]))
    }

    @Test func knowsUTF8() {
        #expect(DFA.anyText.stateCount == 8)
        let bounds: [UInt32] = [
            0, 0x7F, 0x80, 0x7FF, 0x800, 0xD7FF, 0xE000, 0xFFFF, 0x10000, 0x10FFFF,
        ]
        for scalar in bounds.compactMap(Unicode.Scalar.init) {
            #expect(DFA.anyText.accepts(String(scalar).utf8))
        }
        let malformed: [[UInt8]] = [
            [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80],
            [0xE2, 0x82],
            [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF],
        ]
        for bytes in malformed { #expect(!DFA.anyText.accepts(bytes)) }
    }

    @Test func refusesToOutgrowItsLimits() throws {
        let long = try Regex("^(?:a{40}|b)*$").dfa(anchored: false)
        let other = try Regex("^(?:(?:a{41}){3}|b)*$").dfa(anchored: false)
        #expect(try !long.intersection(other).isEmpty)
        let one = try Regex("[ab]*a[ab]{15}").dfa(anchored: true)
        let error = #expect(throws: ConstraintError.self) { try one.concatenated(one) }
        #expect(error?.code == .tooLarge)
    }
}
