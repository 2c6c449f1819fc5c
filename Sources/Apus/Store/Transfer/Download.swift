import Foundation

/// The fetching of one file from a hub into its part file.
///
/// Broken connections are taken up again where they broke, within the limits. A part is continued
/// only if it is of the same version of the file: the server compares its validator (`If-Range`).
struct Download: Sendable {
    /// The file's address on the hub.
    let address: URL

    /// The SHA-256 and size that the catalogue states.
    let pinned: Statement

    /// Whether the file is taken if nobody states its SHA-256.
    let allowsUnverified: Bool

    let part: PartFile
    let limits: TransferLimits
    let progress: @Sendable (PullProgress) -> Void

    /// What is said about the file, and by whom.
    struct Statement: Sendable {
        var sha256: String?
        var byteCount: Int64?
        var authority = ModelRecord.Authority.nobody
    }

    /// A failure that another attempt may mend.
    struct Interruption: Error {
        let error: ApusError
        /// How long the server asks to wait.
        var retryAfter: Duration?
        /// Whether no connection came about, which seldom changes within a minute.
        var isUnreachable = false
    }

    /// Fetches the file until the part is complete.
    ///
    /// - Returns: What the catalogue or the hub states about it; the part is not hashed yet.
    /// - Throws: `ApusError`, or `CancellationError` when the task is cancelled; the part stays.
    func run() async throws -> Statement {
        var failures = 0
        var progressMark = part.byteCount
        while true {
            do {
                return try await attempt()
            } catch let interruption as Interruption {
                let arrived = part.byteCount
                if arrived - progressMark >= limits.progressByteCount {
                    progressMark = arrived
                    failures = 0
                } else {
                    failures += 1
                }
                try await pause(after: interruption, failures: failures)
            }
        }
    }

    private func pause(after interruption: Interruption, failures: Int) async throws {
        let allowed = interruption.isUnreachable ? min(2, limits.attempts) : limits.attempts
        guard failures < allowed else { throw interruption.error }
        let backoff = min(
            limits.firstPause * (1 << min(max(failures - 1, 0), 20)), limits.longestPause)
        let pause = max(backoff, interruption.retryAfter ?? .zero)
        guard pause <= limits.longestPause else {
            throw ApusError(
                .downloadFailed, subject: address.absoluteString,
                found: "the server asks to wait \(pause.components.seconds) s",
                hint: "try again after that time", underlying: interruption.error)
        }
        progress(.retrying(attempt: failures + 1, after: pause, error: interruption.error))
        try await Task.sleep(for: pause)
    }

    /// Asks the hub, follows its redirects, and takes the body.
    private func attempt() async throws -> Statement {
        var statement = pinned
        var address = address
        for _ in 0...limits.redirects {
            try Task.checkCancellation()
            let receiver = DownloadReceiver(
                self, statement: statement, isHub: isHub(address), resume: resumePoint(statement))
            let head: HTTPHead
            do {
                head = try await HTTPTransfer.run(
                    receiver.request(address), stall: limits.stall, receiver: receiver)
            } catch let error as HTTPTransfer.Failure {
                try receiver.close()
                throw interruption(error)
            }
            guard let location = head.redirect else { return try receiver.finish() }
            if isHub(address) { statement = try statement.adding(head, of: self.address) }
            address = try Self.target(of: location, from: address)
        }
        throw ApusError(
            .downloadFailed, subject: self.address.absoluteString,
            found: "more than \(limits.redirects) redirects")
    }

    /// From where the part can be continued; nil if it has to be fetched anew.
    private func resumePoint(_ statement: Statement) -> DownloadReceiver.ResumePoint? {
        let byteCount = part.byteCount
        guard byteCount > 0, let state = part.state(), state.isResumable,
            state.address == address.absoluteString,
            state.sha256 == nil || statement.sha256 == nil || state.sha256 == statement.sha256
        else { return nil }
        return .init(byteCount: byteCount, state: state)
    }

    private func isHub(_ other: URL) -> Bool {
        other.scheme == address.scheme && other.host() == address.host()
            && other.port == address.port
    }

    /// Where a redirect leads; `https` stays `https`, except to this machine itself.
    static func target(of location: String, from source: URL) throws(ApusError) -> URL {
        guard let target = URL(string: location, relativeTo: source)?.absoluteURL,
            let scheme = target.scheme?.lowercased(), ["http", "https"].contains(scheme),
            let host = target.host(), !host.isEmpty
        else {
            throw ApusError(
                .downloadFailed, subject: source.absoluteString,
                found: "a redirect to an address that cannot be used")
        }
        let isLoopback = ["127.0.0.1", "::1", "localhost"].contains(host)
        guard scheme == "https" || source.scheme?.lowercased() == "http" || isLoopback else {
            throw ApusError(
                .downloadFailed, subject: source.absoluteString, expected: "a redirect to `https`",
                found: "one to `http` at `\(host)`")
        }
        return target
    }

    private func interruption(_ failure: HTTPTransfer.Failure) -> any Error {
        let reason =
            failure.kind == .stalled
            ? "nothing came for \(limits.stall.components.seconds) s" : failure.reason
        let distrust = "check the clock, and the certificates that `SSL_CERT_FILE` names"
        let error = ApusError(
            .downloadFailed, subject: address.absoluteString, found: reason,
            hint: failure.kind == .untrusted ? distrust : nil)
        return failure.kind == .untrusted
            ? error : Interruption(error: error, isUnreachable: failure.kind == .unreachable)
    }
}
