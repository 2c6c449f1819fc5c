import Foundation
import OrderedJSON
import TestSupport

/// A file of cases: schemas, each with instances that are valid or not.
struct SchemaSuiteFile {
    struct Group {
        var name: String
        var schema: JSONValue
        var cases: [Case]
    }

    struct Case {
        var name: String
        var instance: JSONValue
        var isValid: Bool
    }

    var name: String
    var groups: [Group]

    /// The files of a folder of JSON-Schema-Test-Suite, in order of their names.
    static func suite(_ folder: String) throws -> [SchemaSuiteFile] {
        try files(in: folder).map { url in
            let document = try JSONValue(parsing: Array(Data(contentsOf: url)))
            let groups = (document.arrayValue ?? []).compactMap(group)
            return SchemaSuiteFile(name: url.lastPathComponent, groups: groups)
        }
    }

    /// The files of a folder of MaskBench, in order of their names.
    static func maskBench(_ folder: String) throws -> [SchemaSuiteFile] {
        try files(in: folder).map { url in
            let document = try JSONValue(parsing: Array(Data(contentsOf: url)))
            return SchemaSuiteFile(
                name: url.lastPathComponent, groups: [group(document)].compactMap { $0 })
        }
    }

    /// The documents that the suite's references may lead to, by address.
    static func remotes() throws -> [String: JSONValue] {
        let root = ReferenceData.url("json-schema/remotes").standardizedFileURL
        var remotes: [String: JSONValue] = [:]
        let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        for case let url as URL in files ?? .init() where url.pathExtension == "json" {
            let path = url.standardizedFileURL.path.dropFirst(root.path.count)
            remotes["http://localhost:1234\(path)"] =
                try JSONValue(parsing: Array(Data(contentsOf: url)))
        }
        return remotes
    }

    private static func files(in folder: String) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(
            at: ReferenceData.url(folder), includingPropertiesForKeys: nil
        )
        .filter { $0.pathExtension == "json" }
        .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    private static func group(_ value: JSONValue) -> Group? {
        guard let schema = value["schema"] else { return nil }
        let cases = (value["tests"]?.arrayValue ?? []).compactMap { test -> Case? in
            guard let instance = test["data"], let isValid = test["valid"]?.boolValue else {
                return nil
            }
            return Case(
                name: test["description"]?.stringValue ?? "", instance: instance, isValid: isValid)
        }
        return Group(
            name: value["description"]?.stringValue ?? "", schema: schema, cases: cases)
    }
}
