import Apus
import GGUF
import LanguageModelAPI
import Testing

@testable import ApusCommandLine

struct CommandLineErrorTests {
    @Test(
        arguments: [
            (.contextExceeded, .contextExceeded), (.modelNotFound, .noModel),
            (.unknownModel, .noModel), (.fileNotFound, .noModel), (.downloadFailed, .failed),
            (.noChatTemplate, .failed),
        ] as [(ApusError.Code, ExitCode)])
    func takesStatusFromModuleError(code: ApusError.Code, expected: ExitCode) {
        #expect(CommandLineError(ApusError(code, subject: "x")).exitCode == expected)
    }

    @Test func separatesMessageFromHint() throws {
        let error = CommandLineError(
            ApusError(.noChatTemplate, subject: "m", hint: "choose another"))
        #expect(error.message == ApusError(.noChatTemplate, subject: "m").message)
        #expect(error.hint == "choose another")
        let malformed = try #require(throws: GGUFError.self) { try GGUFFile(bytes: [1, 2, 3]) }
        #expect(CommandLineError(malformed).message == malformed.summary)
        #expect(CommandLineError(malformed).hint == malformed.hint)
    }

    /// What a session makes of an error of the engine is told as the engine tells it.
    @Test func looksForTheEnginesErrorBehindThatOfASession() throws {
        let cause = ApusError(.contextExceeded, subject: "prompt", expected: "2", found: "3")
        let session: [any Error] = [
            LanguageModelError.contextSizeExceeded(
                .init(
                    contextSize: 2, tokenCount: 3, debugDescription: "x",
                    metadata: ["underlyingError": cause])),
            GeneratedContent.ParsingError(
                rawContent: "", underlyingError: cause, debugDescription: "x"),
        ]
        for error in session.map({ CommandLineError($0) }) {
            #expect(error.description == cause.description)
            #expect(error.hint == cause.hint)
            #expect(error.exitCode == .contextExceeded)
        }
        let bare = LanguageModelError.unsupportedTranscriptContent(
            .init(unsupportedContent: [], debugDescription: "no images"))
        #expect(CommandLineError(bare).exitCode == .failed)
    }

    @Test func treatsCancellationAsInterruption() {
        #expect(CommandLineError(CancellationError()).exitCode == .interrupted)
    }

    @Test(
        arguments: [
            (
                .noModel(installed: []), "no model is installed",
                "run 'apus models pull smollm2-135m'"
            ),
            (
                .noModel(installed: ["a", "b"]),
                "2 models are installed, and none of them is the default",
                "name one, such as `a`, or set APUS_MODEL"
            ),
            (
                .unknownModel(name: "smolm2", suggestion: "smollm2-135m", orPath: true),
                "there is no model `smolm2`", "did you mean `smollm2-135m`? See 'apus models list'"
            ),
            (
                .unknownModel(name: "x", suggestion: nil, orPath: true), "there is no model `x`",
                "see 'apus models list', or give the path of a GGUF file"
            ),
            (
                .unknownModel(name: "x", suggestion: nil, orPath: false), "there is no model `x`",
                "see 'apus models list'"
            ),
        ] as [(CommandLineError.Code, String, String)])
    func saysHowToGetModel(code: CommandLineError.Code, message: String, hint: String) {
        let error = CommandLineError(code)
        #expect(error.message == message)
        #expect(error.hint == hint)
        #expect(error.exitCode == .noModel)
    }
}
