import Foundation
import FoundationModels

/// A model that tells what it was asked, backwards.
struct Mirror: LanguageModel {
    let capabilities = LanguageModelCapabilities([])
    let executorConfiguration = Executor.Configuration(separator: " ")

    struct Executor: LanguageModelExecutor {
        struct Configuration: Hashable, Sendable {
            var separator: String
        }

        let configuration: Configuration

        init(configuration: Configuration) throws {
            self.configuration = configuration
        }

        nonisolated(nonsending) func respond(
            to request: LanguageModelExecutorGenerationRequest, model: Mirror,
            streamingInto channel: LanguageModelExecutorGenerationChannel
        ) async throws {
            let words = lastPrompt(in: request.transcript).split(separator: configuration.separator)
            for (position, word) in words.reversed().enumerated() {
                try Task.checkCancellation()
                let text = (position == 0 ? "" : configuration.separator) + word
                await channel.send(.response(action: .appendText(text, tokenCount: 1)))
            }
            await channel.send(
                .response(
                    action: .updateUsage(
                        input: .init(totalTokenCount: words.count, cachedTokenCount: 0),
                        output: .init(totalTokenCount: words.count, reasoningTokenCount: 0))))
        }

        private func lastPrompt(in transcript: Transcript) -> String {
            for case .prompt(let prompt) in transcript.reversed() {
                return prompt.segments.map { segment in
                    if case .text(let text) = segment { text.content } else { "" }
                }.joined(separator: "\n")
            }
            return ""
        }
    }
}

@Generable
struct Answer {
    var text: String
}

let session = LanguageModelSession(model: Mirror())
var snapshots = 0
for try await snapshot in session.streamResponse(to: "first the to comes last The") {
    snapshots += 1
    print(snapshot.content)
}
print("Tokens: \(session.usage.totalTokenCount)")

// What the model cannot do is refused before it is asked.
do {
    _ = try await session.respond(to: "Anything", generating: Answer.self)
} catch LanguageModelError.unsupportedCapability(let details) {
    print("Not supported: \(details.capability == .guidedGeneration ? "guided generation" : "?")")
}
