import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Apus

@Suite struct ModelStorePullTests {
    static let content = StoreFixture.content

    /// Runs a test against a server and a store, and clears both away.
    func with(
        sources: [ModelCatalogue.Source] = [StoreFixture.hubSource()],
        limits: TransferLimits = .quick, handler: @escaping HubServer.Handler,
        test: (StoreFixture, HubServer) async throws -> Void
    ) async throws {
        let server = try HubServer(handler)
        let fixture = try StoreFixture(hub: server.address, sources: sources, limits: limits)
        defer { server.stop() }
        try await test(fixture, server)
    }

    /// The text of the error that a pull throws.
    func failure(
        _ fixture: StoreFixture, _ options: PullOptions = PullOptions()
    ) async throws -> ApusError {
        try await #require(throws: ApusError.self) {
            try await fixture.store.pull("toy", options: options)
        }
    }

    @Test func fetchesAndRecordsAFile() async throws {
        try await with { request, _ in
            .file(Self.content, to: request)
        } test: { fixture, server in
            let log = ProgressLog()
            let url = try await fixture.store.pull("toy", progress: log.note)
            #expect(url.path == fixture.file.path)
            #expect(fixture.bytes(url) == Self.content)
            #expect(!fixture.exists(fixture.part))
            #expect(server.requests.map(\.path) == [StoreFixture.path])
            #expect(log.received == log.received.sorted())
            #expect(log.received.last == 300_000)
            #expect(
                fixture.record
                    == ModelRecord(
                        name: "toy", file: "toy.gguf", byteCount: 300_000,
                        sha256: StoreFixture.digest, checkedAgainst: .catalogue,
                        origin: "hub Toymaker/Toy-GGUF@abc/toy-q8_0.gguf"))
        }
    }

    @Test func rejectsUnknownNames() async throws {
        try await with { _, _ in
            .init(status: 500)
        } test: { fixture, _ in
            let error = await #expect(throws: ApusError.self) {
                try await fixture.store.pull("nix")
            }
            #expect(
                error?.description
                    == "no model is called `nix`; see `apus models list`"
            )
        }
    }

    @Test func followsRedirectsToOtherPathsAndServers() async throws {
        let storage = try HubServer { request, _ in .file(Self.content, to: request) }
        defer { storage.stop() }
        let address = storage.address
        try await with { request, _ in
            request.path == StoreFixture.path
                ? .init(status: 307, fields: ["Location": "/moved/toy.gguf"])
                : .init(status: 302, fields: ["Location": "\(address)/blob?key=1%2F2"])
        } test: { fixture, server in
            let url = try await fixture.store.pull("toy")
            #expect(fixture.bytes(url) == Self.content)
            #expect(server.requests.map(\.path) == [StoreFixture.path, "/moved/toy.gguf"])
            #expect(storage.requests.map(\.path) == ["/blob?key=1%2F2"])
        }
    }

    @Test func boundsRedirects() async throws {
        try await with { request, _ in
            .init(status: 302, fields: ["Location": request.path])
        } test: { fixture, server in
            let error = try await failure(fixture)
            #expect(
                error.message
                    == "cannot fetch `\(server.address)\(StoreFixture.path)`: more than 10 redirects"
            )
            #expect(server.requests.count == 11)
        }
    }

    @Test(arguments: ["", "gopher://example.org/x", "http://", "//"])
    func rejectsRedirectsToNowhere(_ location: String) async throws {
        try await with { _, _ in
            .init(status: 302, fields: ["Location": location])
        } test: { fixture, _ in
            let error = try await failure(fixture)
            #expect(error.code == .downloadFailed)
        }
    }

    @Test func takesTheHashThatTheHubStates() async throws {
        let storage = try HubServer { request, _ in .file(Self.content, to: request) }
        defer { storage.stop() }
        let fields = [
            "Location": "\(storage.address)/blob", "X-Linked-Etag": "\"\(StoreFixture.digest)\"",
            "X-Linked-Size": "300000", "ETag": "\"\(String(repeating: "0", count: 64))\"",
        ]
        try await with(sources: [StoreFixture.hubSource(sha256: nil, byteCount: nil)]) { _, _ in
            .init(status: 302, fields: fields)
        } test: { fixture, _ in
            let url = try await fixture.store.pull("toy")
            #expect(fixture.bytes(url) == Self.content)
            #expect(fixture.record?.checkedAgainst == .hub)
            let checked = try await fixture.store.verify("toy")
            #expect(checked.checkedAgainst == .hub)
            #expect(checked.sha256 == StoreFixture.digest)
        }
    }

    @Test func takesTheHashInTheEntityTagOfAHubThatServesTheFileItself() async throws {
        let tag = "\"\(StoreFixture.digest.uppercased())\""
        try await with(sources: [StoreFixture.hubSource(sha256: nil, byteCount: nil)]) {
            request, _ in
            .file(Self.content, tag: tag, to: request)
        } test: { fixture, _ in
            _ = try await fixture.store.pull("toy")
            #expect(fixture.record?.checkedAgainst == .hub)
        }
    }

    @Test func rejectsAFileThatTheHubSaysIsAnother() async throws {
        let other = String(repeating: "0", count: 64)
        try await with { _, _ in
            .init(status: 302, fields: ["Location": "/x", "X-Linked-Etag": "\"\(other)\""])
        } test: { fixture, server in
            let error = try await failure(fixture)
            #expect(error.code == .hashMismatch)
            #expect(error.found == "`\(other)`, as the hub states")
            #expect(server.requests.count == 1)
        }
    }

    @Test func doesNotTakeTheStorageServersTagForAHash() async throws {
        let storage = try HubServer { request, _ in
            .file(Self.content, tag: "\"\(String(repeating: "0", count: 64))\"", to: request)
        }
        defer { storage.stop() }
        let fields = ["Location": "\(storage.address)/blob"]
        try await with { _, _ in
            .init(status: 302, fields: fields)
        } test: { fixture, _ in
            _ = try await fixture.store.pull("toy")
            #expect(fixture.record?.checkedAgainst == .catalogue)
        }
    }

    @Test func refusesAFileThatNobodyVouchesFor() async throws {
        try await with(sources: [StoreFixture.hubSource(sha256: nil, byteCount: nil)]) {
            request, _ in
            .file(Self.content, to: request)
        } test: { fixture, server in
            let error = try await failure(fixture)
            #expect(
                error.description
                    == """
                    no SHA-256 is known for `\(server.address)\(StoreFixture.path)`; \
                    `--allow-unverified` takes the file as it is
                    """)
            _ = try await fixture.store.pull("toy", options: PullOptions(allowsUnverified: true))
            #expect(fixture.record?.checkedAgainst == .nobody)
            #expect(fixture.record?.sha256 == StoreFixture.digest)
            #expect(try await fixture.store.verify("toy").checkedAgainst == .nobody)
        }
    }

    @Test func rejectsWrongBytesAndDeletesThem() async throws {
        var wrong = Self.content
        wrong[123_456] ^= 1
        let reply = wrong
        try await with { request, _ in
            .file(reply, to: request)
        } test: { fixture, _ in
            let error = try await failure(fixture)
            #expect(error.code == .hashMismatch)
            #expect(error.subject == "toy.gguf")
            #expect(error.expected == "`\(StoreFixture.digest)`")
            // By Python's `hashlib`.
            #expect(
                error.found == "`a5097066fa263314c2f44daa8e29c3ee4ae44e52142551a64023e286319c9386`")
            #expect(!fixture.exists(fixture.part))
            #expect(!fixture.exists(fixture.file))
            #expect(fixture.record == nil)
        }
    }

    @Test func rejectsAnnouncedSizesThatDiffer() async throws {
        try await with { request, _ in
            .file(Self.content + [0], to: request)
        } test: { fixture, server in
            let error = try await failure(fixture)
            #expect(
                error.message
                    == """
                    wrong size of `\(server.address)\(StoreFixture.path)`: expected 300000 bytes, \
                    found 300001 bytes
                    """)
        }
    }

    @Test func rejectsBodiesLongerThanTheFile() async throws {
        let chunk = "493E1\r\n"
        let body = Array(chunk.utf8) + Self.content + [0] + Array("\r\n0\r\n\r\n".utf8)
        try await with { _, _ in
            .init(
                fields: ["Transfer-Encoding": "chunked", "Content-Length": ""], body: body)
        } test: { fixture, _ in
            let error = try await failure(fixture)
            #expect(error.code == .sizeMismatch)
            #expect(error.found == "more than that")
            #expect(!fixture.exists(fixture.part))
        }
    }

    @Test func rejectsFilesLargerThanTheLimit() async throws {
        var limits = TransferLimits.quick
        limits.fileByteCount = 1000
        try await with(limits: limits) { request, _ in
            .file(Self.content, to: request)
        } test: { fixture, _ in
            let error = try await failure(fixture)
            #expect(error.expected == "at most 1000 bytes")
        }
    }

    @Test func saysHowMuchRoomIsMissing() async throws {
        var limits = TransferLimits.quick
        limits.fileByteCount = .max
        let size: Int64 = 1 << 60
        let source = StoreFixture.hubSource(byteCount: size)
        try await with(sources: [source], limits: limits) { _, _ in
            .init(fields: ["Content-Length": "\(size)"])
        } test: { fixture, _ in
            let error = try await failure(fixture)
            #expect(error.code == .noSpace)
            #expect(error.expected == "\(size) bytes")
            #expect(error.found?.hasSuffix(" bytes") == true)
            #expect(!fixture.exists(fixture.part))
        }
    }

    @Test func failsWhereTheFolderCannotBeMade() async throws {
        let temporary = try TemporaryFolder()
        let blocker = try temporary.emptyFile("blocker")
        for directory in [blocker, blocker.appending(path: "models")] {
            let store = ModelStore(directory: directory)
            let error = await #expect(throws: ApusError.self) { try await store.pull("qwen3-0.6b") }
            #expect(
                error?.description == """
                    cannot write `\(directory.path)`: Not a directory; set `APUS_MODELS` to a folder \
                    that can be used
                    """)
        }
    }

    @Test(arguments: ["toy.gguf", "toy.gguf.json", "toy.gguf.part", "toy.gguf.part.json"])
    func fetchesNothingWhereAFolderIsInTheWay(_ name: String) async throws {
        try await with { request, _ in
            .file(Self.content, to: request)
        } test: { fixture, server in
            try fixture.putFolder(name)
            let error = try await failure(fixture)
            #expect(
                error.description == """
                    cannot write `\(fixture.folder.appending(path: name).path)`: a folder is in the \
                    way; move it elsewhere
                    """)
            #expect(server.requests.isEmpty)
        }
    }

    @Test(arguments: ["", "ftp://example.org", "https://", "huggingface.co", "http:// x"])
    func rejectsHubAddresses(_ address: String) async throws {
        let fixture = try StoreFixture(hub: address)
        let error = await #expect(throws: ApusError.self) { try await fixture.store.pull("toy") }
        #expect(error?.code == .invalidAddress)
    }
}
