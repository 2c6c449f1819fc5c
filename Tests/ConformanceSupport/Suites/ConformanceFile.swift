import Foundation
import OrderedJSON

/// A file of schemas, each with instances that are valid or not.
public struct ConformanceFile: Sendable {
    /// A schema and its instances.
    public struct Group: Sendable {
        /// What the group is about.
        public var name: String
        /// The schema as compact JSON text, so that reading it is part of compiling it.
        public var schema: [UInt8]
        /// The instances.
        public var cases: [Case]
    }

    /// An instance, and what is known about it.
    public struct Case: Sendable {
        /// What the instance is about.
        public var name: String
        /// The instance.
        public var instance: JSONValue
        /// Whether the instance meets the schema.
        public var isValid: Bool
    }

    /// The file's name, without its folder.
    public var name: String
    /// The schemas.
    public var groups: [Group]

    /// Reads a file of MaskBench: one object with `schema` and `tests`.
    ///
    /// - Parameter url: The file.
    /// - Throws: What the file system or the JSON reader throws; ``MalformedConformanceFile``.
    public init(maskBench url: URL) throws {
        name = url.lastPathComponent
        groups = [try Self.group(JSONValue(parsing: Array(Data(contentsOf: url))), in: name)]
    }

    /// Reads a file of JSON-Schema-Test-Suite: a list of such objects.
    ///
    /// - Parameter url: The file.
    /// - Throws: What the file system or the JSON reader throws; ``MalformedConformanceFile``.
    public init(suite url: URL) throws {
        name = url.lastPathComponent
        let document = try JSONValue(parsing: Array(Data(contentsOf: url)))
        guard let groups = document.arrayValue else { throw MalformedConformanceFile(name: name) }
        self.groups = try groups.map { [name] in try Self.group($0, in: name) }
    }

    private static func group(_ value: JSONValue, in file: String) throws -> Group {
        guard let schema = value["schema"], let tests = value["tests"]?.arrayValue else {
            throw MalformedConformanceFile(name: file)
        }
        let cases = try tests.map { test in
            guard let instance = test["data"], let isValid = test["valid"]?.boolValue else {
                throw MalformedConformanceFile(name: file)
            }
            return Case(
                name: test["description"]?.stringValue ?? "", instance: instance, isValid: isValid)
        }
        return Group(
            name: value["description"]?.stringValue ?? "", schema: schema.jsonBytes(), cases: cases)
    }
}

/// A file that is JSON but has not the members of a conformance file.
public struct MalformedConformanceFile: Error, CustomStringConvertible {
    /// The file's name.
    public let name: String

    /// What is wrong.
    public var description: String {
        "`\(name)` is malformed; expected `schema` and `tests` with `data` and `valid`"
    }
}
