import SwiftSyntax

/// What `@Generable` adds to an enum none of whose cases has associated values.
struct PlainEnumExpansion {
    let arguments: GenerableArguments
    let cases: ConditionalMembers<EnumCase>
    /// Whether the enum's raw values are strings, which then stand for the cases.
    let hasStringValues: Bool
    let access: String

    /// The members to add.
    var members: [DeclSyntax] {
        [
            .generationSchema(
                access: access, arguments: arguments.schemaArguments, last: "anyOf",
                elementType: "String", cases
            ) { hasStringValues ? "Self.\($0.name).rawValue" : $0.key.swiftLiteral },
            content,
        ]
    }

    /// The body of the initialiser from content.
    func writeInitializer(_ writer: inout SourceWriter) {
        writer.line("let rawValue = try content.value(String.self)")
        if hasStringValues {
            writer.block("guard let value = Self(rawValue: rawValue) else {") {
                $0.throwUnexpected("rawValue", variable: "rawValue")
            }
            writer.line("self = value")
        } else {
            writer.line("switch rawValue {")
            writer.each(cases) { writer, enumCase in
                writer.line("case \(enumCase.key.swiftLiteral): self = .\(enumCase.name)")
            }
            writer.block("default:", "}") { $0.throwUnexpected("value", variable: "rawValue") }
        }
    }

    private var content: DeclSyntax {
        SourceWriter.declaration { writer in
            writer.block(
                "nonisolated \(access)var generatedContent: FoundationModels.GeneratedContent {"
            ) { writer in
                if hasStringValues {
                    writer.line("rawValue.generatedContent")
                } else {
                    writer.line("switch self {")
                    writer.each(cases) { writer, enumCase in
                        let content = "\(enumCase.key.swiftLiteral).generatedContent"
                        writer.line("case .\(enumCase.name): return \(content)")
                    }
                    writer.line("}")
                }
            }
        }
    }
}
