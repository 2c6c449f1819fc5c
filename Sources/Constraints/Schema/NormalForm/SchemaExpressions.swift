import OrderedJSON

/// Boolean combinations of schemas, each with one number, so that equal ones are found again.
///
/// Numbers make recursion finite: a part of a document must meet some combination of the schemas
/// of a library, and there are only so many.
struct SchemaExpressions {
    typealias ID = Int

    enum Expression: Hashable {
        case anything
        case nothing
        /// A schema of the library, within a dynamic scope.
        case schema(node: Int, scope: Int)
        /// Exactly this value.
        case value(JSONValue)
        case not(ID)
        /// All of at least two, sorted.
        case all([ID])
        /// Any of at least two, sorted.
        case any([ID])
    }

    /// What every value meets.
    static let anything: ID = 0
    /// What no value meets.
    static let nothing: ID = 1

    private(set) var expressions: [Expression] = [.anything, .nothing]
    private var numbers: [Expression: ID] = [.anything: 0, .nothing: 1]
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    subscript(id: ID) -> Expression { expressions[id] }

    /// The number of an expression that is none of the others in disguise.
    mutating func number(of expression: Expression) throws(ConstraintError) -> ID {
        if let known = numbers[expression] { return known }
        guard expressions.count < limit else {
            throw ConstraintError(
                .tooLarge, expected: "at most \(limit) combinations of schemas", found: "more")
        }
        expressions.append(expression)
        numbers[expression] = expressions.count - 1
        return expressions.count - 1
    }

    /// What does not meet an expression.
    mutating func not(_ id: ID) throws(ConstraintError) -> ID {
        switch expressions[id] {
        case .anything: return Self.nothing
        case .nothing: return Self.anything
        case .not(let inner): return inner
        case .all(let parts):
            var negated: [ID] = []
            for part in parts { negated.append(try not(part)) }
            return try any(negated)
        case .any(let parts):
            var negated: [ID] = []
            for part in parts { negated.append(try not(part)) }
            return try all(negated)
        case .schema, .value: return try number(of: .not(id))
        }
    }

    /// What meets both expressions.
    mutating func and(_ left: ID, _ right: ID) throws(ConstraintError) -> ID {
        if left == right || right == Self.anything { return left }
        if left == Self.anything { return right }
        return try all([left, right])
    }

    /// What meets either expression.
    mutating func or(_ left: ID, _ right: ID) throws(ConstraintError) -> ID {
        if left == right || right == Self.nothing { return left }
        if left == Self.nothing { return right }
        return try any([left, right])
    }

    /// What meets all of several expressions.
    mutating func all(_ parts: [ID]) throws(ConstraintError) -> ID {
        var flat: Set<ID> = []
        for part in parts {
            switch expressions[part] {
            case .anything: break
            case .nothing: return Self.nothing
            case .all(let inner): flat.formUnion(inner)
            default: flat.insert(part)
            }
        }
        if containsOpposites(flat) { return Self.nothing }
        if flat.count < 2 { return flat.first ?? Self.anything }
        return try number(of: .all(flat.sorted()))
    }

    /// What meets any of several expressions.
    mutating func any(_ parts: [ID]) throws(ConstraintError) -> ID {
        var flat: Set<ID> = []
        for part in parts {
            switch expressions[part] {
            case .nothing: break
            case .anything: return Self.anything
            case .any(let inner): flat.formUnion(inner)
            default: flat.insert(part)
            }
        }
        if containsOpposites(flat) { return Self.anything }
        if flat.count < 2 { return flat.first ?? Self.nothing }
        return try number(of: .any(flat.sorted()))
    }

    private func containsOpposites(_ parts: Set<ID>) -> Bool {
        parts.contains { part in
            if case .not(let inner) = expressions[part] { parts.contains(inner) } else { false }
        }
    }
}
