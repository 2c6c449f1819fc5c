import Foundation
import LanguageModelAPI
import OrderedJSON
import Synchronization
import TestSupport

@testable import Apus

/// A Chat Completions server on loopback that answers as a test tells it, well or badly.
final class ChatServer: Sendable {
    typealias Handler =
        @Sendable (_ request: LoopbackRequest, _ number: Int, _ connection: LoopbackConnection)
        -> Void

    private final class Record: Sendable {
        let requests = Mutex<[LoopbackRequest]>([])
    }

    private let server: LoopbackServer
    private let record = Record()

    /// Starts a server that serves each connection as told.
    init(_ handler: @escaping Handler) throws {
        let record = record
        server = try LoopbackServer { connection in
            defer { connection.end() }
            guard let request = connection.readRequest() else { return }
            let number = record.requests.withLock { requests in
                requests.append(request)
                return requests.count
            }
            handler(request, number, connection)
        }
    }

    /// Starts a server that sends whole answers in turn, the last one again and again.
    convenience init(answers: String...) throws {
        try self.init { _, number, connection in
            connection.send(answers[min(number, answers.count) - 1].utf8)
        }
    }

    var requests: [LoopbackRequest] { record.requests.withLock(\.self) }

    /// The bodies of the requests.
    func bodies() throws -> [JSONValue] { try requests.map { try JSONValue(parsing: $0.body) } }

    func stop() { server.stop() }

    /// A model on the server.
    func model(
        headers: [String: String] = [:],
        limits: ChatCompletionsLanguageModel.Limits = .init()
    ) throws -> ChatCompletionsLanguageModel {
        guard let url = URL(string: server.address) else { throw LoopbackServer.SetupFailure() }
        return ChatCompletionsLanguageModel(
            name: "test", url: url, additionalHeaders: headers, limits: limits)
    }
}

extension ChatServer {
    static let streamHead = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n"

    /// A chunk with a delta.
    static func chunk(_ delta: String, finish: String? = nil) -> String {
        let reason = finish.map { "\"\($0)\"" } ?? "null"
        return #"data: {"id":"1","object":"chat.completion.chunk","model":"served","#
            + #""choices":[{"index":0,"delta":\#(delta),"finish_reason":\#(reason)}]}"# + "\n\n"
    }

    /// A chunk with a piece of text.
    static func text(_ text: String) -> String { chunk(#"{"content":"\#(text)"}"#) }

    /// The end of a stream.
    static func end(_ reason: String = "stop") -> String {
        chunk("{}", finish: reason) + "data: [DONE]\n\n"
    }

    /// An answer that is a stream of chunks.
    static func stream(_ chunks: String...) -> String { streamHead + chunks.joined() }

    /// An answer that is a document.
    static func document(
        _ body: String, status: Int = 200, fields: [String] = [],
        type: String = "application/json"
    ) -> String {
        (["HTTP/1.1 \(status) Reason", "Content-Type: \(type)"] + fields
            + ["Content-Length: \(body.utf8.count)", "", body])
            .joined(separator: "\r\n")
    }
}

/// Something that one side waits for and the other brings about.
final class Signal: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)
    private let stream: AsyncStream<Void>
    private let continuation: AsyncStream<Void>.Continuation

    init() { (stream, continuation) = AsyncStream.makeStream() }

    func send() {
        semaphore.signal()
        continuation.yield()
    }

    /// Blocks a thread until the signal comes; false if it does not come for long.
    func block() -> Bool { semaphore.wait(timeout: .now() + 60) == .success }

    /// Waits for the signal.
    func wait() async { for await _ in stream { return } }
}
