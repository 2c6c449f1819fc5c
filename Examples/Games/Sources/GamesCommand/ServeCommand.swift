import ApusServer
import Dispatch
import Foundation
import Games

/// `games serve`.
enum ServeCommand {
    static func run(_ arguments: Arguments) async throws {
        let model = arguments.model()
        let assistant = try GamesAssistant(data: arguments.data(), model: model)
        let seed = arguments["seed"] == nil ? nil : UInt64(try arguments.number("seed", default: 1))
        var configuration = ServerConfiguration()
        configuration.routes =
            GamesPage(assistant, modelName: model == nil ? nil : arguments.modelName, seed: seed)
            .routes
        let port = try arguments.number("port", default: 8080)
        guard let port = UInt16(exactly: port) else {
            throw GamesError.usage("`--port` takes a number from 0 to 65535")
        }
        configuration.address = .tcp(host: arguments["host"] ?? "127.0.0.1", port: port)
        let key = arguments["api-key"] ?? ProcessInfo.processInfo.environment["APUS_API_KEY"]
        configuration.apiKeys = [key].compactMap { $0 }.filter { !$0.isEmpty }
        configuration.log = { Console.tell($0.printable) }
        let server = try started(configuration)
        Console.tell("serving the games assistant at \(text(server.address))")
        await stopSignal()
        await server.stop()
    }

    private static func started(
        _ configuration: ServerConfiguration
    ) throws(GamesError) -> Server {
        do {
            let server = try Server(configuration)
            try server.start()
            return server
        } catch {
            throw GamesError(
                .cannotServe, subject: "the page cannot be served", found: "\(error)",
                advice: "choose another `--port` or `--host`; other machines need an `--api-key`")
        }
    }

    private static func text(_ address: ServerAddress) -> String {
        switch address {
        case .tcp(let host, let port):
            "http://\(host.contains(":") ? "[\(host)]" : host):\(port)"
        case .unix(let path): path
        }
    }

    /// Returns when Ctrl-C or `SIGTERM` asks the command to end; a second Ctrl-C ends it at once.
    private static func stopSignal() async {
        let (signals, continuation) = AsyncStream.makeStream(of: Void.self)
        let sources = [SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { continuation.yield() }
            source.resume()
            return source
        }
        for await _ in signals { break }
        for source in sources { source.cancel() }
        signal(SIGINT, SIG_DFL)
    }
}
