import Apus
import Foundation
import LanguageModelAPI
import OrderedJSON

@testable import ApusServer

/// A server on a free port of the loopback interface, for the time of a test.
final class TestServer: Sendable {
    let server: Server
    let port: UInt16

    /// Starts a server, does something with it, and stops it.
    static func with<Value: Sendable>(
        _ model: ServedModel?, _ change: (inout ServerConfiguration) -> Void = { _ in },
        _ body: (TestServer) async throws -> Value
    ) async throws -> Value {
        let server = try TestServer(model, change)
        do {
            let value = try await body(server)
            await server.server.stop()
            return value
        } catch {
            await server.server.stop()
            throw error
        }
    }

    /// Starts a server whose model says what a script has.
    static func scripted<Value: Sendable>(
        _ turns: [ScriptedLanguageModel.Turn],
        _ change: (inout ServerConfiguration) -> Void = { _ in },
        _ body: (TestServer) async throws -> Value
    ) async throws -> Value {
        try await with(
            ServedModel(ScriptedLanguageModel(turns), name: "scripted"), change, body)
    }

    private init(
        _ model: ServedModel?, _ change: (inout ServerConfiguration) -> Void
    ) throws {
        var configuration = ServerConfiguration(model: model)
        configuration.address = .tcp(host: "127.0.0.1", port: 0)
        configuration.limits.graceSeconds = 5
        change(&configuration)
        server = try Server(configuration)
        try server.start()
        guard case .tcp(_, let port) = server.address else { throw ServerError(.cannotListen) }
        self.port = port
    }

    // MARK: - Requests

    /// Asks with a JSON body.
    func post(
        _ path: String, _ body: String, fields: [String] = []
    ) async throws -> HTTPAnswer {
        try await send(
            method: "POST", path, body: Array(body.utf8),
            fields: ["Content-Type: application/json"] + fields)
    }

    func get(_ path: String, fields: [String] = []) async throws -> HTTPAnswer {
        try await send(method: "GET", path, fields: fields)
    }

    func send(
        method: String, _ path: String, body: [UInt8] = [], fields: [String] = []
    ) async throws -> HTTPAnswer {
        let host =
            fields.contains { $0.hasPrefix("Host:") } ? [] : ["Host: 127.0.0.1:\(port)"]
        let lines =
            ["\(method) \(path) HTTP/1.1"] + host + fields + [
                "Content-Length: \(body.count)", "Connection: close",
            ]
        return try await send(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body)
    }

    /// Sends bytes as they are, and reads until the server closes the connection.
    func send(_ bytes: [UInt8]) async throws -> HTTPAnswer {
        let port = port
        let answer = try await SocketClient.onThread {
            let client = try SocketClient(port: port)
            try client.send(bytes)
            return client.readToEnd()
        }
        return try HTTPAnswer(answer)
    }
}

extension TestServer {
    /// Does something with a configuration whose model says nothing.
    static func scriptedConfiguration(
        host: String, _ body: (inout ServerConfiguration) throws -> Void
    ) throws {
        var configuration = ServerConfiguration(
            model: ServedModel(ScriptedLanguageModel([]), name: "scripted"))
        configuration.address = .tcp(host: host, port: 0)
        try body(&configuration)
    }
}
