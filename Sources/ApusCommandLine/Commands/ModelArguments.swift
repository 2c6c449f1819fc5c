import Apus
import ChatTemplates
import Foundation
import GGUF
import Inference
import Tokenizers

/// The options that choose a model and how it is run, the same for every command that runs one.
struct ModelArguments: Sendable {
    var model: String?
    var contextLength: Int?
    var threads: Int?
    var cache: String?

    /// The most that the engine starts.
    private static let maximumThreads = 256

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
                help: """
                    Tokens that prompt and answer may have together; by default the model's limit, \
                    but at most 8192
                    """),
            .option(
                "--threads", value: "N", \.threads, threadCount, help: threadsHelp),
            cacheFormat,
        ]).section("Model")

    /// How many threads can be asked for.
    static let threadCount = ValueFormat<Int>.integer(in: 1...maximumThreads)
    static let threadsHelp =
        "Threads to compute with; by default one for each core that may be used"

    /// The option for how keys and values are kept.
    static let cacheFormat = Parameter<Self>.option(
        "--kv-cache", value: "f16|f32", \.cache, .oneOf(CacheFormat.allCases.map(\.rawValue)),
        help: "How keys and values of past tokens are kept; by default f16")

    /// The format that `--kv-cache` names.
    var cacheFormat: CacheFormat { cache.flatMap { CacheFormat(rawValue: $0) } ?? .f16 }

    /// Finds and loads the model.
    func load(_ console: Console) throws -> LoadedModel {
        let url = try ModelLocator(console).locate(model)
        if contextLength != nil {
            try checkContext(limit: ModelFileSummary(GGUFFile(url: url)).contextLength)
        }
        var options = LoadOptions()
        options.contextLength = contextLength
        options.threads = threads
        options.cacheFormat = cacheFormat
        return try Self.load(url, options)
    }

    /// Loads a model; an error names the file, if it is not one that does so itself.
    static func load(_ url: URL, _ options: LoadOptions) throws -> LoadedModel {
        do {
            return try LoadedModel.load(url, options: options)
        } catch let error
            where error is InferenceError || error is TokenizerError || error is ChatTemplateError
        {
            let error = CommandLineError(error)
            throw CommandLineError(
                .unusableModel(path: url.path, reason: error.message, hint: error.hint))
        }
    }

    /// Checks `--context` against what the model was made for.
    ///
    /// - Throws: `contextTooLong`.
    func checkContext(limit: Int?) throws(CommandLineError) {
        guard let limit, let contextLength, contextLength > limit else { return }
        throw CommandLineError(.contextTooLong(limit: limit, found: contextLength))
    }
}
