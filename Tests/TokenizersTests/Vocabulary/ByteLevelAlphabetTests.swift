import Testing

@testable import Tokenizers

@Suite struct ByteLevelAlphabetTests {
    private func decode(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        Array(text.utf8).withUnsafeBufferPointer { ByteLevelAlphabet.decode($0, into: &bytes) }
        return bytes
    }

    @Test(
        arguments: [
            ("Ġthe", [0x20, 0x74, 0x68, 0x65]), ("Ċ", [0x0A]), ("ĉ", [0x09]), ("Ã©", [0xC3, 0xA9]),
            ("a!~", [0x61, 0x21, 0x7E]), ("Ā", [0x00]), ("ł", [0xA0]), ("ÿ", [0xFF]), ("", []),
        ] as [(String, [UInt8])])
    func readsBytesFromCharacters(_ text: String, _ expected: [UInt8]) {
        #expect(decode(text) == expected)
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
        Array("a漢".utf8).withUnsafeBufferPointer { ByteLevelAlphabet.decode($0, into: &bytes) }
        #expect(bytes == [1, 2] + Array("a漢".utf8))
    }
}
