extension Renderer {
    func evaluateCall(
        _ callee: Expression, _ arguments: Arguments, at offset: Int
    ) throws(ChatTemplateError) -> Value {
        let function = try evaluate(callee)
        let evaluated = try evaluate(arguments)
        self.offset = offset
        return try call(function, evaluated)
    }

    func call(_ callee: Value, _ arguments: CallArguments) throws(ChatTemplateError) -> Value {
        guard case .callable(let callable) = callee else {
            if case .loop = callee { throw .unsupported("loop option", "recursive") }
            if case .undefined(let undefined) = callee { throw undefined.error }
            throw ChatTemplateError(
                .typeMismatch, "value cannot be called", found: callee.typeName)
        }
        switch callable.kind {
        case .function(let function): return try call(function, arguments)
        case .method(let receiver, let name): return try callMethod(name, of: receiver, arguments)
        case .macro(let definition, let scope):
            return .string(try invoke(definition, in: scope, arguments))
        }
    }

    private func invoke(
        _ macro: MacroDefinition, in parent: Scope, _ arguments: CallArguments
    ) throws(ChatTemplateError) -> Text {
        let nesting = loopNesting
        loopNesting = 0
        defer { loopNesting = nesting }
        return try nested { () throws(ChatTemplateError) in
            try capturing { () throws(ChatTemplateError) in
                try scoped(in: parent) { () throws(ChatTemplateError) in
                    try bind(arguments, to: macro)
                    _ = try execute(macro.body)
                }
            }
        }
    }

    /// Sets a macro's parameters in the current scope.
    private func bind(
        _ arguments: CallArguments, to macro: MacroDefinition
    ) throws(ChatTemplateError) {
        let parameters = macro.parameters
        let extra = Array(arguments.positional.dropFirst(parameters.count))
        guard extra.isEmpty || macro.positionalID != nil else {
            throw ChatTemplateError(
                .invalidArguments, "too many arguments for macro `\(macro.name)`",
                expected: "at most \(parameters.count)", found: "\(arguments.positional.count)")
        }
        if let id = macro.positionalID { scope.set(id, to: try checked(.tuple(extra))) }
        var rest = arguments.named
        for (index, parameter) in parameters.enumerated() {
            try spend(rest.count * 8)
            let named = rest.firstIndex { $0.name == parameter.name }
            if index < arguments.positional.count {
                guard named == nil else {
                    throw ChatTemplateError(
                        .invalidArguments,
                        "macro `\(macro.name)` is given `\(parameter.name)` twice")
                }
                scope.set(parameter.id, to: arguments.positional[index])
            } else if let named {
                scope.set(parameter.id, to: rest.remove(at: named).value)
            } else if let standard = parameter.standard {
                scope.set(parameter.id, to: try evaluate(standard))
            } else {
                scope.set(
                    parameter.id,
                    to: .undefined(Undefined(kind: .argument, name: parameter.name)))
            }
        }
        if let id = macro.callerID {
            let caller = rest.firstIndex { $0.name == "caller" }
            scope.set(
                id,
                to: caller.map { rest.remove(at: $0).value }
                    ?? .undefined(Undefined(kind: .variable, name: "caller")))
        }
        guard let id = macro.namedID else {
            if let unknown = rest.first {
                throw ChatTemplateError(
                    .invalidArguments, "macro `\(macro.name)` has no parameter `\(unknown.name)`")
            }
            return
        }
        let dictionary = ValueDictionary()
        for (name, value) in rest {
            let key = Value.string(Text(name, .content))
            dictionary.set(key, try hashed(key), to: value)
        }
        scope.set(id, to: try checked(.dictionary(dictionary)))
    }

    private func call(
        _ function: BuiltinFunction, _ arguments: CallArguments
    ) throws(ChatTemplateError) -> Value {
        switch function {
        case .range: return try range(arguments)
        case .dict: return .dictionary(try dictionary(from: arguments, of: "dict"))
        case .namespace:
            let members = try dictionary(from: arguments, of: "namespace")
            let namespace = try makeNamespace()
            for (key, value) in zip(members.keys, members.values) {
                try spend(namespace.members.count)
                namespace[try string(of: key)] = value
            }
            return .namespace(namespace)
        case .raiseException:
            let bound = try arguments.bound(
                to: ["message"], required: 1, of: "raise_exception")
            let message = try string(of: bound[0] ?? .none)
            throw ChatTemplateError(
                .raised, "the template rejects the conversation: \(visible(message))")
        case .strftimeNow:
            let bound = try arguments.bound(to: ["format"], required: 1, of: "strftime_now")
            guard let format = bound[0]?.text else {
                throw .type("`strftime_now`", bound[0] ?? .none)
            }
            return try checked(.string(try TimeFormat.format(format, clock: clock)))
        }
    }

    /// A message without what comes from the conversation.
    private func visible(_ message: Text) -> String {
        message.segments.map { $0.origin == .template ? $0.text : "…" }.joined()
    }

    private func dictionary(
        from arguments: CallArguments, of callee: String
    ) throws(ChatTemplateError) -> ValueDictionary {
        let result = ValueDictionary()
        guard arguments.positional.count <= 1 else {
            throw ChatTemplateError(
                .invalidArguments, "too many arguments for `\(callee)`", expected: "at most 1")
        }
        if let first = arguments.positional.first {
            if case .dictionary(let source) = first {
                for (key, value) in zip(source.keys, source.values) {
                    result.set(key, try hashed(key), to: value)
                }
            } else {
                for pair in try iterate(first) {
                    let pair = try iterate(pair)
                    guard pair.count == 2 else {
                        throw ChatTemplateError(
                            .invalidValue, "`\(callee)` needs pairs", expected: "2 values",
                            found: "\(pair.count)")
                    }
                    result.set(pair[0], try hashed(pair[0]), to: pair[1])
                }
            }
        }
        for (name, value) in arguments.named {
            let key = Value.string(Text(name, .template))
            result.set(key, try hashed(key), to: value)
        }
        _ = try checked(.dictionary(result))
        return result
    }

    private func range(_ arguments: CallArguments) throws(ChatTemplateError) -> Value {
        try CallArguments(named: arguments.named).none(of: "range")
        var bounds: [Int] = []
        for value in arguments.positional {
            guard let bound = value.integer else { throw .type("`range`", value) }
            bounds.append(bound)
        }
        guard (1...3).contains(bounds.count) else {
            throw ChatTemplateError(
                .invalidArguments, "wrong number of arguments for `range`", expected: "1 to 3",
                found: "\(bounds.count)")
        }
        let start = bounds.count > 1 ? bounds[0] : 0
        let end = bounds.count > 1 ? bounds[1] : bounds[0]
        let step = bounds.count > 2 ? bounds[2] : 1
        guard step != 0 else {
            throw ChatTemplateError(.invalidValue, "step of `range` is zero")
        }
        var elements: [Value] = []
        var next = start
        while step > 0 ? next < end : next > end {
            guard elements.count < limits.rangeLength else {
                throw .limit("rangeLength", limits.rangeLength)
            }
            elements.append(.int(next))
            let (sum, overflows) = next.addingReportingOverflow(step)
            if overflows { break }
            next = sum
        }
        return try checked(.sequence(ValueSequence(.range, elements)))
    }
}
