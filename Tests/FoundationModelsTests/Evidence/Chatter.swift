import Apus
import FoundationModels
import Testing

/// A session that is told a word of its own in every turn, and what has to be true of it afterwards.
struct Chatter: Sendable {
    /// What a turn came to.
    struct Turn: Sendable {
        let prompt: String
        let response: String
        let inputTokens: Int
        let cachedTokens: Int
        let outputTokens: Int
    }

    /// The word that no other session is told.
    let word: String
    let maximumTokens: Int

    /// Takes turns, one after the other.
    ///
    /// - Returns: The turns, and the transcript that the session has in the end.
    func turns(
        _ count: Int, with model: LocalLanguageModel
    ) async throws -> (turns: [Turn], transcript: Transcript) {
        let session = LanguageModelSession(
            model: model, instructions: "Repeat what follows Say.")
        var turns: [Turn] = []
        for number in 1...count {
            let prompt = "Say \(word)\(number)"
            let response = try await session.respond(to: prompt, options: .greedy(maximumTokens))
            turns.append(
                Turn(
                    prompt: prompt, response: response.content,
                    inputTokens: response.usage.input.totalTokenCount,
                    cachedTokens: response.usage.input.cachedTokenCount,
                    outputTokens: response.usage.output.totalTokenCount))
        }
        return (turns, session.transcript)
    }

    /// Checks that a transcript has the session's own turns, in order, and nothing else.
    static func check(_ transcript: Transcript, has turns: [Turn]) {
        func text(_ segments: [Transcript.Segment]) -> String {
            segments.map { "\($0)" }.joined()
        }
        var texts: [String] = []
        for entry in transcript {
            switch entry {
            case .prompt(let prompt): texts.append(text(prompt.segments))
            case .response(let response): texts.append(text(response.segments))
            case .instructions: continue
            default: Issue.record("unexpected entry: \(entry)")
            }
        }
        #expect(texts == turns.flatMap { [$0.prompt, $0.response] })
    }

    /// Checks that each turn goes on from what is cached of the one before.
    ///
    /// - Parameters:
    ///   - turns: The turns of one session.
    ///   - rest: How many of its last tokens may be computed again.
    static func checkCache(_ turns: [Turn], rest: Int) {
        for (number, (turn, next)) in zip(turns, turns.dropFirst()).enumerated() {
            #expect(
                next.cachedTokens >= turn.inputTokens + turn.outputTokens - rest,
                "turn \(number + 2) computes more than it has to")
        }
    }
}
