import OrderedJSON

/// Computes what combinations of schemas mean, as normal forms, each once.
///
/// References are followed only as far as they apply to the same value; subschemas of members and
/// items stay expressions. So recursive schemas have finite normal forms.
final class SchemaAlgebra {
    typealias ID = SchemaExpressions.ID

    let library: SchemaLibrary
    let limits: SchemaLimits
    var validator: SchemaValidator
    var expressions: SchemaExpressions
    private var forms: [Request: NormalForm] = [:]
    private var isOpen: Set<Request> = []
    private var intersections: [LanguagePair: DFA] = [:]
    private(set) var steps = 0
    var emptiness: [ID: Bool] = [:]
    var disjointness: [[ID]: Bool] = [:]
    /// How many questions of emptiness are open inside each other.
    var questionDepth = 0
    var numberLanguages: [NumberRequest: Result<DFA, ConstraintError>] = [:]

    /// Which form is asked for: of what, and whether it has to tell what was evaluated.
    private struct Request: Hashable {
        var expression: ID
        /// Whether `unevaluatedProperties` or `unevaluatedItems` applies to the same value.
        var tracksEvaluation: Bool
    }

    /// Two automata, which live as long as their intersection is kept.
    private struct LanguagePair: Hashable {
        let left: DFA
        let right: DFA

