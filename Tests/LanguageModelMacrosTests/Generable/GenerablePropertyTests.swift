import Testing

/// Which properties `@Generable` takes, and how it names them.
@Suite struct GenerablePropertyTests {
    /// The names and types that the schema of a struct with these members lists.
    private func properties(_ members: String) -> [String] {
        let schema = Expansion(of: "@Generable struct A {\n\(members)\n}")["generationSchema"] ?? ""
        return schema.matches(of: /Property\(name: "(.*?)", type: (.*)\.self\),/)
            .map { "\($0.output.1): \($0.output.2)" }
    }

    @Test(arguments: [
        ("var a: Int, b: [String]", ["a: Int", "b: [String]"]),
        ("var a, b: Int", ["a: Int", "b: Int"]),
        ("var a: Int = 42", ["a: Int"]),
        ("static var a: Int = 1; var b: Int", ["b: Int"]),
        ("var a: Int { 1 }; var b: Int", ["b: Int"]),
        ("var a: Int { get { 1 } set {} }; var b: Int", ["b: Int"]),
        ("var a: Int = 1 { didSet {} }; var b: Int", ["b: Int"]),
        ("let a = UUID(); var b: Int", ["b: Int"]),
        ("@Clamped var a: Int", ["a: Int"]),
        ("private var a: Int", ["a: Int"]),
        ("var a: Swift.Optional<Int>", ["a: Swift.Optional<Int>"]),
        ("var a: Outer.Inner /* note */", ["a: Outer.Inner"]),
        ("var `default`: Int", ["default: Int"]),
        ("var `two words`: Int", ["two words: Int"]),
        ("func f() {}; init() {}; struct B { var c: Int }; var d: Int", ["d: Int"]),
    ])
    func takesStoredPropertiesWithTypes(members: String, expected: [String]) {
        #expect(properties(members) == expected)
    }

    @Test func keepsBackticksInCodeOnly() {
        let expansion = Expansion(of: "@Generable struct A { var `default`: Int }")
        #expect(
            expansion["generatedContent"]?.contains(
                #"addProperty(name: "default", value: self.`default`)"#) == true)
        #expect(
            expansion["extension"]?.contains(
                #"self.`default` = try content.value(forProperty: "default")"#) == true)
        #expect(
            expansion["PartiallyGenerated"]?.contains("var `default`: Int.PartiallyGenerated?")
                == true)
    }

    @Test(arguments: [
        "struct A: Identifiable { var x: Int; var id: String { \"\\(x)\" } }",
        "struct A: Codable & Swift.Identifiable { var x: Int; let id = UUID() }",
        "struct A { var id: Int; var x: Int }",
        "struct A: @retroactive Identifiable { var id: Int; var x: Int }",
    ])
    func addsNoIdentityBesideOneOfTheType(declaration: String) {
        let partial = Expansion(of: "@Generable \(declaration)")["PartiallyGenerated"]
        #expect(
            partial?.hasPrefix(
                "nonisolated struct PartiallyGenerated: nonisolated FoundationModels.ConvertibleFromGeneratedContent {"
            ) == true)
        #expect(partial?.contains("GenerationID") == false)
    }

    @Test func aComputedIDAloneIsNoIdentity() {
        let expansion = Expansion(of: "@Generable struct A { var id: Int { 1 }; var x: Int }")
        #expect(
            expansion["PartiallyGenerated"]?.contains("var id: FoundationModels.GenerationID")
                == true)
    }

    @Test(arguments: [
        "struct PartiallyGenerated {}", "typealias PartiallyGenerated = Self",
        "enum PartiallyGenerated {}",
        """
        #if os(Linux)
        struct PartiallyGenerated {}
        #endif
        """,
    ])
    func leavesTheTypesOwnPartialAlone(member: String) {
        let expansion = Expansion(
            of: """
                @Generable struct A {
                    var x: Int
                    \(member)
                }
                """)
        #expect(!expansion.text.contains("ConvertibleFromGeneratedContent {"))
        #expect(expansion["generationSchema"] != nil)
    }

    @Test func aPropertyOfThatNameIsNoPartialType() {
        let expansion = Expansion(of: "@Generable struct A { var PartiallyGenerated: Int }")
        #expect(expansion.text.contains("struct PartiallyGenerated: Identifiable"))
    }

    @Test func carriesConditionalBlocksOver() {
        let expansion = Expansion(
            of: """
                @Generable struct A {
                    var a: Int
                    #if os(Linux) || DEBUG
                    var b: String
                    #if DEBUG
                    var c: Bool
                    #endif
                    #elseif os(macOS)
                    #else
                    var d: Double?
                    #endif
                }
                """)
        #expect(
            expansion["generationSchema"] == """
                nonisolated static var generationSchema: FoundationModels.GenerationSchema {
                    var properties = [FoundationModels.GenerationSchema.Property]()
                    properties.append(FoundationModels.GenerationSchema.Property(name: "a", type: Int.self))
                    #if os(Linux) || DEBUG
                    properties.append(FoundationModels.GenerationSchema.Property(name: "b", type: String.self))
                    #if DEBUG
                    properties.append(FoundationModels.GenerationSchema.Property(name: "c", type: Bool.self))
                    #endif
                    #elseif os(macOS)
                    #else
                    properties.append(FoundationModels.GenerationSchema.Property(name: "d", type: Double?.self))
                    #endif
                    return FoundationModels.GenerationSchema(
                        type: Self.self,
                        properties: properties
                    )
                }
                """)
        #expect(
            expansion["extension"] == """
                extension A: nonisolated FoundationModels.Generable {
                    nonisolated init(_ content: FoundationModels.GeneratedContent) throws {
                        self.a = try content.value(forProperty: "a")
                        #if os(Linux) || DEBUG
                        self.b = try content.value(forProperty: "b")
                        #if DEBUG
                        self.c = try content.value(forProperty: "c")
                        #endif
                        #elseif os(macOS)
                        #else
                        self.d = try content.value(forProperty: "d")
                        #endif
                    }
                }
                """)
    }
}
