import Apus
import Foundation
import TestSupport
import Testing

@testable import ApusServer

/// Servers at a socket in the file system.
struct SocketFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func server() throws -> Server {
        var configuration = ServerConfiguration(
            model: ServedModel(ScriptedLanguageModel(["whole"]), name: "scripted"))
        configuration.address = .unix(path: folder.path("socket"))
        let server = try Server(configuration)
        try server.start()
        return server
    }

    private func ask() async throws -> HTTPAnswer {
        let path = folder.path("socket")
        let body = #"{"messages": [{"role": "user", "content": "x"}]}"#
        let answer = try await SocketClient.onThread {
            let client = try SocketClient(path: path)
            try client.send(
                "POST /v1/chat/completions HTTP/1.1\r\nHost: anything\r\nConnection: close\r\n"
                    + "Content-Type: application/json\r\n"
                    + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
            return client.readToEnd()
        }
        return try HTTPAnswer(answer)
    }

    @Test func answersItsUserAlone() async throws {
        let server = try server()
        let answer = try await ask()
        #expect(answer.status == 200)
        #expect(answer.json["choices"]?[0]?["message"]?["content"] == "whole")
        let mode = try FileManager.default.attributesOfItem(atPath: folder.path("socket"))[
            .posixPermissions]
        #expect(mode as? Int == 0o600)
        await server.stop()
        #expect(!FileManager.default.fileExists(atPath: folder.path("socket")))
    }

    @Test func takesThePlaceOfAServerThatWasKilled() async throws {
        // What a process leaves behind: a bound socket that nobody listens at.
        let left = try ListeningSocket(.unix(path: folder.path("socket")))
        close(left.descriptor)
        let server = try server()
        #expect(try await ask().status == 200)
        await server.stop()
    }

    @Test func leavesTheSocketOfARunningServerAlone() async throws {
        let first = try server()
        let error = #expect(throws: ServerError.self) { try self.server() }
        #expect(error?.code == .cannotListen)
        #expect(try await ask().status == 200)
        await first.stop()
    }

    @Test func leavesFilesAlone() throws {
        _ = try folder.write([1, 2], as: "socket")
        #expect(throws: ServerError.self) { try server() }
        #expect(try Data(contentsOf: folder.url.appending(path: "socket")) == Data([1, 2]))
    }

    @Test func tellsProcessesApart() async throws {
        let socket = try ListeningSocket(.unix(path: folder.path("socket")))
        let client = try SocketClient(path: folder.path("socket"))
        try client.send("a")
        let accepted = accept(socket.descriptor, nil, nil)
        #expect(Peer(of: accepted).name == "process \(getpid())")
        #expect(Peer(of: accepted).isLocal)
        close(accepted)
        close(socket.descriptor)
    }
}
