import Testing

@testable import Tokenizers

@Suite struct ByteLevelAlphabetTests {
    private func decode(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        _ = Array(text.utf8).withUnsafeBufferPointer { ByteLevelAlphabet.decode($0, into: &bytes) }
        return bytes
    }

    @Test(arguments: [
        ("Ġthe", " the"), ("Ċ", "\n"), ("ĉ", "\t"), ("Ã©", "é"), ("a!~", "a!~"), ("Ġ", " "),
        ("Ā", "\u{0}"), ("ł", "\u{A0}"), ("", ""),
    ])
    func readsBytesFromCharacters(_ text: String, _ expected: String) {
        // The last but two stands for the byte A0 alone, which is no text.
        let bytes = text == "ł" ? [0xA0] : Array(expected.utf8)
        #expect(decode(text) == bytes)
    }

    @Test func hasACharacterForEveryByte() {
        for byte in 0..<256 {
            #expect(decode(TinyVocabularies.byteCharacters[byte]) == [UInt8(byte)])
        }
        // The last of the 68: U+0143 is the byte AD.
        #expect(TinyVocabularies.byteCharacters[0xAD] == "\u{143}")
    }

    @Test(arguments: ["漢", "a b", "▁a", "ńń\u{144}", "Ġ\n"])
    func leavesForeignTextAsItIs(_ text: String) {
        #expect(decode(text) == Array(text.utf8))
    }

    @Test func keepsWhatWasThereBefore() {
        var bytes: [UInt8] = [1, 2]
        _ = Array("a漢".utf8).withUnsafeBufferPointer { ByteLevelAlphabet.decode($0, into: &bytes) }
        #expect(bytes == [1, 2] + Array("a漢".utf8))
    }
}
