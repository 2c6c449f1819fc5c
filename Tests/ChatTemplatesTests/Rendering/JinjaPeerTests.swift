import ChatTemplates
import Foundation
import OrderedJSON
import Testing

/// The language, construct by construct, compared with Jinja2.
@Suite struct JinjaPeerTests {
    @Test func rendersSmallTemplatesLikeJinja() throws {
        let variables = try #require(JSONValue(parsing: JinjaPeerCases.variables).objectValue)
        let now = try Date("2026-07-26T09:05:07Z", strategy: .iso8601)
        let context = ChatTemplateContext(
            messages: [JSONValue](), addGenerationPrompt: false, variables: variables,
            clock: .init(now: now, timeZone: .gmt))
        let lines = JinjaPeerCases.lines.split(separator: "\n")
        #expect(lines.count > 1000)
        for line in lines {
            let json = try JSONValue(parsing: String(line))
            let template = try #require(json[0]?.stringValue)
            let expected = json[1]?.stringValue
            let rendered = try? ChatTemplate(template).render(context).text
            #expect(
                rendered.map { Array($0.utf8) } == expected.map { Array($0.utf8) },
                "\(template): \(rendered ?? "an error")")
        }
    }
}
