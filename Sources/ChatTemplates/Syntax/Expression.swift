/// An expression of a template.
struct Expression: Sendable {
    indirect enum Node: Sendable {
        case none
        case bool(Bool)
        case int(Int)
        case float(Double)
        case text(Text)
        case name(Int)
        case list([Expression])
        case tuple([Expression])
        case dictionary([(key: Expression, value: Expression)])
        case attribute(Expression, AttributeName)
        case element(Expression, Expression)
        case slice(Expression, start: Expression?, end: Expression?, step: Expression?)
        case call(Expression, Arguments)
        case filter(Expression, FilterCall)
        case test(Expression, TestCall)
        case negation(Expression)
        case sign(Expression, isNegative: Bool)
        case binary(BinaryOperator, Expression, Expression)
        case and(Expression, Expression)
        case or(Expression, Expression)
        case comparison(Expression, [(comparison: ComparisonOperator, value: Expression)])
        case concatenation([Expression])
        case conditional(Expression, then: Expression, otherwise: Expression?)
    }

    let node: Node
    /// The position in the source, in bytes.
    let offset: Int
    /// The height of the tree.
    let height: Int
}

enum BinaryOperator: String {
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
    case floorDivide = "//"
    case modulo = "%"
    case power = "**"
}

enum ComparisonOperator: String {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case contained = "in"
    case notContained = "not in"
}

/// The arguments of a call as written.
struct Arguments: Sendable {
    var positional: [Expression] = []
    var named: [(name: String, value: Expression)] = []
    /// The expression after `*`.
    var list: Expression?
    /// The expression after `**`.
    var dictionary: Expression?
}

/// The name after a dot, and what it means for Python's own types.
struct AttributeName: Sendable {
    let name: String
    let text: Text

    init(_ name: String) {
        self.name = name
        text = Text(name, .template)
    }
}

/// A filter with its arguments.
struct FilterCall: Sendable {
    let name: String
    /// Nil if there is no filter of this name, which is an error when it is used.
    let filter: Filter?
    let arguments: Arguments
    let offset: Int
}

/// A test with its arguments.
struct TestCall: Sendable {
    let name: String
    /// Nil if there is no test of this name, which is an error when it is used.
    let test: Test?
    let arguments: Arguments
}
