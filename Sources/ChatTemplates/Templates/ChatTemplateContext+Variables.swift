import OrderedJSON

extension ChatTemplateContext {
    /// The roles whose names count as the template's text, since templates spell marks with them.
    ///
    /// Other roles could forge marks: `'<|' + message.role + '|>'`.
    private static let knownRoles: Set<String> = [
        "system", "developer", "user", "assistant", "tool", "function", "ipython", "model",
        "observation",
    ]

    /// The value of a variable, or nil if there is none of this name.
    func variable(_ name: String) -> Value? {
        switch name {
        case "messages": return .list(messages.map(Self.message))
        case "tools":
            guard let tools else { return Value.none }
            return .list(tools.map { Value($0, origin: .content) })
        case "add_generation_prompt": return .bool(addGenerationPrompt)
        default: break
        }
        if let value = variables[name] {
            return Value(value, origin: name.hasSuffix("_token") ? .template : .content)
        }
        // The transformers library passes this one always.
        if name == "documents" { return Value.none }
        return BuiltinFunction(rawValue: name).map { .callable(Callable(.function($0))) }
    }

    private static func message(_ json: JSONValue) -> Value {
        guard case .object(let object) = json else { return Value(json, origin: .content) }
        return .dictionary(
            ValueDictionary(
                distinct: object.map { key, value in
                    let isKnown =
                        key == "role" && value.stringValue.map(knownRoles.contains) == true
                    return (
                        Text(key, .content), Value(value, origin: isKnown ? .template : .content)
                    )
                }))
    }
}
