extension Renderer {
    func compare(
        _ comparison: ComparisonOperator, _ left: Value, _ right: Value
    ) throws(ChatTemplateError) -> Bool {
        switch comparison {
        case .equal: try areEqual(left, right)
        case .notEqual: !(try areEqual(left, right))
        case .contained: try contains(right, left)
        case .notContained: !(try contains(right, left))
        case .less: try isLess(left, right)
        case .greater: try isLess(right, left)
        case .lessOrEqual: try isOrdered(left, right)
        case .greaterOrEqual: try isOrdered(right, left)
        }
    }

    /// Python's `==`.
    func areEqual(_ left: Value, _ right: Value) throws(ChatTemplateError) -> Bool {
        try spend()
        switch (left, right) {
        case (.undefined, .undefined), (.none, .none): return true
        case (.largeInt(let left), .largeInt(let right)): return left == right
        case (.largeInt, .int), (.int, .largeInt), (.largeInt, .bool), (.bool, .largeInt):
            return false
        case (.sequence(let left), .sequence(let right)):
            if left === right { return true }
            guard left.kind == right.kind, left.kind.isIndexable || left.kind == .keys,
                left.elements.count == right.elements.count
            else { return false }
            return try nested { () throws(ChatTemplateError) in
                for (left, right) in zip(left.elements, right.elements)
                where !(try areEqual(left, right)) { return false }
                return true
            }
        case (.dictionary(let left), .dictionary(let right)):
            if left === right { return true }
            guard left.keys.count == right.keys.count else { return false }
            return try nested { () throws(ChatTemplateError) in
                for (key, value) in zip(left.keys, left.values) {
                    guard let other = right[try hashed(key)], try areEqual(value, other) else {
                        return false
                    }
                }
                return true
            }
        case (.namespace(let left), .namespace(let right)): return left === right
        case (.loop(let left), .loop(let right)): return left === right
        case (.callable(let left), .callable(let right)): return left === right
        default: break
        }
        if let left = left.text, let right = right.text {
            try spend(left.count)
            return left == right
        }
        if let left = left.integer, let right = right.integer { return left == right }
        if let left = left.double, let right = right.double { return left == right }
        return false
    }

    /// Python's `<`.
    func isLess(_ left: Value, _ right: Value) throws(ChatTemplateError) -> Bool {
        try spend()
        if let left = left.text, let right = right.text {
            try spend(min(left.count, right.count))
            // The order of UTF-8 bytes is the order of code points.
            return left.bytes.lexicographicallyPrecedes(right.bytes)
        }
        if let left = left.integer, let right = right.integer { return left < right }
        if let left = left.integerDigits, let right = right.integerDigits {
            return Self.isLess(left, right)
        }
        if let left = left.double, let right = right.double { return left < right }
        if case .sequence(let first) = left, case .sequence(let second) = right,
            first.kind == second.kind, first.kind == .list || first.kind == .tuple
        {
            return try nested { () throws(ChatTemplateError) in
                for (left, right) in zip(first.elements, second.elements)
                where !(try areEqual(left, right)) { return try isLess(left, right) }
                return first.elements.count < second.elements.count
            }
        }
        throw .types("comparison", left, right)
    }

    /// Compares integers by their digits.
    private static func isLess(_ left: String, _ right: String) -> Bool {
        let leftIsNegative = left.hasPrefix("-")
        if leftIsNegative != right.hasPrefix("-") { return leftIsNegative }
        let (smaller, greater) = leftIsNegative ? (right, left) : (left, right)
        if smaller.utf8.count != greater.utf8.count {
            return smaller.utf8.count < greater.utf8.count
        }
        return smaller.utf8.lexicographicallyPrecedes(greater.utf8)
    }

    /// Python's `<=`.
    private func isOrdered(_ left: Value, _ right: Value) throws(ChatTemplateError) -> Bool {
        if case .float(let number) = left, number.isNaN { return false }
        if case .float(let number) = right, number.isNaN { return false }
        return !(try isLess(right, left))
    }

    /// Python's `element in container`.
    func contains(_ container: Value, _ element: Value) throws(ChatTemplateError) -> Bool {
        switch container {
        case .undefined: return false
        case .string(let text), .markup(let text):
            guard let needle = element.text else { throw .type("`in` with a string", element) }
            try spend(text.count + needle.count)
            return text.firstOffset(of: needle.bytes, in: 0..<text.count) != nil
        case .dictionary(let dictionary):
            if element.isUndefined { return false }
            return dictionary[try hashed(element)] != nil
        case .sequence(let sequence):
            for candidate in sequence.iterate() where try areEqual(candidate, element) {
                return true
            }
            return false
        default:
            throw .type("`in`", container)
        }
    }

    /// The value as a dictionary key.
    func hashed(_ key: Value) throws(ChatTemplateError) -> ValueDictionary.Key {
        guard let hashed = try hashedIfPossible(key) else {
            throw ChatTemplateError(
                .typeMismatch, "value cannot be the key of a dictionary", found: key.typeName)
        }
        return hashed
    }

    /// The value as a dictionary key, or nil if it cannot be one.
    func hashedIfPossible(_ key: Value) throws(ChatTemplateError) -> ValueDictionary.Key? {
        switch key {
        case .none: return ValueDictionary.Key.none
        case .bool, .int: return key.integer.map(ValueDictionary.Key.int)
        case .largeInt(let digits): return .large(digits)
        case .float(let value):
            return Int(exactly: value).map(ValueDictionary.Key.int) ?? .number(value)
        case .string(let text), .markup(let text):
            try spend(text.count)
            return .text(text)
        case .sequence(let sequence) where sequence.kind == .tuple:
            try allocate(sequence.elements.count, times: 32)
            return try nested { () throws(ChatTemplateError) in
                var keys: [ValueDictionary.Key] = []
                for element in sequence.elements {
                    guard let key = try hashedIfPossible(element) else { return nil }
                    keys.append(key)
                }
                return .tuple(keys)
            }
        default: return nil
        }
    }

    /// The elements that a loop over the value sees.
    func iterate(_ value: Value) throws(ChatTemplateError) -> [Value] {
        switch value {
        case .undefined(let undefined):
            if undefined.kind == .forbiddenAttribute { throw undefined.error }
            return []
        case .sequence(let sequence):
            return sequence.iterate()
        case .dictionary(let dictionary):
            return dictionary.keys
        case .string(let text), .markup(let text):
            try allocate(text.count, times: 48)
            return text.scalars.map(Value.string)
        default:
            throw ChatTemplateError(
                .typeMismatch, "value cannot be iterated over", found: value.typeName)
        }
    }

    /// A stable sort by Python's `<`, which may fail.
    func sorted<Element>(
        _ elements: [Element], by key: (Element) -> Value
    ) throws(ChatTemplateError) -> [Element] {
        guard elements.count > 1 else { return elements }
        try allocate(elements.count, times: 32)
        let middle = elements.count / 2
        let left = try sorted(Array(elements[..<middle]), by: key)
        let right = try sorted(Array(elements[middle...]), by: key)
        var result: [Element] = []
        result.reserveCapacity(elements.count)
        var (leftIndex, rightIndex) = (0, 0)
        while leftIndex < left.count, rightIndex < right.count {
            if try isLess(key(right[rightIndex]), key(left[leftIndex])) {
                result.append(right[rightIndex])
                rightIndex += 1
            } else {
                result.append(left[leftIndex])
                leftIndex += 1
            }
        }
        return result + left[leftIndex...] + right[rightIndex...]
    }
}
