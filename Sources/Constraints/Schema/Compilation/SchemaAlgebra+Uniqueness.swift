import OrderedJSON

extension SchemaAlgebra {
    /// The most values that an array of different ones may choose from.
    static let maximumDistinctValues = 10

    /// Replaces the demand that items differ by demands that can be counted.
    ///
    /// - Returns: Whether that could be done.
    func settleUniqueness(_ shape: inout ArrayShape) throws(ConstraintError) -> Bool {
        let maximum = shape.maximumCount ?? Int.max
        let kinds = shape.prefix.map(\.value) + [shape.rest.value]
        if maximum <= 1 || maximum <= kinds.count && areAllDisjoint(Array(kinds.prefix(maximum))) {
            shape.uniqueness = nil
            return true
        }
        var values: [JSONValue] = []
        for kind in kinds.prefix(maximum) {
            guard let known = try finiteValues(of: kind) else { return false }
            for value in known where !values.contains(where: { $0.isEquivalent(to: value) }) {
                values.append(value)
                if values.count > Self.maximumDistinctValues { return false }
            }
        }
        for value in values {
            shape.containments.append(
                ArrayShape.Containment(
                    value: try expression(of: value), minimumCount: 0, maximumCount: 1))
        }
        shape.uniqueness = nil
        return true
    }

    private func areAllDisjoint(_ kinds: [ID]) -> Bool {
        kinds.indices.allSatisfy { index in
            kinds[..<index].allSatisfy { areDisjoint($0, kinds[index]) }
        }
    }

    /// The values that a schema lists and allows, of any type; nil if it lists none.
    private func listedValues(of id: ID) throws(ConstraintError) -> [JSONValue]? {
        if case .value(let value) = expressions[id] { return [value] }
        guard case .schema(let node, let scope) = expressions[id], !library.copies(node: node),
            let values = library.nodes[node].values
        else { return nil }
        var allowed: [JSONValue] = []
        for value in values where try validator.evaluate(value, node, scope).isValid {
            allowed.append(value)
        }
        return allowed
    }

    /// The numbers that meet a shape, if they are few.
    private func finiteNumbers(of shape: NumberShape) throws(ConstraintError) -> [JSONNumber]? {
        guard shape.refusals.isEmpty else { return nil }
        if let constant = shape.constant { return [constant] }
        guard let lower = shape.lower, let upper = shape.upper else { return nil }
        if lower.value == upper.value {
            return shape.allows(lower.number).map { $0 ? [lower.number] : [] }
        }
        // Zero has two spellings.
        guard shape.isInteger,
            let texts = try numberLanguage(of: shape).texts(upTo: Self.maximumDistinctValues + 1)
        else { return nil }
        return texts.compactMap { JSONNumber(rawText: String(decoding: $0, as: UTF8.self)) }
    }

    /// The values that meet an expression, if they are few and simple.
    private func finiteValues(of id: ID) throws(ConstraintError) -> [JSONValue]? {
        if let values = try listedValues(of: id) { return values }
        let form = try normalForm(of: id)
        guard form.arrays.isEmpty, form.objects.isEmpty else { return nil }
        var values: [JSONValue] = []
        if form.allowsNull { values.append(.null) }
        if form.allowsFalse { values.append(.bool(false)) }
        if form.allowsTrue { values.append(.bool(true)) }
        for shape in form.numbers {
            guard let numbers = try finiteNumbers(of: shape) else { return nil }
            values += numbers.map { .number($0) }
        }
        for shape in form.strings {
            guard shape.language != nil, shape.verbatim == nil, shape.refusals.isEmpty,
                let texts = try shape.texts().texts(upTo: Self.maximumDistinctValues)
            else { return nil }
            values += texts.map { .string(String(decoding: $0, as: UTF8.self)) }
        }
        return values
    }
}

extension DFA {
    /// The texts of the language, if there are at most `limit`.
    func texts(upTo limit: Int) -> [[UInt8]]? {
        if isEmpty { return [] }
        guard !isUnbounded[0], completionCount(0, upTo: limit + 1) <= limit else { return nil }
        var texts: [[UInt8]] = []
        var pending: [(state: Int32, text: [UInt8])] = [(0, [])]
        while let (state, text) = pending.popLast() {
            if accepting[Int(state)] { texts.append(text) }
            for byte in (0...255 as ClosedRange<UInt8>).reversed() {
                let target = next(state, byte)
                if target >= 0 { pending.append((target, text + [byte])) }
            }
        }
        return texts
    }
}
