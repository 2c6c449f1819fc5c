extension GrammarCompiler {
    /// Makes the routine of an array.
    mutating func compile(_ array: Grammar.Array, distance: Int) throws(ConstraintError) -> Int32 {
        let number = Int32(arrays.count)
        var prefix: [Int32] = []
        for item in array.prefix { prefix.append(entry(of: item)) }
        let rest = array.rest.map { entry(of: $0) } ?? -1
        let minimum = try Self.minimum(array.minimumCount)
        let (close, closeEmpty) = addClosing("]")
        let sums = analysis.requiredItemDistances(of: array, commaLength: layout.commaLength)
        arrays.append(
            CompiledArray(
                prefix: Int32(lists.count), prefixCount: Int32(prefix.count), rest: rest,
                minimum: minimum, maximum: Self.maximum(array.maximumCount),
                closeEmpty: closeEmpty, close: close, comma: addComma(andThen: ""),
                nextFrame: add(Operation(kind: .arrayNext, first: number), distance: 0),
                itemFrame: add(Operation(kind: .arrayItem, first: number), distance: 0),
                distances: Int32(lists.count + prefix.count)))
        lists += prefix
        lists += sums.map { Int32(clamping: $0) }
        let first = add(Operation(kind: .arrayFirst, first: number), distance: distance - 1)
        return add(literal: Array("[".utf8), before: addSpace(before: first))
    }

    /// Makes the routine of an object.
    mutating func compile(
        _ object: Grammar.Object, distance: Int
    ) throws(ConstraintError) -> Int32 {
        let number = Int32(objects.count)
        let (close, closeEmpty) = addClosing("}")
        let properties = Int32(members.count)
        var compiled: [CompiledMember] = []
        var firstRequired = object.properties.count
        for (index, property) in object.properties.enumerated().reversed() {
            if property.isRequired { firstRequired = index }
            compiled.append(
                CompiledMember(
                    value: try addColon(before: property.value),
                    keyLength: Int32(property.key.count),
                    valueDistance: valueDistance(property.value),
                    firstRequired: Int32(firstRequired), isRequired: property.isRequired,
                    weighedKey: weighing.number(of: property),
                    threshold: grammar.margins[property.value] ?? 0))
        }
        members += compiled.reversed()
        let classes = Int32(members.count)
        var otherKeys = 0
        for others in object.others {
            let member = Int32(members.count)
            let automaton = try tables.add(others.keys, isKey: true)
            let count =
                others.keys.isUnbounded[0]
                ? CompiledAutomaton.infinite
                : Int32(clamping: others.keys.completionCount(0, upTo: Int(Int32.max)))
            otherKeys += Int(count)
            keyAutomata[member] = others.keys
            members.append(
                CompiledMember(
                    value: try addColon(before: others.value), keyLength: 0,
                    valueDistance: valueDistance(others.value),
                    firstRequired: Int32(object.properties.count), isRequired: false,
                    operation: add(Operation(kind: .otherKey, first: member), distance: 0),
                    automaton: automaton, keyCount: count))
        }
        let required = Int32(lists.count)
        var remaining: [Int32] = [0]
        for property in object.properties.reversed() {
            remaining.append((remaining.last ?? 0) + (property.isRequired ? 1 : 0))
        }
        lists += remaining.reversed()
        objects.append(
            CompiledObject(
                keys: keyTries.add(object.properties.map(\.key)), properties: properties,
                propertyCount: Int32(object.properties.count), classes: classes,
                classCount: Int32(object.others.count), required: required,
                minimum: try Self.minimum(object.minimumCount),
                maximum: Self.maximum(object.maximumCount), otherKeys: Int32(clamping: otherKeys),
                closeEmpty: closeEmpty, close: close,
                openKey: add(literal: Array("\"".utf8), before: Self.finish),
                commaKey: addComma(andThen: "\""),
                key: add(Operation(kind: .key, first: number), distance: 0),
                nextFrame: add(Operation(kind: .objectNext, first: number), distance: 0),
                keysFrame: add(Operation(kind: .objectKeys, first: number), distance: 0)))
        var first = add(Operation(kind: .objectFirst, first: number), distance: distance - 1)
        first = addSpace(before: first)
        if !weighing.keys.isEmpty {
            first = add(
                Operation(kind: .mark, first: first, second: number), distance: distance - 1)
        }
        return add(literal: Array("{".utf8), before: first)
    }

    private func valueDistance(_ node: Int) -> Int32 {
        Int32(clamping: layout.colonLength + analysis.distances[node])
    }

    /// Adds the white space of flexible layouts.
    private mutating func addSpace(before next: Int32) -> Int32 {
        guard case .flexible(let maximum) = layout, maximum > 0 else { return next }
        return add(
            Operation(kind: .space, next: next, first: Int32(clamping: maximum)),
            distance: Int(distances[Int(next)]))
    }

    /// Adds the bracket or brace that ends a container, and that which ends an empty one.
    private mutating func addClosing(_ text: String) -> (after: Int32, empty: Int32) {
        let bracket = add(literal: Array(text.utf8), before: Self.finish)
        return (addSpace(before: bracket), bracket)
    }

    private mutating func addComma(andThen text: String) -> Int32 {
        switch layout {
        case .compact:
            return add(literal: Array(",\(text)".utf8), before: Self.finish)
        case .spaced:
            return add(literal: Array(", \(text)".utf8), before: Self.finish)
        case .flexible:
            let rest = addSpace(before: add(literal: Array(text.utf8), before: Self.finish))
            return addSpace(before: add(literal: Array(",".utf8), before: rest))
        }
    }

    private mutating func addColon(before value: Int) throws(ConstraintError) -> Int32 {
        let value = try add(value, before: Self.finish)
        switch layout {
        case .compact:
            return add(literal: Array(":".utf8), before: value)
        case .spaced:
            return add(literal: Array(": ".utf8), before: value)
        case .flexible:
            return addSpace(before: add(literal: Array(":".utf8), before: addSpace(before: value)))
        }
    }
}

extension JSONLayout {
    /// The fewest bytes between two members or items.
    var commaLength: Int { self == .spaced ? 2 : 1 }
    /// The fewest bytes between a key and its value.
    var colonLength: Int { self == .spaced ? 2 : 1 }
}
