import OrderedJSON

/// Turns schemas into a grammar of the JSON texts that meet them.
///
/// Each expression becomes one node, so recursion in schemas becomes recursion in the grammar.
/// What cannot be written exactly is refused; compiling goes on to find all such places.
struct SchemaCompiler {
    typealias ID = SchemaExpressions.ID

    let algebra: SchemaAlgebra
    let bounds: GenerationBounds
    let limits: SchemaLimits
    var grammar = Grammar(nodes: [], root: 0)
    private(set) var refusals: [ConstraintError] = []
    private var nodesByExpression: [ID: Int] = [:]
    private var pending: [ID] = []
    /// The expression that is being compiled.
    private var current = SchemaExpressions.anything
    private var literals: [[UInt8]: Int] = [:]
    private var otherKeys: [[[UInt8]]: DFA] = [:]

    init(_ algebra: SchemaAlgebra, bounds: GenerationBounds, limits: SchemaLimits) {
        self.algebra = algebra
        self.bounds = bounds
        self.limits = limits
    }

    /// Compiles the main document's schema.
    ///
    /// - Throws: `tooLarge` if the grammar passes its limit. Refusals are collected.
    mutating func compile() throws(ConstraintError) -> Grammar {
        grammar.root = try node(for: algebra.expression(0, DynamicScopes.outermost))
        while let id = pending.popLast() {
            let index = node(for: id)
            current = id
            do {
                grammar.nodes[index] = try makeNode(for: id)
            } catch {
                refuse(error)
            }
            guard grammar.nodes.count <= limits.grammarNodes else {
                throw ConstraintError(
                    .tooLarge, expected: "a grammar of at most \(limits.grammarNodes) nodes",
                    found: "more")
            }
        }
        addMargins(of: nodesByExpression)
        return grammar
    }

    /// The node of an expression, which is made later if it is new.
    mutating func node(for id: ID) -> Int {
        if let known = nodesByExpression[id] { return known }
        let index = add(.never)
        nodesByExpression[id] = index
        pending.append(id)
        return index
    }

    mutating func add(_ node: Grammar.Node) -> Int {
        grammar.nodes.append(node)
        return grammar.nodes.count - 1
    }

    mutating func literal(_ text: String) -> Int {
        let bytes = Array(text.utf8)
        if let known = literals[bytes] { return known }
        let index = add(.literal(bytes))
        literals[bytes] = index
        return index
    }

    /// Notes what cannot be enforced, once, with the place of the schema if it has none.
    mutating func refuse(_ refusal: ConstraintError) {
        var refusal = refusal
        refusal.path = refusal.path ?? path(of: current)
        if !refusals.contains(refusal) { refusals.append(refusal) }
    }

    /// The place of the first schema that an expression is made of.
    private func path(of id: ID) -> JSONPath? {
        switch algebra.expressions[id] {
        case .schema(let node, _): algebra.library.nodes[node].path
        case .not(let inner): path(of: inner)
        case .all(let parts), .any(let parts): parts.lazy.compactMap(path).first
        case .anything, .nothing, .value: nil
        }
    }

    private mutating func makeNode(for id: ID) throws(ConstraintError) -> Grammar.Node {
        let form = try algebra.normalForm(of: id)
        var alternatives: [Grammar.Node] = []
        if form.allowsNull { alternatives.append(.literal(Array("null".utf8))) }
        if form.allowsTrue { alternatives.append(.literal(Array("true".utf8))) }
        if form.allowsFalse { alternatives.append(.literal(Array("false".utf8))) }
        alternatives += try numberNodes(form.numbers)
        alternatives += try stringNodes(form.strings)
        for shape in form.arrays {
            if let node = try arrayNode(shape) { alternatives.append(node) }
        }
        for shape in form.objects {
            for alternative in try algebra.withoutExistences(shape) {
                if let node = try objectNode(alternative) { alternatives.append(node) }
            }
        }
        if alternatives.count == 1 { return alternatives[0] }
        return .choice(alternatives.map { add($0) })
    }

