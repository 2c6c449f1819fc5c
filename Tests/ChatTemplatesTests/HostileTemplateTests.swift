import ChatTemplates
import Foundation
import OrderedJSON
import TestSupport
import Testing

/// Templates of the reference, damaged at random: an error or a prompt, soon, and never a trap.
@Suite struct HostileTemplateTests {
    @Test(.needsReference("templates")) func survivesDamage() throws {
        try damage(rounds: 5_000, seed: 1)
    }

    @Test(.needsReference("templates"), .isLong) func survivesMoreDamage() throws {
        try damage(rounds: 20_000, seed: 2)
    }

    private func damage(rounds: Int, seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let names = ReferenceScenario.templateNames
        let sources = try names.map { Array(try ReferenceScenario.source(of: $0).utf8) }
        let scenarios = try names.map { try ReferenceScenario.scenarios(of: $0) }
        var rendered = 0
        var failed = 0
        var slowest = Duration.zero
        for _ in 0..<rounds {
            let index = Int.random(in: 0..<sources.count, using: &generator)
            let source = mutated(sources[index], with: sources, using: &generator)
            let scenario = scenarios[index].randomElement(using: &generator)
            let context = try #require(scenario).context
            let elapsed = ContinuousClock().measure {
                do throws(ChatTemplateError) {
                    _ = try ChatTemplate(source).render(context)
                    rendered += 1
                } catch {
                    #expect(error.line > 0 || error.code == .limitExceeded)
                    failed += 1
                }
            }
            slowest = max(slowest, elapsed)
        }
        #expect(rendered > rounds / 20)
        #expect(failed > rounds / 20)
        #if !DEBUG
            #expect(slowest < .seconds(1))
        #endif
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
