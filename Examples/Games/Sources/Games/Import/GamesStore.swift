import Foundation

/// The folder in which imported results are kept.
public struct GamesStore: Sendable {
    /// The folder's path.
    public let folder: String

    /// A store in a folder.
    public init(folder: String) { self.folder = folder }

    /// The user's own: `$XDG_DATA_HOME/apus-games` (XDG Base Directory Specification).
    public static var standard: GamesStore {
        let environment = ProcessInfo.processInfo.environment
        // The specification has relative paths ignored.
        if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
            return GamesStore(folder: data + "/apus-games")
        }
        return GamesStore(folder: NSHomeDirectory() + "/.local/share/apus-games")
    }

    /// Stores the results of one of the Games.
    ///
    /// - Returns: The path of the file.
    /// - Throws: ``GamesError`` of code `unwritable`, or `noResults` if there are no such Games.
    @discardableResult
    public func save(_ data: GamesData, edition id: String) throws(GamesError) -> String {
        guard let bytes = data.json(of: id) else { throw GamesError(.noResults, subject: id) }
        let name = String(
            id.unicodeScalars.map {
                ("a"..."z").contains($0) || ("0"..."9").contains($0) ? Character($0) : "-"
            })
        let path = folder + "/" + name + ".json"
        try FileBytes.write(bytes, to: path)
        return path
    }

    /// The bundled results with all that were stored, and what is wrong with files that cannot be used.
    ///
    /// - Throws: ``GamesError`` if the bundled data was damaged.
    public func allData() throws(GamesError) -> (data: GamesData, rejected: [GamesError]) {
        var data = try GamesData.bundled()
        var rejected: [GamesError] = []
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() where name.hasSuffix(".json") {
            do throws(GamesError) {
                data = data.adding(try GamesData(file: folder + "/" + name))
            } catch {
                rejected.append(error)
            }
        }
        return (data, rejected)
    }
}
