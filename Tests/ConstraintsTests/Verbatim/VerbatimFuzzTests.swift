import OrderedJSON
import TestSupport
import Testing

@testable import Constraints

@Suite struct VerbatimFuzzTests {
    /// Every value that a random walk writes stands in the source where the citation says.
    @Test func citesWhatIsWritten() throws {
        var generator = SeededGenerator(seed: 31)
        var values = 0
        for round in 0..<5_000 {
            let texts = (0...round % 3).map { _ in
                VerbatimOracle.randomText(
                    Int.random(in: 0...60, using: &generator), isRepetitive: round % 5 == 0,
                    using: &generator)
            }
            let rule = VerbatimRule(
                boundary: VerbatimBoundary.allCases[round / 3 % 3],
                maximumLength: round % 7 == 0 ? 8 : nil)
            let sources = texts.enumerated().map {
                VerbatimSource(name: "source \($0.offset)", text: $0.element)
            }
            let index = try VerbatimIndex(rule, in: VerbatimSources(sources))
            let spans = texts.map { VerbatimOracle($0).spans(rule) }
            #expect(index.isEmpty == spans.allSatisfy(\.isEmpty))
            for _ in 0..<4 where !index.isEmpty {
                let written = try randomValue(index, using: &generator)
                try expectCited(written, index, texts, spans)
                values += 1
            }
        }
        #expect(values > 15_000)
    }

    /// Writes a value byte by byte, ending sooner or later where it may.
    private func randomValue(
        _ index: VerbatimIndex, using generator: inout some RandomNumberGenerator
    ) throws -> [UInt8] {
        var state = try #require(index.start)
        var written: [UInt8] = []
        let patience = Int.random(in: 0...40, using: &generator)
        while !index.canEnd(state) {
            let bytes = index.nextBytes(state)
            var byte = try #require(bytes.randomElement(using: &generator))
            if written.count > patience, bytes.contains(0x22), written.last != 0x5C { byte = 0x22 }
            state = try #require(index.next(state, byte))
            written.append(byte)
        }
        return written
    }

    private func expectCited(
        _ written: [UInt8], _ index: VerbatimIndex, _ texts: [String], _ spans: [[Range<Int>]]
    ) throws {
        let state = try #require(index.state(after: written))
        let citation = try #require(index.citation(state))
        guard case .string(let value) = try JSONValue(parsing: written) else {
            Issue.record("not a string")
            return
        }
        #expect(value.utf8.elementsEqual(citation.text.utf8))

        let bytes = Array(citation.text.utf8)
        var expected: [(source: Int, span: Range<Int>)] = []
        for (source, text) in texts.enumerated() {
            let all = Array(text.utf8)
            expected += spans[source].filter { all[$0].elementsEqual(bytes) }.map { (source, $0) }
        }
        #expect(citation.occurrences.map(\.bytes) == expected.map(\.span))
        #expect(citation.occurrences.map(\.source) == expected.map { "source \($0.source)" })
        #expect(citation.taken == (expected.count == 1 ? citation.occurrences[0] : nil))
        for (occurrence, (source, _)) in zip(citation.occurrences, expected) {
            let text = texts[source]
            let utf16 = Array(text.utf16)[occurrence.utf16]
            #expect(utf16.elementsEqual(citation.text.utf16))
            let scalars = Array(text.unicodeScalars)[occurrence.unicodeScalars]
            #expect(scalars.elementsEqual(citation.text.unicodeScalars))
        }
    }
}
