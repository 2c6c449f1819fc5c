import Foundation
import LanguageModelAPI
import Testing

@testable import Apus

@Suite struct ChatStreamingTests {
    @Test func deliversPiecesBeforeTheServerGoesOn() async throws {
        let pieces = ["one", " two", " three", " four"]
        let seen = Signal()
        let server = try ChatServer { _, _, connection in
            connection.send(ChatServer.streamHead.utf8)
            for piece in pieces {
                connection.send(ChatServer.text(piece).utf8)
                // The next piece comes only after the client has shown this one.
                guard seen.block() else { return }
            }
            connection.send(ChatServer.end().utf8)
        }
        defer { server.stop() }
        let session = LanguageModelSession(model: try server.model())
        var snapshots: [String] = []
        for try await snapshot in session.streamResponse(to: "count") {
            guard snapshot.content != snapshots.last else { continue }
            snapshots.append(snapshot.content)
            seen.send()
        }
        #expect(snapshots == ["one", "one two", "one two three", "one two three four"])
    }

    @Test func deliversPiecesOfChunkedBodies() async throws {
        let seen = Signal()
        let server = try ChatServer { _, _, connection in
            func send(_ text: String) {
                let size = String(text.utf8.count, radix: 16)
                connection.send("\(size)\r\n\(text)\r\n".utf8)
            }
            connection.send(
                ("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream; charset=utf-8\r\n"
                    + "Transfer-Encoding: chunked\r\n\r\n").utf8)
            let first = ChatServer.text("one")
            send(String(first.prefix(20)))
            send(String(first.dropFirst(20)))
            guard seen.block() else { return }
            send(ChatServer.text(" two") + ChatServer.end())
            connection.send("0\r\n\r\n".utf8)
        }
        defer { server.stop() }
        let session = LanguageModelSession(model: try server.model())
        var snapshots: [String] = []
        for try await snapshot in session.streamResponse(to: "count") {
            snapshots.append(snapshot.content)
            seen.send()
        }
        #expect(snapshots.first == "one")
        #expect(snapshots.last == "one two")
    }

    @Test func endsAtTheMarkThoughTheConnectionStaysOpen() async throws {
        let closed = Signal()
        let server = try ChatServer { _, _, connection in
            connection.send(ChatServer.stream(ChatServer.text("a"), ChatServer.end()).utf8)
            connection.waitForEnd()
            closed.send()
        }
        defer { server.stop() }
        let session = LanguageModelSession(model: try server.model())
        #expect(try await session.respond(to: "hi").content == "a")
        await closed.wait()
    }

    @Test func closesTheConnectionAtOnceWhenCancelled() async throws {
        let closed = Signal()
        let server = try ChatServer { _, _, connection in
            connection.send(ChatServer.stream(ChatServer.text("a")).utf8)
            connection.waitForEnd()
            closed.send()
        }
        defer { server.stop() }
        let clock = ContinuousClock()
        var delays: [Duration] = []
        for _ in 0..<5 {
            let session = LanguageModelSession(model: try server.model())
            let begun = Signal()
            let task = Task {
                for try await _ in session.streamResponse(to: "hi") { begun.send() }
            }
            await begun.wait()
            let start = clock.now
            task.cancel()
            await closed.wait()
            delays.append(clock.now - start)
            _ = await task.result
            #expect(!session.isResponding)
        }
        // A transfer that looks for a cancellation once in a second would take longer each time.
        let shortest = try #require(delays.min())
        #expect(shortest < .milliseconds(500))
    }

    @Test func closesTheConnectionWhenCancelledBeforeTheHead() async throws {
        let asked = Signal()
        let closed = Signal()
        let server = try ChatServer { _, _, connection in
            asked.send()
            connection.waitForEnd()
            closed.send()
        }
        defer { server.stop() }
        let session = LanguageModelSession(model: try server.model())
        let task = Task { try await session.respond(to: "hi").content }
        await asked.wait()
        task.cancel()
        await closed.wait()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func closesTheConnectionWhenTheReaderStops() async throws {
        let closed = Signal()
        let server = try ChatServer { _, _, connection in
            connection.send(ChatServer.stream(ChatServer.text("a")).utf8)
            connection.waitForEnd()
            closed.send()
        }
        defer { server.stop() }
        let session = LanguageModelSession(model: try server.model())
        for try await _ in session.streamResponse(to: "hi") { break }
        await closed.wait()
    }

    @Test func keepsWhatCameBeforeAnError() async throws {
        let server = try ChatServer(
            answers: ChatServer.stream(ChatServer.text("half"), "data: garbage\n\n"))
        defer { server.stop() }
        let session = LanguageModelSession(model: try server.model())
        session.transcriptErrorHandlingPolicy = .preserveTranscript
        await #expect(throws: ApusError.self) { try await session.respond(to: "hi") }
        guard case .response(let response) = session.transcript.last else {
            Issue.record("no response")
            return
        }
        #expect(response.segments.map(\.description) == ["half"])
    }
}
