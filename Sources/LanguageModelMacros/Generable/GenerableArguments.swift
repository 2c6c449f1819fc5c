import SwiftSyntax

/// The arguments of a `@Generable` attribute, as the expressions were written.
struct GenerableArguments {
    /// The schema's name; nil for the type's.
    private(set) var name: String?
    /// The schema's description.
    private(set) var description: String?
    /// Whether nil properties become null instead of being left out.
    private(set) var explicitNil: String?

    init(_ attribute: AttributeSyntax) {
        guard case .argumentList(let arguments) = attribute.arguments else { return }
        for argument in arguments {
            let expression = argument.expression.trimmedDescription
            switch argument.label?.text {
            case "name": name = expression
            case "description": description = expression
            case "representNilExplicitlyInGeneratedContent": explicitNil = expression
            default: break
            }
        }
    }

    /// The first arguments of every initialiser of a schema.
    var schemaArguments: [String] {
        var arguments = ["type: Self.self"]
        if let name { arguments.append("name: \(name)") }
        if let description { arguments.append("description: \(description)") }
        return arguments
    }

    /// The argument of an object's schema about nil, after a comma; nothing where it was not given.
    var explicitNilArgument: [String] {
        explicitNil.map { ["representNilExplicitlyInGeneratedContent: \($0)"] } ?? []
    }
}
