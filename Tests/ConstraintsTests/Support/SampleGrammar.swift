import Testing

@testable import Constraints

/// Grammars like those of real schemas.
struct SampleGrammar: Sendable, CustomTestStringConvertible {
    let name: String
    let grammar: Grammar
    var layout = JSONLayout.compact
    var sources: [VerbatimSource] = []

    /// Whether all documents are JSON.
    var isJSON = true

    var testDescription: String { name }

    func compiled() throws -> CompiledGrammar {
        try CompiledGrammar(grammar, layout: layout, sources: VerbatimSources(sources))
    }

    static func all() throws -> [SampleGrammar] {
        [
            try person(), try open(), try anything(), try anythingWithSpace(), try events(),
            try scores(), try bounded(), try patterned(), try matrix(), try receipt(),
            try timestamp(),
            try list(), try narrowKeys(), try spaced(), try limited(),
            try lookalikes(), try contained(),
        ]
    }

    private static func make(
        _ name: String, isJSON: Bool = true, _ build: (inout GrammarBuilder) throws -> Int
    ) rethrows -> SampleGrammar {
        var builder = GrammarBuilder()
        let root = try build(&builder)
        return SampleGrammar(name: name, grammar: builder.grammar(root: root), isJSON: isJSON)
    }

    static func person() throws -> SampleGrammar {
        try make("person") { builder in
            let address = builder.object([
                ("street", builder.text()), ("city", builder.text()),
                ("postcode?", try builder.string(matching: "[0-9]{5}")),
            ])
            return builder.object([
                ("name", builder.text(1)), ("age?", try builder.integer()),
                ("email?", try builder.string(matching: "[a-z0-9.]+@[a-z0-9]+(\\.[a-z]+)+")),
                ("married", builder.boolean()), ("address", address),
                ("tags", builder.array(of: builder.text())),
            ])
        }
    }

    /// Declared properties and any others, as schemas have that say nothing of others.
    static func open() throws -> SampleGrammar {
        try make("open") { builder in
            let any = try builder.anyValue()
            let names = ["id", "name", "description", "type", "items", "itemCount"]
            return builder.object(
                [
                    ("id", try builder.integer()), ("name", builder.text()),
                    ("description?", builder.text()),
                    ("type", try builder.labels(["simple", "complex", "compound"])),
                    ("items?", builder.array(of: any)), ("itemCount?", try builder.number()),
                ], others: [(try GrammarBuilder.keys(except: names), any)])
        }
    }

    static func anything() throws -> SampleGrammar {
        try make("anything") { try $0.anyValue() }
    }

    static func anythingWithSpace() throws -> SampleGrammar {
        var sample = try anything()
        sample = SampleGrammar(
            name: "anything with white space", grammar: sample.grammar,
            layout: .flexible(maximum: 3))
        return sample
    }

    static func spaced() throws -> SampleGrammar {
        var sample = try person()
        sample = SampleGrammar(
            name: "person with spaces", grammar: sample.grammar, layout: .spaced)
        return sample
    }

    /// Alternatives that are told apart only by a late property.
    static func events() throws -> SampleGrammar {
        try make("events") { builder in
            let text = builder.text()
            let integer = try builder.integer()
            let alternatives = try ["click", "scroll", "close"].map { kind in
                builder.object([
                    ("at", integer), ("target", text), ("kind", try builder.labels([kind])),
                    ("\(kind)Detail?", kind == "click" ? text : integer),
                ])
            }
            return builder.array(of: builder.choice(alternatives), 1, 4)
        }
    }

    /// A dictionary of at least two and at most four entries.
    static func scores() throws -> SampleGrammar {
        try make("scores") { builder in
            builder.object(
                [], others: [(try GrammarBuilder.keys(except: []), try builder.integer())],
                minimum: 2, maximum: 4)
        }
    }

    static func bounded() throws -> SampleGrammar {
        try make("bounded") { builder in
            builder.object([
                ("code", builder.text(3, 5)), ("title", builder.text(0, 40)),
                ("note?", builder.text(2)), ("long?", builder.text(0, 1_000)),
                ("colour", try builder.labels(["red", "green", "blue", "grey"])),
            ])
        }
    }

