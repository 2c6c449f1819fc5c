extension Renderer {
    func evaluate(_ expression: Expression) throws(ChatTemplateError) -> Value {
        try spend()
        switch expression.node {
        case .none: return .none
        case .bool(let value): return .bool(value)
        case .int(let value): return .int(value)
        case .float(let value): return .float(value)
        case .text(let text): return .string(text)
        case .name(let id):
            try spend(scope.depth * 8)
            return scope.lookup(id) ?? .undefined(Undefined(kind: .variable, name: names[id]))
        default:
            return try nested { () throws(ChatTemplateError) in
                try evaluateComposite(expression)
            }
        }
    }

    private func evaluateComposite(_ expression: Expression) throws(ChatTemplateError) -> Value {
        switch expression.node {
        case .attribute(let base, let name):
            let value = try evaluate(base)
            offset = expression.offset
            return try attribute(name.text, name.name, of: value)
        case .element(let base, let key):
            let value = try evaluate(base)
            let key = try evaluate(key)
            offset = expression.offset
            return try element(key, of: value)
        case .call(let callee, let arguments):
            return try evaluateCall(callee, arguments, at: expression.offset)
        case .filter(let input, let filter):
            return try apply([filter], to: try evaluate(input))
        case .test(let input, let test):
            let value = try evaluate(input)
            let arguments = try evaluate(test.arguments)
            offset = expression.offset
            try spendOnText(value, arguments)
            guard let function = test.test else { throw .unsupported("test", test.name) }
            return .bool(try function.holds(self, value, arguments))
        case .negation(let operand):
            return .bool(!(try evaluate(operand).isTrue))
        case .and(let left, let right):
            let value = try evaluate(left)
            return value.isTrue ? try evaluate(right) : value
        case .or(let left, let right):
            let value = try evaluate(left)
            return value.isTrue ? value : try evaluate(right)
        case .conditional(let condition, let then, let otherwise):
            if try evaluate(condition).isTrue { return try evaluate(then) }
            guard let otherwise else {
                return .undefined(Undefined(kind: .element, name: ""))
            }
            return try evaluate(otherwise)
        case .binary(let `operator`, let left, let right):
            let left = try evaluate(left)
            let right = try evaluate(right)
            offset = expression.offset
            return try apply(`operator`, left, right)
        case .comparison(let first, let rest):
            return try evaluateComparison(first, rest, at: expression.offset)
        case .concatenation(let parts):
            return try evaluateConcatenation(parts)
        case .slice(let base, let start, let end, let step):
            return try evaluateSlice(base, start, end, step, at: expression.offset)
        case .sign(let operand, let isNegative):
            let value = try evaluate(operand)
            offset = expression.offset
            return try sign(value, isNegative: isNegative)
        case .list(let elements):
            return try checked(.list(try evaluate(elements)))
        case .tuple(let elements):
            return try checked(.tuple(try evaluate(elements)))
        case .dictionary(let members):
            return try evaluateDictionary(members, at: expression.offset)
        case .none, .bool, .int, .float, .text, .name:
            return try evaluate(expression)
        }
    }

    private func evaluate(_ expressions: [Expression]) throws(ChatTemplateError) -> [Value] {
        var values: [Value] = []
        values.reserveCapacity(expressions.count)
        for expression in expressions { values.append(try evaluate(expression)) }
        return values
    }

    private func evaluateConcatenation(_ parts: [Expression]) throws(ChatTemplateError) -> Value {
        var result = Text()
        for part in parts {
            let text = try string(of: try evaluate(part))
            try allocate(text.count)
            result.append(text)
        }
        return .string(result)
    }

    private func evaluateComparison(
        _ first: Expression, _ rest: [(comparison: ComparisonOperator, value: Expression)],
        at offset: Int
    ) throws(ChatTemplateError) -> Value {
        var left = try evaluate(first)
        for (comparison, expression) in rest {
            let right = try evaluate(expression)
            self.offset = offset
            guard try compare(comparison, left, right) else { return .bool(false) }
            left = right
        }
        return .bool(true)
    }

    private func evaluateDictionary(
        _ members: [(key: Expression, value: Expression)], at offset: Int
    ) throws(ChatTemplateError) -> Value {
        let dictionary = ValueDictionary()
        for member in members {
            let key = try evaluate(member.key)
            let value = try evaluate(member.value)
            self.offset = offset
            dictionary.set(key, try hashed(key), to: value)
        }
        return try checked(.dictionary(dictionary))
    }

    private func evaluateSlice(
        _ base: Expression, _ start: Expression?, _ end: Expression?, _ step: Expression?,
        at offset: Int
    ) throws(ChatTemplateError) -> Value {
        let value = try evaluate(base)
        var bounds: [Value] = []
        for bound in [start, end, step] {
            guard let bound else {
                bounds.append(.none)
                continue
            }
            bounds.append(try evaluate(bound))
        }
        self.offset = offset
        return try slice(value, start: bounds[0], end: bounds[1], step: bounds[2])
    }

    func evaluate(_ arguments: Arguments) throws(ChatTemplateError) -> CallArguments {
        var result = CallArguments()
        result.positional = try evaluate(arguments.positional)
        for (name, expression) in arguments.named {
            result.named.append((name, try evaluate(expression)))
        }
        if let list = arguments.list {
            result.positional += try iterate(try evaluate(list))
        }
        if let expression = arguments.dictionary {
            guard case .dictionary(let dictionary) = try evaluate(expression) else {
                throw ChatTemplateError(
                    .typeMismatch, "argument after `**` is not a mapping", expected: "a mapping")
            }
            for (key, value) in zip(dictionary.keys, dictionary.values) {
                try spend()
                guard let name = key.text else {
                    throw ChatTemplateError(
                        .typeMismatch, "names of arguments must be strings", found: key.typeName)
                }
                result.named.append((name.string, value))
            }
        }
        return result
    }

    func apply(_ filters: [FilterCall], to input: Value) throws(ChatTemplateError) -> Value {
        var value = input
        for call in filters {
            let arguments = try evaluate(call.arguments)
            offset = call.offset
            try spendOnText(value, arguments)
            guard let filter = call.filter else { throw .unsupported("filter", call.name) }
            value = try filter.apply(self, value, arguments)
        }
        return value
    }
}
