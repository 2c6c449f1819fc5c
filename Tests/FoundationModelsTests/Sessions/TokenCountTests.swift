import Apus
import Foundation
import FoundationModels
import TestSupport
import Testing

/// Counts of tokens, compared with what requests report.
@Suite struct TokenCountTests {
    private static let pirate = "You are a pirate and speak like one."

    fileprivate struct Look: Tool {
        let name = "look"
        let description = "Looks at a place"
        @Generable struct Arguments { var place: String }
        func call(arguments: Arguments) async throws -> String { "nothing" }
    }

    private func input(
        _ session: LanguageModelSession, _ prompt: String
    ) async throws -> Int {
        try await session.respond(to: prompt, options: .greedy(1)).usage.input.totalTokenCount
    }

    @Test func countsAreThoseOfRequests() async throws {
        let model = try await LocalModel.qwen.model()
        let prompt = "Where is the treasure, and who \u{1F3F4}\u{200D}\u{2620}\u{FE0F} buried it?"
        let alone = try await input(LanguageModelSession(model: model), prompt)
        #expect(try await model.tokenCount(for: prompt) == alone)

        let session = LanguageModelSession(model: model, instructions: Self.pirate)
        let told = try await input(session, prompt)
        #expect(try await model.tokenCount(for: Instructions(Self.pirate)) == told - alone)
        #expect(
            try await model.tokenCount(for: session.transcript.dropLast()) == told)

        let tools: [any Tool] = [Look()]
        let withTools = try await input(LanguageModelSession(model: model, tools: tools), prompt)
        #expect(try await model.tokenCount(for: tools) == withTools - alone)

        let guided = try await LanguageModelSession(model: model).respond(
            to: prompt, generating: Look.Arguments.self)
        #expect(
            try await model.tokenCount(for: Look.Arguments.generationSchema)
                == guided.usage.input.totalTokenCount - alone)
        #expect(try await model.contextSize == 8192)
    }
}
