import SwiftParser
import SwiftSyntax

extension Expansion {
    /// The outermost declaration with a name in the expanded text, without the indentation around it.
    ///
    /// - Parameter name: The name of a property or type, or `init`.
    subscript(name: String) -> String? {
        let finder = DeclarationFinder(name: name)
        finder.walk(Parser.parse(source: text))
        guard let found = finder.found else { return nil }
        let lines = found.trimmedDescription.split(
            separator: "\n", omittingEmptySubsequences: false)
        let indentation = lines.last?.prefix { $0 == " " } ?? ""
        return lines.map { line in
            line.hasPrefix(indentation) ? String(line.dropFirst(indentation.count)) : String(line)
        }.joined(separator: "\n")
    }
}

/// Looks for the outermost declaration with a name.
private final class DeclarationFinder: SyntaxVisitor {
    let name: String
    private(set) var found: DeclSyntax?
    private var leastDepth = Int.max

    init(name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    private func visit(_ names: [String], _ node: some DeclSyntaxProtocol)
        -> SyntaxVisitorContinueKind
    {
        let depth = sequence(first: Syntax(node), next: \.parent).reduce(0) { count, _ in count + 1
        }
        if names.contains(name), depth < leastDepth {
            (found, leastDepth) = (DeclSyntax(node), depth)
        }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        visit(node.bindings.map { $0.pattern.trimmedDescription }, node)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        visit([node.name.text], node)
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        visit([node.name.text], node)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let conforms = node.inheritanceClause != nil
        return visit(conforms ? ["extension"] : [], node)
    }
}
