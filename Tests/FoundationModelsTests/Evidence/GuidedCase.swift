import Apus
import Foundation
import FoundationModels
import Testing

/// A type to generate, what to ask, and what every value of the type has to be.
///
/// The checks are written by hand, and know nothing of schemas or of the product's own validation.
struct GuidedCase: Sendable, CustomTestStringConvertible {
    /// The type's name.
    let testDescription: String
    /// Generates a value; the result says what is wrong with it, and how many tokens it took.
    let generate: @Sendable (LocalLanguageModel, GenerationOptions) async throws -> Outcome
    /// Does the same in a stream.
    let stream: @Sendable (LocalLanguageModel, GenerationOptions) async throws -> Outcome
    private let maximumTokens: Int

    /// What came of a request.
    struct Outcome: Sendable {
        var faults: [String] = []
        var tokenCount = 0
        var snapshotCount = 0
    }

    /// Makes a case.
    ///
    /// - Parameters:
    ///   - type: The type to generate.
    ///   - prompt: One line, since what is before it is the same for all.
    ///   - maximumTokens: The limit, within which documents have to be closed.
    ///   - isRight: Whether a value satisfies every guide of the type.
    init<Value: Generable>(
        _ type: Value.Type, _ prompt: String, within maximumTokens: Int = 80,
        _ isRight: @escaping @Sendable (Value) -> Bool
    ) {
        testDescription = "\(type)"
        self.maximumTokens = maximumTokens

        @Sendable func check(_ value: Value, _ content: GeneratedContent, _ outcome: inout Outcome)
        {
            if !isRight(value) { outcome.faults.append("wrong: \(content.jsonString)") }
            if !content.isComplete {
                outcome.faults.append("incomplete: \(content.jsonString)")
            }
            if outcome.tokenCount > maximumTokens {
                outcome.faults.append("\(outcome.tokenCount) tokens of \(maximumTokens)")
            }
        }
        generate = { model, options in
            let response = try await LanguageModelSession(model: model).respond(
                to: prompt, generating: type, options: options)
            var outcome = Outcome(tokenCount: response.usage.output.totalTokenCount)
            check(response.content, response.rawContent, &outcome)
            return outcome
        }
        stream = { model, options in
            let stream = LanguageModelSession(model: model).streamResponse(
                to: prompt, generating: type, options: options)
            var outcome = Outcome()
            var growth = Growth()
            var last: GeneratedContent?
            for try await snapshot in stream {
                outcome.snapshotCount += 1
                outcome.tokenCount = snapshot.usage.output.totalTokenCount
                outcome.faults += growth.faults(in: snapshot.rawContent)
                outcome.faults += growth.faults(in: snapshot.content as Any)
                last = snapshot.rawContent
            }
            let response = try await stream.collect()
            check(response.content, response.rawContent, &outcome)
            if last?.jsonString != response.rawContent.jsonString {
                outcome.faults.append("the last snapshot is not what `collect()` returns")
            }
            return outcome
        }
    }

    /// Draws from all tokens at temperature 1: nothing but the constraint keeps values right.
    func options(seed: Int) -> GenerationOptions {
        GenerationOptions(
            samplingMode: .random(probabilityThreshold: 1, seed: UInt64(seed)), temperature: 1,
            maximumResponseTokens: maximumTokens)
    }
}
