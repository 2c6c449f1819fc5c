import Foundation
import Synchronization
import TestSupport

@testable import Apus

/// A store in a folder of its own, with one model `toy` that a server on loopback holds.
struct StoreFixture {
    /// Bytes that stand for a model.
    static let content: [UInt8] = (0..<300_000).map { index in
        UInt8(truncatingIfNeeded: index * 31 + (index >> 8) * 7)
    }

    /// The SHA-256 of `content` by Python's `hashlib`.
    static let digest = "fb5c491a1319338ac34ccf550f0faef06557940ed060e979d8968d18b24e589c"

    private let temporary: TemporaryFolder
    let folder: URL
    let store: ModelStore

    /// A store whose only model has the given sources.
    init(
        hub: String, sources: [ModelCatalogue.Source] = [StoreFixture.hubSource()],
        limits: TransferLimits = .quick, environment: [String: String] = [:]
    ) throws {
        temporary = try TemporaryFolder()
        // The store makes its folder itself.
        folder = temporary.url.appending(path: "models", directoryHint: .isDirectory)
        let licence = ModelCatalogue.Licence(identifier: "Apache-2.0", url: "https://example.org")
        let entry = ModelCatalogue.Entry(
            name: "toy", family: "Toy", publisher: "Toymaker", licence: licence, sources: sources)
        store = ModelStore(
            directory: folder, hubAddress: hub, catalogue: ModelCatalogue(entries: [entry]),
            limits: limits, environment: environment)
    }

    /// The source of `toy` on the hub.
    static func hubSource(
        sha256: String? = digest, byteCount: Int64? = Int64(content.count)
    ) -> ModelCatalogue.Source {
        ModelCatalogue.Source(
            .hub(repository: "Toymaker/Toy-GGUF", revision: "abc", file: "toy-q8_0.gguf"),
            file: "toy.gguf", byteCount: byteCount, sha256: sha256, packager: "Toymaker")
    }

    static let path = "/Toymaker/Toy-GGUF/resolve/abc/toy-q8_0.gguf"

    var file: URL { folder.appending(path: "toy.gguf") }
    var part: URL { folder.appending(path: "toy.gguf.part") }
    var record: ModelRecord? { ModelRecord.read(beside: file) }

    func bytes(_ url: URL) -> [UInt8]? { (try? Data(contentsOf: url)).map { Array($0) } }

    /// Puts a folder with something in it into the folder.
    func putFolder(_ name: String) throws {
        let url = folder.appending(path: name, directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try Data([1]).write(to: url.appending(path: "content"))
    }

    func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

    /// Puts a file into the folder.
    func put(_ bytes: [UInt8], _ name: String = "toy.gguf") throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(bytes).write(to: folder.appending(path: name))
    }
}

extension TransferLimits {
    /// Limits that let a test fail fast.
    static var quick: TransferLimits {
        var limits = TransferLimits()
        limits.stall = .seconds(20)
        limits.attempts = 3
        limits.progressByteCount = 1000
        limits.firstPause = .milliseconds(1)
        limits.longestPause = .milliseconds(20)
        limits.lockPolling = .milliseconds(5)
        return limits
    }
}

/// What a pull reported.
final class ProgressLog: Sendable {
    private let log = Mutex<[PullProgress]>([])

    var events: [PullProgress] { log.withLock(\.self) }

    /// The byte counts that were received.
    var received: [Int64] {
        events.compactMap { if case .received(let byteCount, _) = $0 { byteCount } else { nil } }
    }

    /// The text of the failures after which the pull went on.
    var retries: [String] {
        events.compactMap { if case .retrying(_, _, let error) = $0 { error.message } else { nil } }
    }

    @Sendable func note(_ event: PullProgress) { log.withLock { $0.append(event) } }
}
