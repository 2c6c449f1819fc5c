/// A value of template evaluation, with Python's types as far as templates can meet them.
///
/// Everything but namespaces and generators is immutable, as in Jinja's immutable sandbox.
enum Value {
    case undefined(Undefined)
    case none
    case bool(Bool)
    case int(Int)
    /// An integer from JSON that `Int` cannot hold: it can be written and compared, no more.
    case largeInt(String)
    case float(Double)
    case string(Text)
    /// A string marked as safe HTML: adding plain text to it escapes that text.
    case markup(Text)
    case sequence(ValueSequence)
    case dictionary(ValueDictionary)
    case namespace(Namespace)
    case loop(LoopState)
    case callable(Callable)

    /// Python's name of the type.
    var typeName: String {
        switch self {
        case .undefined: "undefined"
        case .none: "none"
        case .bool: "bool"
        case .int, .largeInt: "int"
        case .float: "float"
        case .string, .markup: "str"
        case .sequence(let sequence): sequence.kind.rawValue
        case .dictionary: "dict"
        case .namespace: "namespace"
        case .loop: "loop"
        case .callable: "callable"
        }
    }

    /// The string, if the value is one.
    var text: Text? {
        switch self {
        case .string(let text), .markup(let text): text
        default: nil
        }
    }

    var isUndefined: Bool {
        if case .undefined = self { true } else { false }
    }

    var isNone: Bool {
        if case .none = self { true } else { false }
    }

    /// The value as an integer as far as Python takes it for one: Booleans included.
    var integer: Int? {
        switch self {
        case .bool(let value): value ? 1 : 0
        case .int(let value): value
        default: nil
        }
    }

    /// The decimal digits of an integer of any size.
    var integerDigits: String? {
        if case .largeInt(let digits) = self { digits } else { integer.map(String.init) }
    }

    /// The value as a number, if it is one.
    var double: Double? {
        switch self {
        case .bool(let value): value ? 1 : 0
        case .int(let value): Double(value)
        case .largeInt(let digits): Double(digits)
        case .float(let value): value
        default: nil
        }
    }

    /// The nesting of lists and dictionaries.
    var depth: Int {
        switch self {
        case .sequence(let sequence): sequence.depth
        case .dictionary(let dictionary): dictionary.depth
        default: 0
        }
    }

    /// Python's truth value.
    var isTrue: Bool {
        switch self {
        case .undefined, .none: false
        case .bool(let value): value
        case .int(let value): value != 0
        case .largeInt: true
        case .float(let value): value != 0
        case .string(let text), .markup(let text): !text.isEmpty
        case .sequence(let sequence): sequence.kind == .generator || !sequence.elements.isEmpty
        case .dictionary(let dictionary): !dictionary.keys.isEmpty
        case .namespace, .loop, .callable: true
        }
    }

    static func list(_ elements: [Value]) -> Value { .sequence(ValueSequence(.list, elements)) }

    static func tuple(_ elements: [Value]) -> Value { .sequence(ValueSequence(.tuple, elements)) }

    static func generator(_ elements: [Value]) -> Value {
        .sequence(ValueSequence(.generator, elements))
    }
}

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

/// A list or something else that can be iterated over.
final class ValueSequence {
    enum Kind: String {
        case list, tuple, range, generator
        case keys = "dict_keys"
        case values = "dict_values"
        case items = "dict_items"

        /// Whether elements can be taken by position.
        var isIndexable: Bool { self == .list || self == .tuple || self == .range }
    }

    let kind: Kind
    private(set) var elements: [Value]
    let depth: Int

    init(_ kind: Kind, _ elements: [Value]) {
        self.kind = kind
        self.elements = elements
        depth = 1 + (elements.lazy.map(\.depth).max() ?? 0)
    }

    /// The elements; a generator gives them only once.
    func iterate() -> [Value] {
        guard kind == .generator else { return elements }
        defer { elements = [] }
        return elements
    }

    /// Takes a generator's first element.
    func next() -> Value? {
        guard kind == .generator else { return elements.first }
        return elements.isEmpty ? nil : elements.removeFirst()
    }
}

/// The one kind of value that a template can change.
final class Namespace {
    var members: [(name: Text, value: Value)] = []

    subscript(name: Text) -> Value? {
        get { members.first { $0.name == name }?.value }
        set {
            guard let newValue else { return }
            if let index = members.firstIndex(where: { $0.name == name }) {
                members[index].value = newValue
            } else {
                members.append((name, newValue))
            }
        }
    }
}

/// What `loop` tells within a loop's body.
final class LoopState {
    let elements: [Value]
    let nesting: Int
    var index = 0
    var lastChanged: [Value]?

    init(_ elements: [Value], nesting: Int) {
        self.elements = elements
        self.nesting = nesting
    }
}
