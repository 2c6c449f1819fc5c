import Foundation

extension ModelStore {
    /// Deletes a model's file, its record and what unfinished pulls of it left.
    ///
    /// Only files and links in the store are deleted, never one that `name` reaches by a path, and
    /// never a folder. Of a split file all parts are deleted.
    ///
    /// - Parameter name: A catalogue's name, or a file name in the store.
    /// - Returns: How many bytes the deleted files of the model held.
    /// - Throws: `modelNotFound` or `unknownModel` if there is nothing to delete, `busy` while a
    ///   pull of the model is going on, `unwritable` if it cannot be deleted, `unreadable` if the
    ///   store's folder cannot be listed.
    @discardableResult
    public func remove(_ name: String) throws(ApusError) -> Int64 {
        let entry = catalogue.entry(named: name)
        let present = try fileNames()
        let files =
            (entry?.files ?? (Self.isFileName(name) ? parts(of: name, among: present) : []))
            .map(fileURL)
        let models = files.filter(isThere)
        let leftovers = files.flatMap(companions).filter(isThere)
        let folders = files.map { wheelFolder($0.lastPathComponent) }.filter(isThere)
        guard !(models + leftovers + folders).isEmpty else {
            throw entry.map { ApusError(.modelNotFound, subject: $0.name) }
                ?? ApusError(.unknownModel, subject: name)
        }
        for url in models + leftovers { try requireNoFolder(url) }
        let owner = entry ?? catalogue.entry(ofFile: name)
        guard let lock = try FileLock.tryLock(lockURL(owner?.name ?? name)) else {
            throw ApusError(.busy, subject: name)
        }
        do throws(ApusError) {
            let byteCount = models.reduce(Int64(0)) { $0 + (StoreFolder.byteCount(of: $1) ?? 0) }
            for url in models + leftovers { try StoreFolder.remove(url) }
            for url in folders { try StoreFolder.removeFolder(url) }
            try lock.removeAndUnlock()
            return byteCount
        } catch {
            lock.unlock()
            throw error
        }
    }

    /// The files that the store may have put beside a file.
    func companions(of file: URL) -> [URL] {
        [ModelRecord.url(beside: file)] + PartFile(of: file).urls
    }

    /// Whether there is anything of that name, be it a symbolic link that leads nowhere.
    private func isThere(_ url: URL) -> Bool { FileKind(of: url, followsLinks: false) != nil }

    private func requireNoFolder(_ url: URL) throws(ApusError) {
        let kind = FileKind(of: url, followsLinks: false)
        guard let kind, kind != .file, kind != .link else { return }
        throw ApusError(
            .unwritable, subject: url.path, found: "it is \(kind.rawValue), not a model's file",
            hint: "look at it, and delete it yourself if nobody needs it")
    }
}
