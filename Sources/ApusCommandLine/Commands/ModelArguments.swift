import Apus
import Foundation

/// The options that choose a model and how it is run, the same for every command that runs one.
struct ModelArguments: Sendable {
    var model: String?
    var contextLength: Int?
    var threads: Int?

    /// Greater numbers of threads are mistakes.
    private static let maximumThreads = 1024

    static let choice: [Parameter<Self>] = [
        .option(
            "--model", "-m", value: "NAME|PATH", \.model, .model,
            help: """
                The model's name or its GGUF file; by default APUS_MODEL, else \
                \(ModelCatalogue.defaultModelName) or the only one installed
                """)
    ]

    static let parameters: [Parameter<Self>] =
        (choice + [
            .option(
                "--context", value: "N", \.contextLength, .integer(atLeast: 1),
                help: "Tokens that prompt and answer may have together; by default the model's"),
            .option(
                "--threads", value: "N", \.threads, .integer(in: 1...maximumThreads),
                help: "Threads to compute with; by default one for each core that may be used"),
        ]).section("Model")

    /// Finds and loads the model.
    func load(_ console: Console) throws -> LoadedModel {
        let url = try ModelLocator(console).locate(model)
        var options = LoadOptions()
        options.contextLength = contextLength
        options.threads = threads
        return try LoadedModel.load(url, options: options)
    }
}
