import SwiftSyntax

/// What `@Generable` adds to a struct.
struct StructExpansion {
    let declaration: StructDeclSyntax
    let arguments: GenerableArguments
    let properties: ConditionalMembers<StoredProperty>
    let access: String

    /// The members to add.
    var members: [DeclSyntax] {
        let partial = declaration.memberBlock.members.declaresPartiallyGenerated
        return [schema, content] + (partial ? [] : [partiallyGenerated])
    }

    /// The body of the initialiser from content.
    func writeInitializer(_ writer: inout SourceWriter) {
        writer.each(properties) { $0.line($1.assignment) }
    }

    private var schema: DeclSyntax {
        .generationSchema(
            access: access, arguments: arguments.schemaArguments + arguments.explicitNilArgument,
            last: "properties", elementType: "FoundationModels.GenerationSchema.Property",
            properties, \.schema)
    }

    private var content: DeclSyntax {
        .generatedContent(access: access, explicitNil: arguments.explicitNil) { writer in
            writer.each(properties) { writer, property in
                writer.line(
                    "addProperty(name: \(property.key.swiftLiteral), value: self.\(property.name))")
            }
        }
    }

    private var partiallyGenerated: DeclSyntax {
        let isIdentifiable = declaration.inheritedTypes.contains {
            $0.names("Identifiable", of: "Swift")
        }
        let hasID = isIdentifiable || properties.all.contains { $0.key == "id" }
        let conformances = hasID ? "" : "Identifiable, "
        return SourceWriter.declaration { writer in
            writer.block(
                "nonisolated \(access)struct PartiallyGenerated: \(conformances)nonisolated FoundationModels.ConvertibleFromGeneratedContent {"
            ) { writer in
                if !hasID { writer.line("\(access)var id: FoundationModels.GenerationID") }
                writer.each(properties) { writer, property in
                    writer.line(
                        "\(access)var \(property.name): \(property.type).PartiallyGenerated?")
                }
                writer.contentInitializer(access: access) { writer in
                    if !hasID {
                        writer.line("self.id = content.id ?? FoundationModels.GenerationID()")
                    }
                    writeInitializer(&writer)
                }
            }
        }
    }
}

extension MemberBlockItemListSyntax {
    /// Whether a type or an alias called `PartiallyGenerated` is among the members.
    var declaresPartiallyGenerated: Bool {
        contains { member in
            if let block = member.decl.as(IfConfigDeclSyntax.self) {
                return block.clauses.contains { clause in
                    clause.elements?.as(Self.self)?.declaresPartiallyGenerated ?? false
                }
            }
            let isType =
                member.decl.asProtocol((any DeclGroupSyntax).self) != nil
                || member.decl.is(TypeAliasDeclSyntax.self)
            let name = member.decl.asProtocol((any NamedDeclSyntax).self)?.name.text
            return isType && name == "PartiallyGenerated"
        }
    }
}
