import Foundation
import OrderedJSON

/// JSON, by way of any encoder or decoder.
///
/// Decoders that do not keep the order of members give them in the order of their names.
struct CodableJSON: Codable {
    let value: JSONValue

    init(value: JSONValue) { self.value = value }

    /// Levels that may be around a document, as those of a transcript are around its contents.
    private static let outerLevels = 32

    init(from decoder: any Decoder) throws {
        guard decoder.codingPath.count <= NestingLimits.content + Self.outerLevels else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: decoder.codingPath,
                    debugDescription: "JSON is nested in more than "
                        + "\(NestingLimits.content + Self.outerLevels) levels"))
        }
        if let container = try? decoder.container(keyedBy: CodableJSONKey.self) {
            var object = JSONObject()
            let keys = container.allKeys.sorted {
                $0.stringValue.utf8.lexicographicallyPrecedes($1.stringValue.utf8)
            }
            for key in keys {
                object[key.stringValue] = try container.decode(CodableJSON.self, forKey: key).value
            }
            value = .object(object)
        } else if var container = try? decoder.unkeyedContainer() {
            var elements: [JSONValue] = []
            while !container.isAtEnd {
                elements.append(try container.decode(CodableJSON.self).value)
            }
            value = .array(elements)
        } else {
            value = try Self.scalar(in: decoder.singleValueContainer())
        }
    }

    private static func scalar(in container: any SingleValueDecodingContainer) throws -> JSONValue {
        if container.decodeNil() { return .null }
        if let value = try? container.decode(Bool.self) { return .bool(value) }
        if let text = try? container.decode(String.self) { return .string(text) }
        if let value = try? container.decode(Int.self) { return .number(JSONNumber(value)) }
        // A decimal number keeps more digits, where it can hold the number and the decoder knows it.
        if let value = try? container.decode(Decimal.self), !value.isNaN {
            return GeneratedNumber(value).jsonValue
        }
        return GeneratedNumber(try container.decode(Double.self)).jsonValue
    }

    func encode(to encoder: any Encoder) throws {
        switch value {
        case .object(let object):
            var container = encoder.container(keyedBy: CodableJSONKey.self)
            for (name, member) in object {
                try container.encode(
                    CodableJSON(value: member), forKey: CodableJSONKey(stringValue: name))
            }
        case .array(let elements):
            var container = encoder.unkeyedContainer()
            for element in elements { try container.encode(CodableJSON(value: element)) }
        default:
            var container = encoder.singleValueContainer()
            try encodeScalar(into: &container)
        }
    }

    private func encodeScalar(into container: inout any SingleValueEncodingContainer) throws {
        switch value {
        case .bool(let value): try container.encode(value)
        case .string(let text): try container.encode(text)
        case .number(let number):
            if let value = number.intValue {
                try container.encode(value)
            } else if let value = GeneratedNumber.decimal(number).decimalValue {
                try container.encode(value)
            } else {
                try container.encode(number.doubleValue)
            }
        default: try container.encodeNil()
        }
    }
}

/// The name of a member of a JSON object, or the position in an array.
struct CodableJSONKey: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(stringValue: String) {
        self.stringValue = stringValue
        intValue = nil
    }

    init(intValue: Int) {
        stringValue = "Index \(intValue)"
        self.intValue = intValue
    }
}
