import OrderedJSON
import TestSupport
import Testing

@testable import Constraints

@Suite struct ConstraintMatcherTests {
    private static let bytes = TokenVocabulary(texts: ["{\"", "\":", "\",\"", "true", "12", "ab"])

    private func matcher(
        _ sample: SampleGrammar, _ vocabulary: TokenVocabulary = bytes
    ) throws -> ConstraintMatcher {
        ConstraintMatcher(CompiledConstraint(try sample.compiled()), vocabulary: vocabulary)
    }

    @Test func keepsItsPlaceWhenBytesAreIllegal() throws {
        let matcher = try matcher(.person())
        #expect(try matcher.advance(bytes: Array(#"{"name":"A"#.utf8)))
        #expect(try !matcher.advance(bytes: Array(#"B","agx"#.utf8)))
        #expect(matcher.document == Array(#"{"name":"A"#.utf8))
        #expect(try matcher.advance(bytes: Array(#"B","age":3,"married":"#.utf8)))
    }

    @Test func forcesOnlyWhatNoCompletionAvoids() throws {
        let matcher = try matcher(.person())
        #expect(try matcher.forcedBytes() == Array(#"{"name":""#.utf8))
        #expect(try matcher.advance(bytes: Array(#"{"name":"A","ag"#.utf8)))
        #expect(try matcher.forcedBytes() == Array(#"e":"#.utf8))
        #expect(try matcher.forcedBytes(limit: 2) == Array("e\"".utf8))
    }

    @Test func completesDocumentsInTheFewestBytes() throws {
        let matcher = try matcher(.person())
        #expect(try matcher.advance(bytes: Array(#"{"name":"A","#.utf8)))
        let rest = #""married":true,"address":{"street":"","city":""},"tags":[]}"#
        #expect(matcher.shortestLength == rest.utf8.count)
        #expect(try matcher.shortestCompletion() == Array(rest.utf8))
        #expect(try matcher.advance(bytes: Array(rest.utf8)))
        #expect(matcher.canEnd)
        #expect(matcher.shortestLength == 0)
        #expect(try matcher.shortestCompletion().isEmpty)
    }

    @Test func countsUsedKeysInShortestCompletions() throws {
        let matcher = try matcher(.patterned())
        #expect(try matcher.advance(bytes: Array(#"{"version":1,"a":true,"m":true,"#.utf8)))
        // `b` is the only key of one letter that is left.
        #expect(try matcher.shortestCompletion() == Array(#""b":true}"#.utf8))
    }

    @Test func endTokensAreLegalAtTheEnd() throws {
        let matcher = try matcher(.scores())
        #expect(try !matcher.isLegal(0))
        #expect(try !matcher.advance(token: 0))
        #expect(try matcher.advance(bytes: Array(#"{"a":1,"b":2}"#.utf8)))
        #expect(try matcher.isLegal(0))
        #expect(try matcher.advance(token: 0))
        var mask = TokenMask(tokenCount: Self.bytes.count)
        try matcher.fillMask(&mask)
        #expect(mask.count == 1)
        #expect(mask.contains(0))
    }

    @Test func refusesKeysTwice() throws {
        let matcher = try matcher(.scores())
        #expect(try matcher.advance(bytes: Array(#"{"ab":1,"ab"#.utf8)))
        #expect(try !matcher.advance(byte: UInt8(ascii: "\"")))
        #expect(try matcher.advance(bytes: Array(#"c":2,"a"#.utf8)))
        #expect(try matcher.advance(bytes: Array(#"":2}"#.utf8)))
    }

    @Test func runsOutOfKeys() throws {
        let matcher = try matcher(.narrowKeys())
        #expect(try matcher.advance(bytes: Array(#"[{"a":"","ac":"","b":"","b"#.utf8)))
        #expect(try matcher.forcedBytes() == Array(#"c":""#.utf8))
    }

    /// Going back to any earlier place and on again is as if nothing had happened.
    @Test func goesBackToAnyPlace() throws {
        for sample in try SampleGrammar.all() {
            for seed in 1...6 as ClosedRange<UInt64> {
                try compareAfterRollback(sample, seed)
            }
        }
    }

