import Apus
import LanguageModelAPI

/// A model as clients of a server see it.
public struct ServedModel: Sendable {
    /// The name that responses have.
    public let name: String
    /// Other names by which clients may ask for it.
    public let aliases: [String]
    /// The model in memory; nil if it runs elsewhere.
    public let loaded: LoadedModel?
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

    private init(
        model: any LanguageModel, name: String, aliases: [String], loaded: LoadedModel?
    ) {
        self.model = model
        self.name = name
        self.aliases = aliases
        self.loaded = loaded
        turns = SingleTurn(model: model)
    }

    /// How its tokens are written; nil if that is not known.
    var tokens: TokenTexts? { loaded.map { TokenTexts(tokenizer: $0.tokenizer) } }

    func isCalled(_ name: String) -> Bool {
        ([self.name] + aliases).contains { $0.utf8.elementsEqual(name.utf8) }
    }
}
