import TestSupport
import Testing

@testable import Constraints

@Suite struct SuffixArrayTests {
    @Test func sortsEveryShortText() {
        for length in 0...8 {
            for code in 0..<(1 << length) {
                expectSorted((0..<length).map { UInt8(code >> $0 & 1) * 0xFF })
            }
        }
    }

    @Test(arguments: [1, 2, 3, 26, 256])
    func sortsRandomTexts(_ symbolCount: Int) {
        var generator = SeededGenerator(seed: UInt64(symbolCount))
        for _ in 0..<300 {
            let length = Int.random(in: 0...200, using: &generator)
            expectSorted(
                (0..<length).map { _ in UInt8(Int.random(in: 0..<symbolCount, using: &generator)) })
        }
    }

    /// Fibonacci words and powers are the hardest to sort by comparing.
    @Test func sortsRepetitiveTexts() {
        var (last, fibonacci): ([UInt8], [UInt8]) = ([1], [1, 2])
        while fibonacci.count < 1_000 { (last, fibonacci) = (fibonacci, fibonacci + last) }
        expectSorted(fibonacci)
        for period in 1...7 {
            expectSorted((0..<500).map { UInt8($0 % period) })
            expectSorted((0..<500).map { UInt8(($0 % period) * 3 % 4) })
        }
    }

    private func expectSorted(
        _ text: [UInt8], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let expected = text.indices.sorted { text[$0...].lexicographicallyPrecedes(text[$1...]) }
        #expect(
            SuffixArray.sorted(text) == expected.map(Int32.init), sourceLocation: sourceLocation)
    }
}
