import Foundation

extension ModelStore {
    /// What a check of a file found.
    public struct Verification: Sendable {
        /// The file.
        public let url: URL

        /// The file's size in bytes.
        public let byteCount: Int64

        /// The file's SHA-256, 64 lower-case hexadecimal digits.
        public let sha256: String

        /// Who stated the SHA-256 that it agrees with; nobody for a file without any statement.
        public let checkedAgainst: ModelRecord.Authority
    }

    /// Hashes a file that is here and compares with the catalogue or else with the pull's record.
    ///
    /// - Parameters:
    ///   - name: A catalogue's name, a file name in the store, or a path.
    ///   - progress: Called with the bytes hashed, and of how many.
    /// - Returns: What was found, if nothing contradicts it.
    /// - Throws: `ApusError`: `modelNotFound`, `unknownModel`, `fileNotFound`, `unreadable`,
    ///   `sizeMismatch` or `hashMismatch`; `CancellationError` when the task is cancelled.
    /// - Complexity: O(length of the file).
    public func verify(
        _ name: String, progress: @Sendable (PullProgress) -> Void = { _ in }
    ) async throws -> Verification {
        let url = try path(for: name)
        let found = try FileHash.sha256(of: url, progress: progress)
        let statement = statement(about: url)
        let hint = "remove the file and pull it again"
        try requireSize(statement.byteCount, found.byteCount, of: url, hint: hint)
        if let sha256 = statement.sha256 {
            try requireHash(sha256, found.digest, of: url, hint: hint)
        }
        return Verification(
            url: url, byteCount: found.byteCount, sha256: found.digest,
            checkedAgainst: statement.authority)
    }

    /// What the catalogue says about a file in the store, or else the record beside it.
    private func statement(about url: URL) -> Download.Statement {
        let isHere =
            url.deletingLastPathComponent().standardizedFileURL.path
            == directory.standardizedFileURL.path
        let source = catalogue.entries.lazy.flatMap(\.sources).first {
            $0.file.utf8.elementsEqual(url.lastPathComponent.utf8)
        }
        if isHere, let source, let sha256 = source.sha256 {
            return .init(
                sha256: sha256, byteCount: source.byteCount, authority: .catalogue)
        }
        guard let record = ModelRecord.read(beside: url) else { return .init() }
        return .init(
            sha256: record.sha256, byteCount: record.byteCount, authority: record.checkedAgainst)
    }
}
