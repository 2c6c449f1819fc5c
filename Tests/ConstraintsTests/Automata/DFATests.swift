import Testing

@testable import Constraints

@Suite struct DFATests {
    @Test func anyTextIsValidUTF8() throws {
        #expect(DFA.anyText.stateCount == 8)
        #expect(DFA.anyText.accepts("héllo 🦜 漢".utf8))
        #expect(DFA.anyText.accepts([]))
        for bytes: [UInt8] in [
            [0x80], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82],
        ] {
            #expect(!DFA.anyText.accepts(bytes))
        }
    }

    @Test func textsAreJustThose() throws {
        let texts = ["", "a", "ab", "abc", "b\"c\n", "é"].map { Array($0.utf8) }
        let dfa = try DFA.texts(texts)
        for text in texts { #expect(dfa.accepts(text)) }
        #expect(dfa.completionCount(0, upTo: 100) == 6)
        #expect(!dfa.isUnbounded[0])
        let quoted = try dfa.jsonQuoted()
        #expect(quoted.completionCount(0, upTo: 100) == 6)
        #expect(quoted.accepts(#""b\"c\n""#.utf8))
        #expect(quoted.accepts(#""""#.utf8))
        #expect(!quoted.accepts(#""b"c\n""#.utf8))
        #expect(try DFA.anyText.jsonQuoted().accepts("\"\\u001f\\\\é\"".utf8))
        #expect(try dfa.complement().complement() == dfa)
        let ab = try DFA.texts([[97], [98]])
        let twice = try ab.concatenated(dfa)
        #expect(twice.completionCount(0, upTo: 100) == 12)
        #expect(try DFA.anyText.scalars(minimum: 2, maximum: 3).accepts("🦜漢é".utf8))
        #expect(try !DFA.anyText.scalars(minimum: 2, maximum: 3).accepts("🦜".utf8))
        #expect(try dfa.scalars(minimum: 1, maximum: 2).completionCount(0, upTo: 100) == 3)
    }
}
