import Testing

@testable import Apus
@testable import Constraints

@Suite struct QuoteFillerTests {
    private static let place =
        #"{"source": "prompt", "bytes": [4, 7], "unicodeScalars": [2, 4], "utf16": [3, 5]}"#

    /// A value that ends at a byte of the document, and stands in as many places as are asked for.
    private func value(endingAt end: Int, places: Int = 1) -> VerbatimValue {
        let occurrence = Citation.Occurrence(
            source: "prompt", bytes: 4..<7, unicodeScalars: 2..<4, utf16: 3..<5)
        return VerbatimValue(
            path: nil, byteRange: 0..<end,
            citation: Citation(
                text: "é", occurrences: Array(repeating: occurrence, count: places)))
    }

    @Test func putsPlacesIntoTheArrayOfAQuote() {
        var filler = QuoteFiller()
        let filled = filler.push(#"{"text": "é", "occurrences": []}"#) {
            [value(endingAt: 13, places: 2)]
        }
        #expect(filled == #"{"text": "é", "occurrences": [\#(Self.place), \#(Self.place)]}"#)
    }

    @Test func holdsTheArrayBackUntilItIsKnown() {
        var filler = QuoteFiller()
        let pieces = [
            (#"[{"text": "a", "occ"#, #"[{"text": "a", "occ"#), (#"urrences""#, #"urrences""#),
            (": [", ": "), ("", ""), ("]", "[\(Self.place)]"), ("}, ", "}, "),
            (
                #"{"text": "b", "occurrences": []}]"#,
                #"{"text": "b", "occurrences": [\#(Self.place)]}]"#
            ),
        ]
        for (piece, shown) in pieces {
            #expect(filler.push(piece) { [value(endingAt: 13), value(endingAt: 47)] } == shown)
        }
    }

    @Test(arguments: [
        #"{"text": "a", "occurrences": [1]}"#,
        #"{"text": "a",  "occurrences": []}"#,
        #"{"text": "a, \"occurrences\": []"}"#,
    ]) func leavesOtherTextAlone(_ document: String) {
        var filler = QuoteFiller()
        let shown = document.map { character in
            filler.push(String(character)) { [value(endingAt: 12)] }
        }
        #expect(shown.joined() == document)
    }

    @Test func leavesArraysAfterOtherValuesAlone() {
        var filler = QuoteFiller()
        let document = #"{"name": "a", "occurrences": []}"#
        #expect(filler.push(document) { [] } == document)
    }
}
