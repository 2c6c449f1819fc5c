import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `@Guide`: adds nothing by itself; `@Generable` reads it.
struct GuideMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        if !isStoredProperty(declaration) {
            context.diagnose(
                Diagnostic(
                    node: node, message: MacroDiagnostic.guideOnNonStoredProperty,
                    fixIt: .remove(macro: node)))
        }
        return []
    }

    private static func isStoredProperty(_ declaration: some DeclSyntaxProtocol) -> Bool {
        guard let variable = declaration.as(VariableDeclSyntax.self) else { return false }
        return variable.modifiers.first(.static, .class) == nil
            && variable.bindings.allSatisfy { $0.accessorBlock == nil }
    }
}
