import Foundation
import LanguageModelAPI
import Testing

@Suite struct TranscriptTests {
    private func prompt(_ text: String) -> Transcript.Entry {
        .prompt(Transcript.Prompt(id: text, segments: [.text(.init(id: "0", content: text))]))
    }

    private let instructions = Transcript.Entry.instructions(
        Transcript.Instructions(
            id: "i", segments: [.text(.init(id: "0", content: "Be brief"))], toolDefinitions: []))

    @Test func isACollectionThatCanBeChanged() {
        var transcript = Transcript()
        #expect(transcript.isEmpty)
        transcript.append(prompt("a"))
        transcript += [prompt("b"), prompt("c")]
        transcript[1] = prompt("B")
        transcript.removeFirst()
        transcript.insert(prompt("z"), at: 0)
        #expect(transcript.outline == ["prompt: z", "prompt: B", "prompt: c"])
        #expect(transcript[0...1].count == 2)
        #expect(transcript == Transcript(entries: [prompt("z"), prompt("B"), prompt("c")]))
        transcript.swapAt(0, 2)
        #expect(transcript.first == prompt("c"))
    }

    @Test func showsTheHistoryWithoutLeadingInstructions() {
        var transcript = Transcript(entries: [instructions, prompt("a"), prompt("b")])
        #expect(transcript.history.outline == ["prompt: a", "prompt: b"])
        transcript.history.append(prompt("c"))
        transcript.history.removeFirst()
        #expect(
            transcript.outline == ["instructions: Be brief", "prompt: b", "prompt: c"])
        transcript.history = [prompt("x")]
        #expect(transcript.outline == ["instructions: Be brief", "prompt: x"])
        transcript.history = transcript.history.suffix(0)
        #expect(transcript.outline == ["instructions: Be brief"])
        var plain = Transcript(entries: [prompt("a")])
        plain.history.append(contentsOf: [prompt("b")])
        #expect(plain.outline == ["prompt: a", "prompt: b"])
    }

    @Test func hasAHistoryThatIsACollection() {
        var history: Transcript.HistoryView = [prompt("a"), prompt("b"), prompt("c")]
        #expect(history.count == 3)
        let second = history.index(after: history.startIndex)
        history[second] = prompt("B")
        #expect(history[second] == prompt("B"))
        #expect(second < history.endIndex)
        #expect(history.startIndex.distance(to: history.endIndex) == 3)
        let tail = history[second...]
        #expect(tail.outline == ["prompt: B", "prompt: c"])
        #expect(tail.startIndex == second)
        history.replaceSubrange(history.startIndex..<second, with: [])
        #expect(history.outline == ["prompt: B", "prompt: c"])
        #expect(Array(history.suffix(1)).count == 1)
    }

    @Test func comparesEntries() {
        let definition = Transcript.ToolDefinition(tool: ScriptedTool())
        #expect(definition == Transcript.ToolDefinition(tool: ScriptedTool()))
        #expect(definition != Transcript.ToolDefinition(tool: ScriptedTool(name: "x")))
        #expect(
            definition
                != Transcript.ToolDefinition(
                    name: definition.name, description: definition.description,
                    parameters: String.generationSchema))
        #expect(
            Transcript.ResponseFormat(type: Place.self)
                == Transcript.ResponseFormat(schema: Place.generationSchema))
        #expect(prompt("a") != prompt("b"))
        let segment = Transcript.Segment.text(.init(id: "0", content: "a"))
        #expect(
            Transcript.Entry.response(.init(id: "1", segments: [segment]))
                != .reasoning(.init(id: "1", segments: [segment])))
    }

    @Test func describesEntries() {
        #expect(prompt("a").description == "Prompt: a")
        #expect(instructions.description == "Instructions: Be brief")
        let call = Transcript.ToolCall(
            id: "1", toolName: "weather", arguments: Place(city: "Oslo").generatedContent)
        let calls = Transcript.ToolCalls([call, call])
        #expect(calls.count == 2)
        #expect(calls[1].id == "1")
        #expect(
            Transcript.Entry.toolCalls(calls).description
                == "Tool calls: weather({\"city\": \"Oslo\"})\nweather({\"city\": \"Oslo\"})")
        let output = Transcript.ToolOutput(
            id: "1", toolName: "weather", segments: [.text(.init(content: "sunny"))])
        #expect(Transcript.Entry.toolOutput(output).description == "Tool output: sunny")
        #expect(Transcript.Entry.toolOutput(output).id == "1")
    }

    @available(*, deprecated)
    @Test func keepsTheOlderNameOfTheSchema() {
        var segment = Transcript.StructuredSegment(
            id: "0", source: "Place", content: Place(city: "Oslo").generatedContent)
        #expect(segment.schemaName == "Place")
        segment.source = "Other"
        #expect(segment.schemaName == "Other")
    }

    @Test func findsImagesByTheirLabels() throws {
        let first = try #require(URL(string: "https://example.com/1.png"))
        let second = try #require(URL(string: "https://example.com/2.png"))
        let transcript = Transcript(
            entries: [first, second].map { url in
                .prompt(
                    Transcript.Prompt(segments: [
                        .attachment(
                            .init(content: .image(.init(imageURL: url)), label: "photo"))
                    ]))
            })
        let reference = try ImageReference(
            GeneratedContent(properties: ["attachmentLabel": "photo"]))
        #expect(reference.resolved(in: transcript)?.url == second)
        #expect(reference.resolved(in: transcript.prefix(1))?.url == first)
        #expect(reference.resolved(in: Transcript()) == nil)
    }
}
