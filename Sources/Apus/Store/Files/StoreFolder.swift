import Foundation

/// What the store does with the files of a folder.
enum StoreFolder {
    /// The length of the file in bytes, through symbolic links; nil if it is no regular file.
    static func byteCount(of url: URL) -> Int64? {
        var status = stat()
        guard stat(url.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return Int64(status.st_size)
    }

    private static let otherFolder = "set `APUS_MODELS` to a folder that can be used"

    /// Creates the folder and those around it.
    static func create(_ folder: URL) throws(ApusError) {
        if FileKind(of: folder) == .folder || mkdir(folder.path, 0o777) == 0 { return }
        var reason = errno
        let parent = folder.deletingLastPathComponent()
        if reason == ENOENT, FileKind(of: folder) == nil, parent.path != folder.path {
            try create(parent)
            if mkdir(folder.path, 0o777) == 0 { return }
            reason = errno
        }
        // Another process may have been faster; a file, though, is in the way.
        if FileKind(of: folder) == .folder { return }
        throw .system(
            reason == EEXIST ? ENOTDIR : reason, .unwritable, folder, hint: otherFolder)
    }

    /// The names in the folder, in no order; none if there is no folder.
    static func names(in folder: URL) throws(ApusError) -> [String] {
        guard let stream = opendir(folder.path) else {
            if errno == ENOENT { return [] }
            throw .system(errno, .unreadable, folder, hint: otherFolder)
        }
        closedir(stream)
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder.path)
        } catch {
            throw ApusError(
                .unreadable, subject: folder.path, hint: otherFolder, underlying: error)
        }
    }

    /// Fails unless the folder's file system has room for that many more bytes.
    static func requireRoom(
        for byteCount: Int64, named name: String, in folder: URL
    ) throws(ApusError) {
        var status = statvfs()
        guard statvfs(folder.path, &status) == 0 else {
            throw .system(errno, .unwritable, folder)
        }
        let (product, overflow) = UInt64(status.f_bavail)
            .multipliedReportingOverflow(by: UInt64(status.f_frsize))
        let available = overflow ? UInt64.max : product
        guard byteCount <= 0 || UInt64(byteCount) <= available else {
            throw ApusError(
                .noSpace, subject: name, location: "`\(folder.path)`",
                expected: byteCount.inBytes, found: Int64(clamping: available).inBytes)
        }
    }

    /// Deletes a file or a link, but no folder; one that is not there is no failure.
    static func remove(_ url: URL) throws(ApusError) {
        guard unlink(url.path) == 0 || errno == ENOENT else {
            throw .system(errno, .unwritable, url)
        }
    }

    /// Deletes a folder that the store made, with all that is in it.
    static func removeFolder(_ url: URL) throws(ApusError) {
        do {
            try FileManager.default.removeItem(at: url)
        } catch {
            var status = stat()
            if lstat(url.path, &status) != 0, errno == ENOENT { return }
            throw ApusError(
                .unwritable, subject: url.path, found: "it cannot be deleted", underlying: error)
        }
    }

    /// Gives a file its final name, replacing what is there, and makes the name last.
    static func rename(_ url: URL, to final: URL) throws(ApusError) {
        guard Foundation.rename(url.path, final.path) == 0 else {
            throw .system(errno, .unwritable, final)
        }
        try OpenFile(final.deletingLastPathComponent(), flags: O_RDONLY).sync()
    }

    /// Writes a small file so that a reader sees either the old or the new one.
    static func replace(_ url: URL, with bytes: Data) throws(ApusError) {
        let draft = url.appendingPathExtension("new")
        let file = try OpenFile(draft, flags: O_WRONLY | O_CREAT | O_TRUNC)
        do {
            try Array(bytes).withUnsafeBufferPointer { (buffer) throws(ApusError) in
                try file.write(UnsafeRawBufferPointer(buffer))
            }
            try file.sync()
        }
        try rename(draft, to: url)
    }

    /// Reads a small file; nil if it is absent, unreadable or larger than the limit.
    static func contents(of url: URL, limit: Int) -> Data? {
        guard let byteCount = byteCount(of: url), byteCount <= limit else { return nil }
        return try? Data(contentsOf: url)
    }
}
