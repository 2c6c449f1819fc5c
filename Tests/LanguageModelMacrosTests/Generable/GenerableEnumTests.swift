import Testing

/// What `@Generable` adds to enums without associated values.
@Suite struct GenerableEnumTests {
    @Test func generatesCasesByName() {
        let expansion = Expansion(
            of: """
                @Generable(name: "Compass", description: "Where to")
                enum Direction {
                    case north, south
                    case `default`
                }
                """)
        #expect(expansion.remarks.isEmpty)
        #expect(
            expansion.text.drop { $0 == "\n" } == #"""
                enum Direction {
                    case north, south
                    case `default`

                    nonisolated static var generationSchema: FoundationModels.GenerationSchema {
                        FoundationModels.GenerationSchema(
                            type: Self.self,
                            name: "Compass",
                            description: "Where to",
                            anyOf: [
                                "north",
                                "south",
                                "default",
                            ]
                        )
                    }

                    nonisolated var generatedContent: FoundationModels.GeneratedContent {
                        switch self {
                        case .north: return "north".generatedContent
                        case .south: return "south".generatedContent
                        case .`default`: return "default".generatedContent
                        }
                    }
                }

                extension Direction: nonisolated FoundationModels.Generable {
                    nonisolated init(_ content: FoundationModels.GeneratedContent) throws {
                        let rawValue = try content.value(String.self)
                        switch rawValue {
                        case "north": self = .north
                        case "south": self = .south
                        case "default": self = .`default`
                        default:
                            throw FoundationModels.GeneratedContent.ParsingError(
                                rawContent: content.jsonString,
                                debugDescription: "Unexpected value \"\(rawValue)\" for \(Self.self)"
                            )
                        }
                    }
                }
                """#)
    }

    @Test(arguments: ["String", "Swift.String", "String, Codable"])
    func generatesStringRawValues(inherited: String) {
        let expansion = Expansion(
            of: #"@Generable public enum Size: \#(inherited) { case small = "extra small", large }"#
        )
        #expect(
            expansion["generationSchema"] == """
                nonisolated public static var generationSchema: FoundationModels.GenerationSchema {
                    FoundationModels.GenerationSchema(
                        type: Self.self,
                        anyOf: [
                            Self.small.rawValue,
                            Self.large.rawValue,
                        ]
                    )
                }
                """)
        #expect(
            expansion["generatedContent"] == """
                nonisolated public var generatedContent: FoundationModels.GeneratedContent {
                    rawValue.generatedContent
                }
                """)
        #expect(
            expansion["extension"] == #"""
                extension Size: nonisolated FoundationModels.Generable {
                    nonisolated public init(_ content: FoundationModels.GeneratedContent) throws {
                        let rawValue = try content.value(String.self)
                        guard let value = Self(rawValue: rawValue) else {
                            throw FoundationModels.GeneratedContent.ParsingError(
                                rawContent: content.jsonString,
                                debugDescription: "Unexpected rawValue \"\(rawValue)\" for \(Self.self)"
                            )
                        }
                        self = value
                    }
                }
                """#)
    }

    @Test(arguments: ["Int", "Codable, CaseIterable", "Codable & String"])
    func otherRawValuesDoNotMatter(inherited: String) {
        let expansion = Expansion(of: "@Generable enum Level: \(inherited) { case low }")
        let isString = inherited.hasSuffix("String") && !inherited.contains("&")
        #expect(expansion["generationSchema"]?.contains(#""low""#) == !isString)
        #expect(expansion["generatedContent"]?.contains(#"case .low: return "low""#) == true)
    }

    @Test func addsNoPartialType() {
        let expansion = Expansion(of: "@Generable enum A { case a }")
        #expect(!expansion.text.contains("PartiallyGenerated"))
    }

    @Test func carriesConditionalBlocksOver() {
        let expansion = Expansion(
            of: """
                @Generable enum A {
                    #if os(Linux)
                    case penguin
                    #else
                    case apple
                    #endif
                    case other
                }
                """)
        #expect(
            expansion["generationSchema"] == """
                nonisolated static var generationSchema: FoundationModels.GenerationSchema {
                    var anyOf = [String]()
                    #if os(Linux)
                    anyOf.append("penguin")
                    #else
                    anyOf.append("apple")
                    #endif
                    anyOf.append("other")
                    return FoundationModels.GenerationSchema(
                        type: Self.self,
                        anyOf: anyOf
                    )
                }
                """)
        #expect(
            expansion["generatedContent"] == """
                nonisolated var generatedContent: FoundationModels.GeneratedContent {
                    switch self {
                    #if os(Linux)
                    case .penguin: return "penguin".generatedContent
                    #else
                    case .apple: return "apple".generatedContent
                    #endif
                    case .other: return "other".generatedContent
                    }
                }
                """)
    }
}
