import SwiftDiagnostics
import SwiftSyntax

/// A variable that `@SessionPropertyEntry` is attached to.
struct SessionPropertyEntry {
    /// The name of the key's type.
    let keyName: String
    /// The type annotation with its colon; empty where the default value tells the type.
    let typeAnnotation: String
    /// The default value, as the expression was written; nil where it is missing.
    let defaultValue: String?

    /// Reads the variable; nil where it cannot become a session property.
    ///
    /// - Parameters:
    ///   - node: The attribute.
    ///   - declaration: What it is attached to.
    ///   - report: Called with what is wrong.
    init?(
        of node: AttributeSyntax, on declaration: some DeclSyntaxProtocol,
        report: (Diagnostic) -> Void
    ) {
        guard let variable = declaration.as(VariableDeclSyntax.self) else { return nil }
        if variable.bindingSpecifier.tokenKind == .keyword(.let) {
            let replacement = FixIt.replace(
                variable.bindingSpecifier, with: "var", .replaceLetWithVar)
            report(
                Diagnostic(
                    node: node, message: MacroDiagnostic.entryOnConstant,
                    highlights: [Syntax(variable)], fixIts: [replacement]))
            return nil
        }
        if let modifier = variable.modifiers.first(.static, .class) {
            report(
                Diagnostic(
                    node: modifier, message: MacroDiagnostic.entryOnStaticMember,
                    fixIt: .remove(modifier, .removeModifier(modifier.name.text))))
            return nil
        }
        guard let binding = variable.bindings.first, variable.bindings.count == 1 else {
            report(
                Diagnostic(
                    node: node, message: MacroDiagnostic.entryWithoutSimpleName,
                    highlights: [Syntax(variable)]))
            return nil
        }
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
            report(Diagnostic(node: binding, message: MacroDiagnostic.entryWithoutIdentifier))
            return nil
        }
        if let accessors = binding.accessorBlock {
            report(
                Diagnostic(
                    node: accessors, message: MacroDiagnostic.entryOnComputedProperty,
                    fixIt: .remove(macro: node)))
            return nil
        }
        if binding.initializer == nil {
            report(
                Diagnostic(
                    node: name, message: MacroDiagnostic.entryWithoutDefaultValue,
                    highlights: [Syntax(binding)],
                    fixIts: [.insert(" = <#default value#>", after: binding, .addDefaultValue)]))
        }
        keyName = "__Key_" + name.text.withoutBackticks
        typeAnnotation = binding.typeAnnotation?.trimmedDescription ?? ""
        defaultValue = binding.initializer?.value.trimmedDescription
    }
}
