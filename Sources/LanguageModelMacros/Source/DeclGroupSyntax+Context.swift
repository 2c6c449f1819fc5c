import SwiftSyntax

extension DeclGroupSyntax {
    /// The types after the colon, without attributes and with compositions taken apart.
    var inheritedTypes: [TypeSyntax] {
        (inheritanceClause?.inheritedTypes ?? []).flatMap { $0.type.conjuncts }
    }

    /// The access modifier for what a conformance needs, with a space after it, or nothing.
    ///
    /// A type without a modifier of its own takes the one of the extension it stands in.
    func accessPrefix(in lexicalContext: [Syntax]) -> String {
        let levels: [Keyword] = [.public, .package, .internal, .fileprivate, .private]
        var own = modifiers.lazy.compactMap(\.name.keyword).first { levels.contains($0) }
        if own == nil, let outer = lexicalContext.first?.as(ExtensionDeclSyntax.self) {
            own = outer.modifiers.lazy.compactMap(\.name.keyword).first { levels.contains($0) }
        }
        return switch own {
        case .public: "public "
        case .package: "package "
        default: ""
        }
    }

    /// The type, this or one around it, that code at file scope cannot name, and why.
    ///
    /// The conformance is declared at file scope, where a `private` type of another type is hidden.
    func privateType(in lexicalContext: [Syntax]) -> (name: String, modifier: DeclModifierSyntax)? {
        let types = [Syntax(self)] + lexicalContext
        // The last one stands at file scope itself.
        for type in types.dropLast() {
            let modifiers = type.asProtocol((any DeclGroupSyntax).self)?.modifiers
            if let modifier = modifiers?.first(.private),
                let named = type.asProtocol((any NamedDeclSyntax).self)
            {
                return (named.name.text, modifier)
            }
        }
        return nil
    }

    /// The `@available` attributes, each on a line of its own.
    var availability: [String] {
        attributes.compactMap { element in
            guard let attribute = element.as(AttributeSyntax.self),
                attribute.attributeName.names("available")
            else { return nil }
            return attribute.trimmedDescription
        }
    }
}
