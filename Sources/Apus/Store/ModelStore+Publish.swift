import Foundation

extension ModelStore {
    /// The file of a model that is here and is what the catalogue says.
    ///
    /// A file with a record of the right size and hash is taken as it is; one without is hashed.
    ///
    /// - Throws: `hashMismatch` or `sizeMismatch` for a file that is something else, which is
    ///   never replaced unasked.
    func existing(
        _ entry: ModelCatalogue.Entry, _ progress: (PullProgress) -> Void
    ) throws -> URL? {
        try requireRoomForNames(of: entry)
        for source in entry.sources {
            let url = fileURL(source.file)
            guard let byteCount = StoreFolder.byteCount(of: url) else { continue }
            let record = ModelRecord.read(beside: url)
            if let record, record.byteCount == byteCount,
                source.sha256 == nil || record.sha256 == source.sha256
            {
                return url
            }
            guard let sha256 = source.sha256 else { return url }
            let hint = "`apus models remove \(entry.name)`, then pull again"
            try requireSize(source.byteCount, byteCount, of: url, hint: hint)
            let found = try FileHash.sha256(of: url, progress: progress)
            try requireHash(sha256, found.digest, of: url, hint: hint)
            try ModelRecord(
                name: entry.name, file: source.file, byteCount: byteCount, sha256: sha256,
                checkedAgainst: .catalogue, origin: nil
            ).write(beside: url)
            return url
        }
        return nil
    }

    /// Fails if something that is no file stands where a file of the model would be put, before
    /// anything is fetched in vain.
    private func requireRoomForNames(of entry: ModelCatalogue.Entry) throws(ApusError) {
        for file in entry.files.map(fileURL) {
            for url in [file] + companions(of: file) {
                guard let kind = FileKind(of: url), kind != .file else { continue }
                throw ApusError(
                    .unwritable, subject: url.path, found: "\(kind.rawValue) is in the way",
                    hint: "move it elsewhere")
            }
        }
    }

    /// Checks a complete part and gives it its name.
    ///
    /// The record is written first: without it a file could no longer be checked against what the
    /// hub stated, while a record without a file does no harm.
    ///
    /// - Throws: `sizeMismatch` or `hashMismatch`; then the part is deleted.
    func publish(
        _ source: ModelCatalogue.Source, of entry: ModelCatalogue.Entry,
        _ statement: Download.Statement, _ progress: (PullProgress) -> Void
    ) throws -> URL {
        let final = fileURL(source.file)
        let part = PartFile(of: final)
        let found = try FileHash.sha256(of: part.url, progress: progress)
        do {
            try requireSize(statement.byteCount, found.byteCount, of: final, hint: nil)
            if let sha256 = statement.sha256 {
                try requireHash(sha256, found.digest, of: final, hint: nil)
            }
        } catch {
            try part.remove()
            throw error
        }
        try ModelRecord(
            name: entry.name, file: source.file, byteCount: found.byteCount,
            sha256: found.digest, checkedAgainst: statement.authority,
            origin: source.origin.description
        ).write(beside: final)
        try part.publish(as: final)
        return final
    }

    func requireSize(
        _ expected: Int64?, _ found: Int64, of url: URL, hint: String?
    ) throws(ApusError) {
        guard let expected, expected != found else { return }
        throw ApusError(
            .sizeMismatch, subject: url.lastPathComponent, expected: expected.inBytes,
            found: found.inBytes, hint: hint)
    }

    func requireHash(
        _ expected: String, _ found: String, of url: URL, hint: String?
    ) throws(ApusError) {
        guard expected != found else { return }
        throw ApusError(
            .hashMismatch, subject: url.lastPathComponent, expected: "`\(expected)`",
            found: "`\(found)`", hint: hint)
    }
}
