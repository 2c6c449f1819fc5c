import SwiftDiagnostics
import SwiftSyntax

/// A stored property that `@Generable` takes: one with a type annotation and no accessors.
struct StoredProperty {
    /// The name in code, with backticks where it was written with them.
    let name: String
    /// The name in content and schema.
    let key: String
    /// The type, as it was written.
    let type: String
    let guide: GuideArguments

    /// The statement that sets the property from `content`.
    var assignment: String {
        "self.\(name) = try content.value(forProperty: \(key.swiftLiteral))"
    }

    /// The expression that describes the property in a schema.
    var schema: String {
        Self.schema(key: key, type: type, description: guide.description, guides: guide.guides)
    }

    /// The expression that describes a property in a schema.
    static func schema(
        key: String, type: String, description: String? = nil, guides: [String] = []
    ) -> String {
        var arguments = ["name: \(key.swiftLiteral)"]
        if let description { arguments.append("description: \(description)") }
        arguments.append("type: \(type).self")
        if !guides.isEmpty { arguments.append("guides: [\(guides.joined(separator: ", "))]") }
        return "FoundationModels.GenerationSchema.Property(\(arguments.joined(separator: ", ")))"
    }
}

/// Reads the stored properties of a struct.
struct StoredPropertyReader {
    /// Called with what is wrong with the properties.
    let report: (Diagnostic) -> Void

    /// The properties to take, with the `#if` blocks around them.
    func properties(of declaration: StructDeclSyntax) -> ConditionalMembers<StoredProperty> {
        ConditionalMembers(declaration.memberBlock.members) { member in
            guard let variable = member.as(VariableDeclSyntax.self),
                variable.modifiers.first(.static, .class) == nil
            else { return [] }
            return variable.bindings.compactMap { read($0, of: variable) }
        }
    }

    private func read(
        _ binding: PatternBindingSyntax, of variable: VariableDeclSyntax
    ) -> StoredProperty? {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            !binding.hasObservers
        else {
            reportSkipped(binding, of: variable)
            return nil
        }
        // Computed.
        guard binding.accessorBlock == nil else { return nil }
        guard let type = binding.typeInEffect else {
            reportUntyped(binding, named: name, of: variable)
            return nil
        }
        let isSettable = reportUnusable(binding, type, named: name, of: variable)
        let guide = GuideArguments(variable.attributes, report: report)
        guard isSettable else { return nil }
        return StoredProperty(
            name: name, key: name.withoutBackticks, type: type.trimmedDescription, guide: guide)
    }

    /// A stored property that is left out has to get its value from somewhere else.
    private func reportSkipped(_ binding: PatternBindingSyntax, of variable: VariableDeclSyntax) {
        let isOptional = binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) ?? false
        guard binding.initializer == nil, !isOptional else { return }
        let written = binding.typeAnnotation.map(Syntax.init) ?? Syntax(binding.pattern)
        report(
            Diagnostic(
                node: binding.pattern,
                message: MacroDiagnostic.skippedWithoutValue(
                    name: binding.pattern.trimmedDescription.withoutBackticks),
                fixIt: .insert(" = <#default value#>", after: written, .addDefaultValue)))
    }

    private func reportUntyped(
        _ binding: PatternBindingSyntax, named name: String, of variable: VariableDeclSyntax
    ) {
        let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
        let type = isConstant ? nil : binding.initializer?.value.literalType
        guard type != nil || GuideArguments.isPresent(in: variable.attributes) else { return }
        report(
            Diagnostic(
                node: binding.pattern,
                message: MacroDiagnostic.untypedProperty(name: name.withoutBackticks),
                fixIts: type.map { [.insert(": \($0)", after: binding.pattern, .addType($0))] }
                    ?? []))
    }

    /// Reports what keeps a typed property from being set and read.
    ///
    /// - Returns: Whether there is nothing.
    private func reportUnusable(
        _ binding: PatternBindingSyntax, _ type: TypeSyntax, named name: String,
        of variable: VariableDeclSyntax
    ) -> Bool {
        let name = name.withoutBackticks
        if let value = binding.initializer, variable.bindingSpecifier.tokenKind == .keyword(.let) {
            report(
                Diagnostic(
                    node: binding.pattern, message: MacroDiagnostic.constantWithValue(name: name),
                    fixIts: [
                        .replace(variable.bindingSpecifier, with: "var", .replaceLetWithVar),
                        .remove(value, .removeValue),
                    ]))
            return false
        }
        if let modifier = variable.modifiers.first(.lazy) {
            report(
                Diagnostic(
                    node: modifier, message: MacroDiagnostic.lazyProperty(name: name),
                    fixIt: .remove(modifier, .removeModifier("lazy"))))
            return false
        }
        if let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            report(
                Diagnostic(
                    node: type, message: MacroDiagnostic.implicitlyUnwrapped(name: name),
                    fixIt: .replace(unwrapped.exclamationMark, with: "?", .makeOptional)))
            return false
        }
        return true
    }
}
