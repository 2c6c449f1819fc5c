import OrderedJSON

/// Decides whether a value meets a schema, exactly, by evaluating every keyword.
///
/// This is the meaning that grammars are compiled for; compiling uses it to filter enumerations.
struct SchemaValidator {
    let library: SchemaLibrary
    /// Whether `format` asserts; else it only describes.
    let assertsFormat: Bool
    var languages = TextLanguages()
    var scopes = DynamicScopes()
    private var depth = 0
    /// The values of long enumerations, by the schema that lists them.
    private var enumerations: [Int: Set<EquivalentValue>] = [:]

    private let limits: SchemaLimits

    init(_ library: SchemaLibrary, assertsFormat: Bool, limits: SchemaLimits) {
        self.library = library
        self.limits = limits
        self.assertsFormat = assertsFormat
    }

    /// What evaluating a value leaves for `unevaluatedProperties` and `unevaluatedItems`.
    struct Outcome {
        var isValid = true
        /// The positions of members that some keyword looked at.
        var members: Set<Int> = []
        /// The positions of items that some keyword looked at.
        var items: Set<Int> = []

        static let invalid = Outcome(isValid: false)

        /// Takes over what a schema that applies to the same value looked at.
        mutating func add(_ other: Outcome) {
            guard isValid else { return }
            guard other.isValid else {
                self = .invalid
                return
            }
            members.formUnion(other.members)
            items.formUnion(other.items)
        }

        mutating func require(_ condition: Bool) {
            if !condition { self = .invalid }
        }
    }

    /// Whether a value meets the main document's schema.
    mutating func isValid(_ value: JSONValue) throws(ConstraintError) -> Bool {
        try evaluate(value, 0, DynamicScopes.outermost).isValid
    }

    /// Evaluates a value against one schema.
    ///
    /// - Throws: `unsupported` if a keyword cannot be decided, `invalidSchema` if it is malformed,
    ///   `tooLarge` if schema and value are nested too deeply, as by a reference to itself.
    mutating func evaluate(
        _ value: JSONValue, _ index: Int, _ outerScope: Int
    ) throws(ConstraintError) -> Outcome {
        let node = library.nodes[index]
        if let boolean = node.boolean { return Outcome(isValid: boolean) }
        if let refusal = node.refusals.first { throw refusal }
        depth += 1
        defer { depth -= 1 }
        guard depth < limits.validationDepth else {
            throw ConstraintError(
                .tooLarge, path: node.path, expected: "nesting below \(limits.validationDepth)",
                found: "deeper nesting or an endless reference")
        }
        let scope =
            library.hasDynamicReferences
            ? scopes.entering(node.resource, from: outerScope) : outerScope

        var outcome = Outcome()
        if let types = node.types { outcome.require(types.allows(value)) }
        if let values = node.values { outcome.require(isListed(value, in: values, of: index)) }
        guard outcome.isValid else { return .invalid }
        try evaluateReferences(value, node, scope, &outcome)
        guard outcome.isValid else { return .invalid }
        switch value {
        case .null, .bool: break
        case .number(let number): outcome.require(try isValid(number, node))
        case .string(let text): outcome.require(try isValid(text, node))
        case .array(let elements): try evaluate(elements, node, scope, &outcome)
        case .object(let object): try evaluate(object, value, node, scope, &outcome)
        }
        guard outcome.isValid else { return .invalid }
        try evaluateCombinations(value, node, scope, &outcome)
        guard outcome.isValid else { return .invalid }
        try evaluateUnevaluated(value, node, scope, &outcome)
        return outcome
    }

    /// Whether an enumeration lists a value; long ones are searched by hash.
    private mutating func isListed(
        _ value: JSONValue, in values: [JSONValue], of index: Int
    ) -> Bool {
        if values.count <= 8 { return values.contains { $0.isEquivalent(to: value) } }
        let known = enumerations[index] ?? Set(values.map(EquivalentValue.init))
        enumerations[index] = known
        return known.contains(EquivalentValue(value))
    }

    private mutating func evaluateReferences(
        _ value: JSONValue, _ node: SchemaNode, _ scope: Int, _ outcome: inout Outcome
    ) throws(ConstraintError) {
        if let reference = node.reference {
            guard let target = reference.target else { throw node.unresolved(reference) }
            outcome.add(try evaluate(value, target, scope))
        }
        if let reference = node.dynamicReference {
            guard let target = scopes.target(of: reference, in: scope, library) else {
                throw node.unresolved(reference)
            }
            outcome.add(try evaluate(value, target, scope))
        }
    }

    private mutating func evaluateCombinations(
        _ value: JSONValue, _ node: SchemaNode, _ scope: Int, _ outcome: inout Outcome
    ) throws(ConstraintError) {
        for schema in node.allOf {
            outcome.add(try evaluate(value, schema, scope))
        }
        if let schemas = node.anyOf {
            var hasMatch = false
            for schema in schemas {
                let inner = try evaluate(value, schema, scope)
                guard inner.isValid else { continue }
                hasMatch = true
                outcome.add(inner)
            }
            outcome.require(hasMatch)
        }
        if let schemas = node.oneOf {
            var matches: [Outcome] = []
            for schema in schemas {
                let inner = try evaluate(value, schema, scope)
                if inner.isValid { matches.append(inner) }
            }
            outcome.require(matches.count == 1)
            if let match = matches.first { outcome.add(match) }
        }
        if let schema = node.not {
            outcome.require(try !evaluate(value, schema, scope).isValid)
        }
        if let condition = node.condition {
            let inner = try evaluate(value, condition, scope)
            if inner.isValid { outcome.add(inner) }
            if let branch = inner.isValid ? node.consequence : node.alternative {
                outcome.add(try evaluate(value, branch, scope))
            }
        }
    }

    private mutating func evaluateUnevaluated(
        _ value: JSONValue, _ node: SchemaNode, _ scope: Int, _ outcome: inout Outcome
    ) throws(ConstraintError) {
        if let schema = node.arrays.unevaluated, case .array(let elements) = value {
            for (index, element) in elements.enumerated() where !outcome.items.contains(index) {
                guard try evaluate(element, schema, scope).isValid else {
                    outcome = .invalid
                    return
                }
            }
            outcome.items = Set(elements.indices)
        }
        if let schema = node.objects.unevaluated, case .object(let object) = value {
            for index in object.indices where !outcome.members.contains(index) {
                guard try evaluate(object[index].value, schema, scope).isValid else {
                    outcome = .invalid
                    return
                }
            }
            outcome.members = Set(object.indices)
        }
    }
}

extension SchemaNode {
    /// The failure of a reference without target.
    func unresolved(_ reference: Reference) -> ConstraintError {
        ConstraintError(
            .unresolvedReference, path: path.appending(reference.keyword),
            keyword: reference.keyword,
            expected: "a schema of this document or of one that is passed with it",
            found: "no such schema")
    }
}

extension TypeSet {
    /// Whether a value has one of the types; numbers of integral value are integers.
    func allows(_ value: JSONValue) -> Bool {
        switch value {
        case .null: contains(.null)
        case .bool: contains(.boolean)
        case .number(let number):
            contains(.number)
                || contains(.integer) && (ExactDecimal(number).map { $0.isInteger } ?? false)
        case .string: contains(.string)
        case .array: contains(.array)
        case .object: contains(.object)
        }
    }
}
