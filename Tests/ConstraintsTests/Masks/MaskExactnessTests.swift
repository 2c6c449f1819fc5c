import TestSupport
import Testing

@testable import Constraints

/// Masks against trying every token byte by byte.
@Suite struct MaskExactnessTests {
    /// Tokens that cross the borders of keys, values and containers.
    private static let small = TokenVocabulary(texts: [
        "\":\"", "\",\"", "{\"", "\"}", "\":", "\":{\"", "},{\"", "\"],\"", "\":[\"", "\"},\"",
        "]}",
        "\":\"\",\"", "\":true,\"", "\"a\":", "a\":true,\"b", "c\":false,\"ac\":", "\"bc\"", "ac\"",
        "b\":", "x-", "x-a\"", "name", "id\"", "ame\":\"", "item", "itemCount\":", "desc",
        "ription",
        "\",\"x", "é", "\u{1F600}", "東京", "\\n", "\\u00", "\\\"", "null", "true", "12", "0.5", "1e",
        "\n", "  ", ": ", ", ", " \n", "- ", "-", "end", "**", "rot\"", "red\",", "click\",\"click",
        "kind\":\"", "null}", "\"\"", "{}", "[]", "[[", "]]", "aa", "aaaa", "aaaaaa\"", "ab\"",
        "abc\"",
        "abcd\"}", "Zur Linde", "CAF", " Linde\\\"", "12.50", "Total", "m\":true", "n\":true,\"n",
        "\",\"\":", "\":1,\"\":", "\":1,\"a\":", "a\":1,\"a", "\":2,\"b\":3}", "1,\"", "\"\":1",
    ])

    @Test func tokensCrossBordersExactly() throws {
        var steps = 0
        for sample in try SampleGrammar.all() {
            for seed in 1...25 as ClosedRange<UInt64> {
                steps += try walk(sample, Self.small, seed: seed, steps: 60)
            }
        }
        #expect(steps > 2_000)
    }

    @Test func randomGrammarsAreExact() throws {
        var grammars = RandomGrammar(using: SeededGenerator(seed: 21))
        let texts = [
            "aa", "ab", "ba", "{\"", "\":", "\"a\":", "\"ab\":", "a\":", "b\":[", "],\"", "},\"",
            "x\":",
            "xy\":", "\",", "{}", "[]", "]]", "[[", "]}", "}]", "1,", "1}", "1]", "zz\":",
            "z\":1,\"z",
            "{\"a\":1}", "1,\"x", "1,\"x\":", ",\"\":", "\"\":", "ab1", "1a", "[1,1", "abab",
            "{\"x\":",
            "[,", "a,\"xy\":1", "z\":{},\"zz",
        ]
        let vocabulary = TokenVocabulary(texts: texts)
        var steps = 0
        for seed in 1...600 as ClosedRange<UInt64> {
            let grammar = try grammars.make(nodeCount: 8)
            guard (try? CompiledGrammar(grammar, sources: VerbatimSources([]))) != nil else {
                continue
            }
            let sample = SampleGrammar(name: "random", grammar: grammar)
            for walkSeed in 0..<3 as Range<UInt64> {
                steps += try walk(sample, vocabulary, seed: seed * 3 + walkSeed, steps: 20)
            }
        }
        #expect(steps > 2_000)
    }

    @Test(.needsModelVocabulary) func modelVocabularyIsExact() throws {
        let vocabulary = try ModelVocabulary.qwen.get()
        for sample in try SampleGrammar.all() {
            _ = try walk(sample, vocabulary, seed: 5, steps: 12)
        }
    }

    @Test(.needsModelVocabulary, .isLong) func modelVocabularyIsExactOnLongWalks() throws {
        let vocabulary = try ModelVocabulary.qwen.get()
        for sample in try SampleGrammar.all() {
            for seed in 1...12 as ClosedRange<UInt64> {
                _ = try walk(sample, vocabulary, seed: seed, steps: 60)
            }
        }
    }

    /// Compares masks at each step of a random walk; returns how many steps there were.
    private func walk(
        _ sample: SampleGrammar, _ vocabulary: TokenVocabulary, seed: UInt64, steps: Int
    ) throws -> Int {
        let constraint = CompiledConstraint(try sample.compiled())
        let matcher = ConstraintMatcher(constraint, vocabulary: vocabulary)
        var walk = TokenWalk(seed: seed)
        var mask = TokenMask(tokenCount: vocabulary.count)
        for step in 0..<steps {
            try matcher.fillMask(&mask)
            let wrong = try (0..<vocabulary.count).first {
                mask.contains($0) != (try matcher.isLegal($0))
            }
            guard wrong == nil else {
                let text = String(decoding: matcher.document, as: UTF8.self)
                let token = String(decoding: vocabulary.bytes(of: wrong ?? 0), as: UTF8.self)
                Issue.record("\(sample.name), seed \(seed): `\(token)` after `\(text)`")
                return step
            }
            #expect(!mask.isEmpty)
            guard let token = try walk.token(mask, matcher) else { return step }
            #expect(try matcher.advance(token: token))
        }
        return steps
    }
}
