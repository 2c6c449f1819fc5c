import ChatTemplates
import Foundation
import OrderedJSON
import TestSupport

/// A conversation of the reference data, and what a template makes of it.
struct ReferenceScenario {
    let name: String
    let context: ChatTemplateContext
    /// The whole prompt, or nil if rendering must fail.
    let expected: String?

    init(_ json: JSONValue) throws {
        struct Malformed: Error {}
        guard let name = json["scenario"]?.stringValue, let messages = json["messages"]?.arrayValue,
            var variables = json["variables"]?.objectValue, let now = json["now"]?.stringValue
        else { throw Malformed() }
        self.name = name
        let addsPrompt = variables.removeValue(forKey: "add_generation_prompt")?.boolValue ?? false
        context = ChatTemplateContext(
            messages: messages, tools: json["tools"]?.arrayValue,
            addGenerationPrompt: addsPrompt, variables: variables,
            clock: .init(
                now: try Date(now + "Z", strategy: .iso8601), timeZone: .gmt))
        expected = json["expected"]?.stringValue
    }

    /// The names of the templates in the reference data; empty without it.
    static let templateNames: [String] = {
        let folder = ReferenceData.url("templates/jinja")
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        return (names ?? []).filter { $0.hasSuffix(".jinja") }.map { String($0.dropLast(6)) }
            .sorted()
    }()

    static func source(of name: String) throws -> String {
        try String(contentsOf: ReferenceData.url("templates/jinja/\(name).jinja"), encoding: .utf8)
    }

    static func template(named name: String) throws -> ChatTemplate {
        try ChatTemplate(try source(of: name))
    }

    static func scenarios(of name: String) throws -> [ReferenceScenario] {
        let data = try Data(contentsOf: ReferenceData.url("templates/expected/\(name).json"))
        return try (JSONValue(parsing: Array(data)).arrayValue ?? []).map(ReferenceScenario.init)
    }
}
