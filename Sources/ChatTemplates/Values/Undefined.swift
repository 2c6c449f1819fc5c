/// A name or member that does not exist, and the error that using it causes.
struct Undefined {
    enum Kind {
        case variable, attribute, element, forbiddenAttribute, argument
    }

    let kind: Kind
    /// The name as the template writes it; empty if it is computed.
    let name: String

    var error: ChatTemplateError {
        switch kind {
        case .variable:
            ChatTemplateError(.undefinedValue, "variable `\(name)` is undefined")
        case .argument:
            ChatTemplateError(.undefinedValue, "argument `\(name)` is not given")
        case .attribute:
            ChatTemplateError(.undefinedValue, "value has no attribute `\(name)`")
        case .element:
            ChatTemplateError(.undefinedValue, "value has no such element")
        case .forbiddenAttribute:
            ChatTemplateError(
                .forbidden, "access to attribute `\(name)` is unsafe",
                hint: "templates may neither change values nor reach into the interpreter")
        }
    }
}
