import Constraints
import OrderedJSON

/// A tool as a model is told of it: its name, what it is for, and what its arguments must be.
struct ToolDescription: Sendable {
    /// The name by which the model calls it.
    let name: String
    /// What it is for, in words for the model.
    let description: String
    /// The JSON Schema of its arguments, which are an object.
    let parameters: JSONValue
    /// The same, read.
    let schema: JSONSchema

    /// Describes a tool.
    ///
    /// - Parameters:
    ///   - name: The name by which the model calls it.
    ///   - description: What it is for, in words for the model.
    ///   - parameters: The JSON Schema of its arguments.
    /// - Throws: `ConstraintError` if the schema is too large.
    init(name: String, description: String, parameters: JSONValue) throws(ConstraintError) {
        self.name = name
        self.description = description
        self.parameters = parameters
        schema = try JSONSchema(parameters)
    }

    /// The function as templates print it: name, description and parameters.
    ///
    /// The schema is without `x-order`, which models were not trained on.
    var function: JSONValue {
        [
            "name": .string(name), "description": .string(description),
            "parameters": Self.withoutOrder(parameters),
        ]
    }

    /// The function in the envelope that chat templates expect.
    var definition: JSONValue { ["type": "function", "function": function] }

    /// The arguments of a call, if the tool takes them.
    ///
    /// - Parameter arguments: The arguments as JSON text in UTF-8.
    /// - Returns: The arguments: an object that the schema allows.
    /// - Throws: `JSONError`; `ConstraintError` if the schema cannot be decided; `ApusError` of code
    ///   `malformedToolCall` if it does not allow them.
    func parsed(_ arguments: [UInt8]) throws -> JSONValue {
        let value = try JSONValue(parsing: arguments)
        guard case .object = value, try schema.allows(value) else {
            throw ApusError(
                .malformedToolCall, subject: name, expected: "arguments that the schema allows")
        }
        return value
    }

    private static func withoutOrder(_ schema: JSONValue) -> JSONValue {
        switch schema {
        case .object(let object):
            return .object(
                JSONObject(
                    object.compactMap { key, value in
                        if key == "x-order", case .array = value { return nil }
                        // The members of these are named by the schema's author.
                        guard ["properties", "$defs", "definitions"].contains(key),
                            let members = value.objectValue
                        else { return (key, withoutOrder(value)) }
                        return (
                            key,
                            .object(JSONObject(members.map { ($0.key, withoutOrder($0.value)) }))
                        )
                    }))
        case .array(let elements): return .array(elements.map(withoutOrder))
        default: return schema
        }
    }
}

/// A call of a tool, read from what a model wrote.
struct ParsedToolCall: Sendable, Hashable {
    /// The tool's name.
    var name: String
    /// The arguments: an object that the tool's schema allows.
    var arguments: JSONValue
}
