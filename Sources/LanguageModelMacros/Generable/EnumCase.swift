import SwiftDiagnostics
import SwiftSyntax

/// A case of an enum that `@Generable` is attached to.
struct EnumCase {
    /// A value that goes with the case.
    struct Value {
        /// The label in code; nil for none.
        let label: String?
        /// The name in content and schema.
        let key: String
        /// The type, as it was written.
        let type: String
    }

    /// The name in code, with backticks where it was written with them.
    let name: String
    /// The name in content and schema.
    let key: String
    let values: [Value]
    /// Whether the case alone is declared `indirect`.
    let isIndirect: Bool

    /// The name of the type that stands for the case in a schema.
    var discriminatedTypeName: String {
        let name = "Discriminated" + key.prefix(1).uppercased() + key.dropFirst()
        let isPlain = name.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
        return isPlain ? name : "`\(name)`"
    }

    /// The values in parentheses, each with its label; nothing where there are none.
    func payload(_ value: (Value) -> String) -> String {
        guard !values.isEmpty else { return "" }
        let values = values.map { ($0.label.map { "\($0): " } ?? "") + value($0) }
        return "(\(values.joined(separator: ", ")))"
    }

    fileprivate init(_ element: EnumCaseElementSyntax, isIndirect: Bool) {
        name = element.name.text
        key = name.withoutBackticks
        self.isIndirect = isIndirect
        var unlabelled = 0
        values = (element.parameterClause?.parameters ?? []).map { parameter in
            let label = parameter.firstName.flatMap { $0.tokenKind == .wildcard ? nil : $0.text }
            if label == nil, parameter.secondName == nil { unlabelled += 1 }
            let numbered = unlabelled > 1 ? "value\(unlabelled - 1)" : "value"
            return Value(
                label: label,
                key: (parameter.secondName?.text ?? label ?? numbered).withoutBackticks,
                type: parameter.type.trimmedDescription)
        }
    }

    /// The cases of an enum, with the `#if` blocks around them.
    static func cases(of declaration: EnumDeclSyntax) -> ConditionalMembers<EnumCase> {
        ConditionalMembers(declaration.memberBlock.members) { member in
            guard let cases = member.as(EnumCaseDeclSyntax.self) else { return [] }
            let isIndirect = cases.modifiers.first(.indirect) != nil
            return cases.elements.map { EnumCase($0, isIndirect: isIndirect) }
        }
    }

    /// Reports the names in an enum that would be ambiguous in content.
    static func reportAmbiguities(
        in declaration: EnumDeclSyntax, report: (Diagnostic) -> Void
    ) {
        let elements = declaration.memberBlock.members.lazy
            .compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
        var names: Set<String> = []
        for element in elements {
            let read = EnumCase(element, isIndirect: false)
            if !names.insert(read.key).inserted {
                report(
                    Diagnostic(node: element, message: MacroDiagnostic.sameCaseName(name: read.key))
                )
            }
            var keys: Set<String> = []
            for (parameter, value) in zip(element.parameterClause?.parameters ?? [], read.values) {
                let fault: MacroDiagnostic? =
                    if value.key == "type" {
                        .discriminatorLabel(caseName: read.key)
                    } else if !keys.insert(value.key).inserted {
                        .sameValueName(caseName: read.key, name: value.key)
                    } else {
                        nil
                    }
                if let fault { report(Diagnostic(node: parameter, message: fault)) }
            }
        }
    }
}
