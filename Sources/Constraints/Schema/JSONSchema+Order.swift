import OrderedJSON

extension JSONSchema {
    /// The value with the members of its objects in the order in which they are generated.
    ///
    /// Members that `properties` names come first, in its order; then members that other keywords
    /// name, by their bytes; then the rest as they stand. Examples shown to a model should be
    /// written so.
    ///
    /// - Parameter value: A value, usually one that meets the schema.
    /// - Returns: The same value in order. Where no part of the schema fits, the order is kept.
    public func inDeclarationOrder(_ value: JSONValue) -> JSONValue {
        let algebra = algebra()
        guard let root = try? algebra.expression(0, DynamicScopes.outermost) else { return value }
        return algebra.ordered(value, root, depth: 0)
    }
}

extension SchemaAlgebra {
    fileprivate func ordered(_ value: JSONValue, _ id: ID, depth: Int) -> JSONValue {
        guard depth < 200, let form = try? normalForm(of: id) else { return value }
        switch value {
        case .array(let elements):
            guard
                let shape = form.arrays.first(where: { allows(elements, $0) }) ?? form.arrays.first
            else { return value }
            return .array(
                elements.enumerated().map { index, element in
                    ordered(element, shape.item(at: index).value, depth: depth + 1)
                })
        case .object(let object):
            guard
                let shape = form.objects.first(where: { allows(object, $0) }) ?? form.objects.first
            else { return value }
            var result = JSONObject()
            for property in shape.writingOrder {
                let key = String(decoding: property.key, as: UTF8.self)
                guard let member = object[key] else { continue }
                result[key] = ordered(member, property.value, depth: depth + 1)
            }
            for (key, member) in object where result[key] == nil {
                let value = shape.property(Array(key.utf8)).value
                result[key] = ordered(member, value, depth: depth + 1)
            }
            return .object(result)
        default: return value
        }
    }

    /// Whether an array's items meet a shape.
    private func allows(_ elements: [JSONValue], _ shape: ArrayShape) -> Bool {
        guard elements.count >= shape.minimumCount,
            elements.count <= shape.maximumCount ?? Int.max
        else { return false }
        return elements.enumerated().allSatisfy { index, element in
            (try? allows(element, shape.item(at: index).value)) ?? false
        }
    }

    /// Whether an object's members meet a shape.
    private func allows(_ object: JSONObject, _ shape: ObjectShape) -> Bool {
        guard object.count >= shape.minimumCount, object.count <= shape.maximumCount ?? Int.max
        else { return false }
        let keys = Set(object.keys.map { Array($0.utf8) })
        guard shape.properties.allSatisfy({ !$0.isRequired || keys.contains($0.key) }) else {
            return false
        }
        return object.allSatisfy { key, value in
            (try? allows(value, shape.property(Array(key.utf8)).value)) ?? false
        }
    }
}
