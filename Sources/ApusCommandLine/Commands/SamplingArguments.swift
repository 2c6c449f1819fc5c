import Apus

#if canImport(Darwin)
    import FoundationModels
#else
    import LanguageModelAPI
#endif

/// The options that say how an answer is chosen and when it ends.
struct SamplingArguments: Sendable {
    var temperature: Double?
    var topK: Int?
    var topP: Double?
    var minP: Double?
    var repetitionPenalty: Double?
    var seed: UInt64?
    var maximumTokens: Int?
    var stopStrings: [String] = []
    var usesCard = false

    static let parameters: [Parameter<Self>] =
        ([
            .option(
                "--temperature", "-t", value: "X", \.temperature,
                .decimal("of at least 0") { $0 >= 0 },
                help: "How freely to choose; 0, the default, always takes the likeliest token"),
            .option(
                "--top-k", value: "N", \.topK, .integer(atLeast: 1),
                help: "Choose among the N likeliest tokens"),
            .option(
                "--top-p", value: "X", \.topP,
                .decimal("above 0 and at most 1") { $0 > 0 && $0 <= 1 },
                help: "Choose among the likeliest tokens that together have probability X"),
            .option(
                "--min-p", value: "X", \.minP,
                .decimal("from 0 to 1") { (0...1).contains($0) },
                help: "Choose among tokens at least X times as probable as the likeliest"),
            .option(
                "--repetition-penalty", value: "X", \.repetitionPenalty,
                .decimal("above 0") { $0 > 0 },
                help: "Make tokens that already occur less likely; 1 changes nothing"),
            .option(
                "--seed", "-s", value: "N", \.seed, .integer(in: 0...UInt64.max),
                help: "Choose the same way each time"),
            .option(
                "--max-tokens", "-n", value: "N", \.maximumTokens, .integer(atLeast: 1),
                help: "End the answer after N tokens; by default when the context is full"),
            .flag(
                "--card", path: \.usesCard,
                help: "Choose as the model's makers advise where the options above do not say"),
            .repeatedOption(
                "--stop", value: "STRING", \.stopStrings, .nonEmptyText,
                help: "End the answer before STRING"),
        ] as [Parameter<Self>]).section("Answer")

    /// The same with what the makers' card says where nothing is given, if it is asked for.
    ///
    /// Warns where the model has none.
    func completed(for model: ModelArguments, _ console: Console) throws -> SamplingArguments {
        guard usesCard else { return self }
        let file = try ModelLocator(console).locate(model.model).lastPathComponent
        guard let card = ModelCatalogue.builtIn.samplingCard(forFile: file) else {
            console.warn("no advice is known for this model: `--card` has no effect")
            return self
        }
        var copy = self
        copy.temperature = temperature ?? card.temperature
        // What belongs to random choices does not go with a temperature of 0.
        if !copy.isGreedy {
            copy.topK = topK ?? card.topK
            copy.topP = topP ?? card.topP
            copy.minP = minP ?? card.minP
        }
        copy.repetitionPenalty = repetitionPenalty ?? card.repetitionPenalty
        return copy
    }

    private var isGreedy: Bool { (temperature ?? 0) == 0 }

    /// What a request says of this in Apple's options.
    var generationOptions: GenerationOptions {
        GenerationOptions(
            samplingMode: isGreedy
                ? .greedy : .random(probabilityThreshold: topP ?? 1, seed: seed),
            temperature: temperature, maximumResponseTokens: maximumTokens)
    }

    /// What a request says of this beyond Apple's options.
    var localOptions: LocalGenerationOptions {
        var options = LocalGenerationOptions()
        options.topK = topK
        options.minP = minP
        options.repetitionPenalty = repetitionPenalty
        options.stopStrings = stopStrings
        // Who asks for a text sees all that the model writes.
        options.allowsReasoning = true
        return options
    }

    /// Warns of options that have no effect.
    func warnOfNamesWithoutEffect(_ console: Console) {
        guard isGreedy else { return }
        for name in namesWithoutEffectWhenGreedy {
            console.warn("`\(name)` has no effect at temperature 0")
        }
    }

    /// The options given that change nothing where the answer is one of a few labels.
    var namesWithoutEffectOnLabels: [String] {
        [
            repetitionPenalty == nil ? nil : "--repetition-penalty",
            maximumTokens == nil ? nil : "--max-tokens", stopStrings.isEmpty ? nil : "--stop",
        ].compactMap { $0 }
    }

    private var namesWithoutEffectWhenGreedy: [String] {
        [
            topK == nil ? nil : "--top-k", topP == nil ? nil : "--top-p",
            minP == nil ? nil : "--min-p",
        ].compactMap { $0 }
    }
}