    private func compareAfterRollback(_ sample: SampleGrammar, _ seed: UInt64) throws {
        let matcher = try matcher(sample)
        var walk = TokenWalk(seed: seed)
        var mask = TokenMask(tokenCount: Self.bytes.count)
        var places: [(ConstraintMatcher.Snapshot, TokenMask, [UInt8], Int)] = []
        for _ in 0..<120 {
            try matcher.fillMask(&mask)
            places.append((matcher.snapshot(), mask, matcher.document, matcher.shortestLength))
            if Int.random(in: 0...3, using: &walk.generator) == 0 {
                let place = Int.random(in: 0..<places.count, using: &walk.generator)
                let (snapshot, expected, document, length) = places[place]
                places.removeLast(places.count - place - 1)
                let other = matcher.copy()
                matcher.restore(snapshot)
                try matcher.fillMask(&mask)
                #expect(mask == expected)
                #expect(matcher.document == document)
                #expect(matcher.shortestLength == length)
                // A fresh matcher that reads the same bytes is at the same place.
                let fresh = try self.matcher(sample)
                #expect(try fresh.advance(bytes: document))
                try fresh.fillMask(&mask)
                #expect(mask == expected)
                #expect(other.document.starts(with: document))
            }
            guard let token = try walk.token(mask, matcher) else { continue }
            #expect(try matcher.advance(token: token))
        }
    }

    /// Whatever legal tokens come, closing the document from there takes the length foretold.
    @Test func anyWalkCanBeClosed() throws {
        for sample in try SampleGrammar.all() {
            for seed in 100...130 as ClosedRange<UInt64> {
                let matcher = try matcher(sample)
                var walk = TokenWalk(seed: seed)
                var mask = TokenMask(tokenCount: Self.bytes.count)
                for _ in 0..<Int(seed % 30) {
                    try matcher.fillMask(&mask)
                    #expect(!mask.isEmpty)
                    guard let token = try walk.token(mask, matcher) else { break }
                    #expect(try matcher.advance(token: token))
                }
                let completion = try matcher.shortestCompletion()
                #expect(completion.count == matcher.shortestLength)
                for (index, byte) in completion.enumerated() {
                    #expect(matcher.shortestLength == completion.count - index)
                    #expect(try matcher.advance(byte: byte))
                }
                #expect(matcher.canEnd)
                if sample.isJSON {
                    #expect(throws: Never.self) { try JSONValue(parsing: matcher.document) }
                }
            }
        }
    }

    @Test func reportsCopiedValues() throws {
        let matcher = try matcher(.receipt())
        let document = #"{"merchant":"CAFÉ \"Zur Linde","total":"12.50"}"#
        #expect(try matcher.advance(bytes: Array(document.utf8)))
        let values = matcher.verbatimValues
        #expect(values.map(\.path) == [JSONPath([.key("merchant")]), JSONPath([.key("total")])])
        #expect(values.map(\.citation.text) == ["CAFÉ \"Zur Linde", "12.50"])
        let slices = values.map { Array(document.utf8)[$0.byteRange] }
        #expect(
            slices.map { String(decoding: $0, as: UTF8.self) }
                == [#""CAFÉ \"Zur Linde""#, #""12.50""#])
        #expect(values[1].citation.taken?.bytes == 33..<38)
    }

    @Test func refusesTooManyReadings() throws {
        var builder = GrammarBuilder()
        let text = builder.text()
        let alternatives = (0..<MatchingLimits.threads + 1).map { number in
            let label = builder.literal("\"\(number)\"")
            return builder.object([("a", text), ("b", label)])
        }
        let root = builder.choice(alternatives)
        let grammar = try CompiledGrammar(
            builder.grammar(root: root), sources: VerbatimSources([]))
        let matcher = ConstraintMatcher(CompiledConstraint(grammar), vocabulary: Self.bytes)
        let error = #expect(throws: ConstraintError.self) {
            try matcher.advance(byte: UInt8(ascii: "{"))
        }
        #expect(error?.code == .tooLarge)
    }
}
