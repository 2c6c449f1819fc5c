import OrderedJSON

extension ToolCallDialect {
    /// Calls as the model writes them: blocks with their marks.
    func text(of calls: [ParsedToolCall]) -> String {
        let texts = calls.map(text)
        guard let opening else { return texts.joined(separator: "\n") }
        let start = opening + inside.start
        let end = inside.end + closing
        guard let callSeparator else {
            return texts.map { start + $0 + end }.joined(separator: blockSeparator)
        }
        return start + texts.joined(separator: callSeparator) + end
    }

    /// One call, without marks.
    func text(of call: ParsedToolCall) -> String {
        switch notation {
        case .json: return beginning(of: call.name) + call.arguments.jsonText(.spaced) + "}"
        case .python:
            let arguments = call.arguments.objectValue ?? JSONObject()
            return beginning(of: call.name)
                + arguments.map { "\($0.key)=\($0.value.pythonText)" }.joined(separator: ", ") + ")"
        }
    }

    /// A call up to where its arguments begin.
    func beginning(of name: String) -> String {
        switch notation {
        case .json(let argumentsKey): naming(of: name) + #", "\#(argumentsKey)": "#
        case .python: naming(of: name)
        }
    }

    /// A call up to where its tool is certain.
    func naming(of name: String) -> String {
        switch notation {
        case .json: #"{"name": \#(JSONValue.string(name).jsonText())"#
        case .python: name + "("
        }
    }

    /// What a system message says of the tools where the template says nothing.
    ///
    /// Small models copy what they see, so the form is shown with names in angle brackets, never
    /// with an example that could be taken for the call to make. The text is short on purpose: longer
    /// ones, and those that speak of answers in words, made Qwen2.5-Coder-0.5B answer by itself what it
    /// should have called a function for.
    func instructions(for tools: [ToolDescription]) -> String {
        let functions = tools.map { $0.function.jsonText(.spaced) }.joined(separator: "\n")
        return """
            # Functions
            \(functions)

            # How to call a function
            If a function fits the request, reply with its name and arguments in this form:
            \(form)
            """
    }

    /// A call with names in angle brackets for what is to be filled in.
    private var form: String {
        let call =
            switch notation {
            case .json(let argumentsKey):
                #"{"name": <function-name>, "\#(argumentsKey)": <args-json-object>}"#
            case .python: "<function-name>(<argument-name>=<value>, ...)"
            }
        return (opening ?? "") + inside.start + call + inside.end + closing
    }
}

extension JSONValue {
    /// The value as Python writes it, with double quotes.
    ///
    /// The escapes of JSON strings mean the same in Python.
    fileprivate var pythonText: String {
        switch self {
        case .null: "None"
        case .bool(let value): value ? "True" : "False"
        case .number(let number): number.rawText
        case .string: jsonText()
        case .array(let elements):
            "[" + elements.map(\.pythonText).joined(separator: ", ") + "]"
        case .object(let object):
            "{"
                + object.map { "\(JSONValue.string($0.key).jsonText()): \($0.value.pythonText)" }
                .joined(separator: ", ") + "}"
        }
    }
}
