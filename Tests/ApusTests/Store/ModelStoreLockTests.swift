import Foundation
import Testing

@testable import Apus

@Suite struct ModelStoreLockTests {
    static let content = StoreFixture.content

    func with(
        handler: @escaping HubServer.Handler = { request, _ in
            .file(StoreFixture.content, to: request)
        },
        test: (StoreFixture, HubServer) async throws -> Void
    ) async throws {
        try await ModelStorePullTests().with(handler: handler, test: test)
    }

    @Test func fetchesOnceForTwoPulls() async throws {
        try await with { fixture, server in
            let logs = [ProgressLog(), ProgressLog()]
            async let first = fixture.store.pull("toy", progress: logs[0].note)
            async let second = fixture.store.pull("toy", progress: logs[1].note)
            let urls = try await [first, second]
            #expect(urls.map(\.path) == [fixture.file.path, fixture.file.path])
            #expect(server.requests.count == 1)
            #expect(fixture.bytes(fixture.file) == Self.content)
        }
    }

    @Test func saysThatItWaitsAndCanBeCancelledThen() async throws {
        try await with { fixture, server in
            try FileManager.default.createDirectory(
                at: fixture.folder, withIntermediateDirectories: true)
            let lock = try #require(try FileLock.tryLock(fixture.store.lockURL("toy")))
            let log = ProgressLog()
            let pull = Task { try await fixture.store.pull("toy", progress: log.note) }
            while log.events.isEmpty { await Task.yield() }
            pull.cancel()
            await #expect(throws: CancellationError.self) { try await pull.value }
            #expect(log.events.count == 1)
            if case .waiting(let file)? = log.events.first { #expect(file == "toy.gguf") }
            #expect(server.requests.isEmpty)
            lock.unlock()
            _ = try await fixture.store.pull("toy")
        }
    }

    @Test func canRefuseToWait() async throws {
        try await with { fixture, _ in
            try fixture.put([1])
            let lock = try #require(try FileLock.tryLock(fixture.store.lockURL("toy")))
            let error = await #expect(throws: ApusError.self) {
                try await fixture.store.pull(
                    "toy", options: PullOptions(waitsForOtherPull: false))
            }
            #expect(error?.description == "`toy` is in use by another pull; wait for it to end")
            let removal = #expect(throws: ApusError.self) { try fixture.store.remove("toy") }
            #expect(removal?.code == .busy)
            lock.unlock()
            try fixture.store.remove("toy")
        }
    }

    @Test func canBeTakenAnewAfterItsFileWasDeleted() async throws {
        try await with { fixture, _ in
            try fixture.put([1])
            let url = fixture.store.lockURL("toy")
            let first = try #require(try FileLock.tryLock(url))
            try first.removeAndUnlock()
            #expect(!fixture.exists(url))
            let second = try #require(try FileLock.tryLock(url))
            #expect(try FileLock.tryLock(url) == nil)
            second.unlock()
        }
    }

    /// Another process holds the lock and is killed while a pull waits for it.
    @Test(.needsPython) func goesOnWhenTheOtherProcessDies() async throws {
        try await with { fixture, _ in
            try FileManager.default.createDirectory(
                at: fixture.folder, withIntermediateDirectories: true)
            let python = try #require(WheelIndex.python)
            let ready = fixture.folder.appending(path: "ready")
            let script = """
                import fcntl, os, sys, time
                lock = open(sys.argv[1], "w")
                fcntl.flock(lock, fcntl.LOCK_EX)
                with open(sys.argv[2] + ".new", "w") as f: f.write(str(os.getpid()))
                os.rename(sys.argv[2] + ".new", sys.argv[2])
                time.sleep(60)
                """
            let lockPath = fixture.store.lockURL("toy").path
            let holder = Task {
                try await Subprocess.run(
                    python, ["-c", script, lockPath, ready.path], environment: [:],
                    log: fixture.folder.appending(path: "log"))
            }
            while !fixture.exists(ready) { try await Task.sleep(for: .milliseconds(1)) }
            let log = ProgressLog()
            let pull = Task { try await fixture.store.pull("toy", progress: log.note) }
            while log.events.isEmpty { await Task.yield() }
            let identifier = try #require(Int32(String(contentsOf: ready, encoding: .utf8)))
            kill(identifier, SIGKILL)
            #expect(fixture.bytes(try await pull.value) == Self.content)
            #expect(try await holder.value.status == SIGKILL)
        }
    }
}
