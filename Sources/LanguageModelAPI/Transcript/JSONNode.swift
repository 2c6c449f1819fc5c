import Foundation
import OrderedJSON

/// A JSON value and the way to it, so that what is wrong can be said with its place.
struct JSONNode {
    let value: JSONValue
    let codingPath: [any CodingKey]

    /// The member of a name, if there is one that is not null.
    func optionalMember(_ key: String) throws(DecodingError) -> JSONNode? {
        guard let value = try object[key], !value.isNull else { return nil }
        return JSONNode(value: value, codingPath: codingPath + [CodableJSONKey(stringValue: key)])
    }

    /// The member of a name.
    func member(_ key: String) throws(DecodingError) -> JSONNode {
        guard let member = try optionalMember(key) else {
            throw .keyNotFound(
                CodableJSONKey(stringValue: key),
                .init(codingPath: codingPath, debugDescription: "expected the key `\(key)`"))
        }
        return member
    }

    var object: JSONObject {
        get throws(DecodingError) {
            guard let object = value.objectValue else { throw mismatch("an object") }
            return object
        }
    }

    var elements: [JSONNode] {
        get throws(DecodingError) {
            guard let elements = value.arrayValue else { throw mismatch("an array") }
            return elements.enumerated().map { index, element in
                JSONNode(value: element, codingPath: codingPath + [CodableJSONKey(intValue: index)])
            }
        }
    }

    var string: String {
        get throws(DecodingError) {
            guard let text = value.stringValue else { throw mismatch("a string") }
            return text
        }
    }

    var bool: Bool {
        get throws(DecodingError) {
            guard let flag = value.boolValue else { throw mismatch("a Boolean") }
            return flag
        }
    }

    var integer: Int {
        get throws(DecodingError) {
            guard let integer = value.intValue else { throw mismatch("an integer") }
            return integer
        }
    }

    var double: Double {
        get throws(DecodingError) {
            guard let number = value.doubleValue, number.isFinite else {
                throw mismatch("a number")
            }
            return number
        }
    }

    /// A value below this one as content.
    func content(of value: JSONValue) throws(DecodingError) -> GeneratedContent {
        guard !value.isNested(deeperThan: NestingLimits.content) else {
            throw corrupted("content with at most \(NestingLimits.content) levels")
        }
        return GeneratedContent(jsonValue: value)
    }

    /// The error of a value that is of another kind.
    func mismatch(_ expected: String) -> DecodingError {
        .typeMismatch(
            JSONValue.self,
            .init(codingPath: codingPath, debugDescription: "expected \(expected)"))
    }

    /// The error of a value that means nothing here.
    func corrupted(_ expected: String, underlying: (any Error)? = nil) -> DecodingError {
        .dataCorrupted(
            .init(
                codingPath: codingPath, debugDescription: "expected \(expected)",
                underlyingError: underlying))
    }
}

extension JSONValue {
    /// Whether more arrays and objects than this stand in one another.
    fileprivate func isNested(deeperThan limit: Int) -> Bool {
        switch self {
        case .array(let elements):
            limit == 0 || elements.contains { $0.isNested(deeperThan: limit - 1) }
        case .object(let object):
            limit == 0 || object.values.contains { $0.isNested(deeperThan: limit - 1) }
        default: false
        }
    }
}
