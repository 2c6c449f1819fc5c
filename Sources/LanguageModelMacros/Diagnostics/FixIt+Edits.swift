import SwiftDiagnostics
import SwiftSyntax

extension FixIt {
    /// Offers to put `text` after `node`.
    static func insert(_ text: String, after node: some SyntaxProtocol, _ message: MacroFixIt)
        -> Self
    {
        let end = node.endPositionBeforeTrailingTrivia
        return Self(
            message: message,
            changes: [.replaceText(range: end..<end, with: text, in: Syntax(node))])
    }

    /// Offers to put `text` in the place of `node`, whose comments and spaces stay.
    static func replace(_ node: some SyntaxProtocol, with text: String, _ message: MacroFixIt)
        -> Self
    {
        Self(
            message: message,
            changes: [.replaceText(range: node.trimmedRange, with: text, in: Syntax(node))])
    }

    /// Offers to remove `node` and the spaces after it; comments before it stay.
    static func remove(_ node: some SyntaxProtocol, _ message: MacroFixIt) -> Self {
        let range = node.positionAfterSkippingLeadingTrivia..<node.endPosition
        return Self(
            message: message,
            changes: [.replaceText(range: range, with: "", in: Syntax(node))])
    }

    /// Offers to remove the attribute that asks for a macro.
    static func remove(macro attribute: AttributeSyntax) -> Self {
        remove(attribute, .removeAttribute(name: attribute.attributeName.trimmedDescription))
    }
}
