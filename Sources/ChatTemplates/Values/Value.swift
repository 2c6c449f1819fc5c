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
