import Testing

/// What `@Generable` adds to enums with associated values.
@Suite struct GenerablePayloadEnumTests {
    @Test func generatesObjectsThatNameTheirCase() {
        let expansion = Expansion(
            of: """
                @Generable(description: "A shape")
                public enum Shape {
                    case point
                    case circle(radius: Double?)
                }
                """)
        #expect(expansion.remarks.isEmpty)
        #expect(
            expansion.text.drop { $0 == "\n" } == #"""
                public enum Shape {
                    case point
                    case circle(radius: Double?)

                    nonisolated public enum PartiallyGenerated: nonisolated FoundationModels.ConvertibleFromGeneratedContent {
                        case point
                        case circle(radius: Double?.PartiallyGenerated?)
                        nonisolated public init(_ content: FoundationModels.GeneratedContent) throws {
                            let type: String = try content.value(forProperty: "type")
                            switch type {
                            case "point": self = .point
                            case "circle": self = .circle(radius: try content.value(forProperty: "radius"))
                            default:
                                throw FoundationModels.GeneratedContent.ParsingError(
                                    rawContent: content.jsonString,
                                    debugDescription: "Unexpected type \"\(type)\" for \(Self.self)"
                                )
                            }
                        }
                    }

                    nonisolated public static var generationSchema: FoundationModels.GenerationSchema {
                        FoundationModels.GenerationSchema(
                            type: Self.self,
                            description: "A shape",
                            anyOf: [
                                DiscriminatedPoint.self,
                                DiscriminatedCircle.self,
                            ]
                        )
                    }

                    private nonisolated struct DiscriminatedPoint: nonisolated FoundationModels.Generable {
                        let generatedContent: FoundationModels.GeneratedContent
                        init(_ content: FoundationModels.GeneratedContent) throws {
                            self.generatedContent = content
                        }
                        static var generationSchema: FoundationModels.GenerationSchema {
                            FoundationModels.GenerationSchema(
                                type: Self.self,
                                properties: [
                                    FoundationModels.GenerationSchema.Property(name: "type", type: String.self, guides: [.constant("point")]),
                                ]
                            )
                        }
                    }

                    private nonisolated struct DiscriminatedCircle: nonisolated FoundationModels.Generable {
                        let generatedContent: FoundationModels.GeneratedContent
                        init(_ content: FoundationModels.GeneratedContent) throws {
                            self.generatedContent = content
                        }
                        static var generationSchema: FoundationModels.GenerationSchema {
                            FoundationModels.GenerationSchema(
                                type: Self.self,
                                properties: [
                                    FoundationModels.GenerationSchema.Property(name: "type", type: String.self, guides: [.constant("circle")]),
                                    FoundationModels.GenerationSchema.Property(name: "radius", type: Double?.self),
                                ]
                            )
                        }
                    }

                    nonisolated public var generatedContent: FoundationModels.GeneratedContent {
                        let explicitNil = false
                        var properties = [(String, any FoundationModels.ConvertibleToGeneratedContent)]()
                        switch self {
                        case .point:
                            addProperty(name: "type", value: "point")
                        case .circle(let value0):
                            addProperty(name: "type", value: "circle")
                            addProperty(name: "radius", value: value0)
                        }
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
                }

                extension Shape: nonisolated FoundationModels.Generable {
                    nonisolated public init(_ content: FoundationModels.GeneratedContent) throws {
                        let type: String = try content.value(forProperty: "type")
                        switch type {
                        case "point": self = .point
                        case "circle": self = .circle(radius: try content.value(forProperty: "radius"))
                        default:
                            throw FoundationModels.GeneratedContent.ParsingError(
                                rawContent: content.jsonString,
                                debugDescription: "Unexpected type \"\(type)\" for \(Self.self)"
                            )
                        }
                    }
                }
                """#)
    }

    @Test(arguments: [
        ("a(Int)", ["value"], "a(try content.value(forProperty: \"value\"))"),
        (
            "a(Int, String, Bool)", ["value", "value1", "value2"],
            "a(try content.value(forProperty: \"value\"), try content.value(forProperty: \"value1\"), try content.value(forProperty: \"value2\"))"
        ),
        ("a(x: Int)", ["x"], "a(x: try content.value(forProperty: \"x\"))"),
        ("a(x y: Int)", ["y"], "a(x: try content.value(forProperty: \"y\"))"),
        ("a(_ y: Int)", ["y"], "a(try content.value(forProperty: \"y\"))"),
        (
            "a(x: Int, Int)", ["x", "value"],
            "a(x: try content.value(forProperty: \"x\"), try content.value(forProperty: \"value\"))"
        ),
        ("a(`repeat`: Int)", ["repeat"], "a(`repeat`: try content.value(forProperty: \"repeat\"))"),
    ])
    func namesValuesByLabelOrPlace(declaration: String, names: [String], reading: String) {
        let expansion = Expansion(of: "@Generable enum A { case \(declaration) }")
        let content = expansion["generatedContent"] ?? ""
        #expect(
            content.matches(of: /addProperty\(name: "(\w+)", value: value/).map { String($0.1) }
                == names)
        #expect(expansion["extension"]?.contains("case \"a\": self = .\(reading)\n") == true)
    }

    @Test(arguments: [
        ("indirect enum A { case a(A), b }", "indirect enum PartiallyGenerated", "\n    case a("),
        ("enum A { indirect case a(A); case b }", " enum PartiallyGenerated", "indirect case a("),
    ])
    func repeatsIndirection(declaration: String, head: String, line: String) {
        let partial = Expansion(of: "@Generable \(declaration)")["PartiallyGenerated"]
        #expect(partial?.contains(head) == true)
        #expect(partial?.contains("\(line)A.PartiallyGenerated?)") == true)
    }

    @Test(arguments: [
        ("circle", "DiscriminatedCircle"), ("`default`", "DiscriminatedDefault"),
        ("élan", "DiscriminatedÉlan"), ("`two words`", "`DiscriminatedTwo words`"),
    ])
    func namesTheTypesOfCases(name: String, type: String) {
        let expansion = Expansion(of: "@Generable enum A { case \(name)(Int) }")
        #expect(expansion.text.contains("private nonisolated struct \(type): nonisolated"))
        #expect(expansion["generationSchema"]?.contains("\(type).self,") == true)
    }

    @Test func passesExplicitNilOn() {
        let expansion = Expansion(
            of: """
                @Generable(representNilExplicitlyInGeneratedContent: true)
                enum A { case a(Int?) }
                """)
        #expect(expansion["generatedContent"]?.contains("let explicitNil = true\n") == true)
        #expect(
            expansion["DiscriminatedA"]?.contains(
                "representNilExplicitlyInGeneratedContent: true,\n") == true)
    }

    @Test func leavesTheTypesOwnPartialAlone() {
        let expansion = Expansion(
            of: "@Generable enum A { case a(Int); struct PartiallyGenerated {} }")
        #expect(!expansion.text.contains("ConvertibleFromGeneratedContent {"))
    }

    @Test func carriesConditionalBlocksOver() {
        let expansion = Expansion(
            of: """
                @Generable enum A {
                    #if os(Linux)
                    case a(Int)
                    #else
                    case b
                    #endif
                }
                """)
        #expect(
            expansion["generationSchema"]?.contains(
                """
                    var anyOf = [any FoundationModels.Generable.Type]()
                    #if os(Linux)
                    anyOf.append(DiscriminatedA.self)
                    #else
                    anyOf.append(DiscriminatedB.self)
                    #endif
                """) == true)
        #expect(
            expansion["PartiallyGenerated"]?.contains(
                """
                    #if os(Linux)
                    case a(Int.PartiallyGenerated?)
                    #else
                    case b
                    #endif
                """) == true)
        #expect(
            expansion.text.contains(
                """
                    #if os(Linux)
                    private nonisolated struct DiscriminatedA: nonisolated FoundationModels.Generable {
                """))
    }
}
