import Constraints
import Inference
import OrderedJSON

#if canImport(Darwin)
    import FoundationModels
#else
    import LanguageModelAPI
#endif

/// What a request to a local model may ask for beyond Apple's `GenerationOptions`.
///
/// ```swift
/// var extra = LocalGenerationOptions()
/// extra.minP = 0.05
/// extra.stopStrings = ["\n\n"]
/// try await session.respond(to: "…", metadata: extra.metadata)
/// ```
///
/// The options travel in the request's metadata under keys that begin with `apus.`; other models
/// ignore them. A key of that kind that is not known is an error, not ignored.
public struct LocalGenerationOptions: Sendable, Hashable {
    /// Only so many of the likeliest tokens, whatever the sampling mode (`apus.topK`).
    public var topK: Int?
    /// Only tokens at least this many times as probable as the likeliest (`apus.minP`).
    public var minP: Double?
    /// Divides the logits of tokens that occurred; 1 changes nothing (`apus.repetitionPenalty`).
    public var repetitionPenalty: Double?
    /// Texts that end the response where they begin (`apus.stopStrings`).
    public var stopStrings: [String] = []
    /// A JSON Schema of any draft that the text of the response must follow (`apus.jsonSchema`).
    ///
    /// For schemas that Apple's `GenerationSchema` cannot express. Where tools may be called, the response
    /// is a document of the schema or calls.
    public var jsonSchema: String?
    /// Whether the model is shown ``jsonSchema`` in few words below the prompt (`apus.showsSchema`).
    public var showsSchema = false
    /// A regular expression that the text of the response must match as a whole (`apus.regex`).
    public var regex: String?
    /// Facts that the numbers and names of the response are held to (`apus.grounding`).
    ///
    /// Without a schema, an expression and tools. The model is not shown them.
    public var grounding: Grounding?
    /// Texts that values may be copied from besides those of the prompt (`apus.sources`).
    ///
    /// The model is not shown them, but for what it can copy.
    public var sources: [Source] = []
    /// Whether tokens that a constraint leaves no choice about are appended without being sampled
    /// (`apus.usesForcedTokens`).
    public var usesForcedTokens = true
    /// Whether a model that can reason does as its chat template has it (`apus.allowsReasoning`).
    ///
    /// Otherwise the template is asked for an answer without, since reasoning would be part of the
    /// response's text.
    public var allowsReasoning = false
    /// Whether the response's metadata lists the tokens (`apus.reportsTokens`).
    public var reportsTokens = false
    /// Whether a call may be made again that this request made before (`apus.allowsRepeatedCalls`).
    ///
    /// Otherwise a model that only repeats calls, whose outputs it has just seen, has to answer: small
    /// models go on calling without end. Set it for tools that give something new each time.
    public var allowsRepeatedCalls = false
    /// Whether calls of tools are held to their tools' names and schemas (`apus.constrainsToolCalls`).
    ///
    /// Otherwise the model writes what it likes, and what is no call of a tool with arguments that it
    /// takes is an error. It is there to be compared with. With a schema of the response they are held
    /// to it in any case.
    public var constrainsToolCalls = true
    /// JSON Schemas of any draft for the arguments of tools, by the tools' names (`apus.toolSchemas`).
    ///
    /// They take the place of the tools' own, for schemas that Apple's `GenerationSchema` cannot express.
    public var toolSchemas: [String: String] = [:]
    /// How many calls a turn may have; nil takes the usual limit (`apus.maximumCalls`).
    public var maximumCalls: Int?
    /// How many of the likeliest tokens are reported beside each generated one (`apus.alternatives`).
    ///
    /// They are in the response's metadata, with the logarithms of their probabilities. No token is
    /// forced then, so that each has a probability. Nil reports none.
    public var reportedAlternatives: Int?
    /// Whether the probabilities are sent with their tokens, too, as metadata of their own
    /// (`apus.streamsProbabilities`).
    package var streamsProbabilities = false
    /// Labels, one of which is the response (`apus.choices`).
    var choices: [String] = []

    /// Nothing beyond Apple's options.
    public init() {}

    private enum Key: String, CaseIterable {
        case topK, minP, repetitionPenalty, stopStrings, jsonSchema, regex, sources, grounding
        case usesForcedTokens, allowsReasoning, reportsTokens, allowsRepeatedCalls
        case constrainsToolCalls, showsSchema, toolSchemas, maximumCalls, alternatives, choices
        case streamsProbabilities

        var name: String { "apus.\(rawValue)" }
    }

    /// The options as metadata of a request.
    public var metadata: [String: any ConvertibleToGeneratedContent] {
        var metadata: [String: any ConvertibleToGeneratedContent] = [:]
        metadata[Key.topK.name] = topK
        metadata[Key.minP.name] = minP
        metadata[Key.repetitionPenalty.name] = repetitionPenalty
        if !stopStrings.isEmpty { metadata[Key.stopStrings.name] = stopStrings }
        metadata[Key.jsonSchema.name] = jsonSchema
        metadata[Key.regex.name] = regex
        metadata[Key.grounding.name] = grounding.map {
            GeneratedContent(
                properties: [
                    "facts": $0.facts, "openings": $0.openings, "excludedWords": $0.excludedWords,
                ])
        }
        if !sources.isEmpty {
            metadata[Key.sources.name] = sources.map {
                GeneratedContent(properties: ["name": $0.name, "text": $0.text])
            }
        }
        if !usesForcedTokens { metadata[Key.usesForcedTokens.name] = false }
        if allowsReasoning { metadata[Key.allowsReasoning.name] = true }
        if reportsTokens { metadata[Key.reportsTokens.name] = true }
        if allowsRepeatedCalls { metadata[Key.allowsRepeatedCalls.name] = true }
        if !constrainsToolCalls { metadata[Key.constrainsToolCalls.name] = false }
        if showsSchema { metadata[Key.showsSchema.name] = true }
        if !toolSchemas.isEmpty {
            metadata[Key.toolSchemas.name] = toolSchemas.sorted { $0.key < $1.key }.map {
                GeneratedContent(properties: ["name": $0.key, "schema": $0.value])
            }
        }
        metadata[Key.maximumCalls.name] = maximumCalls
        metadata[Key.alternatives.name] = reportedAlternatives
        if streamsProbabilities { metadata[Key.streamsProbabilities.name] = true }
        if !choices.isEmpty { metadata[Key.choices.name] = choices }
        return metadata
    }

