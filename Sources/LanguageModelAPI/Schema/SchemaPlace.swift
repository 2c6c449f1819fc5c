import OrderedJSON

/// A value in a schema document and the way to it, for errors.
struct SchemaPlace {
    let value: JSONValue
    let path: [any CodingKey]

    func member(_ name: String) throws(DecodingError) -> SchemaPlace? {
        guard case .object(let object) = value else {
            throw mismatch([String: Any].self, expected: "an object")
        }
        return object[name].map { SchemaPlace(value: $0, path: path + [key(name)]) }
    }

    func requiredMember(_ name: String) throws(DecodingError) -> SchemaPlace {
        if let member = try member(name) { return member }
        throw .keyNotFound(key(name), context("there is no `\(name)`"))
    }

    func members() throws(DecodingError) -> [(name: String, place: SchemaPlace)] {
        guard case .object(let object) = value else {
            throw mismatch([String: Any].self, expected: "an object")
        }
        return object.map { ($0.key, SchemaPlace(value: $0.value, path: path + [key($0.key)])) }
    }

    func elements() throws(DecodingError) -> [SchemaPlace] {
        guard case .array(let elements) = value else {
            throw mismatch([Any].self, expected: "an array")
        }
        return elements.enumerated().map { position, element in
            SchemaPlace(value: element, path: path + [CodableJSONKey(intValue: position)])
        }
    }

    func string() throws(DecodingError) -> String {
        guard case .string(let text) = value else {
            throw mismatch(String.self, expected: "a string")
        }
        return text
    }

    func strings() throws(DecodingError) -> [String] {
        var strings: [String] = []
        for element in try elements() { strings.append(try element.string()) }
        return strings
    }

    func number() throws(DecodingError) -> JSONNumber {
        guard case .number(let number) = value else {
            throw mismatch(Double.self, expected: "a number")
        }
        return number
    }

    func integer() throws(DecodingError) -> Int {
        guard let integer = value.intValue else { throw mismatch(Int.self, expected: "an integer") }
        return integer
    }

    func mismatch(_ type: Any.Type, expected: String) -> DecodingError {
        .typeMismatch(type, context("expected \(expected)"))
    }

    func corrupted(_ problem: String) -> DecodingError { .dataCorrupted(context(problem)) }

    private func context(_ problem: String) -> DecodingError.Context {
        DecodingError.Context(codingPath: path, debugDescription: problem)
    }

    private func key(_ name: String) -> CodableJSONKey { CodableJSONKey(stringValue: name) }
}
