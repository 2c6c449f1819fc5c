import Foundation

/// Reads and writes whole files with typed errors.
public enum FileBytes {
    /// The most bytes of a file of results.
    public static let limit = 64 << 20

    /// The bytes of a file.
    ///
    /// - Throws: ``GamesError`` of code `unreadable` or `tooLarge`.
    public static func read(_ path: String) throws(GamesError) -> [UInt8] {
        do {
            let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            defer { try? handle.close() }
            let data = try handle.read(upToCount: limit + 1) ?? Data()
            guard data.count <= limit else {
                throw GamesError(.tooLarge, subject: path, expected: "at most \(limit >> 20) MiB")
            }
            return Array(data)
        } catch let error as GamesError {
            throw error
        } catch {
            throw GamesError(.unreadable, subject: path)
        }
    }

    /// Writes a file in one step: nobody sees a half of it.
    ///
    /// - Throws: ``GamesError`` of code `unwritable`.
    public static func write(_ bytes: [UInt8], to path: String) throws(GamesError) {
        let url = URL(fileURLWithPath: path)
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: url, options: .atomic)
        } catch {
            throw GamesError(.unwritable, subject: path)
        }
    }
}

extension GamesData {
    /// Reads a file of results in the format of the bundled one.
    public init(file path: String) throws(GamesError) {
        try self.init(json: FileBytes.read(path), name: path)
    }
}
