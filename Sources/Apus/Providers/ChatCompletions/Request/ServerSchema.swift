import Foundation
import OrderedJSON

#if canImport(Darwin)
    import FoundationModels
#else
    import LanguageModelAPI
#endif

/// The JSON Schema that a server is sent for a schema.
enum ServerSchema {
    /// The schema in standard keywords, with properties in the order of `x-order`, which is left out.
    ///
    /// Servers that constrain a model let it write the properties in the order of the document.
    static func json(_ schema: GenerationSchema) throws -> JSONValue {
        #if canImport(Darwin)
            // Foundation's encoder does not keep the order, but `x-order` tells it.
            let bytes = [UInt8](try JSONEncoder().encode(schema))
            return standard(try JSONValue(parsing: bytes))
        #else
            return standard(schema.constraintSchema())
        #endif
    }

    private static func standard(_ schema: JSONValue) -> JSONValue {
        guard var object = schema.objectValue else { return schema }
        let order = object.removeValue(forKey: "x-order")?.arrayValue ?? []
        for name in ["items", "additionalProperties"] {
            if let part = object[name] { object[name] = standard(part) }
        }
        for name in ["anyOf", "allOf"] {
            if let parts = object[name]?.arrayValue { object[name] = .array(parts.map(standard)) }
        }
        for name in ["properties", "$defs"] {
            guard let parts = object[name]?.objectValue else { continue }
            var ordered = JSONObject()
            for name in order.compactMap(\.stringValue) {
                if let part = parts[name] { ordered[name] = standard(part) }
            }
            for (name, part) in parts { ordered[name] = standard(part) }
            object[name] = .object(ordered)
        }
        return .object(object)
    }
}
