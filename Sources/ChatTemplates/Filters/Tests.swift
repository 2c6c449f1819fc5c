/// What stands behind the name of a test, as in `x is defined`.
struct Test: Sendable {
    typealias Body =
        @Sendable (Renderer, Value, CallArguments) throws(ChatTemplateError) -> Bool

    let holds: Body

    init(_ holds: @escaping Body) { self.holds = holds }
}

/// The tests, by name.
enum Tests {
    static func named(_ name: String) -> Test? { all[name] }

    private static let all: [String: Test] = {
        var tests: [String: Test] = simple.mapValues { holds in
            Test { (_, value, arguments) throws(ChatTemplateError) in
                try arguments.none(of: "test")
                return holds(value)
            }
        }
        for (names, comparison) in comparisons {
            for name in names {
                tests[name] = Test { (renderer, value, arguments) throws(ChatTemplateError) in
                    let other = try arguments.bound(to: ["other"], required: 1, of: name)[0]
                    return try renderer.compare(comparison, value, other ?? .none)
                }
            }
        }
        tests["divisibleby"] = Test { (renderer, value, arguments) throws(ChatTemplateError) in
            let divisor = try arguments.bound(to: ["num"], required: 1, of: "divisibleby")[0]
            let rest = try renderer.apply(.modulo, value, divisor ?? .none)
            return rest.double == 0
        }
        tests["even"] = Test { (renderer, value, _) throws(ChatTemplateError) in
            try renderer.apply(.modulo, value, .int(2)).double == 0
        }
        tests["odd"] = Test { (renderer, value, _) throws(ChatTemplateError) in
            try renderer.apply(.modulo, value, .int(2)).double == 1
        }
        tests["lower"] = Test { (renderer, value, _) throws(ChatTemplateError) in
            try renderer.isCased(value, .islower)
        }
        tests["upper"] = Test { (renderer, value, _) throws(ChatTemplateError) in
            try renderer.isCased(value, .isupper)
        }
        tests["filter"] = Test { (renderer, value, _) throws(ChatTemplateError) in
            value.text.map { Filters.named($0.string) != nil } ?? false
        }
        tests["test"] = Test { (renderer, value, _) throws(ChatTemplateError) in
            value.text.map { named($0.string) != nil } ?? false
        }
        tests["sameas"] = Test { (_, value, arguments) throws(ChatTemplateError) in
            isSame(value, try arguments.bound(to: ["other"], required: 1, of: "sameas")[0] ?? .none)
        }
        return tests
    }()

    private static let comparisons: [([String], ComparisonOperator)] = [
        (["eq", "equalto", "=="], .equal), (["ne", "!="], .notEqual),
        (["lt", "lessthan", "<"], .less), (["le", "<="], .lessOrEqual),
        (["gt", "greaterthan", ">"], .greater), (["ge", ">="], .greaterOrEqual),
        (["in"], .contained),
    ]

    private static let simple: [String: @Sendable (Value) -> Bool] = [
        "defined": { !$0.isUndefined },
        "undefined": { $0.isUndefined },
        "none": { $0.isNone },
        "boolean": { if case .bool = $0 { true } else { false } },
        "true": { if case .bool(true) = $0 { true } else { false } },
        "false": { if case .bool(false) = $0 { true } else { false } },
        "integer": {
            switch $0 {
            case .int, .largeInt: true
            default: false
            }
        },
        "float": { if case .float = $0 { true } else { false } },
        "number": { $0.double != nil },
        "string": { $0.text != nil },
        "mapping": { if case .dictionary = $0 { true } else { false } },
        "callable": {
            switch $0 {
            case .callable, .undefined: true
            default: false
            }
        },
        "escaped": { if case .markup = $0 { true } else { false } },
        "iterable": {
            switch $0 {
            case .undefined, .string, .markup, .sequence, .dictionary, .loop: true
            default: false
            }
        },
        "sequence": {
            switch $0 {
            case .undefined, .string, .markup, .dictionary: true
            case .sequence(let sequence): sequence.kind.isIndexable
            default: false
            }
        },
    ]

    private static func isSame(_ left: Value, _ right: Value) -> Bool {
        switch (left, right) {
        case (.none, .none): true
        case (.bool(let left), .bool(let right)): left == right
        case (.int(let left), .int(let right)): left == right
        case (.string(let left), .string(let right)): left == right
        case (.sequence(let left), .sequence(let right)): left === right
        case (.dictionary(let left), .dictionary(let right)): left === right
        case (.namespace(let left), .namespace(let right)): left === right
        default: false
        }
    }
}

extension Renderer {
    fileprivate func isCased(_ value: Value, _ method: StringMethod) throws(ChatTemplateError)
        -> Bool
    {
        let text = try string(of: value)
        try spendOnScalars(of: text)
        return text.satisfies(method)
    }
}
