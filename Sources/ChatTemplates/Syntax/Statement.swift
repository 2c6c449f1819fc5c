/// A part of a template's body.
indirect enum Statement: Sendable {
    case text(Text)
    case output(Expression)
    case set(Target, Expression)
    case setBlock(Target, filters: [FilterCall], body: [Statement])
    case conditional([(condition: Expression, body: [Statement])], otherwise: [Statement])
    case loop(Loop)
    case macro(MacroDefinition)
    case call(MacroDefinition, callee: Expression, Arguments, offset: Int)
    case filter([FilterCall], body: [Statement])
    case with([(target: Target, value: Expression)], body: [Statement])
    /// A body with its own variables, as that of `{% generation %}`.
    case scope([Statement])
    case `break`
    case `continue`
}

/// What a value is assigned to.
indirect enum Target: Sendable {
    case name(Int)
    case namespaceMember(Int, Text, offset: Int)
    case tuple([Target], offset: Int)
}

/// A `for` loop.
struct Loop: Sendable {
    let target: Target
    let sequence: Expression
    let condition: Expression?
    let body: [Statement]
    let otherwise: [Statement]
}

/// A macro, or the body of a `{% call %}` block.
final class MacroDefinition: Sendable {
    struct Parameter: Sendable {
        let name: String
        let id: Int
        let standard: Expression?
    }

    let name: String
    let id: Int
    let parameters: [Parameter]
    let body: [Statement]
    /// The names under which the body asks for what its parameters do not take.
    let callerID: Int?
    let positionalID: Int?
    let namedID: Int?

    init(
        name: String, id: Int, parameters: [Parameter], body: [Statement], callerID: Int?,
        positionalID: Int?, namedID: Int?
    ) {
        self.name = name
        self.id = id
        self.parameters = parameters
        self.body = body
        self.callerID = callerID
        self.positionalID = positionalID
        self.namedID = namedID
    }
}
