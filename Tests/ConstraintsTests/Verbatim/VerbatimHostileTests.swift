import TestSupport
import Testing

@testable import Constraints

/// Sources that make careless algorithms slow; each is a matter of a second or less.
@Suite struct VerbatimHostileTests {
    private static let size = 1_000_000

    private func source(_ text: String) throws -> VerbatimSources {
        try VerbatimSources([VerbatimSource(name: "text", text: text)])
    }

    @Test(
        .timeLimit(.minutes(1)),
        arguments: [
            "a", "ab ", "a ", "1,", "\n", " ", "\0", "e\u{301}", "\u{301}", "🇩", "👩\u{200D}", "漢",
            "\r\n",
            "a  \n",
        ])
    func copiesFromRepetitiveSources(_ unit: String) throws {
        let text = String(repeating: unit, count: Self.size / unit.utf8.count)
        let sources = try source(text)
        for boundary in VerbatimBoundary.allCases {
            let index = try VerbatimIndex(VerbatimRule(boundary: boundary), in: sources)
            guard let start = index.start else { continue }
            var state = start
            for _ in 0..<200 {
                guard let byte = index.nextBytes(state).last else { break }
                state = try #require(index.next(state, byte))
            }
            #expect(!index.shortestCompletion(start).isEmpty)
        }
    }

    @Test(.timeLimit(.minutes(1)))
    func copiesFromRandomSources() throws {
        var generator = SeededGenerator(seed: 41)
        let text = VerbatimOracle.randomText(
            Self.size / 2, isRepetitive: false, using: &generator)
        let sources = try source(text)
        for boundary in VerbatimBoundary.allCases {
            let index = try VerbatimIndex(VerbatimRule(boundary: boundary), in: sources)
            for _ in 0..<20 {
                var state = try #require(index.start)
                while !index.canEnd(state) {
                    let byte = try #require(index.nextBytes(state).randomElement(using: &generator))
                    state = try #require(index.next(state, byte))
                }
            }
        }
    }

    @Test(
        .timeLimit(.minutes(1)),
        arguments: ["[^]*", "a*", "(a|b|ab)*", "[ab]{50}", "(..)*", ".*a.{8}", "(?=.*b).*a"])
    func matchesPatternsOfLongSources(_ pattern: String) throws {
        let sources = try source(String(repeating: "aab ", count: Self.size / 4))
        let rule = try VerbatimRule(boundary: .anywhere, maximumLength: 100_000).matching(pattern)
        _ = try VerbatimIndex(rule, in: sources)
    }

    /// Every start but the last few has a long way to its end, twice the same.
    @Test(.timeLimit(.minutes(1)), arguments: [50, 5_000, 400_000])
    func completesLongSpansOfDoubledSources(_ minimum: Int) throws {
        var generator = SeededGenerator(seed: 42)
        let half = VerbatimOracle.randomText(
            Self.size / 5, isRepetitive: false, using: &generator)
        let rule = VerbatimRule(boundary: .anywhere, minimumLength: minimum)
        let index = try VerbatimIndex(rule, in: source(half + half))
        guard let start = index.start else {
            #expect(minimum == 400_000)
            return
        }
        let end = try #require(index.state(after: index.shortestCompletion(start)))
        #expect(index.canEnd(end))
    }
}
