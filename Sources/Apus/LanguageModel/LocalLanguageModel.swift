import Foundation

#if canImport(Darwin)
    import FoundationModels
#else
    import LanguageModelAPI
#endif

/// An open-weight model that runs on the machine's own processors.
///
/// ```swift
/// let model = LocalLanguageModel("qwen2.5-coder-0.5b")
/// let session = LanguageModelSession(model: model, instructions: "Be brief.")
/// let answer = try await session.respond(to: "What is a monad?")
/// ```
///
/// Making a model costs nothing: its file is found and loaded when it is first needed, or when a
/// session is prewarmed. Models that are made alike share weights and cache while one of them, or a
/// session that used one, is alive.
///
/// What requests leave open is documented at ``DecodingOptions/init(_:_:isGuided:)``.
public struct LocalLanguageModel: LanguageModel {
    /// What the model's executors are made of.
    public let executorConfiguration: Configuration
    let shared: SharedModel
    /// Told what the engine gave for each turn.
    let observer: (@Sendable (GenerationResult) -> Void)?

    /// A model of the store or the catalogue, or one in a file.
    ///
    /// A name that is not known shows when the model is first needed: a request then throws
    /// ``ApusError`` of code `unknownModel`, `modelNotFound` or `fileNotFound`.
    ///
    /// - Parameters:
    ///   - name: A catalogue's name, a file name in the store, or a path.
    ///   - store: Where models are looked for.
    ///   - options: Context, threads and memory.
    public init(
        _ name: String, store: ModelStore = .default, options: LoadOptions = LoadOptions()
    ) {
        self.init(Configuration(.name(name, folder: store.directory), options, store: store))
    }

    /// A model in a file.
    ///
    /// - Parameters:
    ///   - url: A GGUF file, or the first part of a split one.
    ///   - options: Context, threads and memory.
    public init(file url: URL, options: LoadOptions = LoadOptions()) {
        self.init(Configuration(.file(url.standardizedFileURL), options))
    }

    /// A model that is in memory already.
    ///
    /// - Parameter model: The model.
    public init(_ model: LoadedModel) {
        self.init(Configuration(.memory(model), LoadOptions()))
    }

    /// A model that is in memory already, and tells what the engine gave for each turn.
    ///
    /// Sessions drop turns that were cancelled; the observer is told of these too, before the session
    /// throws.
    ///
    /// - Parameters:
    ///   - model: The model.
    ///   - observer: Called at the end of each turn for which the engine computed.
    package init(
        _ model: LoadedModel, observer: @escaping @Sendable (GenerationResult) -> Void
    ) {
        self.init(Configuration(.memory(model), LoadOptions()), observer: observer)
    }

    private init(
        _ configuration: Configuration,
        observer: (@Sendable (GenerationResult) -> Void)? = nil
    ) {
        self.observer = observer
        executorConfiguration = configuration
        shared = SharedModel.of(configuration)
    }

    /// Guided generation and calls of tools.
    public var capabilities: LanguageModelCapabilities {
        LanguageModelCapabilities([.guidedGeneration, .toolCalling])
    }

    /// The model in memory, loaded now unless it is there already.
    ///
    /// - Throws: ``ApusError`` if there is no such model; `GGUFError`, `TokenizerError`,
    ///   `ChatTemplateError` or `InferenceError` for a file that is at fault.
    public func loaded() async throws -> LoadedModel { try await shared.model() }

    /// The number of tokens that fit into the context window; loads the model if need be.
    ///
    /// - Throws: As ``loaded()``.
    public var contextSize: Int {
        get async throws { try await loaded().contextLength }
    }
}

extension LocalLanguageModel {
    /// Where a model comes from and how it is loaded; equal ones share weights and cache.
    public struct Configuration: Hashable, Sendable {
        /// Where the model comes from.
        enum Origin: Hashable, Sendable {
            case name(String, folder: URL)
            case file(URL)
            case memory(LoadedModel)
        }

        let origin: Origin
        let options: LoadOptions
        /// Where the model's name is looked up; its folder is what counts for equality.
        private let store: ModelStore

        init(_ origin: Origin, _ options: LoadOptions, store: ModelStore = .default) {
            self.origin = origin
            self.options = options
            self.store = store
        }

        /// The model's file.
        func url() throws(ApusError) -> URL {
            switch origin {
            case .name(let name, _): try store.path(for: name)
            case .file(let url): url
            case .memory(let model): model.url
            }
        }

        /// Whether both lead to the same model, loaded in the same way.
        public static func == (left: Configuration, right: Configuration) -> Bool {
            left.origin == right.origin && left.options == right.options
        }

        /// Feeds the origin and the options to a hasher.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(origin)
            hasher.combine(options)
        }
    }
}

extension LoadedModel: Hashable {
    /// Whether both are the same model in memory.
    public static func == (left: LoadedModel, right: LoadedModel) -> Bool { left === right }

    /// Feeds the model's identity to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
