import Foundation
import TestSupport
import Testing

@testable import Apus

/// Cancels pulls at arbitrary moments: before, during and after redirects and bodies.
@Suite struct ModelStoreCancellationTests {
    static let content = StoreFixture.content

    @Test func endsOrGoesOnWheneverItIsCancelled() async throws {
        try await cancelPulls(count: 40, seed: 1)
    }

    @Test(.isLong) func endsOrGoesOnWheneverItIsCancelledOften() async throws {
        try await cancelPulls(count: 1000, seed: 2)
    }

    @Test func endsAtOnceIfItIsCancelledBefore() async throws {
        let server = try HubServer { request, _ in .file(Self.content, to: request) }
        let fixture = try StoreFixture(hub: server.address)
        defer { server.stop() }
        let pull = Task {
            while !Task.isCancelled { await Task.yield() }
            return try await fixture.store.pull("toy")
        }
        pull.cancel()
        await #expect(throws: CancellationError.self) { try await pull.value }
        #expect(server.requests.isEmpty)
    }

    private func cancelPulls(count: Int, seed: UInt64) async throws {
        let server = try HubServer { request, number in
            guard request.path != StoreFixture.path else {
                return .init(status: 302, fields: ["Location": "/blob"])
            }
            var reply = HubServer.Reply.file(Self.content, to: request)
            if number % 3 == 0 { reply.dropsAfter = 10_000 }
            return reply
        }
        let fixture = try StoreFixture(hub: server.address)
        defer { server.stop() }
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<count {
            let pull = Task { try await fixture.store.pull("toy") }
            let delay = Int.random(in: 0...6000, using: &generator)
            try await Task.sleep(for: .microseconds(delay))
            pull.cancel()
            switch await pull.result {
            case .success(let url):
                #expect(fixture.bytes(url) == Self.content)
                try fixture.store.remove("toy")
            case .failure(let error):
                #expect(error is CancellationError)
                #expect(!fixture.exists(fixture.file))
            }
        }
        let url = try await fixture.store.pull("toy")
        #expect(fixture.bytes(url) == Self.content)
    }
}
