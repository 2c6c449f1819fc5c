import Foundation
import LanguageModelAPI
import Testing

@Suite(.timeLimit(.minutes(1))) struct DynamicProfileTests {
    private let model = ScriptedLanguageModel(texts: ["one"], ["two"], ["three"], ["four"])

    @Test func asksTheModelOfTheProfile() async throws {
        let session = LanguageModelSession(
            profile: LanguageModelSession.Profile { Instructions("Be brief") }.model(model))
        #expect(try await session.respond(to: "x").content == "one")
        #expect(
            session.transcript.outline == ["instructions: Be brief", "prompt: x", "response: one"])
    }

    @Test func refusesARequestWithoutAModel() async throws {
        let session = LanguageModelSession(profile: LanguageModelSession.Profile {})
        let error = await #expect(throws: LanguageModelSession.RequestError.self) {
            try await session.respond(to: "x")
        }
        #expect(error?.code == .missingModel)
        #expect(
            error?.description
                == "the session has no model; let the profile name one with `model(_:)`")
    }

    @Test func takesADefaultModelFromThePackage() async throws {
        let session = LanguageModelSession(
            profile: LanguageModelSession.Profile {}, history: [Transcript.Entry](),
            defaultModel: model)
        #expect(try await session.respond(to: "x").content == "one")
        #expect(session.transcript.outline == ["prompt: x", "response: one"])
    }

    @Test func looksUpInstructionsAndToolsBeforeEachTurn() async throws {
        let session = LanguageModelSession(profile: ModeProfile(model: model))
        try await session.respond(to: "1")
        session.properties.mode = "formal"
        try await session.respond(to: "2")
        #expect(
            model.script.requests.map { $0.transcript.outline.first ?? "" }
                == ["instructions: Be casual", "instructions: Be formal [weather]"])
        #expect(
            model.script.requests.map { $0.enabledToolDefinitions.map(\.name) }
                == [[], ["weather"]])
        #expect(
            session.transcript.outline == [
                "instructions: Be formal [weather]", "prompt: 1", "response: one", "prompt: 2",
                "response: two",
            ])
    }

    @Test func lookedUpInstructionsStayTheSameEntryWhileTheyDo() async throws {
        let session = LanguageModelSession(profile: ModeProfile(model: model))
        try await session.respond(to: "1")
        let first = session.transcript.first
        try await session.respond(to: "2")
        #expect(session.transcript.first == first)
    }

    @Test func changesWithinARequestThroughATool() async throws {
        let scripted = ScriptedLanguageModel([
            .calls((id: "1", name: "switch", arguments: "{}")), .text("Done"),
        ])
        let session = LanguageModelSession(profile: SwitchingProfile(model: scripted))
        try await session.respond(to: "x")
        #expect(session.properties.mode == "formal")
        #expect(
            scripted.script.requests.map { $0.transcript.outline.first ?? "" }
                == ["instructions: Mode casual [switch]", "instructions: Mode formal [switch]"])
        #expect(session.transcript.outline.first == "instructions: Mode formal [switch]")
    }

    @Test func revertsInstructionsOfARequestThatFails() async throws {
        let scripted = ScriptedLanguageModel([.text("a"), .failure(ScriptError.failed)])
        let session = LanguageModelSession(profile: ModeProfile(model: scripted))
        try await session.respond(to: "1")
        let before = session.transcript
        session.properties.mode = "formal"
        await #expect(throws: ScriptError.failed) { try await session.respond(to: "2") }
        #expect(session.transcript == before)
    }

    @Test func fillsOptionsThatTheRequestLeavesOpen() async throws {
        let profile = LanguageModelSession.Profile { Instructions("i") }
            .temperature(0.1).samplingMode(.greedy).maximumResponseTokens(5)
            .reasoningLevel(.deep).toolCallingMode(.disallowed)
            .temperature(0.9).model(model)
        let session = LanguageModelSession(profile: profile)
        try await session.respond(to: "x")
        try await session.respond(
            to: "x", options: GenerationOptions(temperature: 0.7),
            contextOptions: ContextOptions(reasoningLevel: .light))
        let (first, second) = (model.script.requests[0], model.script.requests[1])
        // The innermost modifier counts.
        #expect(first.generationOptions.temperature == 0.1)
        #expect(first.generationOptions.samplingMode == .greedy)
        #expect(first.generationOptions.maximumResponseTokens == 5)
        #expect(first.generationOptions.toolCallingMode == .disallowed)
        #expect(first.contextOptions.reasoningLevel == .deep)
        #expect(second.generationOptions.temperature == 0.7)
        #expect(second.contextOptions.reasoningLevel == .light)
        guard case .prompt(let prompt) = session.transcript[1] else {
            Issue.record("no prompt")
            return
        }
        #expect(prompt.options == GenerationOptions())
    }

    @Test func transformsWhatTheModelSeesAndNotTheTranscript() async throws {
        let log = StepLog()
        let profile = LanguageModelSession.Profile { Instructions("Be brief") }
            .historyTransform { entries in
                log.note(entries.outline.joined(separator: "; "))
                return Array(entries.suffix(3))
            }
            .model(model)
        let session = LanguageModelSession(profile: profile)
        try await session.respond(to: "1")
        try await session.respond(to: "2")
        #expect(
            log.steps.last == "instructions: Be brief; prompt: 1; response: one; prompt: 2")
        #expect(
            model.script.requests.last?.transcript.outline
                == ["prompt: 1", "response: one", "prompt: 2"])
        #expect(session.transcript.count == 5)
    }

    @Test func runsOuterModifiersFirst() async throws {
        let log = StepLog()
        let profile = LanguageModelSession.Profile {}
            .historyTransform {
                log.note("inner transform"); return $0
            }
            .onPrompt { log.note("inner") }
            .onPrompt { log.note("outer") }
            .historyTransform {
                log.note("outer transform"); return $0
            }
            .model(model)
        try await LanguageModelSession(profile: profile).respond(to: "x")
        #expect(log.steps == ["outer", "inner", "outer transform", "inner transform"])
    }

    @Test func tellsItsHooksOfEachStep() async throws {
        let scripted = ScriptedLanguageModel([
            .events([
                .reasoning(action: .appendText("Hm", tokenCount: 1)),
                Script.call(id: "1", name: "weather", #"{"city": "Oslo"}"#),
            ]),
            .text("Sunny"),
        ])
        let log = StepLog()
        let profile = LanguageModelSession.Profile { ScriptedTool() }
            .onPrompt { prompt in log.note("prompt \(prompt)") }
            .onReasoning { reasoning in log.note("reasoning \(reasoning)") }
            .onToolCall { call in log.note("call \(call)") }
            .onToolOutput { call, output in log.note("output \(call.toolName) \(output)") }
            .onResponse { response in log.note("response \(response)") }
            .onPrompt { log.note("p") }.onReasoning { log.note("r") }.onToolCall { log.note("c") }
            .onToolOutput { log.note("o") }.onResponse { log.note("a") }
            .model(scripted)
        try await LanguageModelSession(profile: profile).respond(to: "x")
        #expect(
            log.steps == [
                "p", "prompt x", "r", "reasoning Hm", "c", #"call weather({"city": "Oslo"})"#, "o",
                "output weather sunny in Oslo", "a", "response Sunny",
            ])
    }

    @Test func endsTheRequestIfAHookThrows() async throws {
        let tool = ScriptedTool()
        let scripted = ScriptedLanguageModel([
            .calls((id: "1", name: "weather", arguments: #"{"city": "Oslo"}"#))
        ])
        let profile = LanguageModelSession.Profile { tool }
            .onToolCall { throw ScriptError.failed }
            .model(scripted)
        let session = LanguageModelSession(profile: profile)
        await #expect(throws: ScriptError.failed) { try await session.respond(to: "x") }
        #expect(tool.record.calls.isEmpty)
        #expect(session.transcript.isEmpty)
        #expect(!session.isResponding)
    }

    @Test func activatesTheBranchThatHolds() async throws {
        let log = StepLog()
        let profile = BranchingProfile(model: model, log: log)
        let session = LanguageModelSession(profile: profile)
        try await session.respond(to: "1")
        try await session.respond(to: "2")
        session.properties.mode = "formal"
        try await session.respond(to: "3")
        session.properties.mode = "casual"
        try await session.respond(to: "4")
        #expect(
            log.steps
                == ["+casual", "-casual", "+formal", "-formal", "+casual"])
    }

    @Test func demandsCallsUntilTheProfileNoLongerDoes() async throws {
        let scripted = ScriptedLanguageModel([
            .calls((id: "1", name: "weather", arguments: #"{"city": "Oslo"}"#)),
            .calls((id: "2", name: "switch", arguments: "{}")), .text("Done"),
        ])
        let session = LanguageModelSession(profile: DemandingProfile(model: scripted))
        #expect(try await session.respond(to: "x").content == "Done")
        #expect(
            scripted.script.requests.map(\.generationOptions.toolCallingMode)
                == [.required, .required, .allowed])
    }

    @Test func changesTheModelWithinARequest() async throws {
        let first = ScriptedLanguageModel([.calls((id: "1", name: "switch", arguments: "{}"))])
        let second = ScriptedLanguageModel(texts: ["Done"])
        let session = LanguageModelSession(profile: RelayProfile(first: first, second: second))
        #expect(try await session.respond(to: "x").content == "Done")
        #expect(first.script.requests.count == 1)
        #expect(
            second.script.requests.first?.transcript.outline
                == ["instructions: i [switch]", "prompt: x", "calls: switch{}", "output: formal"])
    }

    @Test func preparesItsModelWithItsInstructions() async throws {
        let session = LanguageModelSession(profile: ModeProfile(model: model))
        session.prewarm()
        try await model.script.prewarming.wait()
        #expect(model.script.prewarmed.map(\.outline) == [["instructions: Be casual"]])
        #expect(session.transcript.isEmpty)
    }

    @Test func letsItsPolicyGoBeforeTheSessions() async throws {
        let scripted = ScriptedLanguageModel([.failure(ScriptError.failed)])
        let profile = LanguageModelSession.Profile {}
            .transcriptErrorHandlingPolicy(.preserveTranscript).model(scripted)
        let session = LanguageModelSession(profile: profile)
        session.transcriptErrorHandlingPolicy = .revertTranscript
        await #expect(throws: ScriptError.failed) { try await session.respond(to: "x") }
        #expect(session.transcript.outline == ["prompt: x"])
    }

    @Test func keepsEachEntryOnceIfAHookThrowsAndTheTranscriptIsPreserved() async throws {
        let profile = LanguageModelSession.Profile {}
            .onResponse {
                throw GeneratedContent.ParsingError(rawContent: "", debugDescription: "d")
            }
            .transcriptErrorHandlingPolicy(.preserveTranscript).model(model)
        let session = LanguageModelSession(profile: profile)
        await #expect(throws: GeneratedContent.ParsingError.self) {
            try await session.respond(to: "x")
        }
        #expect(session.transcript.outline == ["prompt: x", "response: one"])
    }

    @Test func letsHooksRewriteTheHistory() async throws {
        let session = LanguageModelSession(profile: ForgetfulProfile(model: model))
        try await session.respond(to: "1")
        try await session.respond(to: "2")
        let response = try await session.respond(to: "3")
        #expect(response.transcriptEntries.outline == ["prompt: 3", "response: three"])
        #expect(
            session.transcript.outline == [
                "instructions: Be brief", "prompt: 3", "response: three",
            ])
    }

    @Test func appliesModifiersOfClients() async throws {
        let profile = LanguageModelSession.Profile { Instructions("i") }
            .cooled().model(model)
        try await LanguageModelSession(profile: profile).respond(to: "x")
        #expect(model.script.requests.first?.generationOptions.temperature == 0.2)
        #expect(model.script.requests.first?.transcript.outline.first == "instructions: i")
    }

    @Test func goesOnFromAHistory() async throws {
        let history: Transcript.HistoryView = [
            .prompt(Transcript.Prompt(segments: [.text(.init(content: "old"))]))
        ]
        let session = LanguageModelSession(
            profile: LanguageModelSession.Profile { Instructions("New") }.model(model),
            history: history)
        #expect(session.transcript.outline == ["prompt: old"])
        try await session.respond(to: "x")
        #expect(
            session.transcript.outline
                == ["instructions: New", "prompt: old", "prompt: x", "response: one"])
        let replaced = LanguageModelSession(
            profile: LanguageModelSession.Profile { Instructions("Newer") }.model(model),
            history: session.transcript)
        try await replaced.respond(to: "y")
        #expect(replaced.transcript.outline.first == "instructions: Newer")
        #expect(replaced.transcript.count == 6)
    }

    @Test func runsActionsOnTheirActor() async throws {
        let counter = Counter()
        let profile = LanguageModelSession.Profile { Instructions("i") }
            .onActivate { @MainActor in
                MainActor.assertIsolated()
                counter.count += 1
            }
            .model(model)
        try await LanguageModelSession(profile: profile).respond(to: "x")
        #expect(await counter.count == 1)
    }
}