    private mutating func numberNodes(
        _ shapes: [NumberShape]
    ) throws(ConstraintError) -> [Grammar.Node] {
        var language = DFA.nothing
        var constants: [[UInt8]] = []
        for shape in shapes {
            if let refusal = shape.refusals.first {
                refuse(refusal)
                continue
            }
            if let constant = shape.constant {
                constants += constant.spellings
                continue
            }
            do {
                // Integers between bounds end by themselves.
                let isBounded = shape.isInteger && shape.lower != nil && shape.upper != nil
                language = try algebra.union(
                    language,
                    algebra.numberLanguage(
                        of: shape, maximumDigits: isBounded ? nil : bounds.digits))
            } catch {
                var error = error
                let hasMultiples = !shape.multiples.isEmpty || !shape.excludedMultiples.isEmpty
                error.keyword =
                    error.keyword
                    ?? (hasMultiples ? "multipleOf" : shape.lower != nil ? "minimum" : "maximum")
                throw error
            }
        }
        // One automaton for all constants: adding one by one would take time in their square.
        if !constants.isEmpty {
            do {
                language = try algebra.union(language, .texts(constants))
            } catch {
                var error = error
                error.keyword = error.keyword ?? "enum"
                throw error
            }
        }
        return language.isEmpty ? [] : [.lexeme(language)]
    }

    private mutating func stringNodes(
        _ shapes: [StringShape]
    ) throws(ConstraintError) -> [Grammar.Node] {
        var nodes: [Grammar.Node] = []
        var language = DFA.nothing
        for shape in shapes {
            if !shape.refusals.isEmpty {
                if !algebra.isEmpty(shape) { shape.refusals.forEach { refuse($0) } }
            } else if let rule = try verbatimRule(of: shape) {
                nodes.append(.verbatim(rule))
            } else if shape.language == nil {
                var maximum = shape.maximumLength
                if maximum == nil, let bound = bounds.stringLength, bound >= shape.minimumLength {
                    maximum = bound
                }
                nodes.append(.string(minimum: shape.minimumLength, maximum: maximum))
            } else {
                language = try algebra.union(language, shape.texts())
            }
        }
        if !language.isEmpty { nodes.append(.lexeme(try language.jsonQuoted())) }
        return nodes
    }

    private func verbatimRule(of shape: StringShape) throws(ConstraintError) -> VerbatimRule? {
        guard var rule = shape.verbatim else { return nil }
        rule.isQuoted = true
        rule.minimumLength = max(rule.minimumLength, shape.minimumLength)
        if let maximum = shape.maximumLength {
            rule.maximumLength = min(maximum, rule.maximumLength ?? maximum)
        }
        if let language = shape.language {
            rule.pattern = try rule.pattern?.intersection(language) ?? language
        }
        return rule
    }

    private mutating func objectNode(
        _ shape: ObjectShape
    ) throws(ConstraintError) -> Grammar.Node? {
        if shape.isContradictory { return nil }
        if !shape.refusals.isEmpty {
            if !algebra.isEmpty(shape) { shape.refusals.forEach { refuse($0) } }
            return nil
        }
        var object = Grammar.Object(
            minimumCount: shape.minimumCount, maximumCount: shape.maximumCount)
        for property in shape.writingOrder where property.value != SchemaExpressions.nothing {
            var key: [UInt8] = []
            JSONStringEscaping.append(property.key[...], to: &key)
            object.properties.append(
                Grammar.Property(
                    key: key, value: node(for: property.value), isRequired: property.isRequired))
        }
        if shape.maximumCount == 0 { return .object(Grammar.Object(maximumCount: 0)) }
        for part in shape.classes where part.value != SchemaExpressions.nothing {
            let keys = try otherKeys(part.keys, shape.properties.map(\.key))
            if !keys.isEmpty {
                object.others.append(Grammar.KeyClass(keys: keys, value: node(for: part.value)))
            }
        }
        return .object(object)
    }

    /// The keys of a set without those that are spoken of by name, as they are written.
    private mutating func otherKeys(
        _ keys: KeySet, _ names: [[UInt8]]
    ) throws(ConstraintError) -> DFA {
        let sorted = names.sorted { $0.lexicographicallyPrecedes($1) }
        if keys.isAll, let known = otherKeys[sorted] { return known }
        var language = try keys.subtracting(sorted).language ?? .anyText
        if let bound = bounds.keyLength {
            let bounded = try language.scalars(minimum: 0, maximum: bound)
            if !bounded.isEmpty { language = bounded }
        }
        let encoded = try language.jsonEncoded()
        if keys.isAll { otherKeys[sorted] = encoded }
        return encoded
    }
}
