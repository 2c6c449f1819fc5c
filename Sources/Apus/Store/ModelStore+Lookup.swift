import Foundation
import GGUF

extension ModelStore {
    /// The GGUF models in the folder, in the order of their names' bytes.
    ///
    /// Files that a user put there are listed under their own names, and the parts of a split file
    /// once, under the name of the first. An absent folder holds none.
    ///
    /// - Throws: `unreadable` if the folder is there but cannot be listed.
    public func installed() throws(ApusError) -> [InstalledModel] {
        var splitFiles: Set<[UInt8]> = []
        let files = try fileNames()
        return files.filter { file in
            // The lowest number comes first.
            guard let split = SplitFileName(path: file) else { return true }
            return splitFiles.insert(Array(split.path(ofPart: 1).utf8)).inserted
        }
        .compactMap { installedModel($0, among: files) }
    }

    /// The file of a model that is here.
    ///
    /// - Parameter name: A catalogue's name, a file name in the store, or a path, which contains
    ///   `/` or ends in `.gguf`; looked up in this order.
    /// - Returns: The file; nil if there is none.
    public func url(for name: String) -> URL? {
        candidates(for: name).first { FileKind(of: $0) == .file }
    }

    /// The file of a model that is here.
    ///
    /// - Parameter name: As for `url(for:)`.
    /// - Returns: The file.
    /// - Throws: `modelNotFound` for a catalogue's model that was not pulled, `fileNotFound` for a
    ///   path that leads to no file, `unknownModel` for any other name; `unreadable` if the folder
    ///   is there but cannot be read.
    public func path(for name: String) throws(ApusError) -> URL {
        if let url = url(for: name) { return url }
        // What is wrong with the folder explains more than that the model is not in it.
        _ = try StoreFolder.names(in: directory)
        if let entry = catalogue.entry(named: name) {
            throw ApusError(
                .modelNotFound, subject: entry.name, hint: "run `apus models pull \(entry.name)`")
        }
        let urls = candidates(for: name)
        guard !urls.isEmpty else {
            throw ApusError(
                .unknownModel, subject: name,
                hint: "see `apus models list`, or give the path of a GGUF file")
        }
        let kind = urls.lazy.compactMap { FileKind(of: $0) }.first
        throw ApusError(.fileNotFound, subject: name, found: kind.map { "it is \($0.rawValue)" })
    }

    /// Where the file of a model may be; nowhere for a name that is neither known nor a path.
    private func candidates(for name: String) -> [URL] {
        if let entry = catalogue.entry(named: name) { return entry.files.map(fileURL) }
        let hasSlash = name.utf8.contains(UInt8(ascii: "/"))
        guard hasSlash || Self.isFileName(name) else { return [] }
        return (hasSlash ? [] : [fileURL(name)]) + [URL(filePath: name)]
    }

    /// Whether a name is that of a GGUF file, and not the path of one.
    static func isFileName(_ name: String) -> Bool {
        name.utf8.suffix(5).elementsEqual(".gguf".utf8) && !name.utf8.contains(UInt8(ascii: "/"))
    }

    func fileURL(_ name: String) -> URL {
        directory.appending(path: name, directoryHint: .notDirectory)
    }

    /// The names of the files of a file name: itself, or all parts of the split file that it names.
    func parts(of file: String, among files: [String]) -> [String] {
        guard let split = SplitFileName(path: file) else { return [file] }
        let first = split.path(ofPart: 1).utf8
        return files.filter {
            SplitFileName(path: $0)?.path(ofPart: 1).utf8.elementsEqual(first) == true
        }
    }

    /// The names of the GGUF files in the folder, in the order of their bytes.
    func fileNames() throws(ApusError) -> [String] {
        try StoreFolder.names(in: directory)
            .filter { Self.isFileName($0) && $0.utf8.first != UInt8(ascii: ".") }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private func installedModel(_ file: String, among files: [String]) -> InstalledModel? {
        let url = fileURL(file)
        guard FileKind(of: url) == .file else { return nil }
        let parts = parts(of: file, among: files).map(fileURL)
        let entry = catalogue.entry(ofFile: file)
        let isPreferred = entry.flatMap { self.url(for: $0.name) }?.lastPathComponent == file
        return InstalledModel(
            name: isPreferred ? entry?.name ?? file : file, url: url, parts: parts,
            byteCount: parts.reduce(0) { $0 + (StoreFolder.byteCount(of: $1) ?? 0) },
            entry: entry, record: ModelRecord.read(beside: url))
    }
}
