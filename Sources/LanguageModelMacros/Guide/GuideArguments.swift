import SwiftDiagnostics
import SwiftSyntax

/// What the `@Guide` attributes of one property say, taken together.
struct GuideArguments {
    /// The description, as the expression was written; nil for none.
    private(set) var description: String?
    /// The guides, as the expressions were written.
    private(set) var guides: [String] = []

    /// Reads all the `@Guide` attributes in a list.
    ///
    /// - Parameters:
    ///   - attributes: The attributes of the property.
    ///   - report: Called with what is wrong with them.
    init(_ attributes: AttributeListSyntax, report: (Diagnostic) -> Void) {
        var expressions: [ExprSyntax] = []
        for element in attributes {
            switch element {
            case .attribute(let attribute) where attribute.attributeName.names("Guide"):
                for argument in Self.arguments(of: attribute) {
                    if argument.label?.text != "description" {
                        expressions.append(argument.expression)
                    } else if description == nil {
                        description = argument.expression.trimmedDescription
                    } else {
                        report(
                            Diagnostic(node: argument, message: MacroDiagnostic.secondDescription))
                    }
                }
            case .ifConfigDecl(let block) where Self.containsGuide(block):
                report(Diagnostic(node: block, message: MacroDiagnostic.conditionalGuide))
            default: break
            }
        }
        // A regular expression alone has an initialiser of its own; among other guides it is one.
        guides = expressions.map { expression in
            let text = expression.trimmedDescription
            let isRegex = expression.is(RegexLiteralExprSyntax.self)
            return isRegex && expressions.count > 1 ? ".pattern(\(text))" : text
        }
    }

    /// Whether there is a `@Guide` among the attributes.
    static func isPresent(in attributes: AttributeListSyntax) -> Bool {
        attributes.contains { element in
            if let attribute = element.as(AttributeSyntax.self) {
                attribute.attributeName.names("Guide")
            } else {
                element.as(IfConfigDeclSyntax.self).map(containsGuide) ?? false
            }
        }
    }

    private static func arguments(of attribute: AttributeSyntax) -> LabeledExprListSyntax {
        guard case .argumentList(let arguments) = attribute.arguments else { return [] }
        return arguments
    }

    private static func containsGuide(_ block: IfConfigDeclSyntax) -> Bool {
        block.clauses.contains { clause in
            clause.elements?.as(AttributeListSyntax.self).map(isPresent) ?? false
        }
    }
}
