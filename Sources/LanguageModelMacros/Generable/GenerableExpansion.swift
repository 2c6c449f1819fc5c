import SwiftDiagnostics
import SwiftSyntax

/// What `@Generable` adds to a declaration.
enum GenerableExpansion {
    case ofStruct(StructExpansion)
    case ofPlainEnum(PlainEnumExpansion)
    case ofPayloadEnum(PayloadEnumExpansion)

    /// Reads the declaration; nil where there is nothing to add.
    ///
    /// - Parameters:
    ///   - node: The attribute.
    ///   - declaration: What it is attached to.
    ///   - lexicalContext: What the declaration stands in, from the inside out.
    ///   - report: Called with what is wrong.
    init?(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        in lexicalContext: [Syntax], report: (Diagnostic) -> Void
    ) {
        func refuse(_ fault: MacroDiagnostic) {
            report(Diagnostic(node: node, message: fault, fixIt: .remove(macro: node)))
        }
        if declaration.inheritedTypes.contains(where: { $0.names("Generable") }) {
            refuse(.alreadyGenerable)
            return nil
        }
        if let (name, modifier) = declaration.privateType(in: lexicalContext) {
            // Only changes to the declaration itself can be offered.
            let isOwn = modifier.root.id == declaration.root.id
            let fixIts =
                isOwn ? [FixIt.replace(modifier, with: "fileprivate", .replacePrivate)] : []
            let fault = MacroDiagnostic.privateType(name: name)
            report(Diagnostic(node: node, message: fault, fixIts: fixIts))
            return nil
        }
        let arguments = GenerableArguments(node)
        let access = declaration.accessPrefix(in: lexicalContext)
        if let declaration = declaration.as(StructDeclSyntax.self) {
            let properties = withoutActuallyEscaping(report) {
                StoredPropertyReader(report: $0).properties(of: declaration)
            }
            self = .ofStruct(
                StructExpansion(
                    declaration: declaration, arguments: arguments, properties: properties,
                    access: access))
        } else if let declaration = declaration.as(EnumDeclSyntax.self) {
            let cases = EnumCase.cases(of: declaration)
            if cases.all.isEmpty {
                refuse(.enumWithoutCases)
                return nil
            }
            EnumCase.reportAmbiguities(in: declaration, report: report)
            if cases.all.contains(where: { !$0.values.isEmpty }) {
                self = .ofPayloadEnum(
                    PayloadEnumExpansion(
                        declaration: declaration, arguments: arguments, cases: cases,
                        access: access))
            } else {
                let first = declaration.inheritedTypes.first
                self = .ofPlainEnum(
                    PlainEnumExpansion(
                        arguments: arguments, cases: cases,
                        hasStringValues: first?.names("String", of: "Swift") ?? false,
                        access: access))
            }
        } else {
            refuse(.notStructOrEnum)
            return nil
        }
    }

    /// The members to add.
    var members: [DeclSyntax] {
        switch self {
        case .ofStruct(let expansion): expansion.members
        case .ofPlainEnum(let expansion): expansion.members
        case .ofPayloadEnum(let expansion): expansion.members
        }
    }

    /// The body of the initialiser from content.
    func writeInitializer(_ writer: inout SourceWriter) {
        switch self {
        case .ofStruct(let expansion): expansion.writeInitializer(&writer)
        case .ofPlainEnum(let expansion): expansion.writeInitializer(&writer)
        case .ofPayloadEnum(let expansion): expansion.writeInitializer(&writer)
        }
    }
}
