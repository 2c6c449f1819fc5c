import TestSupport
import Testing

@testable import Tokenizers

@Suite struct TokenIndexTests {
    private func find(_ text: String, in index: TokenIndex) -> Int32? {
        Array(text.utf8).withUnsafeBufferPointer { index.token(for: $0) }
    }

    @Test func findsOnlyWhatWasInserted() {
        var index = TokenIndex(over: ByteStrings(["a".utf8, "b".utf8, "ab".utf8]))
        #expect(index.insert(0) == nil)
        #expect(index.insert(2) == nil)
        #expect(find("a", in: index) == 0)
        #expect(find("ab", in: index) == 2)
        #expect(find("b", in: index) == nil)
        #expect(find("", in: index) == nil)
        #expect(find("abc", in: index) == nil)
    }

    @Test func namesTheTokenWithTheSameBytes() {
        var index = TokenIndex(over: ByteStrings(["same".utf8, "same".utf8]))
        #expect(index.insert(0) == nil)
        #expect(index.insert(1) == 0)
    }

    @Test func tellsCanonicallyEquivalentTextsApart() {
        var index = TokenIndex(over: ByteStrings(["é".utf8, "e\u{301}".utf8]))
        #expect(index.insert(0) == nil)
        #expect(index.insert(1) == nil)
        #expect(find("e\u{301}", in: index) == 1)
    }

    @Test func agreesWithADictionary() {
        var generator = SeededGenerator(seed: 3)
        var tokens: [[UInt8]: Int32] = [:]
        var strings: [[UInt8]] = []
        while strings.count < 5_000 {
            let length = Int.random(in: 1...20, using: &generator)
            let string = (0..<length).map { _ in UInt8.random(in: 0...3, using: &generator) }
            guard tokens[string] == nil else { continue }
            tokens[string] = Int32(strings.count)
            strings.append(string)
        }
        var index = TokenIndex(over: ByteStrings(strings))
        for token in strings.indices { #expect(index.insert(Int32(token)) == nil) }
        for _ in 0..<20_000 {
            let length = Int.random(in: 0...22, using: &generator)
            let string = (0..<length).map { _ in UInt8.random(in: 0...3, using: &generator) }
            #expect(string.withUnsafeBufferPointer { index.token(for: $0) } == tokens[string])
        }
    }
}
