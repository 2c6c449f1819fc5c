import TestSupport
import Testing

@testable import Constraints

@Suite struct VerbatimPatternTests {
    @Test(
        arguments: [
            #"[0-9]+([.,][0-9]{2})?"#, #"\d{1,2}[:/.]\d{1,2}"#, ".*", "a*", "(aB)+", "[^a]+", "..",
            "",
            "(a|B|1)*a.?", #"[\s\S]{2,3}"#, #"\p{L}+"#, "(..)*", "漢.*", #"[^\n]*"#,
        ], VerbatimBoundary.allCases)
    func acceptsExactlyTheSpansThatMatch(_ pattern: String, _ boundary: VerbatimBoundary) throws {
        var generator = SeededGenerator(seed: 21)
        let automaton = try Regex(pattern).dfa(anchored: true)
        for round in 0..<100 {
            let minimum = round % 4 == 0 ? Int.random(in: 0...3, using: &generator) : 0
            let maximum =
                round % 3 == 0
                ? max(1, minimum) + Int.random(in: 0...3, using: &generator) : nil
            let rule = try VerbatimRule(
                boundary: boundary, minimumLength: minimum, maximumLength: maximum
            ).matching(automaton)
            let text = VerbatimOracle.randomText(
                Int.random(in: 0...9, using: &generator), isRepetitive: round % 2 == 0,
                using: &generator)
            try expectExact(rule, [text], accepting: automaton.accepts)
        }
    }

    @Test func meetsEveryPatternOfARule() throws {
        let rule = try VerbatimRule().matching("[0-9,]+").matching(".{5}")
        try expectExact(rule, ["1,212 12,21 12.21 12121"]) {
            $0.count == 5 && $0 != Array("12.21".utf8)
        }
    }

    /// Automata of chance have what patterns rarely have: many states that merge and come back.
    @Test func findsTheFarthestEndsOfRandomAutomata() throws {
        var generator = SeededGenerator(seed: 22)
        for _ in 0..<1_000 {
            let automaton = try randomAutomaton(using: &generator)
            guard !automaton.isEmpty else { continue }
            let text = (0..<60).map { _ in UInt8.random(in: 0x61...0x63, using: &generator) }
            let isEnd = (0...60).map { _ in Bool.random(using: &generator) }
            let starts = (0..<60).filter { _ in Bool.random(using: &generator) }
            let window = Int.random(in: 0...70, using: &generator)
            let limits = starts.map { min(60, $0 + window) }

            var sweep = PatternSweep(automaton, starts: starts, limits: limits)
            sweep.run(over: text, in: 0..<60, isEnd: isEnd)

            let expected = zip(starts, limits).map { start, limit in
                (start...limit).last {
                    $0 > start && isEnd[$0] && automaton.accepts(text[start..<$0])
                } ?? 0
            }
            #expect(sweep.ends == expected)
        }
    }

    private func randomAutomaton(
        using generator: inout some RandomNumberGenerator
    ) throws -> DFA {
        let byteClasses = (0...255).map { UInt8((0x61...0x63).contains($0) ? $0 - 0x60 : 0) }
        var table = TransitionTable(byteClasses: byteClasses, classCount: 4)
        let count = Int32.random(in: 1...6, using: &generator)
        for _ in 0..<count {
            _ = try table.addState(accepting: Int.random(in: 0..<3, using: &generator) == 0)
        }
        for state in 0..<count {
            for byteClass in 1...3 where Int.random(in: 0..<5, using: &generator) > 0 {
                table.connect(
                    state, byteClass, to: Int32.random(in: 0..<count, using: &generator))
            }
        }
        return DFA(minimizing: table)
    }
}
