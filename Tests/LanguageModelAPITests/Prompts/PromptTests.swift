import Foundation
import LanguageModelAPI
import Testing

@Suite struct PromptTests {
    @Test func takesTextAsItIs() {
        #expect(Prompt("a \"b\"").components == [.text("a \"b\"")])
        #expect(Prompt("a").text == "a")
        #expect(Prompt(Prompt("a")).text == "a")
        #expect(Prompt(["a", "b"]).text == "a\nb")
    }

    @Test func takesValuesAsJSON() {
        #expect(Prompt(30).text == "30")
        #expect(Prompt([1, 2]).text == "1\n2")
        #expect(Prompt(GeneratedContent(properties: ["a": true])).text == #"{"a": true}"#)
        let person = Person(name: "Ann", age: 4, nickname: nil, mood: .good, friends: [])
        #expect(Prompt(person).components == [.structure(person.generatedContent)])
        #expect(Prompt(String?.none).components == [])
        #expect(Prompt(String?.some("a")).text == "a")
    }

    @Test func buildsWhatItsBlockSays() {
        func build(_ flag: Bool) -> Prompt {
            Prompt {
                "first"
                if flag { "flag" }
                if flag { 1 } else { [2, 3] }
                for index in 0..<2 { "round \(index)" }
                Prompt("inner")
                if #available(macOS 15, *) { "new" }
            }
        }
        #expect(build(true).text == "first\nflag\n1\nround 0\nround 1\ninner\nnew")
        #expect(build(false).text == "first\n2\n3\nround 0\nround 1\ninner\nnew")
    }

    @Test func buildsNothingFromAnEmptyBlock() {
        #expect(Prompt {}.components == [])
        #expect(Prompt {}.text == "")
    }

    @Test func letsErrorsOfItsBlockThrough() {
        struct Refusal: Error {}
        func text() throws -> String { throw Refusal() }
        #expect(throws: Refusal.self) { try Prompt { try text() } }
    }

    @Test func takesTypesThatSpeakInSeveralLines() {
        struct Letter: PromptRepresentable {
            var promptRepresentation: Prompt {
                "Dear"
                "reader"
            }
        }
        #expect(Prompt(Letter()).text == "Dear\nreader")
        #expect(Prompt { [Letter(), Letter()] }.text == "Dear\nreader\nDear\nreader")
    }

    @Test func holdsSourcesByName() {
        let prompt = Prompt(components: [.text("Read:"), .source(name: "receipt", text: "Total 5")])
        #expect(prompt.text == "Read:\nTotal 5")
    }
}
