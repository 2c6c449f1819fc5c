import TestSupport
import Testing

@testable import Constraints

@Suite struct VerbatimExactnessTests {
    @Test(arguments: VerbatimBoundary.allCases)
    func acceptsExactlyTheSpansOfShortSources(_ boundary: VerbatimBoundary) throws {
        var generator = SeededGenerator(seed: 11)
        for round in 0..<2000 {
            let text = VerbatimOracle.randomText(
                Int.random(in: 0...9, using: &generator), isRepetitive: round % 3 == 0,
                using: &generator)
            let rule = VerbatimRule(boundary: boundary, isQuoted: round % 4 != 1)
            try expectExact(rule, [text])
        }
    }

    @Test(arguments: VerbatimBoundary.allCases)
    func keepsLengthsExactly(_ boundary: VerbatimBoundary) throws {
        var generator = SeededGenerator(seed: 12)
        for round in 0..<1500 {
            let text = VerbatimOracle.randomText(
                Int.random(in: 0...10, using: &generator), isRepetitive: round % 2 == 0,
                using: &generator)
            let minimum = Int.random(in: 0...4, using: &generator)
            let maximum =
                round % 3 == 0 ? nil : max(1, minimum) + Int.random(in: 0...3, using: &generator)
            try expectExact(
                VerbatimRule(boundary: boundary, minimumLength: minimum, maximumLength: maximum),
                [text])
        }
    }

    @Test(arguments: VerbatimBoundary.allCases)
    func neverJoinsSources(_ boundary: VerbatimBoundary) throws {
        var generator = SeededGenerator(seed: 13)
        for round in 0..<300 {
            let texts = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
                VerbatimOracle.randomText(
                    Int.random(in: 0...5, using: &generator), isRepetitive: round % 2 == 0,
                    using: &generator)
            }
            try expectExact(VerbatimRule(boundary: boundary), texts)
        }
    }

    @Test(
        arguments: [
            // What is common, what is rare, and a span that may end in the rare text alone.
            ("x1,2 ", "x1,a", "x1"), ("x1,2 ", "x1,\u{301}2", "x1"), ("x1,2 ", "x1,", "x1"),
            ("x1,2 ", "x1", "x1"), ("\u{44F}\u{5D0} ", "\u{44F}\u{6F22}", "\u{44F}"),
            ("a\u{301} ", "a ", "a"), ("x  y\n", "x  ", "x"), ("x  y\n", "x  \u{2028}y", "x"),
        ])
    func findsTheOneEndAmongManyOccurrences(
        _ common: String, _ rare: String, _ span: String
    ) throws {
        let boundary: VerbatimBoundary = common.hasSuffix("\n") ? .line : .word
        for repeats in [1, 31, 32, 33, 500] {
            let text = String(repeating: common, count: repeats) + rare
            let index = try VerbatimIndex(
                VerbatimRule(boundary: boundary, isQuoted: false),
                in: VerbatimSources([.init(name: "", text: text)]))
            var state = try #require(index.start)
            for byte in span.utf8 { state = try #require(index.next(state, byte)) }
            #expect(index.canEnd(state))
            #expect(index.citation(state)?.occurrences.count == 1)
        }
    }

    @Test func tellsEndsAmongManyOccurrences() throws {
        var generator = SeededGenerator(seed: 14)
        for round in 0..<300 {
            let text = VerbatimOracle.randomText(600, isRepetitive: true, using: &generator)
            let rule = VerbatimRule(boundary: VerbatimBoundary.allCases[round % 3], isQuoted: false)
            let index = try VerbatimIndex(
                rule, in: VerbatimSources([.init(name: "", text: text)]))
            for _ in 0..<20 {
                var state = index.start
                while let current = state {
                    let ends = (Int(current.lower)..<Int(current.upper))
                        .contains { index.isEnd[Int(index.starts[$0]) + Int(current.length)] }
                    try #require(index.canEnd(current) == (ends && current.length > 0))
                    state = index.textSuccessors(current).randomElement(using: &generator)?.state
                    if current.length > 40 { break }
                }
            }
        }
    }
}
