import OrderedJSON

extension SchemaAlgebra {
    /// The most values that an array of different ones may choose from.
    private static let maximumDistinctValues = 10

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
            }
            if values.count > Self.maximumDistinctValues { return false }
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

    /// The values that meet an expression, if they are few and simple.
    private func finiteValues(of id: ID) throws(ConstraintError) -> [JSONValue]? {
        let form = try normalForm(of: id)
        guard form.arrays.isEmpty, form.objects.isEmpty else { return nil }
        var values: [JSONValue] = []
        if form.allowsNull { values.append(.null) }
        if form.allowsFalse { values.append(.bool(false)) }
        if form.allowsTrue { values.append(.bool(true)) }
        for shape in form.numbers {
            guard let constant = shape.constant else { return nil }
            values.append(.number(constant))
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
