import SwiftSyntax

extension PatternBindingSyntax {
    /// Whether `willSet` or `didSet` observes the property, which is stored all the same.
    var hasObservers: Bool {
        guard case .accessors(let accessors) = accessorBlock?.accessors else { return false }
        return accessors.contains { accessor in
            [.keyword(.willSet), .keyword(.didSet)].contains(accessor.accessorSpecifier.tokenKind)
        }
    }

    /// The annotated type; in `var a, b: Int` it stands only after the last name.
    var typeInEffect: TypeSyntax? {
        if let typeAnnotation { return typeAnnotation.type }
        guard initializer == nil, let list = parent?.as(PatternBindingListSyntax.self),
            let place = list.index(of: self)
        else { return nil }
        let next = list[list.index(after: place)...].first
        return next?.typeInEffect
    }
}

extension ExprSyntax {
    /// The type that Swift gives a literal like this one; nil where that takes more than a look.
    var literalType: String? {
        switch self.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr: "Int"
        case .floatLiteralExpr: "Double"
        case .booleanLiteralExpr: "Bool"
        case .stringLiteralExpr: "String"
        case .prefixOperatorExpr(let signed) where signed.operator.text == "-":
            signed.expression.literalType
        case .arrayExpr(let array):
            array.elementType.map { "[\($0)]" }
        case .functionCallExpr(let call):
            call.emptyArrayType
        default: nil
        }
    }
}

extension ArrayExprSyntax {
    fileprivate var elementType: String? {
        let types = Set(elements.map(\.expression.literalType))
        if types == ["Int", "Double"] { return "Double" }
        return types.count == 1 ? types.first ?? nil : nil
    }
}

extension FunctionCallExprSyntax {
    /// The type of `[Element]()`.
    fileprivate var emptyArrayType: String? {
        guard arguments.isEmpty, trailingClosure == nil,
            let array = calledExpression.as(ArrayExprSyntax.self), array.elements.count == 1
        else { return nil }
        return array.trimmedDescription
    }
}
