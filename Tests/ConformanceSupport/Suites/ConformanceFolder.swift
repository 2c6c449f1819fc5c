import Foundation
import OrderedJSON

/// The files of a folder, in the order of their names.
public struct ConformanceFolder: Sendable {
    /// The folder.
    public let url: URL

    /// Names a folder.
    public init(_ url: URL) { self.url = url }

    /// The addresses of the JSON files, without those in folders inside.
    ///
    /// - Throws: What the file system throws.
    public func fileURLs() throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "json" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    /// Documents that the schemas of a suite refer to, as JSON-Schema-Test-Suite asks for.
    ///
    /// They are the files of `remotes` beside the folder, under `http://localhost:1234/`.
    ///
    /// - Returns: The documents by address; none if there is no such folder.
    /// - Throws: What the file system or the JSON reader throws.
    public func remoteDocuments() throws -> [String: JSONValue] {
        let root = url.standardizedFileURL.deletingLastPathComponent().appending(path: "remotes")
        guard
            let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap({
                $0 as? String
            })
        else { return [:] }
        var documents: [String: JSONValue] = [:]
        for path in paths where path.hasSuffix(".json") {
            let bytes = try Array(Data(contentsOf: root.appending(path: path)))
            documents["http://localhost:1234/\(path)"] = try JSONValue(parsing: bytes)
        }
        return documents
    }
}
