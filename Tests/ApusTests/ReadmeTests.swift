import Apus
import ChatTemplates
import Foundation
import TestSupport
import Testing

@Suite struct ReadmeTests {
    /// The README's program, here to be compiled and run; the test below compares the two.
    private func program() async throws {
        // begin
        let store = ModelStore.default
        let model = try LoadedModel.load(try await store.pull("smollm2-135m"))
        let question = ChatMessage(role: "user", content: "What is the capital of France?")
        let answer = try await model.generate(model.prompt([question])) { piece in
            print(piece, terminator: "")
        }
        print("\n\(answer.completionTokens) tokens, ended by \(answer.finishReason)")
        // end
    }

    @Test func programRuns() async throws {
        _ = try await TestModel.smollm2.url()
        try await program()
    }

    @Test func programIsTheOneCompiledHere() throws {
        let readme = try String(
            contentsOf: ReferenceData.packageRoot.appending(path: "README.md"), encoding: .utf8)
        let source = try String(contentsOfFile: #filePath, encoding: .utf8)
        func lines(_ text: String, from start: String, to end: String) -> [String] {
            text.split(separator: "\n")
                .drop { !$0.contains(start) }.dropFirst().prefix { !$0.contains(end) }
                .map { $0.trimmingCharacters(in: .whitespaces) }
        }
        let compiled = lines(source, from: "// begin", to: "// end")
        let shown = lines(readme, from: "```swift", to: "```").filter { !$0.hasPrefix("import ") }
        #expect(compiled.count > 5)
        #expect(shown == compiled)
    }
}