    /// Keys by pattern, some of them few enough to run out.
    static func patterned() throws -> SampleGrammar {
        try make("patterned") { builder in
            let prefixed = try Regex("x-[a-z]+").dfa(anchored: true).jsonEncoded()
            let few = try Regex("[ab]c?").dfa(anchored: true).jsonEncoded()
            let mixed = try Regex("m|n.*").dfa(anchored: true).jsonEncoded()
            return builder.object(
                [("version", try builder.integer())],
                others: [
                    (prefixed, builder.text()), (few, builder.boolean()),
                    (mixed, builder.boolean()),
                ], minimum: 4)
        }
    }

    /// Expressions that look like strings, but go on or end where strings do not.
    static func lookalikes() throws -> SampleGrammar {
        try make("lookalikes", isJSON: false) { builder in
            builder.array(
                of: builder.choice([
                    try builder.bare(#""[^"\\]*"(xy*)?"#), try builder.bare(#""[^"]*z"#),
                    try builder.bare(#""[a-z\n]*""#), try builder.bare(#"("[^"\\\n]*"|1|null)"#),
                ]))
        }
    }

    /// Patterns that stand anywhere in a string, and keys without line ends but for some.
    static func contained() throws -> SampleGrammar {
        try make("contained") { builder in
            let keys = try Regex(".*").dfa(anchored: true)
                .subtracting(DFA.texts(["id", "name"].map { Array($0.utf8) })).jsonEncoded()
            let values = try ["v[0-9a-f]{4}", "^[^@]+@", "é|\\n", "/id/\\d+/"].map { pattern in
                builder.add(
                    .lexeme(try Regex(pattern).dfa(anchored: false).jsonQuoted()))
            }
            return builder.object(
                [("id?", values[0]), ("name?", values[1])],
                others: [(keys, builder.choice([values[2], values[3]]))])
        }
    }

    /// Keys and patterns of bounded length.
    static func limited() throws -> SampleGrammar {
        try make("limited") { builder in
            let keys = try DFA.anyText.scalars(minimum: 1, maximum: 12).jsonEncoded()
                .subtracting(try DFA.texts([Array("title".utf8)]))
            let short = try DFA.anyText.scalars(minimum: 0, maximum: 1).jsonEncoded()
            let value = builder.choice([
                try builder.string(matching: ".{0,30}"),
                try builder.string(matching: "[a-z ]{3,9}"),
                try builder.string(matching: ".*[0-9].*"), try builder.integer(),
                builder.object([], others: [(short, builder.boolean())]),
            ])
            return builder.object(
                [("title?", try builder.string(matching: "(?!x)[^@]{1,20}"))],
                others: [(keys, value)],
                maximum: 5)
        }
    }

    static func narrowKeys() throws -> SampleGrammar {
        try make("few keys") { builder in
            let few = try Regex("[ab]c?").dfa(anchored: true).jsonEncoded()
            return builder.array(
                of: builder.object([], others: [(few, builder.text())], minimum: 3))
        }
    }

    static func matrix() throws -> SampleGrammar {
        try make("matrix") { builder in
            let row = builder.array(of: try builder.number(), 2, 3)
            return builder.add(
                .array(
                    Grammar.Array(
                        prefix: [builder.literal("null"), row], rest: builder.array(of: row),
                        minimumCount: 2, maximumCount: 5)))
        }
    }

    static func receipt() throws -> SampleGrammar {
        var builder = GrammarBuilder()
        let merchant = builder.add(.verbatim(VerbatimRule()))
        let total = builder.choice([
            builder.add(.verbatim(VerbatimRule())), builder.literal("null"),
        ])
        let root = builder.object([("merchant", merchant), ("total", total)])
        return SampleGrammar(
            name: "receipt", grammar: builder.grammar(root: root),
            sources: [
                VerbatimSource(
                    name: "text",
                    text: "CAFÉ \"Zur Linde\" 東京\r\nTotal: 12.50 €\nVAT 1.99\tThank you\\n")
            ])
    }

    static func timestamp() throws -> SampleGrammar {
        try make("timestamp") { builder in
            try builder.string(
                matching: "[0-9]{4}-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9](Z|\\+[0-9]{2})")
        }
    }

    static func list() throws -> SampleGrammar {
        try make("list of lines", isJSON: false) { builder in
            let line = builder.add(
                .sequence([
                    builder.literal("- "), try builder.bare("[^\\n]+"), builder.literal("\n"),
                ]))
            let optional = builder.add(.repetition(builder.literal("*"), minimum: 0, maximum: 3))
            let body = builder.add(.repetition(line, minimum: 1, maximum: nil))
            return builder.add(.sequence([optional, body, builder.literal("end")]))
        }
    }
}
