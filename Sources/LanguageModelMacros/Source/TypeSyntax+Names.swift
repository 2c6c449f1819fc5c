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

extension TypeSyntax {
    /// The types that `A & B` is made of; the type itself where it is no composition.
    var conjuncts: [TypeSyntax] {
        if let attributed = self.as(AttributedTypeSyntax.self) {
            return attributed.baseType.conjuncts
        }
        if let composition = self.as(CompositionTypeSyntax.self) {
            return composition.elements.flatMap { $0.type.conjuncts }
        }
        return [self]
    }
}
