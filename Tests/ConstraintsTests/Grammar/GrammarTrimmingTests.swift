import Testing

@testable import Constraints

@Suite struct GrammarTrimmingTests {
    private func compiled(_ grammar: Grammar) throws -> CompiledGrammar {
        try CompiledGrammar(grammar, sources: VerbatimSources([]))
    }

    private func isUnsatisfiable(_ grammar: Grammar) -> Bool {
        do {
            _ = try compiled(grammar)
            return false
        } catch let error as ConstraintError {
            return error.code == .unsatisfiable
        } catch {
            return false
        }
    }

    @Test func dropsAlternativesThatNeverEnd() throws {
        var builder = GrammarBuilder()
        let value = builder.reserve()
        let endless = builder.object([("next", value)])
        builder.fill(value, .choice([endless]))
        let choice = builder.choice([value, builder.literal("1")])
        let trimmed = builder.grammar(root: choice).trimmed()
        guard case .choice(let alternatives) = trimmed.nodes[choice] else {
            Issue.record("no choice")
            return
        }
        #expect(alternatives.count == 1)
        #expect(isUnsatisfiable(builder.grammar(root: value)))
    }

    @Test func dropsOptionalPropertiesThatNothingMatches() throws {
        var builder = GrammarBuilder()
        let never = builder.choice([])
        let object = builder.object([("a?", never), ("b?", builder.literal("1"))])
        guard case .object(let trimmed) = builder.grammar(root: object).trimmed().nodes[object]
        else {
            Issue.record("no object")
            return
        }
        #expect(trimmed.properties.map(\.key) == [Array("b".utf8)])
    }

    @Test func refusesWhatNothingSatisfies() throws {
        var builder = GrammarBuilder()
        let never = builder.choice([])
        let one = builder.literal("1")
        let cases = [
            builder.object([("a", never)]), builder.object([("a", one)], minimum: 2),
            builder.object([("a", one), ("b", one)], maximum: 1), builder.text(3, 2),
            builder.array(of: never, 1), builder.array(of: one, 3, 2),
            builder.add(.sequence([one, never])),
            builder.add(.repetition(never, minimum: 1, maximum: nil)),
            builder.object([], others: [(try DFA.texts([[0x61], [0x62]]), one)], minimum: 3),
        ]
        for root in cases { #expect(isUnsatisfiable(builder.grammar(root: root)), "\(root)") }
    }

    @Test func endsArraysBeforeItemsThatNothingMatches() throws {
        var builder = GrammarBuilder()
        let one = builder.literal("1")
        let never = builder.choice([])
        let array = builder.add(.array(Grammar.Array(prefix: [one, never], rest: one)))
        guard case .array(let trimmed) = builder.grammar(root: array).trimmed().nodes[array] else {
            Issue.record("no array")
            return
        }
        #expect(trimmed.prefix == [one])
        #expect(trimmed.rest == nil)
        #expect(trimmed.maximumCount == 1)
    }

    @Test func refusesRulesThatStartWithThemselves() throws {
        var builder = GrammarBuilder()
        let rule = builder.reserve()
        let again = builder.add(.sequence([rule, builder.literal("a")]))
        builder.fill(rule, .choice([again, builder.literal("b")]))
        let error = #expect(throws: ConstraintError.self) {
            try compiled(builder.grammar(root: rule))
        }
        #expect(error?.code == .unsupported)
        #expect(
            error?.description == """
                a constraint cannot be enforced exactly: `recursion`; expected recursion after at \
                least one byte, found a rule that can start with itself; remove it, or state it \
                with keywords that are supported
                """)
    }
}
