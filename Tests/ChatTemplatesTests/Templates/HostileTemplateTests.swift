import ChatTemplates
import Foundation
import OrderedJSON
import TestSupport
import Testing

/// Templates damaged at random: an error or a prompt, soon, and never a trap.
@Suite struct HostileTemplateTests {
    /// A template's source and the conversations to render with it.
    private typealias Subject = (source: [UInt8], contexts: [ChatTemplateContext])

    @Test(.needsReference("templates")) func survivesDamage() throws {
        try damage(try Self.reference(), rounds: 5_000, seed: 1)
    }

    @Test(.needsReference("templates"), .isLong) func survivesMoreDamage() throws {
        try damage(try Self.reference(), rounds: 20_000, seed: 2)
    }

    @Test func survivesDamageToOwnTemplates() throws {
        let contexts = Array(try OwnTemplates.contexts().values)
        let subjects = OwnTemplates.sources.map { (Array($0.source.utf8), contexts) }
        try damage(subjects, rounds: 3_000, seed: 3)
    }

    @Test func survivesDamageToSmallTemplates() throws {
        let variables = try #require(JSONValue(parsing: JinjaPeerCases.variables).objectValue)
        let contexts = [ChatTemplateContext(messages: [JSONValue](), variables: variables)]
        let subjects = try JinjaPeerCases.lines.split(separator: "\n").map { line in
            let source = try #require(JSONValue(parsing: String(line))[0]?.stringValue)
            return (Array(source.utf8), contexts)
        }
        try damage(subjects.filter { $0.0.count > 1 }, rounds: 10_000, seed: 4)
    }

    private static func reference() throws -> [Subject] {
        try ReferenceScenario.templateNames.map { name in
            let source = try ReferenceScenario.source(of: name)
            return (Array(source.utf8), try ReferenceScenario.scenarios(of: name).map(\.context))
        }
    }

    private func damage(_ subjects: [Subject], rounds: Int, seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let sources = subjects.map(\.source)
        var rendered = 0
        for _ in 0..<rounds {
            let index = Int.random(in: 0..<subjects.count, using: &generator)
            let source = mutated(sources[index], with: sources, using: &generator)
            let context = try #require(subjects[index].contexts.randomElement(using: &generator))
            let outcome = Result { try ChatTemplate(source).render(context) }
            switch outcome {
            case .success: rendered += 1
            case .failure(let error as ChatTemplateError):
                #expect(error.line > 0 || error.code == .limitExceeded)
            case .failure(let error): Issue.record(error)
            }
            #if !DEBUG
                #expect(isQuick { _ = try? ChatTemplate(source).render(context) }, "\(source)")
            #endif
        }
        #expect(rendered > rounds / 20)
        #expect(rendered < rounds * 19 / 20)
    }

    /// Whether the work takes less than a second, with further tries for when others are busy.
    private func isQuick(_ work: () -> Void) -> Bool {
        (0..<3).contains { _ in ContinuousClock().measure(work) < .seconds(1) }
    }

    private func mutated(
        _ source: [UInt8], with others: [[UInt8]], using generator: inout SeededGenerator
    ) -> String {
        let pieces = [
            "{{", "}}", "{%", "%}", "{#", "#}", "-", "(", ")", "[", "]", "'", "\"", "|", ".", ",",
            "9",
            "999999999", "*", "**", "~", "+", " if ", " else ", " for x in messages ", " is ",
            " not ",
            "{% endif %}", "{% endfor %}", "{% else %}", "{% if true %}", "{% for m in messages %}",
            " | tojson", " | list", " * 99999", "namespace(", "loop", "messages", "\u{0}", "é",
            "\\",
            "{% macro m() %}{{ m() }}", "range(99999)", "none", "[::-1]", " in ",
            "{% set x = x ~ x %}",
        ]
        var bytes = source
        func range() -> Range<Int> {
            let start = Int.random(in: 0..<bytes.count, using: &generator)
            let length = Int.random(in: 1...40, using: &generator)
            return start..<min(start + length, bytes.count)
        }
        for _ in 0..<Int.random(in: 1...4, using: &generator) where bytes.count > 1 {
            switch Int.random(in: 0..<7, using: &generator) {
            case 0: bytes.removeSubrange(range())
            case 1: bytes.removeSubrange(range().lowerBound...)
            case 2: bytes.insert(contentsOf: bytes[range()], at: range().lowerBound)
            case 3:
                bytes[range().lowerBound] = UInt8.random(in: 0...255, using: &generator)
            case 4:
                let other = others.randomElement(using: &generator) ?? source
                let start = Int.random(in: 0..<other.count, using: &generator)
                let piece = other[start..<min(start + 60, other.count)]
                bytes.insert(contentsOf: piece, at: range().lowerBound)
            default:
                let piece = pieces.randomElement(using: &generator) ?? ""
                bytes.insert(contentsOf: piece.utf8, at: range().lowerBound)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
