import Foundation

extension ModelStore {
    /// The GGUF files in the folder, in the order of their names' bytes.
    ///
    /// Files that a user put there are listed under their own names. An absent folder holds none.
    ///
    /// - Throws: `unreadable` if the folder is there but cannot be listed.
    public func installed() throws(ApusError) -> [InstalledModel] {
        try fileNames()
            .filter { $0.hasSuffix(".gguf") && !$0.hasPrefix(".") }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            .compactMap(installedModel)
    }

    /// The file of a model that is here.
    ///
    /// - Parameter name: A catalogue's name, a file name in the store, or a path, which contains
    ///   `/` or ends in `.gguf`; looked up in this order.
    /// - Returns: The file; nil if there is none.
    public func url(for name: String) -> URL? {
        if let entry = catalogue.entry(named: name) {
            return entry.files.map(fileURL).first(where: isFile)
        }
        if name.hasSuffix(".gguf"), !name.contains("/"), isFile(fileURL(name)) {
            return fileURL(name)
        }
        let path = URL(filePath: name)
        return (name.contains("/") || name.hasSuffix(".gguf")) && isFile(path) ? path : nil
    }

    /// The file of a model that is here.
    ///
    /// - Parameter name: As for `url(for:)`.
    /// - Returns: The file.
    /// - Throws: `modelNotFound` for a catalogue's model that was not pulled, `unknownModel` for
    ///   any other name.
    public func path(for name: String) throws(ApusError) -> URL {
        if let url = url(for: name) { return url }
        if let entry = catalogue.entry(named: name) {
            throw ApusError(
                .modelNotFound, subject: entry.name, hint: "`apus models pull \(entry.name)`")
        }
        throw ApusError(.unknownModel, subject: name)
    }

    func fileURL(_ name: String) -> URL {
        directory.appending(path: name, directoryHint: .notDirectory)
    }

    func isFile(_ url: URL) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory)
            && !isDirectory.boolValue
    }

    private func fileNames() throws(ApusError) -> [String] {
        guard FileManager.default.fileExists(atPath: directory.path) else { return [] }
        do {
            return try FileManager.default.contentsOfDirectory(atPath: directory.path)
        } catch {
            throw ApusError(.unreadable, subject: directory.path, underlying: error)
        }
    }

    private func installedModel(_ file: String) -> InstalledModel? {
        let url = fileURL(file)
        guard let byteCount = StoreFolder.byteCount(of: url) else { return nil }
        let record = ModelRecord.read(beside: url)
        let entry = catalogue.entry(ofFile: file)
        let isPreferred = entry.flatMap { self.url(for: $0.name) }?.lastPathComponent == file
        return InstalledModel(
            name: isPreferred ? entry?.name ?? file : file, url: url, byteCount: byteCount,
            entry: entry, record: record)
    }
}
