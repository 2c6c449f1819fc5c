import SwiftSyntax

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