    /// Reads the options from the metadata of a request.
    ///
    /// - Parameter metadata: The metadata; keys that do not begin with `apus.` are left alone.
    /// - Throws: ``ApusError`` of code `invalidMetadata` for an unknown key or a value of the wrong type.
    public init(metadata: [String: GeneratedContent]) throws(ApusError) {
        for (name, value) in metadata.sorted(by: { $0.key < $1.key }) where name.hasPrefix("apus.")
        {
            guard let key = Key(rawValue: String(name.dropFirst(5))) else {
                throw ApusError(
                    .invalidMetadata, subject: name,
                    expected:
                        "one of \(Key.allCases.map { "`\($0.name)`" }.joined(separator: ", "))")
            }
            do {
                switch key {
                case .topK: topK = try value.value()
                case .minP: minP = try value.value()
                case .repetitionPenalty: repetitionPenalty = try value.value()
                case .stopStrings: stopStrings = try value.value()
                case .jsonSchema: jsonSchema = try value.value()
                case .regex: regex = try value.value()
                case .grounding:
                    grounding = Grounding(
                        facts: try value.value(forProperty: "facts"),
                        openings: try value.value(forProperty: "openings"),
                        excludedWords: try value.value(forProperty: "excludedWords"))
                case .sources:
                    sources = try value.value([GeneratedContent].self).map {
                        Source(
                            name: try $0.value(forProperty: "name"),
                            text: try $0.value(forProperty: "text"))
                    }
                case .usesForcedTokens: usesForcedTokens = try value.value()
                case .allowsReasoning: allowsReasoning = try value.value()
                case .reportsTokens: reportsTokens = try value.value()
                case .allowsRepeatedCalls: allowsRepeatedCalls = try value.value()
                case .constrainsToolCalls: constrainsToolCalls = try value.value()
                case .showsSchema: showsSchema = try value.value()
                case .toolSchemas:
                    for tool in try value.value([GeneratedContent].self) {
                        toolSchemas[try tool.value(forProperty: "name")] =
                            try tool.value(String.self, forProperty: "schema")
                    }
                case .maximumCalls: maximumCalls = try value.value()
                case .alternatives: reportedAlternatives = try value.value()
                case .streamsProbabilities: streamsProbabilities = try value.value()
                case .choices: choices = try value.value()
                }
            } catch {
                throw ApusError(
                    .invalidMetadata, subject: name, expected: "a value of the option's type",
                    underlying: error)
            }
        }
    }
}

extension DecodingOptions {
    /// What a request's options mean to the engine.
    ///
    /// | request | meaning |
    /// |---|---|
    /// | `.greedy`, or temperature 0 | the likeliest token |
    /// | `.random(top: k)` | among the *k* likeliest |
    /// | `.random(probabilityThreshold: p)` | among the likeliest that reach *p* together |
    /// | no sampling mode, text | as `.random(probabilityThreshold: 0.95)` |
    /// | no sampling mode and no temperature, guided output | `.greedy` |
    /// | no temperature, random sampling | 0.7 |
    ///
    /// Where a random mode has no seed, each request takes a new one.
    ///
    /// - Parameters:
    ///   - options: The request's options.
    ///   - extra: What it asks for beyond these.
    ///   - isGuided: Whether the response follows a schema.
    public init(
        _ options: GenerationOptions, _ extra: LocalGenerationOptions = LocalGenerationOptions(),
        isGuided: Bool
    ) {
        self.init()
        maximumTokens = options.maximumResponseTokens
        stopStrings = extra.stopStrings
        usesForcedTokens = extra.usesForcedTokens
        reportedAlternatives = extra.reportedAlternatives
        sampling.minP = extra.minP
        sampling.repetitionPenalty = extra.repetitionPenalty
        sampling.temperature = options.temperature ?? Self.usualTemperature
        switch options.samplingMode?.kind {
        case .greedy?: sampling.temperature = 0
        case .randomTopK(let count, let seed)?:
            sampling.topK = count
            sampling.seed = seed
        case .randomProbabilityThreshold(let threshold, let seed)?:
            // A share of nothing is reached by the likeliest token.
            if threshold == 0 { sampling.topK = 1 } else { sampling.topP = threshold }
            sampling.seed = seed
        case nil where isGuided && options.temperature == nil: sampling.temperature = 0
        case nil: sampling.topP = Self.usualShare
        @unknown default: sampling.topP = Self.usualShare
        }
        if let topK = extra.topK { sampling.topK = topK }
    }

    /// The temperature of random sampling where a request has none.
    public static let usualTemperature = 0.7
    /// The share of probability that tokens are drawn from where a request has no sampling mode.
    public static let usualShare = 0.95
}
