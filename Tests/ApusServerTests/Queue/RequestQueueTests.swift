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

    @Test(arguments: [
        (["Authorization: Bearer a"], ["Authorization: Bearer b"]),
        // Programs of one machine have one address, and may tell themselves apart.
        ([], ["Authorization: Bearer b"]),
    ])
    func doesNotLetAClientStarveAnother(greedy: [String], modest: [String]) async throws {
        let gate = Gate()
        let (order, signal) = AsyncStream.makeStream(of: String.self)
        let route = ServerRoute(.post, "/work", isQueued: true) { request in
            signal.yield(String(decoding: request.body, as: UTF8.self))
            await gate.wait()
            return .json(true)
        }
        let configure = { (configuration: inout ServerConfiguration) in
            configuration.routes = [route]
            configuration.limits.waitingRequests = 4
            if !greedy.isEmpty { configuration.apiKeys = ["a", "b"] }
        }
        try await TestServer.with(nil, configure) { server in
            let queue = server.server.queue
            var tasks: [Task<HTTPAnswer, any Error>] = []
            for number in 0..<5 {
                tasks.append(Task { try await server.post("/work", "a\(number)", fields: greedy) })
                await Self.until { queue.counts.running + queue.counts.waiting == number + 1 }
            }
            // The queue is full: the greedy client is refused, and another takes its last place.
            let refused = try await server.post("/work", "a5", fields: greedy)
            #expect(refused.status == 429)
            tasks.append(Task { try await server.post("/work", "b0", fields: modest) })
            let dropped = try await tasks[4].value
            #expect(dropped.status == 429)
            #expect(dropped.field("Retry-After") != nil)
            gate.open()
            for (index, task) in tasks.enumerated() where index != 4 {
                #expect(try await task.value.status == 200)
            }
            signal.finish()
            let served = await order.reduce(into: []) { $0.append($1) }
            #expect(served == ["a0", "a1", "b0", "a2", "a3"])
        }
    }

    @Test func everyAnswerUnderLoadIsWholeOrRefused() async throws {
        let turns = (0..<200).map { _ in ScriptedLanguageModel.Turn("whole") }
        let configure = { (configuration: inout ServerConfiguration) in
            configuration.limits.waitingRequests = 3
        }
        try await TestServer.scripted(turns, configure) { server in
            let body = #"{"messages": [{"role": "user", "content": "x"}]}"#
            let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<100 {
                    group.addTask {
                        let answer = try await server.post("/v1/chat/completions", body)
                        if answer.status == 429 {
                            #expect(answer.error == "rate_limit_exceeded")
                            let seconds = answer.field("retry-after").flatMap { Int($0) }
                            #expect((1...600).contains(seconds ?? 0))
                        } else {
                            let message = answer.json["choices"]?[0]?["message"]
                            #expect(message?["content"] == "whole")
                        }
                        return answer.status
                    }
                }
                return try await group.reduce(into: Set<Int>()) { $0.insert($1) }
            }
            #expect(statuses.contains(200) && statuses.isSubset(of: [200, 429]))
            #expect(server.server.queue.counts == (0, 0))
        }
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

    @Test func stopsUnderLoadWithEveryAnswerWhole() async throws {
        let model = ScriptedLanguageModel { _ in
            [.text("wh"), .perform { try await Task.sleep(for: .milliseconds(20)) }, .text("ole")]
        }
        let body = #"{"messages": [{"role": "user", "content": "x"}], "stream": true}"#
        try await TestServer.with(ServedModel(model, name: "m")) { server in
            let answers = (0..<20).map { _ in
                Task { try? await server.post("/v1/chat/completions", body) }
            }
            await Self.until {
                server.server.queue.counts.running + server.server.queue.counts.waiting > 10
            }
            await server.server.stop()
            var wholeCount = 0
            for answer in answers {
                // Whoever came too late found nobody there, or is told.
                guard let answer = await answer.value, answer.status != 503 else { continue }
                #expect(answer.status == 200)
                #expect(answer.body.hasSuffix("data: [DONE]\n\n"))
                wholeCount += 1
            }
            #expect(wholeCount > 10)
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
