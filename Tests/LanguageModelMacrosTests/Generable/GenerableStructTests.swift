import Testing

/// What `@Generable` adds to structs.
@Suite struct GenerableStructTests {
    @Test func addsMembersAndConformance() {
        let expansion = Expansion(
            of: """
                @Generable(description: "A dish")
                struct Dish {
                    var name: String
                    let price: Double?
                }
                """)
        #expect(expansion.remarks.isEmpty)
        #expect(
            expansion.text.drop { $0 == "\n" } == """
                struct Dish {
                    var name: String
                    let price: Double?

                    nonisolated static var generationSchema: FoundationModels.GenerationSchema {
                        FoundationModels.GenerationSchema(
                            type: Self.self,
                            description: "A dish",
                            properties: [
                                FoundationModels.GenerationSchema.Property(name: "name", type: String.self),
                                FoundationModels.GenerationSchema.Property(name: "price", type: Double?.self),
                            ]
                        )
                    }

                    nonisolated var generatedContent: FoundationModels.GeneratedContent {
                        let explicitNil = false
                        var properties = [(String, any FoundationModels.ConvertibleToGeneratedContent)]()
                        addProperty(name: "name", value: self.name)
                        addProperty(name: "price", value: self.price)
                        return FoundationModels.GeneratedContent(
                            properties: properties,
                            uniquingKeysWith: { _, second in second }
                        )
                        func addProperty(name: String, value: some FoundationModels.Generable) {
                            properties.append((name, value))
                        }
                        func addProperty(name: String, value: (some FoundationModels.Generable)?) {
                            if explicitNil || value != nil {
                                properties.append((name, value))
                            }
                        }
                    }

                    nonisolated struct PartiallyGenerated: Identifiable, nonisolated FoundationModels.ConvertibleFromGeneratedContent {
                        var id: FoundationModels.GenerationID
                        var name: String.PartiallyGenerated?
                        var price: Double?.PartiallyGenerated?
                        nonisolated init(_ content: FoundationModels.GeneratedContent) throws {
                            self.id = content.id ?? FoundationModels.GenerationID()
                            self.name = try content.value(forProperty: "name")
                            self.price = try content.value(forProperty: "price")
                        }
                    }
                }

                extension Dish: nonisolated FoundationModels.Generable {
                    nonisolated init(_ content: FoundationModels.GeneratedContent) throws {
                        self.name = try content.value(forProperty: "name")
                        self.price = try content.value(forProperty: "price")
                    }
                }
                """)
    }

    @Test(arguments: [
        ("public struct A", "public "), ("package struct A", "package "), ("struct A", ""),
        ("internal struct A", ""), ("fileprivate struct A", ""), ("private struct A", ""),
    ])
    func givesMembersTheAccessOfTheType(head: String, access: String) {
        let expansion = Expansion(of: "@Generable \(head) { var x: Int }")
        #expect(
            expansion["PartiallyGenerated"] == """
                nonisolated \(access)struct PartiallyGenerated: Identifiable, nonisolated FoundationModels.ConvertibleFromGeneratedContent {
                    \(access)var id: FoundationModels.GenerationID
                    \(access)var x: Int.PartiallyGenerated?
                    nonisolated \(access)init(_ content: FoundationModels.GeneratedContent) throws {
                        self.id = content.id ?? FoundationModels.GenerationID()
                        self.x = try content.value(forProperty: "x")
                    }
                }
                """)
        #expect(
            expansion["extension"] == """
                extension A: nonisolated FoundationModels.Generable {
                    nonisolated \(access)init(_ content: FoundationModels.GeneratedContent) throws {
                        self.x = try content.value(forProperty: "x")
                    }
                }
                """)
        #expect(expansion.text.contains("nonisolated \(access)static var generationSchema:"))
        #expect(expansion.text.contains("nonisolated \(access)var generatedContent:"))
    }

    @Test func takesTheAccessOfTheExtensionAround() {
        let expansion = Expansion(
            of: """
                public extension Outer {
                    @Generable struct Inner { var x: Int }
                }
                """)
        #expect(expansion.text.contains("nonisolated public static var generationSchema:"))
        #expect(expansion.text.contains("nonisolated public init("))
    }

    @Test(arguments: [
        ("", ["type: Self.self"]),
        ("()", ["type: Self.self"]),
        ("(description: \"D \\(n)\")", ["type: Self.self", "description: \"D \\(n)\""]),
        ("(name: \"N\")", ["type: Self.self", "name: \"N\""]),
        (
            "(representNilExplicitlyInGeneratedContent: true)",
            ["type: Self.self", "representNilExplicitlyInGeneratedContent: true"]
        ),
        (
            "(name: n, description: d, representNilExplicitlyInGeneratedContent: false)",
            [
                "type: Self.self", "name: n", "description: d",
                "representNilExplicitlyInGeneratedContent: false",
            ]
        ),
    ])
    func passesArgumentsToTheSchema(arguments: String, expected: [String]) {
        let expansion = Expansion(of: "@Generable\(arguments) struct A { var x: Int }")
        let lines = expected.map { "        \($0),\n" }.joined()
        #expect(
            expansion["generationSchema"] == """
                nonisolated static var generationSchema: FoundationModels.GenerationSchema {
                    FoundationModels.GenerationSchema(
                \(lines)        properties: [
                            FoundationModels.GenerationSchema.Property(name: "x", type: Int.self),
                        ]
                    )
                }
                """)
    }

    @Test func writesNilWhereAskedTo() {
        let expansion = Expansion(
            of: """
                @Generable(representNilExplicitlyInGeneratedContent: Options.nulls)
                struct A { var x: Int? }
                """)
        let content = expansion["generatedContent"]
        #expect(content?.contains("    let explicitNil = Options.nulls\n") == true)
    }

    @Test func handlesAStructWithoutProperties() {
        let expansion = Expansion(of: "@Generable struct A {}")
        #expect(
            expansion["generationSchema"] == """
                nonisolated static var generationSchema: FoundationModels.GenerationSchema {
                    FoundationModels.GenerationSchema(
                        type: Self.self,
                        properties: [
                        ]
                    )
                }
                """)
        #expect(
            expansion["extension"] == """
                extension A: nonisolated FoundationModels.Generable {
                    nonisolated init(_ content: FoundationModels.GeneratedContent) throws {
                    }
                }
                """)
    }

    @Test func repeatsAvailabilityOnTheExtension() {
        let expansion = Expansion(
            of: """
                @available(macOS 26.0, iOS 26.0, *)
                @available(*, deprecated)
                @MainActor
                @Generable struct A { var x: Int }
                """)
        #expect(
            expansion["extension"]?.hasPrefix(
                """
                @available(macOS 26.0, iOS 26.0, *)
                @available(*, deprecated)
                extension A: nonisolated FoundationModels.Generable {
                """) == true)
    }

    @Test func extendsNestedTypesByTheirFullName() {
        let expansion = Expansion(
            of: """
                extension Outer {
                    enum Middle {
                        @Generable struct Inner { var x: Int }
                    }
                }
                """)
        #expect(
            expansion["extension"]?.hasPrefix(
                "extension Outer.Middle.Inner: nonisolated FoundationModels.Generable {") == true)
    }

    @Test func handlesGenericStructs() {
        let expansion = Expansion(
            of: """
                @Generable struct Page<Item: Generable> {
                    var items: [Item]
                    var next: Item?
                }
                """)
        #expect(
            expansion["PartiallyGenerated"]?.contains(
                """
                    var items: [Item].PartiallyGenerated?
                    var next: Item?.PartiallyGenerated?
                """) == true)
        #expect(expansion["extension"]?.hasPrefix("extension Page: nonisolated") == true)
    }
}
