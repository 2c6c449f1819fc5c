#if canImport(Darwin)
    import FoundationModels
#else
    import LanguageModelAPI
#endif

/// How the makers of a family of models would have tokens chosen in a chat.
///
/// For values that are read from a text ``greedy`` is right whatever the model. Models that can reason
/// do not, unless ``LocalGenerationOptions/allowsReasoning`` is set; the cards are those for answers
/// without reasoning.
public struct SamplingCard: Sendable, Hashable {
    /// How freely to choose; 0 takes the likeliest token.
    public var temperature: Double
    /// Only so many of the likeliest tokens; nil for any number.
    public var topK: Int?
    /// Only the likeliest tokens that together have this probability; nil for all.
    public var topP: Double?
    /// Only tokens at least this many times as probable as the likeliest; nil for all.
    public var minP: Double?
    /// Divides the logits of tokens that occurred; nil changes nothing.
    public var repetitionPenalty: Double?

    /// Describes how tokens are chosen.
    ///
    /// - Parameters:
    ///   - temperature: How freely to choose; 0 takes the likeliest token.
    ///   - topK: Only so many of the likeliest tokens; nil for any number.
    ///   - topP: Only the likeliest tokens that together have this probability; nil for all.
    ///   - minP: Only tokens at least this many times as probable as the likeliest; nil for all.
    ///   - repetitionPenalty: Divides the logits of tokens that occurred; nil changes nothing.
    public init(
        temperature: Double, topK: Int? = nil, topP: Double? = nil, minP: Double? = nil,
        repetitionPenalty: Double? = nil
    ) {
        self.temperature = temperature
        self.topK = topK
        self.topP = topP
        self.minP = minP
        self.repetitionPenalty = repetitionPenalty
    }

    /// Always the likeliest token, for extraction.
    public static let greedy = SamplingCard(temperature: 0)

    /// The card of a family; nil where its makers say nothing that is known here.
    ///
    /// The values are those of the makers' generation configurations and model cards.
    ///
    /// - Parameter family: The family as ``ModelCatalogue/Entry/family`` names it.
    public init?(family: String) {
        guard let card = Self.cards[family] else { return nil }
        self = card
    }

    private static let cards: [String: SamplingCard] = [
        "SmolLM2": SamplingCard(temperature: 0.2, topP: 0.9),
        "Qwen2.5-Coder": SamplingCard(
            temperature: 0.7, topK: 20, topP: 0.8, repetitionPenalty: 1.1),
        "Qwen3": SamplingCard(temperature: 0.7, topK: 20, topP: 0.8),
        "Gemma 3": SamplingCard(temperature: 1, topK: 64, topP: 0.95),
        "LFM2.5": SamplingCard(temperature: 0.1, topK: 50, minP: 0.15, repetitionPenalty: 1.05),
        "Llama 3.2": SamplingCard(temperature: 0.6, topP: 0.9),
    ]

    /// What a request says of the card in Apple's options.
    ///
    /// - Parameters:
    ///   - seed: Chooses the same way each time; nil takes a new seed.
    ///   - maximumResponseTokens: The most tokens; nil for as many as the context has room for.
    /// - Returns: The options.
    public func generationOptions(
        seed: UInt64? = nil, maximumResponseTokens: Int? = nil
    ) -> GenerationOptions {
        GenerationOptions(
            samplingMode: temperature == 0
                ? .greedy : .random(probabilityThreshold: topP ?? 1, seed: seed),
            temperature: temperature, maximumResponseTokens: maximumResponseTokens)
    }

    /// What a request says of the card beyond Apple's options.
    ///
    /// - Parameter options: What it says else.
    /// - Returns: The options with the card's values.
    public func localOptions(
        adding options: LocalGenerationOptions = LocalGenerationOptions()
    ) -> LocalGenerationOptions {
        var options = options
        options.topK = topK
        options.minP = minP
        options.repetitionPenalty = repetitionPenalty
        return options
    }
}

extension ModelCatalogue {
    /// The card of the model that a file of the store holds; nil for files that are not of the catalogue.
    ///
    /// - Parameter file: The file's name, without its folder.
    /// - Returns: The card of the model's family, if it has one.
    public func samplingCard(forFile file: String) -> SamplingCard? {
        entry(ofFile: file).flatMap { SamplingCard(family: $0.family) }
    }
}
