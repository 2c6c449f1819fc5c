import Foundation
import LanguageModelAPI
import Testing

/// How the events of a channel become entries of a transcript, one rule a test.
@Suite struct ChannelMergingTests {
    private typealias Event = LanguageModelExecutorGenerationChannel.Event
    private typealias Call = LanguageModelExecutorGenerationChannel.ToolCalls.ToolCall

    /// The entries that a turn of events leaves behind the prompt.
    private func entries(
        _ events: [Event], tools: [any Tool] = [], then answer: [Event]? = nil
    ) async throws -> [Transcript.Entry] {
        let turns = [events] + (answer.map { [$0] } ?? [])
        let model = ScriptedLanguageModel(turns.map { .events($0) })
        let session = LanguageModelSession(model: model, tools: tools)
        return Array(try await session.respond(to: "x").transcriptEntries.dropFirst())
    }

    private func text(_ text: String, _ id: String? = nil, segment: String? = nil) -> Event {
        .response(entryID: id, action: .appendText(text, segmentID: segment, tokenCount: 1))
    }

    private func thought(_ text: String, _ id: String? = nil) -> Event {
        .reasoning(entryID: id, action: .appendText(text, tokenCount: 1))
    }

    @Test func joinsEventsWithoutIDOfOneKind() async throws {
        let entries = try await entries([thought("a"), thought("b"), text("c"), text("d")])
        #expect(entries.outline == ["reasoning: ab", "response: cd"])
    }

    @Test func opensANewEntryWithoutIDAfterAnotherKind() async throws {
        let entries = try await entries([thought("a"), text("b"), thought("c"), text("d")])
        #expect(entries.outline == ["reasoning: a", "response: b", "reasoning: c", "response: d"])
        #expect(Set(entries.map(\.id)).count == 4)
    }

    @Test func findsEntriesByIDWhateverCameBetween() async throws {
        let entries = try await entries([
            thought("a", "r"), text("b", "t"), thought("c", "r"), text("d", "t"),
        ])
        #expect(entries.outline == ["reasoning: ac", "response: bd"])
        #expect(entries.map(\.id) == ["r", "t"])
    }

    @Test func joinsAnEventWithoutIDToTheEntryOfTheEventBefore() async throws {
        let entries = try await entries([
            text("a", "1"), text("b", "2"), text("c", "1"), text("d"),
        ])
        #expect(entries.outline == ["response: acd", "response: b"])
    }

    @Test func keepsEqualIDsOfTwoKindsApart() async throws {
        let entries = try await entries([thought("a", "1"), text("b", "1")])
        #expect(entries.outline == ["reasoning: a", "response: b"])
    }

    @Test func addsTextToTheSegmentWithItsID() async throws {
        let entries = try await entries([
            text("a", segment: "s"), text("b", segment: "t"), text("c", segment: "s"), text("d"),
        ])
        #expect(entries.outline == ["response: ac|bd"])
    }

    @Test func replacesTheTextOfASegment() async throws {
        let entries = try await entries([
            text("a", segment: "s"), text("b", segment: "t"),
            .response(action: .replaceTextSegment("A", segmentID: "s", tokenCount: 1)),
            .response(action: .replaceTextSegment("B", tokenCount: 1)),
            .response(action: .replaceTextSegment("C", segmentID: "new", tokenCount: 1)),
        ])
        #expect(entries.outline == ["response: A|B|C"])
    }

    @Test func addsAndRemovesAttachments() async throws {
        let url = try #require(URL(string: "https://example.com/a.png"))
        let segment = Transcript.AttachmentSegment(
            id: "i", content: .image(.init(imageURL: url)), label: "a")
        let other = Transcript.AttachmentSegment(
            id: "j", content: .image(.init(imageURL: url)), label: "b")
        let kept = try await entries([
            text("x"), .response(action: .addAttachmentSegment(segment)),
            .response(action: .addAttachmentSegment(segment)), text("y"),
        ])
        #expect(kept.outline == ["response: x|[image: a]|[image: a]|y"])
        let removed = try await entries([
            .response(action: .addAttachmentSegment(segment)),
            .response(action: .addAttachmentSegment(other)),
            .response(action: .removeAttachmentSegment(id: "i")),
            .response(action: .removeAttachmentSegment(id: "unknown")), text("y"),
        ])
        #expect(removed.outline == ["response: [image: b]|y"])
    }

    @Test func replacesMetadataAsAWhole() async throws {
        let entries = try await entries([
            .response(action: .updateMetadata(["a": 1, "b": 2])), text("x"),
            .response(action: .updateMetadata(["b": 3])),
        ])
        guard case .response(let response) = entries.first else {
            Issue.record("no response")
            return
        }
        #expect(response.metadata == ["b": 3.generatedContent])
    }

    @Test func signsReasoning() async throws {
        let entries = try await entries([
            thought("a"),
            .reasoning(action: .updateSignature(Data([1]), tokenCount: 1)),
            .reasoning(action: .updateSignature(Data([2, 3]), tokenCount: 1)),
            .reasoning(action: .replaceTextSegment("b", tokenCount: 1)),
            .reasoning(action: .updateMetadata(["k": true])), text("x"),
        ])
        guard case .reasoning(let reasoning) = entries.first else {
            Issue.record("no reasoning")
            return
        }
        #expect(reasoning.signature == Data([2, 3]))
        #expect(reasoning.description == "b")
        #expect(reasoning.metadata == ["k": true.generatedContent])
    }

