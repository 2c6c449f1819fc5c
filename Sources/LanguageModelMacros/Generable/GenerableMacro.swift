import SwiftSyntax
import SwiftSyntaxMacros

/// `@Generable`: the schema of a type, and its values to and from generated content.
struct GenerableMacro: MemberMacro, ExtensionMacro {
    /// The expansion is written as it should look.
    static var formatMode: FormatMode { .disabled }

    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let expansion = GenerableExpansion(
            of: node, attachedTo: declaration, in: context.lexicalContext,
            report: context.diagnose)
        return expansion?.members ?? []
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        // The members' expansion has reported what there is to report.
        let expansion = GenerableExpansion(
            of: node, attachedTo: declaration, in: context.lexicalContext, report: { _ in })
        guard let expansion else { return [] }
        let written = SourceWriter.declaration { writer in
            for attribute in declaration.availability { writer.line(attribute) }
            writer.block(
                "extension \(type.trimmedDescription): nonisolated FoundationModels.Generable {"
            ) { writer in
                writer.contentInitializer(
                    access: declaration.accessPrefix(in: context.lexicalContext),
                    expansion.writeInitializer)
            }
        }
        return written.as(ExtensionDeclSyntax.self).map { [$0] } ?? []
    }
}