        static func == (one: LanguagePair, other: LanguagePair) -> Bool {
            one.left === other.left && one.right === other.right
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(left))
            hasher.combine(ObjectIdentifier(right))
        }
    }

    /// The texts of both languages, computed once.
    func intersection(_ left: DFA, _ right: DFA) throws(ConstraintError) -> DFA {
        if left === right { return left }
        let pair = LanguagePair(left: left, right: right)
        if let known = intersections[pair] { return known }
        let both = try left.intersection(right)
        try spend(left.stateCount + right.stateCount + both.stateCount)
        intersections[pair] = both
        return both
    }

    /// The texts of either language.
    func union(_ left: DFA, _ right: DFA) throws(ConstraintError) -> DFA {
        if left.isEmpty { return right }
        let either = try left.union(right)
        try spend(left.stateCount + right.stateCount + either.stateCount)
        return either
    }

    /// Counts steps of merging, so that no schema keeps it busy for long.
    func spend(_ count: Int) throws(ConstraintError) {
        steps += count
        guard steps <= limits.mergingSteps else {
            throw ConstraintError(
                .tooLarge, expected: "at most \(limits.mergingSteps) steps of merging",
                found: "more")
        }
    }

    init(_ library: SchemaLibrary, assertsFormat: Bool, limits: SchemaLimits) {
        self.library = library
        self.limits = limits
        validator = SchemaValidator(library, assertsFormat: assertsFormat, limits: limits)
        expressions = SchemaExpressions(limit: limits.combinations)
    }

    /// The expression of a schema within a dynamic scope.
    func expression(_ index: Int, _ outerScope: Int) throws(ConstraintError) -> ID {
        var index = index
        var scope = outerScope
        // A schema that is only a reference is what it refers to.
        for _ in 0..<library.nodes.count {
            let node = library.nodes[index]
            if let boolean = node.boolean {
                return boolean ? SchemaExpressions.anything : SchemaExpressions.nothing
            }
            if library.hasDynamicReferences {
                scope = validator.scopes.entering(node.resource, from: scope)
            }
            guard node.isPlainReference, let target = node.reference?.target else { break }
            index = target
        }
        if library.nodes[index].isUnconstrained { return SchemaExpressions.anything }
        return try expressions.number(of: .schema(node: index, scope: scope))
    }

    /// The expression of exactly one value.
    func expression(of value: JSONValue) throws(ConstraintError) -> ID {
        try expressions.number(of: .value(value))
    }

    /// What values meet an expression.
    ///
    /// - Throws: `invalidSchema` for schemas that refer to themselves without an end, `tooLarge`
    ///   if there are too many alternatives, and what makes a schema's keywords unusable.
    func normalForm(
        of id: ID, tracksEvaluation: Bool = false
    ) throws(ConstraintError) -> NormalForm {
        let request = Request(expression: id, tracksEvaluation: tracksEvaluation)
        if let known = forms[request] { return known }
        guard isOpen.count < limits.applications else {
            throw ConstraintError(
                .tooLarge, expected: "at most \(limits.applications) schemas that apply each other",
                found: "more")
        }
        guard isOpen.insert(request).inserted else {
            throw ConstraintError(
                .invalidSchema, keyword: "$ref", expected: "a reference that leads to an end",
                found: "schemas that apply each other to the same value")
        }
        defer { isOpen.remove(request) }
        // A failure is not kept: it may be due to what is open, when only emptiness is asked for.
        let form = try makeNormalForm(of: id, tracksEvaluation)
        forms[request] = form
        return form
    }

    private func makeNormalForm(
        of id: ID, _ tracksEvaluation: Bool
    ) throws(ConstraintError) -> NormalForm {
        switch expressions[id] {
        case .anything: return .anything
        case .nothing: return .nothing
        case .value(let value): return try normalForm(of: [value])
        case .schema(let node, let scope):
            return try normalForm(ofSchema: node, scope, tracksEvaluation)
        case .not(let inner): return try subtracting(normalForm(of: inner), from: .anything)
        case .any(let parts): return try union(of: parts, tracksEvaluation)
        case .all(let parts):
            for part in parts {
                guard case .value(let value) = expressions[part] else { continue }
                for other in parts where try !allows(value, other) { return .nothing }
                if parts.contains(where: copies) { break }
                return try normalForm(of: [value])
            }
            var form = NormalForm.anything
            var denied: [ID] = []
            for part in parts {
                if case .not(let inner) = expressions[part] {
                    denied.append(inner)
                } else {
                    form = try intersection(
                        form, normalForm(of: part, tracksEvaluation: tracksEvaluation))
                }
            }
            for part in denied { form = try subtracting(normalForm(of: part), from: form) }
            return form
        }
    }

    /// What meets any of several expressions.
    ///
    /// Where it matters which members and items were evaluated, every set of alternatives is one
    /// of its own: the values that meet all of the set, with what all of them evaluate.
    func union(of parts: [ID], _ tracksEvaluation: Bool) throws(ConstraintError) -> NormalForm {
        var forms: [NormalForm] = []
        for part in parts {
            forms.append(try normalForm(of: part, tracksEvaluation: tracksEvaluation))
        }
        if tracksEvaluation {
            var sets: [NormalForm] = []
            for form in forms {
                for set in sets {
                    let both = try intersection(set, form)
                    if !both.isNothing { sets.append(both) }
                }
                sets.append(form)
                try check(sets.count)
            }
            forms = sets
        }
        var result = NormalForm.nothing
        for form in forms { result.formUnion(form) }
        if !tracksEvaluation {
            if let any = result.arrays.first(where: \.isAny) { result.arrays = [any] }
            if let any = result.objects.first(where: \.isAny) { result.objects = [any] }
        }
        try check(result.objects.count)
        try check(result.arrays.count)
        return result
    }

    /// What meets both forms.
    func intersection(
        _ left: NormalForm, _ right: NormalForm
    ) throws(ConstraintError) -> NormalForm {
        var result = NormalForm()
        result.allowsNull = left.allowsNull && right.allowsNull
        result.allowsFalse = left.allowsFalse && right.allowsFalse
        result.allowsTrue = left.allowsTrue && right.allowsTrue
        // Long enumerations need no product with what allows everything.
        if left.numbers == [.any] {
            result.numbers = right.numbers
        } else if right.numbers == [.any] {
            result.numbers = left.numbers
        } else {
            result.numbers = try product(left.numbers, right.numbers, isEmpty) {
                $0.intersection($1)
            }
        }
        result.strings = try product(left.strings, right.strings, isEmpty, intersection)
        result.arrays = try product(left.arrays, right.arrays, isEmpty, intersection)
        result.objects = try product(left.objects, right.objects, isEmpty, intersection)
        return result
    }

    func product<Shape>(
        _ left: [Shape], _ right: [Shape], _ isEmpty: (Shape) -> Bool,
        _ intersection: (Shape, Shape) throws(ConstraintError) -> Shape?
    ) throws(ConstraintError) -> [Shape] {
        var result: [Shape] = []
        for one in left {
            for other in right {
                if let both = try intersection(one, other) { result.append(both) }
            }
            try spend(right.count)
            if result.count > Self.fewAlternatives { result.removeAll(where: isEmpty) }
            try check(result.count)
        }
        return result
    }

    /// The number of alternatives up to which it is not worth a look whether some are empty.
    private static let fewAlternatives = 8

    /// Checks a number of alternatives.
    func check(_ count: Int) throws(ConstraintError) {
        guard count <= limits.alternatives else {
            throw ConstraintError(
                .tooLarge, expected: "at most \(limits.alternatives) alternatives", found: "more")
        }
    }

    /// The form of an enumeration.
    func normalForm(of values: [JSONValue]) throws(ConstraintError) -> NormalForm {
        var form = NormalForm()
        var texts: [[UInt8]] = []
        for value in values {
            switch value {
            case .null: form.allowsNull = true
            case .bool(let boolean):
                if boolean { form.allowsTrue = true } else { form.allowsFalse = true }
            case .number(let number): form.numbers.append(NumberShape(constant: number))
            case .string(let text): texts.append(Array(text.utf8))
            case .array(let elements):
                var shape = ArrayShape()
                for element in elements {
                    shape.prefix.append(ArrayShape.Item(value: try expression(of: element)))
                }
                shape.rest = ArrayShape.Item(value: SchemaExpressions.nothing)
                shape.minimumCount = elements.count
                shape.maximumCount = elements.count
                form.arrays.append(shape)
            case .object(let object):
                var shape = ObjectShape()
                for (key, value) in object {
                    let key = Array(key.utf8)
                    shape[key] = ObjectShape.Property(
                        key: key, value: try expression(of: value), isRequired: true,
                        isDeclared: true)
                }
                shape.classes = [ObjectShape.KeyClass(keys: .all, value: SchemaExpressions.nothing)]
                form.objects.append(shape)
            }
        }
        if !texts.isEmpty {
            do {
                form.strings = [StringShape(language: try .texts(texts))]
            } catch {
                var error = error
                error.keyword = error.keyword ?? "enum"
                throw error
            }
        }
        return form
    }

    /// Whether a value meets an expression.
    func allows(_ value: JSONValue, _ id: ID) throws(ConstraintError) -> Bool {
        switch expressions[id] {
        case .anything: return true
        case .nothing: return false
        case .value(let other): return value.isEquivalent(to: other)
        case .schema(let node, let scope):
            return try validator.evaluate(value, node, scope).isValid
        case .not(let inner): return try !allows(value, inner)
        case .all(let parts):
            for part in parts where try !allows(value, part) { return false }
            return true
        case .any(let parts):
            for part in parts where try allows(value, part) { return true }
            return false
        }
    }
}
