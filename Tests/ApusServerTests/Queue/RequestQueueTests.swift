import Apus
import Foundation
import LanguageModelAPI
import Testing

@testable import ApusServer

struct RequestQueueTests {
    /// A gate that work waits at.
    private final class Gate: Sendable {
        private let stream: AsyncStream<Void>
        private let continuation: AsyncStream<Void>.Continuation

        init() { (stream, continuation) = AsyncStream.makeStream(of: Void.self) }

        func open() { continuation.finish() }

        func wait() async { for await _ in stream {} }
    }

    private static func until(_ condition: () -> Bool) async {
        while !condition() { await Task.yield() }
    }

    @Test func letsRequestsInInOrder() async throws {
        let queue = RequestQueue(running: 1, waiting: 10)
        let gate = Gate()
        let (order, continuation) = AsyncStream.makeStream(of: Int.self)
        let first = Task { try await queue.run { await gate.wait() } }
        await Self.until { queue.counts.running == 1 }
        var others: [Task<Void, any Error>] = []
        for number in 0..<5 {
            others.append(Task { try await queue.run { continuation.yield(number) } })
            await Self.until { queue.counts.waiting == number + 1 }
        }
        gate.open()
        for task in [first] + others { try await task.value }
        continuation.finish()
        #expect(await order.reduce(into: []) { $0.append($1) } == [0, 1, 2, 3, 4])
        #expect(queue.counts == (0, 0))
    }

    @Test func refusesWhoeverComesWhenItIsFull() async throws {
        let queue = RequestQueue(running: 1, waiting: 0)
        let gate = Gate()
        let first = Task { try await queue.run { await gate.wait() } }
        await Self.until { queue.counts.running == 1 }
        let error = await #expect(throws: ServerError.self) { try await queue.run {} }
        #expect(error?.code == .queueFull)
        #expect(error?.retryAfterSeconds ?? 0 >= 1)
        gate.open()
        try await first.value
        try await queue.run {}
    }

    @Test func forgetsWhoLeaves() async throws {
        let queue = RequestQueue(running: 1, waiting: 2)
        let gate = Gate()
        let first = Task { try await queue.run { await gate.wait() } }
        await Self.until { queue.counts.running == 1 }
        let second = Task { try await queue.run { Issue.record("ran") } }
        await Self.until { queue.counts.waiting == 1 }
        second.cancel()
        await #expect(throws: CancellationError.self) { try await second.value }
        #expect(queue.counts == (1, 0))
        gate.open()
        try await first.value
        #expect(queue.counts == (0, 0))
    }

    @Test func refusesOverHTTPWithATimeToTryAgain() async throws {
        let gate = Gate()
        let model = ScriptedLanguageModel { _ in
            await gate.wait()
            return "done"
        }
        let body = #"{"messages": [{"role": "user", "content": "x"}]}"#
        try await TestServer.with(
            ServedModel(model, name: "m"), { $0.limits.waitingRequests = 0 }
        ) { server in
            async let first = server.post("/v1/chat/completions", body)
            await Self.until { server.server.queue.counts.running == 1 }
            let second = try await server.post("/v1/chat/completions", body)
            #expect(second.status == 429)
            #expect(second.error == "rate_limit_exceeded")
            #expect(second.field("retry-after").flatMap { Int($0) } ?? 0 >= 1)
            gate.open()
            let status = try await first.status
            #expect(status == 200)
        }
    }

    @Test(arguments: [false, true])
    func stopsTheWorkOfAClientThatLeaves(isStreamed: Bool) async throws {
        let (ends, continuation) = AsyncStream.makeStream(of: Bool.self)
        let model = ScriptedLanguageModel { _ in
            [
                .text("a"),
                .perform {
                    do {
                        try await Task.sleep(for: .seconds(60))
                    } catch {
                        continuation.yield(true)
                        throw error
                    }
                },
            ]
        }
        try await TestServer.with(ServedModel(model, name: "m")) { server in
            var client: SocketClient? = try SocketClient(port: server.port)
            let question = #""messages": [{"role": "user", "content": "x"}]"#
            let body = "{\(question), \"stream\": \(isStreamed)}"
            try client?.send(
                "POST /v1/chat/completions HTTP/1.1\r\nHost: localhost\r\n"
                    + "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
                    + body)
            await Self.until { server.server.queue.counts.running == 1 }
            client = nil
            await Self.until { server.server.queue.counts.running == 0 }
            // The script may hear of it a moment after the queue.
            let limit = Task {
                try await Task.sleep(for: .seconds(20))
                continuation.finish()
            }
            #expect(await ends.first { $0 } == true)
            limit.cancel()
        }
    }

    @Test func letsRequestsEndWhenItStops() async throws {
        let gate = Gate()
        let model = ScriptedLanguageModel { _ in
            await gate.wait()
            return "whole"
        }
        let body = #"{"messages": [{"role": "user", "content": "x"}]}"#
        try await TestServer.with(ServedModel(model, name: "m")) { server in
            async let answer = server.post("/v1/chat/completions", body)
            await Self.until { server.server.queue.counts.running == 1 }
            async let stopped: Void = server.server.stop()
            gate.open()
            let status = try await answer.status
            #expect(status == 200)
            await stopped
        }
    }

    @Test func endsAnAnswerThatTakesTooLong() async throws {
        let model = ScriptedLanguageModel { _ in
            [.perform { try await Task.sleep(for: .seconds(60)) }]
        }
        try await TestServer.with(
            ServedModel(model, name: "m"), { $0.limits.answerSeconds = 1 }
        ) { server in
            let answer = try await server.post(
                "/v1/chat/completions", #"{"messages": [{"role": "user", "content": "x"}]}"#)
            #expect(answer.status == 503)
            #expect(answer.error == "timeout")
        }
    }
}
