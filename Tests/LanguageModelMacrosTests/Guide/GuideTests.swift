import Testing

/// How `@Guide` gets into the schema.
@Suite struct GuideTests {
    /// The schema's entry for a property.
    private func entry(_ property: String) -> String? {
        let schema = Expansion(of: "@Generable struct A {\n\(property)\n}")["generationSchema"]
        let entry = schema?.firstMatch(
            of: /(?s)FoundationModels\.GenerationSchema\.Property\((.*?)\),\n        ]/)
        return entry.map { String($0.output.1) }
    }

    @Test(arguments: [
        ("@Guide(description: \"D\") var x: Int", #"name: "x", description: "D", type: Int.self"#),
        (
            "@Guide(.range(1...Self.limit)) var x: Int",
            #"name: "x", type: Int.self, guides: [.range(1...Self.limit)]"#
        ),
        (
            "@Guide(description: \"D \\(1 + 1)\", .count(4), .element(.anyOf([\"a\"]))) var x: [String]?",
            #"name: "x", description: "D \(1 + 1)", type: [String]?.self, guides: [.count(4), .element(.anyOf(["a"]))]"#
        ),
        (
            "@Guide(description: \"D\", /[A-Z]{3}-\\d+/) var x: String",
            #"name: "x", description: "D", type: String.self, guides: [/[A-Z]{3}-\d+/]"#
        ),
        (
            "@FoundationModels.Guide(description: \"D\") var x: Int",
            #"name: "x", description: "D", type: Int.self"#
        ),
        ("@Other.Guide(description: \"D\") var x: Int", #"name: "x", type: Int.self"#),
        (
            "@Clamped @Guide(.minimum(1)) var x: Int",
            #"name: "x", type: Int.self, guides: [.minimum(1)]"#
        ),
    ])
    func describesTheProperty(property: String, expected: String) {
        #expect(entry(property) == expected)
    }

    @Test(arguments: [
        (
            "@Guide(description: \"D\") @Guide(.minimum(1)) @Guide(.maximum(9)) var x: Int",
            #"name: "x", description: "D", type: Int.self, guides: [.minimum(1), .maximum(9)]"#
        ),
        (
            "@Guide(.anyOf(names))\n@Guide(description: \"D\", /a+/)\nvar x: String",
            #"name: "x", description: "D", type: String.self, guides: [.anyOf(names), .pattern(/a+/)]"#
        ),
        (
            "@Guide(/a(b)/) @FoundationModels.Guide(#/c/#) var x: String",
            #"name: "x", type: String.self, guides: [.pattern(/a(b)/), .pattern(#/c/#)]"#
        ),
    ])
    func mergesStackedAttributes(property: String, expected: String) {
        #expect(entry(property) == expected)
    }

    @Test func keepsTheLinesOfLongDescriptions() {
        let property = #"""
                @Guide(
                    description: """
                        First line
                          indented

                        last
                        """,
                    .count(2))
                var x: [Int]
            """#
        #expect(
            entry(property) == #"""
                name: "x", description: """
                            First line
                              indented

                            last
                            """, type: [Int].self, guides: [.count(2)]
                """#)
    }

    @Test func addsNothingByItself() {
        let expansion = Expansion(of: "struct A {\n    @Guide(.count(2)) var x: [Int]\n}")
        #expect(expansion.text == "struct A {\n    var x: [Int]\n}")
        #expect(expansion.remarks.isEmpty)
    }
}
