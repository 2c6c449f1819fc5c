import Foundation
import LanguageModelAPI
import TestSupport
import Testing

@testable import Apus

/// Calls of servers that fail, are slow or say no.
@Suite(.timeLimit(.minutes(1))) struct ModelClientServerTests {
    typealias Retries = ModelClientRetryTests

    static let answer = ChatServer.stream(ChatServer.text("yes"), ChatServer.end())

    /// The outcome of a call of a server that sends answers in turn.
    static func outcome(_ answers: [String]) async throws -> (
        outcome: ModelOutcome<String>, requests: Int, sleeps: [Duration]
    ) {
        let server = try ChatServer { _, number, connection in
            connection.send(answers[min(number, answers.count) - 1].utf8)
        }
        defer { server.stop() }
        let clock = VirtualClock(isFast: true)
        let client = ModelClient(
            [.server(try server.model())], environment: [:], clock: clock,
            generator: SeededGenerator(seed: 3))
        let outcome = await Retries.outcome(client)
        return (outcome, server.requests.count, clock.sleeps)
    }

    static let passing: [(name: String, answer: String, outcome: String)] = [
        ("429", ChatServer.document("{}", status: 429), "rateLimited"),
        ("500", ChatServer.document("{}", status: 500), "unavailable"),
        (
            "502 of a proxy", ChatServer.document("<h1>", status: 502, type: "text/html"),
            "unavailable"
        ),
        ("503", ChatServer.document(#"{"error":{"message":"busy"}}"#, status: 503), "unavailable"),
        ("504", ChatServer.document("", status: 504), "timedOut"),
        (
            "in mid-stream",
            ChatServer.stream(
                ChatServer.text("a"), #"data: {"error":{"code":500,"message":"oops"}}"# + "\n\n"),
            "unavailable"
        ),
        ("broken off", ChatServer.stream(ChatServer.text("a")), "unavailable"),
    ]

    @Test(arguments: passing.indices) func triesAgainWhenServersFail(index: Int) async throws {
        let (name, failure, outcomeName) = Self.passing[index]
        let (outcome, requests, sleeps) = try await Self.outcome([failure, failure, Self.answer])
        #expect(outcome.value == "yes", "\(name): \(outcome)")
        #expect(requests == 3)
        #expect(sleeps.count == 2)
        #expect(outcome.trail.map(\.failure.name) == [outcomeName, outcomeName], "\(name)")
        #expect(try await Self.outcome([failure]).outcome.name == outcomeName, "\(name)")
    }

    static let lasting: [(name: String, answer: String, outcome: String)] = [
        ("401", ChatServer.document("{}", status: 401), "failed"),
        ("404", ChatServer.document("{}", status: 404), "failed"),
        ("no completion", ChatServer.document("<h1>", type: "text/html"), "failed"),
        (
            "overflow",
            ChatServer.document(
                #"{"error":{"code":400,"message":"request (5000 tokens) exceeds the available context size (4096 tokens)","type":"exceed_context_size_error"}}"#,
                status: 500), "doesNotFit"
        ),
        (
            "filter",
            ChatServer.document(
                #"{"error":{"code":"content_filter","message":"no"}}"#, status: 400), "refused"
        ),
        (
            "long wait", ChatServer.document("{}", status: 429, fields: ["Retry-After: 3600"]),
            "rateLimited"
        ),
    ]

    @Test(arguments: lasting.indices) func doesNotInsist(index: Int) async throws {
        let (name, failure, outcomeName) = Self.lasting[index]
        let (outcome, requests, sleeps) = try await Self.outcome([failure, Self.answer])
        #expect(outcome.name == outcomeName, "\(name): \(outcome)")
        #expect(requests == 1)
        #expect(sleeps.isEmpty)
    }

    @Test func honoursRetryAfter() async throws {
        let busy = ChatServer.document("{}", status: 429, fields: ["Retry-After: 20"])
        let (outcome, _, sleeps) = try await Self.outcome([busy, Self.answer])
        #expect(outcome.value == "yes")
        // The seconds are counted from the server's answer on, so a little of them is over.
        let wait = try #require(sleeps.first)
        #expect(wait > .seconds(10) && wait <= .seconds(20.5))
    }

    @Test func tellsThatNoServerIsThere() async throws {
        let url = try #require(URL(string: "http://127.0.0.1:1"))
        let server = ChatCompletionsLanguageModel(name: "m", url: url)
        let provider = ModelProvider.server(server)
        #expect(provider.name == "m at 127.0.0.1:1")
        let outcome = await Retries.outcome(Retries.client([provider], retries: .never))
        guard case .unavailable(.serverUnreachable)? = outcome.failure else {
            Issue.record("\(outcome)")
            return
        }
        #expect(outcome.trail.count == 1)
    }

    /// The deadline closes the connection, so that the server can stop.
    @Test func slowServersAreLeftAtTheDeadline() async throws {
        let (asked, left) = (Signal(), Signal())
        let server = try ChatServer { _, _, connection in
            connection.send((ChatServer.streamHead + ChatServer.text("wait")).utf8)
            asked.send()
            connection.waitForEnd()
            left.send()
        }
        defer { server.stop() }
        let clock = VirtualClock()
        let client = ModelClient(
            [.server(try server.model())], timeout: .seconds(10), environment: [:], clock: clock)
        let call = Task { await Retries.outcome(client) }
        await asked.wait()
        await clock.waitForSleepers(1)
        clock.advance(by: .seconds(10))
        #expect(await call.value.failure?.description == "timed out after 10 s")
        await left.wait()
    }

    @Test func silentServersArePassedOver() async throws {
        let server = try ChatServer { _, _, connection in connection.waitForEnd() }
        defer { server.stop() }
        var limits = ChatCompletionsLanguageModel.Limits()
        limits.silence = .seconds(1)
        let client = Retries.client(
            [.server(try server.model(limits: limits)), Retries.Flaky().provider("local")],
            retries: .never)
        let outcome = await Retries.outcome(client)
        #expect(outcome.provider == "local")
        #expect(outcome.trail.map(\.failure.name) == ["timedOut"])
    }
}
