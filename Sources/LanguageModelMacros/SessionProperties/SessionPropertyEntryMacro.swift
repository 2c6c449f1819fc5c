import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `@SessionPropertyEntry`: a key for a property of the session, and accessors that use it.
struct SessionPropertyEntryMacro: PeerMacro, AccessorMacro {
    static var formatMode: FormatMode { .disabled }

    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let outer = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)
        guard let outer, outer.extendedType.names("SessionPropertyValues") else {
            context.diagnose(
                Diagnostic(
                    node: node, message: MacroDiagnostic.entryOutsideExtension,
                    highlights: [Syntax(declaration)], fixIts: [.remove(macro: node)]))
            return []
        }
        let entry = SessionPropertyEntry(of: node, on: declaration, report: context.diagnose)
        guard let entry, let value = entry.defaultValue else { return [] }
        return [
            SourceWriter.declaration { writer in
                writer.block(
                    "private struct \(entry.keyName): FoundationModels.SessionPropertyKey {"
                ) { writer in
                    writer.line("@FoundationModels.__SessionPropertyEntryDefaultValue")
                    writer.line("static var defaultValue\(entry.typeAnnotation) = \(value)")
                }
            }
        ]
    }

    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        // The peers' expansion reports.
        let entry = SessionPropertyEntry(of: node, on: declaration, report: { _ in })
        guard let entry else { return [] }
        let access = "self[\(entry.keyName).self]"
        return [
            """
            get {
                \(raw: access)
            }
            """,
            """
            set {
                \(raw: access) = newValue
            }
            """,
            """
            _modify {
                yield &\(raw: access)
            }
            """,
        ]
    }
}

/// The default value of a session property, computed each time it is asked for.
///
/// A stored one would be a global variable, which has to be safe to share between threads.
struct SessionPropertyEntryDefaultValueMacro: AccessorMacro {
    static var formatMode: FormatMode { .disabled }

    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first
        guard let value = binding?.initializer?.value else { return [] }
        return [
            """
            get {
                \(raw: value.trimmedDescription)
            }
            """
        ]
    }
}
