import Foundation
import Synchronization
import Testing

@testable import Apus

@Suite struct ModelStoreResumeTests {
    static let content = StoreFixture.content

    func with(
        limits: TransferLimits = .quick, handler: @escaping HubServer.Handler,
        test: (StoreFixture, HubServer) async throws -> Void
    ) async throws {
        try await ModelStorePullTests().with(limits: limits, handler: handler, test: test)
    }

    @Test func continuesWhereConnectionsBroke() async throws {
        try await with { request, _ in
            var reply = HubServer.Reply.file(Self.content, to: request)
            if reply.body.count > 30_000 { reply.dropsAfter = 30_000 }
            return reply
        } test: { fixture, server in
            let log = ProgressLog()
            let url = try await fixture.store.pull("toy", progress: log.note)
            #expect(fixture.bytes(url) == Self.content)
            #expect(server.requests.count == 10)
            #expect(server.requests.dropFirst().allSatisfy { $0.fields["if-range"] == "\"v1\"" })
            #expect(server.requests.map(\.rangeStart) == [nil] + (1...9).map { $0 * 30_000 })
            #expect(log.retries.count == 9)
        }
    }

    @Test func givesUpWhenAttemptsBringNothing() async throws {
        try await with { request, _ in
            var reply = HubServer.Reply.file(Self.content, to: request)
            reply.dropsAfter = request.rangeStart == nil ? 5000 : 0
            return reply
        } test: { fixture, server in
            let error = await #expect(throws: ApusError.self) {
                try await fixture.store.pull("toy")
            }
            #expect(error?.code == .downloadFailed)
            #expect(server.requests.count == 4)
            #expect(fixture.bytes(fixture.part) == Array(Self.content.prefix(5000)))
        }
    }

    @Test func startsOverWhenTheServerIgnoresRanges() async throws {
        try await with { request, number in
            HubServer.Reply(
                fields: ["ETag": "\"v1\""], body: Self.content,
                dropsAfter: number == 1 ? 100_000 : nil)
        } test: { fixture, server in
            let url = try await fixture.store.pull("toy")
            #expect(fixture.bytes(url) == Self.content)
            #expect(server.requests.map(\.rangeStart) == [nil, 100_000])
        }
    }

    /// The old version differs from its first byte on, so that a mixed file would have a wrong hash.
    @Test(arguments: [true, false])
    func startsOverWhenTheFileChanged(serverHonoursIfRange: Bool) async throws {
        let old = Self.content.map { $0 ^ 0xFF }
        try await with { request, number in
            if number == 1 {
                var reply = HubServer.Reply.file(old, tag: "\"v0\"", to: request)
                reply.dropsAfter = 100_000
                return reply
            }
            let asked = HubServer.Request(
                path: request.path,
                fields: serverHonoursIfRange
                    ? request.fields : request.fields.filter { $0.key != "if-range" })
            return .file(Self.content, to: asked)
        } test: { fixture, server in
            let url = try await fixture.store.pull("toy")
            #expect(fixture.bytes(url) == Self.content)
            #expect(server.requests.count == (serverHonoursIfRange ? 2 : 3))
        }
    }

    /// The hash of the whole tells whether the pieces belong together.
    @Test func continuesWithoutAValidatorIfTheHashIsKnown() async throws {
        try await with { request, _ in
            var reply = HubServer.Reply.file(Self.content, tag: "", to: request)
            if request.rangeStart == nil { reply.dropsAfter = 100_000 }
            return reply
        } test: { fixture, server in
            let url = try await fixture.store.pull("toy")
            #expect(fixture.bytes(url) == Self.content)
            #expect(server.requests.map(\.rangeStart) == [nil, 100_000])
            #expect(server.requests.allSatisfy { $0.fields["if-range"] == nil })
        }
    }

    @Test func givesUpOnAFileThatNeverStaysTheSame() async throws {
        try await with { request, number in
            var reply = HubServer.Reply.file(Self.content, tag: "\"v\(number)\"", to: request)
            reply.dropsAfter = 50_000
            return reply
        } test: { fixture, server in
            let error = await #expect(throws: ApusError.self) {
                try await fixture.store.pull("toy")
            }
            #expect(error?.code == .downloadFailed)
            #expect(server.requests.count == 4)
        }
    }

    @Test func startsOverWhenTheRangeIsAnother() async throws {
        try await with { request, number in
            var reply = HubServer.Reply.file(Self.content, to: request)
            if number == 1 { reply.dropsAfter = 1000 }
            if number == 2 { reply.fields["Content-Range"] = "bytes 0-299999/300000" }
            return reply
        } test: { fixture, server in
            let url = try await fixture.store.pull("toy")
            #expect(fixture.bytes(url) == Self.content)
            #expect(server.requests.map(\.rangeStart) == [nil, 1000, nil])
        }
    }

    @Test func goesOnAfterAStall() async throws {
        var limits = TransferLimits.quick
        limits.stall = .seconds(1)
        try await with(limits: limits) { request, number in
            var reply = HubServer.Reply.file(Self.content, to: request)
            if number == 1 { reply.stallsAfter = 50_000 }
            return reply
        } test: { fixture, server in
            let log = ProgressLog()
            let url = try await fixture.store.pull("toy", progress: log.note)
            #expect(fixture.bytes(url) == Self.content)
            #expect(server.requests.map(\.rangeStart) == [nil, 50_000])
            #expect(
                log.retries == [
                    "cannot fetch `\(server.address)\(StoreFixture.path)`: nothing came for 1 s"
                ])
        }
    }

    @Test(arguments: [408, 429, 500, 502, 503, 504])
    func triesAgainAfterPassingFailures(status: Int) async throws {
        try await with { request, number in
            number < 3
                ? .init(status: status, fields: ["Retry-After": "0"])
                : .file(Self.content, to: request)
        } test: { fixture, server in
            _ = try await fixture.store.pull("toy")
            #expect(server.requests.count == 3)
        }
    }

    @Test func boundsAttempts() async throws {
        try await with { _, _ in
            .init(status: 500)
        } test: { fixture, server in
            let error = await #expect(throws: ApusError.self) {
                try await fixture.store.pull("toy")
            }
            #expect(
                error?.description
                    == """
                    cannot fetch `\(server.address)\(StoreFixture.path)`: the server answered 500; \
                    try again: a pull goes on where it stopped
                    """)
            #expect(server.requests.count == 3)
        }
    }

    @Test func saysHowLongTheServerAsksToWait() async throws {
        try await with { _, _ in
            .init(status: 429, fields: ["Retry-After": "3600"])
        } test: { fixture, server in
            let error = await #expect(throws: ApusError.self) {
                try await fixture.store.pull("toy")
            }
            #expect(error?.found == "the server asks to wait 3600 s")
            #expect(server.requests.count == 1)
        }
    }

    @Test(arguments: [400, 401, 403, 404, 410, 204, 304])
    func doesNotRepeatRefusals(status: Int) async throws {
        try await with { _, _ in
            .init(status: status)
        } test: { fixture, server in
            let error = await #expect(throws: ApusError.self) {
                try await fixture.store.pull("toy")
            }
            #expect(error?.found == "the server answered \(status)")
            #expect(server.requests.count == 1)
        }
    }

    @Test func leavesAResumablePartWhenCancelled() async throws {
        try await with { request, number in
            var reply = HubServer.Reply.file(Self.content, to: request)
            if number == 1 { reply.stallsAfter = 200_000 }
            return reply
        } test: { fixture, server in
            let pull = Task { try await fixture.store.pull("toy") }
            while (StoreFolder.byteCount(of: fixture.part) ?? 0) < 200_000 { await Task.yield() }
            pull.cancel()
            await #expect(throws: CancellationError.self) { try await pull.value }
            #expect(fixture.bytes(fixture.part) == Array(Self.content.prefix(200_000)))
            #expect(!fixture.exists(fixture.file))
            let url = try await fixture.store.pull("toy")
            #expect(fixture.bytes(url) == Self.content)
            #expect(server.requests.map(\.rangeStart) == [nil, 200_000])
        }
    }

    /// A process that is killed leaves a part and its state as they are written during a transfer.
    @Test func continuesThePartOfAKilledProcess() async throws {
        try await with { request, _ in
            .file(Self.content, to: request)
        } test: { fixture, server in
            try fixture.put(Array(Self.content.prefix(120_000)), "toy.gguf.part")
            try PartFile(of: fixture.file).setState(
                .init(
                    address: server.address + StoreFixture.path, sha256: StoreFixture.digest,
                    validator: "\"v1\"", total: 300_000))
            _ = try await fixture.store.pull("toy")
            #expect(fixture.bytes(fixture.file) == Self.content)
            #expect(server.requests.map(\.rangeStart) == [120_000])
        }
    }

    @Test func finishesAPartThatIsWhole() async throws {
        try await with { request, _ in
            .file(Self.content, to: request)
        } test: { fixture, server in
            try fixture.put(Self.content, "toy.gguf.part")
            try PartFile(of: fixture.file).setState(
                .init(
                    address: server.address + StoreFixture.path, sha256: StoreFixture.digest,
                    validator: "\"v1\"", total: 300_000))
            _ = try await fixture.store.pull("toy")
            #expect(fixture.bytes(fixture.file) == Self.content)
            #expect(server.requests.map(\.rangeStart) == [300_000])
        }
    }

    @Test(arguments: ["", "{", #"{"address":"http://other/","total":3}"#])
    func dropsPartsOfUnknownOrigin(state: String) async throws {
        try await with { request, _ in
            .file(Self.content, to: request)
        } test: { fixture, server in
            try fixture.put([1, 2, 3], "toy.gguf.part")
            try fixture.put(Array(state.utf8), "toy.gguf.part.json")
            _ = try await fixture.store.pull("toy")
            #expect(fixture.bytes(fixture.file) == Self.content)
            #expect(server.requests.map(\.rangeStart) == [nil])
        }
    }

    @Test func dropsPartsLongerThanTheFile() async throws {
        try await with { request, _ in
            .file(Self.content, to: request)
        } test: { fixture, server in
            try fixture.put(Self.content + [1, 2], "toy.gguf.part")
            try PartFile(of: fixture.file).setState(
                .init(
                    address: server.address + StoreFixture.path, sha256: StoreFixture.digest,
                    validator: "\"v1\"", total: 300_000))
            _ = try await fixture.store.pull("toy")
            #expect(fixture.bytes(fixture.file) == Self.content)
            #expect(server.requests.map(\.rangeStart) == [300_002, nil])
        }
    }
}
