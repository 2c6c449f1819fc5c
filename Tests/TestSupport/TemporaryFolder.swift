import Foundation

/// A folder that goes away with its last owner.
public final class TemporaryFolder: Sendable {
    /// Where the folder is.
    public let url: URL

    /// Makes an empty folder.
    public init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "apus-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// The path of a file in the folder, whether or not it exists.
    public func path(_ name: String) -> String { url.appending(path: name).path }

    /// Writes a file and returns its path.
    public func write(_ bytes: [UInt8], as name: String) throws -> String {
        try Data(bytes).write(to: url.appending(path: name))
        return path(name)
    }

    /// Makes an empty file.
    public func emptyFile(_ name: String) throws -> URL {
        URL(filePath: try write([], as: name))
    }
}
