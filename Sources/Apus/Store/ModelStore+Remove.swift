import Foundation

extension ModelStore {
    /// Deletes a model's file, its record and what unfinished pulls of it left.
    ///
    /// Only files in the store are deleted, never one that `name` reaches by a path.
    ///
    /// - Parameter name: A catalogue's name, or a file name in the store.
    /// - Returns: How many bytes the deleted files of the model held.
    /// - Throws: `modelNotFound` or `unknownModel` if there is nothing to delete, `busy` while a
    ///   pull of the model is going on, `unwritable` if it cannot be deleted.
    @discardableResult
    public func remove(_ name: String) throws(ApusError) -> Int64 {
        let named = catalogue.entry(named: name)
        let isFileName = name.hasSuffix(".gguf") && !name.contains("/")
        let files =
            named?.files.map(fileURL)
            ?? (isFileName ? [fileURL(name)] : [])
        let leftovers = files.flatMap(leftovers).filter(isThere)
        let models = files.filter { StoreFolder.byteCount(of: $0) != nil || isThere($0) }
        guard !leftovers.isEmpty || !models.isEmpty else {
            throw ApusError(
                named == nil ? .unknownModel : .modelNotFound, subject: named?.name ?? name)
        }
        let owner = named ?? catalogue.entry(ofFile: name)
        guard let lock = try FileLock.tryLock(lockURL(owner?.name ?? name)) else {
            throw ApusError(.busy, subject: name)
        }
        defer { lock.unlock() }
        let byteCount = models.reduce(Int64(0)) { $0 + (StoreFolder.byteCount(of: $1) ?? 0) }
        for url in models + leftovers { try StoreFolder.remove(url) }
        return byteCount
    }

    /// What the store may have put beside a file.
    private func leftovers(of file: URL) -> [URL] {
        [ModelRecord.url(beside: file), wheelFolder(file.lastPathComponent)]
            + PartFile(of: file).urls
    }

    /// Whether there is anything of that name, be it a symbolic link that leads nowhere.
    private func isThere(_ url: URL) -> Bool {
        var status = stat()
        return lstat(url.path, &status) == 0
    }
}
