import LanguageModelAPI
import Testing

@Suite struct InstructionsTests {
    @Test func buildsWhatItsBlockSays() {
        func build(_ flag: Bool) -> Instructions {
            Instructions {
                "first"
                if flag { "flag" }
                if flag { 1 } else { [2, 3] }
                for index in 0..<2 { "round \(index)" }
                Instructions("inner")
                GeneratedContent(properties: ["a": true])
            }
        }
        #expect(
            build(true).text == "first\nflag\n1\nround 0\nround 1\ninner\n" + #"{"a": true}"#)
        #expect(Instructions {}.components == [])
    }

    @Test func takesWhatPromptsTake() {
        #expect(Instructions("a").components == [.text("a")])
        #expect(Instructions(["a", "b"]).text == "a\nb")
        #expect(Instructions(Int?.none).components == [])
        #expect(Instructions(2.5).text == "2.5")
    }
}
