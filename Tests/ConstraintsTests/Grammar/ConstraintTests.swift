import Testing

@testable import Constraints

@Suite struct ConstraintTests {
    private static let vocabulary = TokenVocabulary(texts: [])

    private func allows(_ constraint: Constraint, _ text: String) throws -> Bool {
        let matcher = ConstraintMatcher(try constraint.compiled(), vocabulary: Self.vocabulary)
        return try matcher.advance(bytes: Array(text.utf8)) && matcher.canEnd
    }

    @Test func combinesParts() throws {
        let date = try Constraint.regex(#"\d{4}-\d{2}"#)
        let answer = Constraint.sequence([
            .literal("Due: "), .choice([date, .literal("unknown")]), .optional(.literal("!")),
        ])
        for text in ["Due: 2026-11", "Due: unknown", "Due: unknown!"] {
            #expect(try allows(answer, text))
        }
        for text in ["Due: ", "Due: 2026", "Due: unknown!!", "unknown"] {
            #expect(try !allows(answer, text))
        }
    }

    @Test func choosesLabels() throws {
        let labels = try Constraint.choice(["red", "reddish", "é", ""])
        for text in ["red", "reddish", "é", ""] { #expect(try allows(labels, text)) }
        // Canonically equivalent, but not the same bytes.
        for text in ["re", "redd", "e\u{301}"] { #expect(try !allows(labels, text)) }
    }

    @Test func repeatsWithinBounds() throws {
        let lines = Constraint.repeat(.literal("ab"), minimum: 2, maximum: 3)
        for text in ["abab", "ababab"] { #expect(try allows(lines, text)) }
        for text in ["", "ab", "abababab"] { #expect(try !allows(lines, text)) }
    }

    /// Parts that may be empty are not run forever.
    @Test func repeatsPartsThatMayBeEmpty() throws {
        let inner = Constraint.repeat(.literal("a"))
        let nested = Constraint.repeat(inner, minimum: 3, maximum: nil)
        let twice = Constraint.sequence([nested, nested, .optional(nested)])
        for text in ["", "a", "aaaaaaaa"] { #expect(try allows(twice, text)) }
        #expect(try !allows(twice, "ab"))
        var deep = Constraint.choice([inner, .repeat(.literal("b"))])
        for _ in 0..<6 { deep = .sequence([deep, deep]) }
        #expect(try allows(deep, "aabbab"))
    }

    @Test func nothingSatisfiesNoAlternatives() throws {
        let error = #expect(throws: ConstraintError.self) {
            try Constraint.choice([Constraint]()).compiled()
        }
        #expect(error?.code == .unsatisfiable)
    }

    @Test func copiesSpans() throws {
        let source = VerbatimSource(name: "text", text: "one two three")
        let constraint = Constraint.sequence([.literal("> "), .verbatim()])
        let compiled = try constraint.compiled(sources: [source])
        let matcher = ConstraintMatcher(compiled, vocabulary: Self.vocabulary)
        #expect(try matcher.advance(bytes: Array("> two thr".utf8)))
        #expect(!matcher.canEnd)
        #expect(try matcher.forcedBytes() == Array("ee".utf8))
        #expect(try matcher.advance(bytes: Array("ee".utf8)))
        #expect(matcher.canEnd)
        #expect(matcher.verbatimValues.map(\.citation.text) == ["two three"])
        #expect(matcher.verbatimValues.map(\.byteRange) == [2..<11])
    }
}
