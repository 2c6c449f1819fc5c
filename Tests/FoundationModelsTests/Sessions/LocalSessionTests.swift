import Apus
import Foundation
import FoundationModels
import TestSupport
import Testing

/// Sessions on a real model, by Apple's API alone.
@Suite struct LocalSessionTests {
    @Test func answersWithText() async throws {
        let session = LanguageModelSession(model: try await LocalModel.qwen.model())
        let response = try await session.respond(
            to: "What is the capital of France? Answer with one word.", options: .greedy(8))
        #expect(response.content.contains("Paris"))
        #expect(response.generation?.finishReason == "stop")
        #expect(response.usage.input.totalTokenCount > 10)
        #expect(response.usage.output.totalTokenCount > 0)
        #expect(session.transcript.count == 2)
    }

    @Test func streamsWhatItAnswers() async throws {
        let session = LanguageModelSession(model: try await LocalModel.smollm2.model())
        let whole = try await session.respond(to: "Count to five.", options: .greedy(20)).content
        let other = LanguageModelSession(model: try await LocalModel.smollm2.model())
        var snapshots: [String] = []
        for try await snapshot in other.streamResponse(to: "Count to five.", options: .greedy(20)) {
            snapshots.append(snapshot.content)
        }
        #expect(snapshots.count > 3)
        #expect(snapshots.last == whole)
        #expect(zip(snapshots, snapshots.dropFirst()).allSatisfy { $1.hasPrefix($0) })
    }

    @Test func goesOnFromWhatIsCached() async throws {
        let session = LanguageModelSession(
            model: try await LocalModel.smollm2.model(), instructions: "You are brief.")
        let first = try await session.respond(to: "Name a colour.", options: .greedy(8))
        let second = try await session.respond(to: "Another one.", options: .greedy(8))
        #expect(
            second.usage.input.cachedTokenCount >= first.usage.input.totalTokenCount,
            "the first turn's prompt is computed once")
        #expect(second.usage.input.cachedTokenCount < second.usage.input.totalTokenCount)
    }

    @Test func prewarmedSessionsAnswer() async throws {
        let session = LanguageModelSession(
            model: try await LocalModel.smollm2.model(), instructions: "You are a pirate.")
        session.prewarm(promptPrefix: Prompt("Where is"))
        let response = try await session.respond(to: "Where is it?", options: .greedy(4))
        #expect(!response.content.isEmpty)
    }

    @Test func twoSessionsAnswerAtTheSameTime() async throws {
        let model = try await LocalModel.smollm2.model()
        func answer(_ prompt: String) async throws -> String {
            let session = LanguageModelSession(model: model)
            return try await session.respond(to: prompt, options: .greedy(16)).content
        }
        let alone = [try await answer("Say hello."), try await answer("Say goodbye.")]
        async let first = answer("Say hello.")
        async let second = answer("Say goodbye.")
        #expect(try await [first, second] == alone)
    }

    @Test func equalModelsShareWeights() async throws {
        let first = try await LocalModel.smollm2.model()
        let second = try await LocalModel.smollm2.model()
        #expect(first.executorConfiguration == second.executorConfiguration)
        #expect(try await first.loaded() === second.loaded())
    }

    @Test func cancellingEndsTheRequest() async throws {
        let model = try await LocalModel.smollm2.model()
        let session = LanguageModelSession(model: model)
        let (beginnings, beginning) = AsyncStream.makeStream(of: Void.self)
        let task = Task {
            for try await _ in session.streamResponse(
                to: "Tell a long story.", options: .greedy(2000))
            {
                beginning.yield()
            }
            try Task.checkCancellation()
        }
        for await _ in beginnings { break }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(session.transcript.isEmpty)
        _ = try await session.respond(to: "Hi.", options: .greedy(4))
    }

    @Test func saysWhatFillsTheContext() async throws {
        let model = try await LocalModel.smollm2.model(contextLength: 256)
        let session = LanguageModelSession(
            model: model, instructions: String(repeating: "Be kind. ", count: 20))
        let prompt = String(repeating: "one two three ", count: 200)
        do {
            try await session.respond(to: prompt)
            Issue.record("expected an error")
        } catch LanguageModelError.contextSizeExceeded(let details) {
            #expect(details.contextSize == 256)
            #expect(details.tokenCount > 600)
            let parts = details.metadata.compactMapValues { $0 as? Int }
            #expect(parts.values.reduce(0, +) == details.tokenCount)
            #expect(try #require(parts["instructionsTokens"]) >= 30)
            #expect(try #require(parts["promptTokens"]) >= 600)
            #expect(details.debugDescription.contains("instructions"))
            #expect(!details.debugDescription.contains("one two"))
        }
    }

    @Test func saysThatNoDocumentFitsIntoTheContext() async throws {
        let model = try await LocalModel.smollm2.model(contextLength: 128)
        let word = DynamicGenerationSchema(type: String.self)
        let words = DynamicGenerationSchema(arrayOf: word, minimumElements: 200)
        let schema = try GenerationSchema(root: words, dependencies: [])
        do {
            try await LanguageModelSession(model: model).respond(to: "Many words", schema: schema)
            Issue.record("expected an error")
        } catch LanguageModelError.contextSizeExceeded(let details) {
            #expect(details.contextSize == 128)
        }
    }

    @Test func refusesOptionsThatMeanNothing() async throws {
        let model = try await LocalModel.smollm2.model(contextLength: 128)
        for options in [
            GenerationOptions(temperature: .nan), GenerationOptions(maximumResponseTokens: -1),
            GenerationOptions(samplingMode: .random(top: 0)),
        ] {
            let error = await #expect(throws: ApusError.self) {
                try await LanguageModelSession(model: model).respond(to: "Hi", options: options)
            }
            #expect(error?.code == .invalidOption)
        }
    }

    @Test func refusesTextThatFillsTheContext() async throws {
        let model = try await LocalModel.smollm2.model(contextLength: 64)
        let session = LanguageModelSession(model: model)
        do {
            try await session.respond(
                to: "Tell me a long story about a fox and a hen.",
                options: GenerationOptions(samplingMode: .greedy))
            Issue.record("expected an error")
        } catch LanguageModelError.contextSizeExceeded(let details) {
            #expect(details.contextSize == 64)
            #expect(details.tokenCount == 65)
            #expect(try #require(details.metadata["answerTokens"] as? Int) > 5)
        }
        #expect(!session.isResponding)
    }

    @Test func missingModelsAreNamed() async throws {
        let store = ModelStore(directory: FileManager.default.temporaryDirectory)
        let session = LanguageModelSession(
            model: LocalLanguageModel("no-such-model", store: store))
        let error = await #expect(throws: ApusError.self) { try await session.respond(to: "Hi") }
        #expect(error?.code == .unknownModel)
        #expect(error?.subject == "no-such-model")
    }
}