@MainActor private final class Counter {
    nonisolated init() {}

    var count = 0
}

private struct ModeKey: SessionPropertyKey {
    static let defaultValue = "casual"
}

extension SessionPropertyValues {
    fileprivate var mode: String {
        get { self[ModeKey.self] }
        set { self[ModeKey.self] = newValue }
    }
}

private struct ModeProfile: LanguageModelSession.DynamicProfile {
    let model: ScriptedLanguageModel
    @SessionProperty(\.mode) var mode

    var body: some DynamicProfile {
        Profile {
            Instructions("Be \(mode)")
            if mode == "formal" { ScriptedTool() }
        }
        .model(model)
    }
}

private struct SwitchTool: Tool {
    struct Arguments: Generable {
        static var generationSchema: GenerationSchema {
            GenerationSchema(type: Self.self, properties: [])
        }
        var generatedContent: GeneratedContent { GeneratedContent(properties: [:]) }
        init(_ content: GeneratedContent) throws {}
    }

    let name = "switch"
    let description = "Switches the mode"
    @SessionProperty(\.mode) var mode

    func call(arguments: Arguments) async throws -> String {
        mode = "formal"
        return mode
    }
}

private struct SwitchingProfile: LanguageModelSession.DynamicProfile {
    let model: ScriptedLanguageModel

