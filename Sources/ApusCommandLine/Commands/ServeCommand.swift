#if canImport(ApusServer)
    import Apus
    import ApusServer
    import Foundation

    /// `apus serve`: a server with OpenAI's API.
    struct ServeCommand: Command {
        static let name = "serve"
        static let summary = "Answer requests of OpenAI's API over HTTP"
        static let discussion = """
            Chat completions, completions, responses, tokenisation, recipes, metrics, and a
            page at / to try it all; see Documentation/Server.md. What is not supported is
            refused by name. Ctrl-C and SIGTERM let requests end; a second Ctrl-C does not.

            Requests are logged on standard error, without prompts.
            """

        var host: String?
        var port: Int?
        var socket: String?
        var apiKeys: [String] = []
        var allowsUnauthenticated = false
        var origins: [String] = []
        var upstream: String?
        var logsPrompts = false
        var isQuiet = false
        var model = ModelArguments()

        static let parameters: [Parameter<Self>] =
            ([
                .option(
                    "--host", value: "ADDRESS", \.host, .nonEmptyText,
                    help: "The address to listen at; by default 127.0.0.1, for this machine alone"),
                .option(
                    "--port", value: "N", \.port, .integer(in: 0...65535),
                    help: "The port; by default 8080. 0 takes a free one"),
                .option(
                    "--socket", value: "PATH", \.socket, .file,
                    help: "Listen at a socket in the file system instead"),
                .repeatedOption(
                    "--api-key", value: "KEY", \.apiKeys, .nonEmptyText,
                    help: """
                        A key of which clients must send one; also APUS_API_KEY, which other users \
                        of the machine do not see
                        """),
                .flag(
                    "--allow-unauthenticated", path: \.allowsUnauthenticated,
                    help: "Let other machines ask without a key"),
                .repeatedOption(
                    "--allow-origin", value: "ORIGIN", \.origins, .nonEmptyText,
                    help: "Let pages of an origin ask, such as https://example.org"),
                .option(
                    "--upstream", value: "URL", \.upstream, .nonEmptyText,
                    help: """
                        Pass chat completions on to the server at URL, with APUS_UPSTREAM_KEY as its \
                        key; --model is the name it knows the model by
                        """),
                .flag(
                    "--log-prompts", path: \.logsPrompts,
                    help: "Log the bodies of requests too"),
                .flag("--quiet", "-q", path: \.isQuiet, help: "Keep no log"),
            ] as [Parameter<Self>]).section("Server") + ModelArguments.parameters.within(\.model)

        func run(_ console: Console) async throws {
            let model = try served(console)
            var configuration = ServerConfiguration(model: model)
            if upstream != nil { configuration.limits.concurrentRequests = 16 }
            configuration.address =
                socket.map { .unix(path: $0) }
                ?? .tcp(host: host ?? "127.0.0.1", port: UInt16(port ?? 8080))
            configuration.apiKeys = apiKeys
            if let key = console.environment["APUS_API_KEY"], !key.isEmpty {
                configuration.apiKeys.append(key)
            }
            configuration.allowsUnauthenticated = allowsUnauthenticated
            configuration.allowedOrigins = origins
            configuration.logsPrompts = logsPrompts
            configuration.environment = console.environment
            if !isQuiet { configuration.log = { console.tell("\($0.printable())\n") } }
            let server = try Server(configuration)
            try server.start()
            console.tell(
                "serving \(model.name) at \(Self.text(server.address))\n")
            await StopSignals.wait()
            console.tell("stopping\n")
            await server.stop()
        }

        /// The model by the name that the user gave, and by that of its file.
        private func served(_ console: Console) throws -> ServedModel {
            if let upstream {
                guard let url = URL(string: upstream), let name = model.model else {
                    throw CommandLineError(
                        .usage(.missing(name: "--model"), commandPath: "apus serve"))
                }
                return try ServedModel(
                    upstream: url, name: name, key: console.environment["APUS_UPSTREAM_KEY"])
            }
            let loaded = try model.load(console)
            let name = model.model.flatMap { $0.contains("/") ? nil : $0 } ?? loaded.name
            return ServedModel(
                loaded, name: name, aliases: name == loaded.name ? [] : [loaded.name])
        }

        private static func text(_ address: ServerAddress) -> String {
            switch address {
            case .tcp(let host, let port):
                "http://\(host.contains(":") ? "[\(host)]" : host):\(port)"
            case .unix(let path): path.quoted
            }
        }
    }
#endif
