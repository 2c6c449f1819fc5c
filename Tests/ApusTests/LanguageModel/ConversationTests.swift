import ChatTemplates
import Foundation
import LanguageModelAPI
import OrderedJSON
import Testing

@testable import Apus

@Suite struct ConversationTests {
    private func text(_ text: String) -> [Transcript.Segment] {
        [.text(Transcript.TextSegment(content: text))]
    }

    private func call(_ id: String, _ arguments: String) throws -> Transcript.ToolCall {
        Transcript.ToolCall(
            id: id, toolName: "look", arguments: try GeneratedContent(json: arguments))
    }

    @Test func entriesBecomeMessages() throws {
        let entries: [Transcript.Entry] = [
            .instructions(
                Transcript.Instructions(segments: text("Be brief."), toolDefinitions: [])),
            .prompt(Transcript.Prompt(segments: text("one") + text("two"))),
            .reasoning(Transcript.Reasoning(segments: text("hm"))),
            .response(Transcript.Response(segments: text("Let me look."))),
            .toolCalls(Transcript.ToolCalls([try call("1", #"{"at": 1}"#), try call("2", "{}")])),
            .toolOutput(Transcript.ToolOutput(id: "1", toolName: "look", segments: text("red"))),
            .toolOutput(Transcript.ToolOutput(id: "2", toolName: "look", segments: text("blue"))),
            .response(Transcript.Response(segments: text("Red and blue."))),
            .prompt(Transcript.Prompt(segments: text("Thanks"))),
        ]
        let chat = try Conversation(entries: entries).chat()
        #expect(
            chat.map(\.role)
                == ["system", "user", "assistant", "tool", "tool", "assistant", "user"])
        #expect(chat[1].content == "one\ntwo")
        #expect(chat[2].content == "Let me look.")
        #expect(chat[2].extra["reasoning_content"] == "hm")
        #expect(
            chat[2].toolCalls?.first
                == [
                    "id": "1", "type": "function",
                    "function": ["name": "look", "arguments": ["at": 1]],
                ])
        #expect(chat[2].toolCalls?.count == 2)
        #expect(chat[4].toolCallID == "2" && chat[4].name == "look")
    }

    @Test func responsesInARowAreMessagesOfTheirOwn() throws {
        let entries: [Transcript.Entry] = [
            .response(Transcript.Response(segments: text("one"))),
            .response(Transcript.Response(segments: [])),
            .reasoning(Transcript.Reasoning(segments: text("hm"))),
            .response(Transcript.Response(segments: text("two"))),
        ]
        let chat = try Conversation(entries: entries).chat()
        #expect(chat.map(\.content) == ["one", "", "two"])
        #expect(chat[2].extra["reasoning_content"] == "hm")
    }

    @Test func emptyInstructionsAreStillAMessage() throws {
        func chat(_ segments: [Transcript.Segment]) throws -> [ChatMessage] {
            try Conversation(
                entries: [
                    .instructions(
                        Transcript.Instructions(segments: segments, toolDefinitions: []))
                ]
            ).chat()
        }
        #expect(try chat(text("")) == [ChatMessage(role: "system", content: "")])
        #expect(try chat([]).isEmpty)
    }

    @Test func schemasStandInThePromptsThatAskForThem() throws {
        let format = Transcript.ResponseFormat(type: Quote.self)
        let shown = Transcript.Prompt(segments: text("first"), responseFormat: format)
        var hidden = Transcript.Prompt(segments: text("second"), responseFormat: format)
        hidden.contextOptions.includeSchemaInPrompt = false
        let conversation = try Conversation(
            entries: [.prompt(shown), .prompt(hidden), .prompt(shown)])
        let texts = conversation.chat().compactMap { $0.content?.stringValue }
        #expect(texts[0].hasPrefix("first\n\nAnswer in JSON"))
        #expect(texts[1] == "second")
        #expect(texts[2] == texts[0])
        let without = conversation.chat(without: [.schema]).compactMap { $0.content?.stringValue }
        #expect(without == [texts[0], "second", "first"])
        #expect(conversation.chat(without: [.history]).count == 1)
    }

    @Test func thePromptIsTheSourceUnlessItHasSources() throws {
        let plain = try Conversation(
            entries: [.prompt(Transcript.Prompt(segments: text("a") + text("b")))])
        #expect(plain.sources.map(\.name) == ["prompt"])
        #expect(plain.sources.map(\.text) == ["a\nb"])
        let prompt = Prompt {
            "Which?"
            Source(name: "mail", text: "x")
            Source(name: "note", text: "y")
        }
        let named = try Conversation(
            entries: [.prompt(Transcript.Prompt(segments: prompt.transcriptSegments))])
        #expect(named.sources.map(\.name) == ["mail", "note"])
        #expect(named.chat().first?.content == "Which?\nx\ny")
    }

    @Test func imagesAreRefused() throws {
        let address = try #require(URL(string: "data:image/png;base64,AAAA"))
        let image = Transcript.AttachmentSegment(
            content: .image(Transcript.ImageAttachment(imageURL: address)))
        let entry = Transcript.Entry.prompt(Transcript.Prompt(segments: [.attachment(image)]))
        do {
            _ = try Conversation(entries: [entry])
            Issue.record("expected an error")
        } catch LanguageModelError.unsupportedTranscriptContent(let details) {
            #expect(details.unsupportedContent == [entry])
        }
    }
}
