import SwiftSyntax

extension TypeSyntaxProtocol {
    /// Whether this is the type or macro `name`, alone or as a member of `module`.
    func names(_ name: String, of module: String = "FoundationModels") -> Bool {
        if let identifier = self.as(IdentifierTypeSyntax.self) {
            return identifier.name.text == name
        }
        if let member = self.as(MemberTypeSyntax.self) {
            return member.name.text == name && member.baseType.names(module)
        }
        return false
    }
}

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

extension TypeSyntax {
    /// The types that `A & B` is made of; the type itself where it is no composition.
    fileprivate var conjuncts: [TypeSyntax] {
        if let attributed = self.as(AttributedTypeSyntax.self) {
            return attributed.baseType.conjuncts
        }
        if let composition = self.as(CompositionTypeSyntax.self) {
            return composition.elements.flatMap { $0.type.conjuncts }
        }
        return [self]
    }
}

extension TokenSyntax {
    /// The keyword that this token is; nil where it is none.
    var keyword: Keyword? {
        if case .keyword(let keyword) = tokenKind { keyword } else { nil }
    }
}

extension DeclModifierListSyntax {
    /// The first modifier that is one of `keywords`.
    func first(_ keywords: Keyword...) -> DeclModifierSyntax? {
        first { modifier in modifier.name.keyword.map(keywords.contains) ?? false }
    }
}
