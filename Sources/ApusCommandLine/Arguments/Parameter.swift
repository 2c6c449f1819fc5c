/// A parameter of `Root`: its description and how a value given for it is stored.
struct Parameter<Root>: Sendable {
    /// The outcome of storing a text.
    enum Storing: Sendable {
        case stored
        case refused(expectation: String)
    }

    var description: ParameterDescription

    /// Stores the text of the value; a flag ignores the text.
    let store: @Sendable (inout Root, String) -> Storing
}

extension Parameter {
    /// An argument that may be left out.
    static func argument<Value>(
        _ placeholder: String, _ path: WritableKeyPath<Root, Value?> & Sendable,
        _ format: ValueFormat<Value>, help: String
    ) -> Parameter {
        Parameter(
            description: .argument(placeholder, format.completion, help: help, isRequired: false),
            store: storing(format) { $0[keyPath: path] = $1 })
    }

    /// An argument that must be given.
    static func requiredArgument<Value>(
        _ placeholder: String, _ path: WritableKeyPath<Root, Value> & Sendable,
        _ format: ValueFormat<Value>, help: String
    ) -> Parameter {
        Parameter(
            description: .argument(placeholder, format.completion, help: help, isRequired: true),
            store: storing(format) { $0[keyPath: path] = $1 })
    }

    /// All further arguments.
    static func arguments<Value>(
        _ placeholder: String, _ path: WritableKeyPath<Root, [Value]> & Sendable,
        _ format: ValueFormat<Value>, help: String
    ) -> Parameter {
        Parameter(
            description: .argument(
                placeholder, format.completion, help: help, isRequired: false, isRepeated: true),
            store: storing(format) { $0[keyPath: path].append($1) })
    }

    /// An option that may be left out.
    static func option<Value>(
        _ names: String..., value placeholder: String,
        _ path: WritableKeyPath<Root, Value?> & Sendable,
        _ format: ValueFormat<Value>, help: String
    ) -> Parameter {
        Parameter(
            description: .option(names, placeholder, format.completion, help: help),
            store: storing(format) { $0[keyPath: path] = $1 })
    }

    /// An option that must be given.
    static func requiredOption<Value>(
        _ names: String..., value placeholder: String,
        _ path: WritableKeyPath<Root, Value> & Sendable,
        _ format: ValueFormat<Value>, help: String
    ) -> Parameter {
        Parameter(
            description: .option(
                names, placeholder, format.completion, help: help, isRequired: true),
            store: storing(format) { $0[keyPath: path] = $1 })
    }

    /// An option that may be given several times.
    static func repeatedOption<Value>(
        _ names: String..., value placeholder: String,
        _ path: WritableKeyPath<Root, [Value]> & Sendable,
        _ format: ValueFormat<Value>, help: String
    ) -> Parameter {
        Parameter(
            description: .option(
                names, placeholder, format.completion, help: help, isRepeated: true),
            store: storing(format) { $0[keyPath: path].append($1) })
    }

    /// A name that sets a property to true.
    static func flag(
        _ names: String..., path: WritableKeyPath<Root, Bool> & Sendable, help: String
    ) -> Parameter {
        Parameter(
            description: ParameterDescription(
                kind: .flag, names: names, placeholder: "", help: help, section: "Options",
                isRequired: false, isRepeated: true, completion: .nothing)
        ) { root, _ in
            root[keyPath: path] = true
            return .stored
        }
    }

    private static func storing<Value>(
        _ format: ValueFormat<Value>,
        _ assign: @escaping @Sendable (inout Root, Value) -> Void
    ) -> @Sendable (inout Root, String) -> Storing {
        { root, text in
            guard let value = format.read(text) else {
                return .refused(expectation: format.expectation(insteadOf: text))
            }
            assign(&root, value)
            return .stored
        }
    }
}

extension Parameter {
    /// The same parameter for a command that holds `Root` at `path`.
    func within<Outer>(_ path: WritableKeyPath<Outer, Root> & Sendable) -> Parameter<Outer> {
        Parameter<Outer>(description: description) { [store] outer, text in
            switch store(&outer[keyPath: path], text) {
            case .stored: .stored
            case .refused(let expectation): .refused(expectation: expectation)
            }
        }
    }
}

extension Array {
    /// The same parameters for a command that holds `Root` at `path`.
    func within<Root, Outer>(
        _ path: WritableKeyPath<Outer, Root> & Sendable
    ) -> [Parameter<Outer>] where Element == Parameter<Root> {
        map { $0.within(path) }
    }

    /// The same parameters under another heading of the help.
    func section<Root>(_ title: String) -> [Parameter<Root>] where Element == Parameter<Root> {
        map { parameter in
            var parameter = parameter
            parameter.description.section = title
            return parameter
        }
    }
}

extension ParameterDescription {
    fileprivate static func argument(
        _ placeholder: String, _ completion: Completion, help: String, isRequired: Bool,
        isRepeated: Bool = false
    ) -> ParameterDescription {
        ParameterDescription(
            kind: .argument, names: [], placeholder: placeholder, help: help,
            section: "Arguments", isRequired: isRequired, isRepeated: isRepeated,
            completion: completion)
    }

    fileprivate static func option(
        _ names: [String], _ placeholder: String, _ completion: Completion, help: String,
        isRequired: Bool = false, isRepeated: Bool = false
    ) -> ParameterDescription {
        ParameterDescription(
            kind: .option, names: names, placeholder: placeholder, help: help,
            section: "Options", isRequired: isRequired, isRepeated: isRepeated,
            completion: completion)
    }
}
