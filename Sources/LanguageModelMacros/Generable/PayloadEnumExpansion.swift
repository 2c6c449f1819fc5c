import SwiftSyntax

/// What `@Generable` adds to an enum with associated values.
///
/// A value is an object whose `type` names the case. In the schema a type of its own stands for
/// each case.
struct PayloadEnumExpansion {
    let declaration: EnumDeclSyntax
    let arguments: GenerableArguments
    let cases: ConditionalMembers<EnumCase>
    let access: String

    /// The members to add.
    var members: [DeclSyntax] {
        let partial = declaration.memberBlock.members.declaresPartiallyGenerated
        return (partial ? [] : [partiallyGenerated]) + [schema] + discriminatedTypes + [content]
    }

    /// The body of the initialiser from content; that of the partial type is the same.
    func writeInitializer(_ writer: inout SourceWriter) {
        writer.line(#"let type: String = try content.value(forProperty: "type")"#)
        writer.line("switch type {")
        writer.each(cases) { writer, enumCase in
            let payload = enumCase.payload { value in
                "try content.value(forProperty: \(value.key.swiftLiteral))"
            }
            writer.line("case \(enumCase.key.swiftLiteral): self = .\(enumCase.name)\(payload)")
        }
        writer.block("default:", "}") { $0.throwUnexpected("type", variable: "type") }
    }

    private var schema: DeclSyntax {
        .generationSchema(
            access: access, arguments: arguments.schemaArguments, last: "anyOf",
            elementType: "any FoundationModels.Generable.Type", cases
        ) { "\($0.discriminatedTypeName).self" }
    }

    private var content: DeclSyntax {
        .generatedContent(access: access, explicitNil: arguments.explicitNil) { writer in
            writer.line("switch self {")
            writer.each(cases) { writer, enumCase in
                // Numbered names cannot hide anything that the body uses.
                let names = enumCase.values.indices.map { "let value\($0)" }
                let pattern = names.isEmpty ? "" : "(\(names.joined(separator: ", ")))"
                writer.block("case .\(enumCase.name)\(pattern):", "") { writer in
                    writer.line("addProperty(name: \"type\", value: \(enumCase.key.swiftLiteral))")
                    for (index, value) in enumCase.values.enumerated() {
                        writer.line(
                            "addProperty(name: \(value.key.swiftLiteral), value: value\(index))")
                    }
                }
            }
            writer.line("}")
        }
    }

    private var partiallyGenerated: DeclSyntax {
        let indirect = declaration.modifiers.first(.indirect) == nil ? "" : "indirect "
        return SourceWriter.declaration { writer in
            writer.block(
                "nonisolated \(access)\(indirect)enum PartiallyGenerated: nonisolated FoundationModels.ConvertibleFromGeneratedContent {"
            ) { writer in
                writer.each(cases) { writer, enumCase in
                    let indirect = enumCase.isIndirect ? "indirect " : ""
                    let payload = enumCase.payload { "\($0.type).PartiallyGenerated?" }
                    writer.line("\(indirect)case \(enumCase.name)\(payload)")
                }
                writer.contentInitializer(access: access, writeInitializer)
            }
        }
    }

    /// The types that stand for the cases in the schema; an `#if` block is one declaration.
    private var discriminatedTypes: [DeclSyntax] {
        cases.separated.map { item in
            SourceWriter.declaration { writer in
                writer.each(item, writeDiscriminatedType)
            }
        }
    }

    private func writeDiscriminatedType(_ writer: inout SourceWriter, _ enumCase: EnumCase) {
        let type = StoredProperty.schema(
            key: "type", type: "String", guides: [".constant(\(enumCase.key.swiftLiteral))"])
        let values = enumCase.values.map { StoredProperty.schema(key: $0.key, type: $0.type) }
        writer.block(
            "private nonisolated struct \(enumCase.discriminatedTypeName): nonisolated FoundationModels.Generable {"
        ) { writer in
            writer.line("let generatedContent: FoundationModels.GeneratedContent")
            writer.block("init(_ content: FoundationModels.GeneratedContent) throws {") {
                $0.line("self.generatedContent = content")
            }
            writer.block("static var generationSchema: FoundationModels.GenerationSchema {") {
                $0.block("FoundationModels.GenerationSchema(", ")") { writer in
                    writer.line("type: Self.self,")
                    for argument in arguments.explicitNilArgument { writer.line("\(argument),") }
                    writer.block("properties: [", "]") { writer in
                        for property in [type] + values { writer.line("\(property),") }
                    }
                }
            }
        }
    }
}