    @Test func countsTokensUntilTheyAreReported() async throws {
        let running = ScriptedLanguageModel([
            .events([thought("a"), text("b"), text("c")])
        ])
        let counted = try await LanguageModelSession(model: running).respond(to: "x").usage
        #expect(counted.output.totalTokenCount == 3)
        #expect(counted.output.reasoningTokenCount == 1)
        let reported = ScriptedLanguageModel([
            .events([
                text("b"), Script.usage(input: 9, output: 90, metadata: ["a": 1, "b": 1]),
                Script.usage(input: 5, cached: 3, output: 50, reasoning: 7, metadata: ["b": 2]),
                text("c"),
            ])
        ])
        let usage = try await LanguageModelSession(model: reported).respond(to: "x").usage
        #expect(usage.input.totalTokenCount == 5)
        #expect(usage.input.cachedTokenCount == 3)
        #expect(usage.output.totalTokenCount == 51)
        #expect(usage.output.reasoningTokenCount == 7)
        #expect(usage.metadata == ["b": 2.generatedContent])
    }

    @Test func makesAnEntryOfAnyResponseEvent() async throws {
        let entries = try await entries(
            [
                Script.usage(input: 1, output: 1),
                Script.call(id: "1", name: "weather", #"{"city": "Oslo"}"#),
            ], tools: [ScriptedTool()], then: [text("Done")])
        #expect(
            entries.outline == [
                "response: ", #"calls: weather{"city": "Oslo"}"#, "output: sunny in Oslo",
                "response: Done",
            ])
    }

    @Test func marksAndRemovesCalls() async throws {
        let entries = try await entries(
            [
                .toolCalls(
                    entryID: "e",
                    action: .toolCall(
                        id: "1", name: "weather", action: .updateMetadata(["tag": "x"]))),
                Script.call(id: "2", name: "unknown", "{"),
                .toolCalls(action: .removeToolCall(id: "2")),
                .toolCalls(action: .removeToolCall(id: "3")),
                .toolCalls(action: .updateMetadata(["entry": 1])),
                .toolCalls(
                    entryID: "e",
                    action: .toolCall(
                        id: "1", name: "weather",
                        action: .appendArguments(#"{"city": "Oslo"}"#, tokenCount: 1))),
            ], tools: [ScriptedTool()], then: [text("Done")])
        guard case .toolCalls(let calls) = entries.first else {
            Issue.record("no calls")
            return
        }
        #expect(calls.id == "e")
        #expect(calls.map(\.id) == ["1"])
        #expect(calls.first?.metadata == ["tag": "x".generatedContent])
    }

    @Test func takesATurnWhoseCallsWereAllRemovedForAResponse() async throws {
        let entries = try await entries([
            Script.call(id: "1", name: "weather", "{"),
            .toolCalls(action: .removeToolCall(id: "1")),
            text("Done"),
        ])
        #expect(entries.outline == ["response: Done"])
    }

    @Test func refusesACallThatChangesItsName() async throws {
        let model = ScriptedLanguageModel([
            .events([
                Script.call(id: "1", name: "weather", "{"),
                Script.call(id: "1", name: "other", "}"),
            ])
        ])
        let session = LanguageModelSession(model: model, tools: [ScriptedTool()])
        let error = await #expect(throws: LanguageModelSession.RequestError.self) {
            try await session.respond(to: "x")
        }
        #expect(error?.code == .conflictingCall)
        #expect(!session.isResponding)
    }

    @Test func refusesOneIDForTwoCalls() async throws {
        let model = ScriptedLanguageModel([
            .events(
                ["a", "b"].map { entry in
                    .toolCalls(
                        entryID: entry,
                        action: .toolCall(
                            id: "1", name: "weather",
                            action: .appendArguments(#"{"city": "Oslo"}"#, tokenCount: 1)))
                })
        ])
        let session = LanguageModelSession(model: model, tools: [ScriptedTool()])
        let error = await #expect(throws: LanguageModelSession.RequestError.self) {
            try await session.respond(to: "x")
        }
        #expect(error?.code == .conflictingCall)
    }

    @Test func dropsWhatIsSentAfterTheEnd() async throws {
        let escaped = Escape()
        let model = ScriptedLanguageModel([
            .perform { _, channel in
                await escaped.keep(channel)
                await channel.send(Script.text("a"))
            }
        ])
        let session = LanguageModelSession(model: model)
        try await session.respond(to: "x")
        await escaped.channel?.send(Script.text("late"))
        #expect(session.transcript.outline == ["prompt: x", "response: a"])
    }

    @Test func replacesTextOfAGuidedResponseByItsValue() async throws {
        let model = ScriptedLanguageModel([
            .events([
                thought("Hm"), text(#"{"city": "#, segment: "s"), text(#""Oslo"}"#, segment: "t"),
            ])
        ])
        let session = LanguageModelSession(model: model)
        let response = try await session.respond(to: "x", generating: Place.self)
        #expect(
            response.transcriptEntries.outline
                == ["prompt: x", "reasoning: Hm", #"response: {"city": "Oslo"}"#])
    }
}

private actor Escape {
    var channel: LanguageModelExecutorGenerationChannel?

    func keep(_ channel: LanguageModelExecutorGenerationChannel) { self.channel = channel }
}
