import Testing

@testable import Constraints

@Suite struct TextClusterTests {
    @Test func knowsASCIIWithoutAskingForProperties() {
        for byte in UInt8(0)..<0x80 {
            let character = Character(Unicode.Scalar(byte))
            #expect(TextCluster(ascii: byte) == TextCluster(character), "byte \(byte)")
        }
    }

    @Test(
        arguments: [
            ("", []), ("a1", [.letter, .digit]), ("\r\n", [.newline, .continuation]),
            ("\n\r", [.newline, .newline]), ("\r\r\n", [.newline, .newline, .continuation]),
            ("e\u{301}x", [.letter, .continuation, .continuation, .letter]),
            ("ab\u{E9}", [.letter, .letter, .letter, .continuation]),
            (",\u{301}", [.other, .continuation, .continuation]),
            (",\r\n,", [.separator, .newline, .continuation, .separator]),
            ("\u{A0}", [.blank, .continuation]), ("-", [.other]),
        ] as [(String, [TextCluster])])
    func dividesTexts(_ text: String, _ expected: [TextCluster]) {
        var clusters: [TextCluster] = []
        TextCluster.append(of: text, to: &clusters)
        #expect(clusters == expected)
    }

    @Test(
        arguments: [
            "\u{4E00}", "\u{20000}", "\u{3042}", "\u{30A2}", "\u{FF71}", "\u{3105}", "\u{AC00}",
            "\u{1100}",
            "\u{3131}", "\u{0E01}", "\u{0E81}", "\u{1000}", "\u{1780}", "\u{0F40}", "\u{A000}",
            "\u{1950}", "\u{1A20}",
            "\u{AA80}", "\u{A984}", "\u{1B05}", "\u{3006}",
        ] as [Character])
    func separatesClustersOfUnspacedScripts(_ character: Character) {
        #expect(TextCluster(character) == .other)
    }

    @Test(
        arguments: [
            "\u{E9}", "\u{3B1}", "\u{44F}", "\u{5D0}", "\u{639}", "\u{915}", "\u{B95}", "\u{10D0}",
            "\u{531}",
            "\u{1200}", "\u{13A0}", "\u{BD}", "\u{2167}", "\u{FF21}", "\u{1D400}",
        ] as [Character])
    func joinsLettersOfSpacedScripts(_ character: Character) {
        #expect(TextCluster(character) == .letter)
    }
}
