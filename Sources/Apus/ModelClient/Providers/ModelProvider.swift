import Foundation

#if canImport(Darwin)
    import FoundationModels
#else
    import LanguageModelAPI
#endif

/// A link in a client's chain: a model, and what tells that it cannot be asked.
///
/// Any `LanguageModel` can be one. In the order of a chain lies a decision on privacy: a server that
/// comes after a local model is sent what the local model could not answer.
public struct ModelProvider: Sendable {
    /// The name in outcomes and logs; different for the providers of one chain.
    public let name: String
    let model: any LanguageModel
    let unavailability: @Sendable () async -> ModelUnavailability?

    /// Creates a provider.
    ///
    /// - Parameters:
    ///   - name: The name in outcomes and logs; different for the providers of one chain.
    ///   - model: The model.
    ///   - unavailability: Tells why the model cannot be asked, without loading it; nil if it can.
    public init(
        _ name: String, model: some LanguageModel,
        unavailability: @escaping @Sendable () async -> ModelUnavailability? = { nil }
    ) {
        self.name = name
        self.model = model
        self.unavailability = unavailability
    }

    /// A model of the store, which is passed over while it is not installed.
    ///
    /// - Parameters:
    ///   - name: A catalogue's name, a file name in the store, or a path.
    ///   - store: Where models are looked for.
    ///   - options: Context, threads and memory.
    /// - Returns: The provider.
    public static func local(
        _ name: String, store: ModelStore = .default, options: LoadOptions = LoadOptions()
    ) -> ModelProvider {
        let model = LocalLanguageModel(name, store: store, options: options)
        return ModelProvider(name, model: model) {
            do {
                _ = try store.path(for: name)
                return nil
            } catch {
                return .modelMissing("\(error)")
            }
        }
    }

    /// A model behind a Chat Completions server; whether it can be reached shows when it is asked.
    ///
    /// - Parameter model: The model.
    /// - Returns: The provider, named after the model and the server.
    public static func server(_ model: ChatCompletionsLanguageModel) -> ModelProvider {
        let port = model.url.port.map { ":\($0)" } ?? ""
        let host = model.url.host() ?? "its server"
        return ModelProvider("\(model.name) at \(host)\(port)", model: model)
    }
}
