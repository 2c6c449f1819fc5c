import Foundation
import LanguageModelAPI
import OrderedJSON
import TestSupport
import Testing

@testable import Apus

@Suite(.timeLimit(.minutes(1))) struct ModelChainTests {
    typealias Retries = ModelClientRetryTests

    static func missing(_ name: String) -> ModelProvider {
        ModelProvider(name, model: ScriptedLanguageModel([])) { .modelMissing("no \(name)") }
    }

    @Test func asksTheNextProviderAndTellsWhy() async {
        let small = Retries.Flaky(Retries.overflow)
        let busy = Retries.Flaky(Retries.rateLimit(after: 600))
        let large = Retries.Flaky()
        let outcome = await Retries.outcome(
            Retries.client([
                Self.missing("system"), small.provider("small"), busy.provider("busy"),
                large.provider("large"), Retries.Flaky().provider("unasked"),
            ]))
        #expect(outcome.value == "answer of large")
        #expect(outcome.description == "answered by `large` after 3 attempts")
        #expect(
            outcome.trail.map(\.description) == [
                "`system`, not asked: unavailable: no system",
                "`small`, attempt 1: does not fit: 9001 tokens needed, 8192 available",
                "`busy`, attempt 1: rate limited; again in 600 s",
            ])
    }

    static let passedOn: [any Error] = [
        Retries.overflow, Retries.unreachable, Retries.rateLimit(after: nil),
        LanguageModelError.timeout(.init(debugDescription: "x")),
        LanguageModelError.unsupportedCapability(
            .init(capability: .vision, debugDescription: "x")),
        GeneratedContent.ParsingError(rawContent: "", debugDescription: "x"),
        ApusError(.unknownModel, subject: "x"), ApusError(.invalidAnswer, subject: "x"),
        PrivateCloudComputeLanguageModel.Error.serviceUnavailable(.init(debugDescription: "x")),
    ]

    @Test(arguments: passedOn.indices) func passesOnWhatOthersMayAnswer(index: Int) async {
        let error = Self.passedOn[index]
        let first = Retries.Flaky(error, error, error)
        let outcome = await Retries.outcome(
            Retries.client([first.provider("first"), Retries.Flaky().provider("second")]))
        #expect(outcome.provider == "second", "\(error)")
        #expect(outcome.trail.count == first.attempts)
    }

    static let kept: [any Error] = [
        Retries.refusal, Retries.AppError(), CancellationError(),
        LanguageModelSession.Error.concurrentRequests,
        ApusError(.invalidChoices, subject: "labels"), ApusError(.scriptEnded, subject: "turn 1"),
    ]

    @Test(arguments: kept.indices) func refusalsAndErrorsOfTheAppStand(index: Int) async {
        let error = Self.kept[index]
        let second = Retries.Flaky()
        let outcome = await Retries.outcome(
            Retries.client([Retries.Flaky(error).provider("first"), second.provider("second")]))
        #expect(outcome.failure != nil, "\(error)")
        #expect(outcome.trail.count == 1)
        #expect(second.attempts == 0)
    }

    @Test func reportsTheFailureThatTellsMost() async {
        func name(_ providers: ModelProvider...) async -> String? {
            await Retries.outcome(Retries.client(providers)).failure?.description
        }
        let overflow = Retries.Flaky(Retries.overflow).provider("small")
        #expect(await name(Self.missing("a"), Self.missing("b")) == "unavailable: no a")
        #expect(await name(Self.missing("a"), overflow)?.hasPrefix("does not fit") == true)
        let again = Retries.Flaky(Retries.overflow).provider("small")
        #expect(await name(again, Self.missing("b"))?.hasPrefix("does not fit") == true)
    }

    @Test func passesOverLocalModelsThatAreNotInstalled() async throws {
        let folder = try TemporaryFolder()
        let store = ModelStore(directory: folder.url, environment: [:])
        let outcome = await Retries.outcome(
            Retries.client([
                .local("qwen2.5-coder-0.5b", store: store), .local("nothing", store: store),
            ]))
        #expect(
            outcome.failure?.description
                == "unavailable: model `qwen2.5-coder-0.5b` is not installed; run `apus models pull "
                + "qwen2.5-coder-0.5b`")
        #expect(outcome.trail.map(\.number) == [0, 0])
        #expect(outcome.trail.map(\.provider) == ["qwen2.5-coder-0.5b", "nothing"])
    }

    @Test func tellsOfFilesThatAreNoModels() async throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Array("not a model".utf8), as: "broken.gguf")
        let outcome = await Retries.outcome(Retries.client([.local(path)]))
        guard case .unavailable(.modelUnusable)? = outcome.failure else {
            Issue.record("\(outcome)")
            return
        }
    }

    /// The numbers of a local model are exact.
    @Test func tellsByHowMuchAPromptDoesNotFit() async throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(
            SmallModel(architecture: "llama").writer().bytes(), as: "small.gguf")
        let outcome = await Retries.client([.local(path)]).call { model in
            try await LanguageModelSession(model: model)
                .respond(to: String(repeating: "x", count: 300)).content
        }
        guard case .doesNotFit(let needed?, available: 128)? = outcome.failure else {
            Issue.record("\(outcome)")
            return
        }
        #expect(needed > 300)
        let json = outcome.jsonValue
        #expect(json["outcome"] == "doesNotFit")
        #expect(json["needed"]?.intValue == needed)
        #expect(json["trail"]?[0]?["attempt"] == 1)
    }
}