    struct ModeInstructions: DynamicInstructions {
        @SessionProperty(\.mode) var mode

        var body: some DynamicInstructions {
            Instructions("Mode \(mode)")
            SwitchTool()
        }
    }

    var body: some DynamicProfile {
        Profile { ModeInstructions() }.model(model)
    }
}

private struct DemandingProfile: LanguageModelSession.DynamicProfile {
    let model: ScriptedLanguageModel
    @SessionProperty(\.mode) var mode

    var body: some DynamicProfile {
        Profile {
            ScriptedTool()
            SwitchTool()
        }
        .toolCallingMode(mode == "formal" ? .allowed : .required)
        .model(model)
    }
}

private struct RelayProfile: LanguageModelSession.DynamicProfile {
    let first: ScriptedLanguageModel
    let second: ScriptedLanguageModel
    @SessionProperty(\.mode) var mode

    var body: some DynamicProfile {
        Profile {
            Instructions("i")
            SwitchTool()
        }
        .model(mode == "formal" ? second : first)
    }
}

private struct BranchingProfile: LanguageModelSession.DynamicProfile {
    let model: ScriptedLanguageModel
    let log: StepLog
    @SessionProperty(\.mode) var mode

    var body: some DynamicProfile {
        if mode == "formal" {
            Profile { Instructions("f") }.model(model)
                .onActivate { [log] in log.note("+formal") }
                .onDeactivate { [log] in log.note("-formal") }
        } else {
            Profile { Instructions("c") }.model(model)
                .onActivate { [log] in log.note("+casual") }
                .onDeactivate { [log] in log.note("-casual") }
        }
    }
}

private struct ForgetfulProfile: LanguageModelSession.DynamicProfile {
    let model: ScriptedLanguageModel
    @SessionProperty(\.history) var history

    var body: some DynamicProfile {
        Profile { Instructions("Be brief") }
            .onPrompt { history = history.suffix(1) }
            .model(model)
    }
}

private struct Cooling: LanguageModelSession.DynamicProfileModifier {
    let temperature: Double

    func body(content: Content) -> some DynamicProfile {
        content.temperature(temperature)
    }
}

extension LanguageModelSession.DynamicProfile {
    fileprivate func cooled() -> some DynamicProfile { modifier(Cooling(temperature: 0.2)) }
}
