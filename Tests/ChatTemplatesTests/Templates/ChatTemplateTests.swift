import ChatTemplates
import Foundation
import OrderedJSON
import Testing

@Suite struct ChatTemplateTests {
    /// The package's own templates with every conversation, compared with Jinja2.
    @Test func rendersOwnTemplatesLikeJinja() throws {
        let contexts = try OwnTemplates.contexts()
        for line in OwnTemplates.renders.split(separator: "\n") {
            let row = try JSONValue(parsing: String(line))
            let name = try #require(row[0]?.stringValue)
            let conversation = try #require(row[1]?.stringValue)
            let source = try #require(OwnTemplates.sources.first { $0.name == name }).source
            let context = try #require(contexts[conversation])
            let rendered = try? ChatTemplate(source).render(context).text
            #expect(rendered == row[2]?.stringValue, "\(name), \(conversation)")
        }
    }

    @Test func rendersTheSameAgainAndConcurrently() async throws {
        let source = try #require(OwnTemplates.sources.first { $0.name == "tools" }).source
        let template = try ChatTemplate(source)
        let context = try #require(try OwnTemplates.contexts()["calls"])
        let expected = try template.render(context)
        try await withThrowingTaskGroup(of: RenderedPrompt.self) { group in
            for _ in 0..<32 { group.addTask { try template.render(context) } }
            for try await prompt in group { #expect(prompt == expected) }
        }
    }

    @Test func neighbouringSegmentsDifferInOrigin() throws {
        for (_, source) in OwnTemplates.sources {
            for context in try OwnTemplates.contexts().values {
                guard let prompt = try? ChatTemplate(source).render(context) else { continue }
                #expect(prompt.segments.allSatisfy { !$0.text.isEmpty })
                for (left, right) in zip(prompt.segments, prompt.segments.dropFirst()) {
                    #expect(left.origin != right.origin)
                }
            }
        }
    }

    @Test func variablesMayNotReplaceTheConversation() throws {
        let context = ChatTemplateContext(
            messages: [ChatMessage(role: "user", content: "real")], addGenerationPrompt: false,
            variables: ["messages": [], "tools": [1], "add_generation_prompt": true])
        let template = try ChatTemplate(
            "{{ messages[0].content }} {{ tools }} {{ add_generation_prompt }}")
        #expect(try template.render(context).text == "real None False")
    }

    @Test func variablesMayReplaceFunctions() throws {
        let context = ChatTemplateContext(
            messages: [ChatMessage](), variables: ["range": "mine", "documents": ["d"]])
        #expect(try ChatTemplate("{{ range }}{{ documents[0] }}").render(context).text == "mined")
    }

    /// The example of `Documentation/ChatTemplates.md`.
    @Test func rendersAsDocumented() throws {
        let template = try ChatTemplate(
            "{% for m in messages %}<|{{ m.role }}|>{{ m.content }}{% endfor %}")
        let prompt = try template.render(
            ChatTemplateContext(messages: [ChatMessage(role: "user", content: "Hi")]))
        #expect(prompt.text == "<|user|>Hi")
        #expect(
            prompt.segments == [
                .init(text: "<|user|>", origin: .template), .init(text: "Hi", origin: .content),
            ])
    }

    @Test func tellsWhichVariablesItMentions() throws {
        let template = try ChatTemplate("{% if tools %}{{ message.content }}{% endif %}")
        #expect(template.mentions("tools"))
        #expect(!template.mentions("content"))
        #expect(!template.mentions("enable_thinking"))
    }

    @Test func writesTheTimeOfTheClock() throws {
        let zone = try #require(TimeZone(secondsFromGMT: 2 * 3600))
        let context = ChatTemplateContext(
            messages: [ChatMessage](),
            clock: .init(now: Date(timeIntervalSince1970: 1_785_056_707), timeZone: zone))
        let template = try ChatTemplate("{{ strftime_now('%Y-%m-%d %H:%M:%S') }}")
        #expect(try template.render(context).text == "2026-07-26 11:05:07")
    }
}

extension OwnTemplates {
    /// The conversations by name.
    static func contexts() throws -> [String: ChatTemplateContext] {
        var result: [String: ChatTemplateContext] = [:]
        for line in conversations.split(separator: "\n") {
            let row = try JSONValue(parsing: String(line))
            var variables = row[3]?.objectValue ?? JSONObject()
            variables["bos_token"] = "<s>"
            variables["eos_token"] = "</s>"
            result[row[0]?.stringValue ?? ""] = ChatTemplateContext(
                messages: row[1]?.arrayValue ?? [], tools: row[2]?.arrayValue,
                variables: variables,
                clock: .init(now: Date(timeIntervalSince1970: 1_785_056_707), timeZone: .gmt))
        }
        return result
    }
}
