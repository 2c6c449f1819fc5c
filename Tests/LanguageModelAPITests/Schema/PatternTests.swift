import LanguageModelAPI
import OrderedJSON
import RegexBuilder
import Testing

@Suite struct PatternTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let guide: @Sendable () throws -> GenerationGuide<String>
        let pattern: String

        init(_ text: String, _ pattern: String) {
            testDescription = text
            guide = { .pattern(try Regex(text)) }
            self.pattern = pattern
        }

        init<Output>(
            _ name: String, _ regex: @escaping @Sendable () -> Regex<Output>, _ pattern: String
        ) {
            testDescription = name
            guide = { .pattern(regex()) }
            self.pattern = pattern
        }
    }

    static let cases = [
        Case("[A-Z]{3}-[0-9]{4}", #"[A-Z]{3}\-[0-9]{4}"#),
        Case(#"^\d+\.\d{2}$"#, #"^\d+\.\d{2}$"#),
        Case("^ab", "(?:^ab)"),
        Case("^a$|b$", "(?:^a$|b$)"),
        Case("a|(?:b|(?<x>c))*?", "a|(?:b|(?<x>c))*?"),
        Case(#"(?=a)(?!b)\w\b\S"#, #"(?=a)(?!b)\w\b\S"#),
        Case(#"\Qa.b\E\."#, #"a\.b\."#),
        Case("a{2,}b{,3}c{1,2}?", "a{2,}b{0,3}c{1,2}?"),
        Case(#"\u{1F600}\x{41}\x41\t"#, #"\u{1F600}\u0041\u0041\t"#),
        Case(
            #"\h\v\R"#,
            #"[\t\p{Zs}][\n\x0B\f\r\u0085\u2028\u2029](?:\r\n|[\n\x0B\f\r\u0085\u2028\u2029])"#),
        Case(#"\p{Lu}\P{L}"#, #"\p{Lu}\P{L}"#),
        Case("a(?#comment)b", "ab"),
        Case(#"[a\&\&b]"#, "[a&&b]"),
        Case("[a-z&&[^aeiou]]", "(?:(?=[^aeiou])[a-z])"),
        Case("[a-z--[aeiou]]", "(?:(?![aeiou])[a-z])"),
        Case("[a[^b]]", "(?:[a]|[^b])"),
        Case("[^a[^b]]", #"(?:(?![a]|[^b])[\s\S])"#),
        Case("[[a-c][x^]]", #"[a-cx\^]"#),
        Case("[^[a-c]]", "[^a-c]"),
        Case("[[^a-c]]", "[^a-c]"),
        Case("[^[^a-c]]", "[a-c]"),
        Case(#"[\]\-\\]"#, #"[\]\-\\]"#),
        Case("one or more", { Regex { OneOrMore(.digit) } }, #"\d+"#),
        Case(
            "verbatim text",
            {
                Regex {
                    "a.b"; Optionally { "-" }
                }
            }, #"a\.b(?:\-)?"#),
        Case(
            "classes", { Regex { OneOrMore { CharacterClass("a"..."z", .anyOf("-_")) } } },
            #"[a-z\-_]+"#),
        Case("counts", { Regex { Repeat(.digit, 2...3) } }, #"\d{2,3}"#),
        Case(
            "choices",
            {
                Regex {
                    ChoiceOf {
                        "a"; "b"
                    }
                }
            }, "a|b"),
        Case("capture", { Regex { Capture { OneOrMore(.word) } } }, #"(\w+)"#),
        Case("only ASCII", { Regex<Substring>(verbatim: "1").asciiOnlyDigits() }, "(?:1)"),
    ]

    @Test(arguments: cases)
    func translatesSwiftsSyntax(_ example: Case) throws {
        let schema = Sample.schema(
            Property(name: "p", type: String.self, guides: [try example.guide()]))
        #expect(schema.unsupportedGuides == [])
        #expect(
            schema.jsonSchema()["properties"]?["p"]?["pattern"] == .string(example.pattern))
    }

    @Test(arguments: [
        ("a++", "a possessive quantifier"), ("(?>a)", "an atomic group"),
        (#"(a)\1"#, "a backreference"),
        ("(?i)abc", "a group with options"), (#"\X"#, "`\\X`"), (#"a\Z"#, "`\\Z`"),
    ])
    func refusesByName(_ pattern: String, _ construct: String) throws {
        let schema = Sample.schema(
            Property(name: "p", type: String.self, guides: [.pattern(try Regex(pattern))]))
        #expect(
            schema.unsupportedGuides.map(\.reason)
                == ["\(construct) in a regular expression is not supported"])
    }

    @Test(arguments: [
        ("a|b", "^(?:a|b)$"), ("^a", "^a"), ("a$", "a$"), (#"a\$"#, #"^(?:a\$)$"#),
        (#"a\\$"#, #"a\\$"#), ("", "^(?:)$"),
    ])
    func constrainsTheWholeString(_ pattern: String, _ whole: String) throws {
        let schema = try GenerationSchema(
            jsonSchema: ["type": "string", "pattern": .string(pattern)])
        #expect(schema.jsonSchema()["pattern"] == .string(pattern))
        #expect(schema.constraintSchema()["pattern"] == .string(whole))
    }
}
