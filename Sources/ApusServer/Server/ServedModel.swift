import Apus
import Foundation
import LanguageModelAPI

/// A model as clients of a server see it.
public struct ServedModel: Sendable {
    /// The name that responses have.
    public let name: String
    /// Other names by which clients may ask for it.
    public let aliases: [String]
    /// The model in memory; nil if it runs elsewhere.
    public let loaded: LoadedModel?
    /// Where requests are passed on to; nil if the model answers them here.
    let relay: ChatCompletionsRelay?
    let model: any LanguageModel
    let turns: SingleTurn

    /// Serves a model in memory.
    ///
    /// - Parameters:
    ///   - loaded: The model.
    ///   - name: The name that responses have.
    ///   - aliases: Other names by which clients may ask for it.
    public init(_ loaded: LoadedModel, name: String, aliases: [String] = []) {
        let model = LocalLanguageModel(loaded)
        self.init(model: model, name: name, aliases: aliases, loaded: loaded)
    }

    /// Serves any model.
    ///
    /// - Parameters:
    ///   - model: The model.
    ///   - name: The name that responses have.
    public init(_ model: any LanguageModel, name: String) {
        self.init(model: model, name: name, aliases: [], loaded: nil)
    }

    /// Serves a model of another Chat Completions server, to which checked requests are passed on.
    ///
    /// - Parameters:
    ///   - url: The address of that server, with or without `/v1/chat/completions`.
    ///   - name: The name by which it knows the model.
    ///   - key: Its API key.
    /// - Throws: `ApusError` of code `invalidAddress` or `invalidHeader`.
    public init(upstream url: URL, name: String, key: String? = nil) throws(ApusError) {
        self.init(
            model: ChatCompletionsLanguageModel(name: name, url: url), name: name, aliases: [],
            loaded: nil, relay: try ChatCompletionsRelay(url: url, key: key))
    }

    private init(
        model: any LanguageModel, name: String, aliases: [String], loaded: LoadedModel?,
        relay: ChatCompletionsRelay? = nil
    ) {
        self.relay = relay
        self.model = model
        self.name = name
        self.aliases = aliases
        self.loaded = loaded
        turns = SingleTurn(model: model)
    }

    /// How its tokens are written; nil if that is not known.
    var tokens: TokenTexts? { loaded.map(TokenTexts.init) }

    func isCalled(_ name: String) -> Bool {
        ([self.name] + aliases).contains { $0.utf8.elementsEqual(name.utf8) }
    }
}
