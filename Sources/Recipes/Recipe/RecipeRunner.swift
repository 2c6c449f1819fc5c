import Apus
import FoundationModels

/// Runs a recipe on documents with one model.
///
/// The instructions and examples are the beginning of every request, so the model computes them once.
public struct RecipeRunner<R: Recipe>: Sendable {
    /// The recipe.
    public let recipe: R
    private let model: any LanguageModel
    private let beginning: [Transcript.Entry]

    /// Prepares a recipe for a model.
    ///
    /// - Parameters:
    ///   - recipe: The recipe.
    ///   - model: The model that points.
    public init(_ recipe: R, model: any LanguageModel) {
        self.recipe = recipe
        self.model = model
        var entries: [Transcript.Entry] = [
            .instructions(
                Transcript.Instructions(
                    segments: [.text(Transcript.TextSegment(content: recipe.instructions))],
                    toolDefinitions: []))
        ]
        for example in recipe.examples {
            entries.append(
                .prompt(
                    Transcript.Prompt(
                        segments: [.text(Transcript.TextSegment(content: example.document))])))
            entries.append(
                .response(
                    Transcript.Response(
                        assetIDs: [],
                        segments: [
                            .text(
                                Transcript.TextSegment(
                                    content: example.output.generatedContent.jsonString))
                        ])))
        }
        beginning = entries
    }

    /// Reads a document.
    ///
    /// - Parameters:
    ///   - text: The document.
    ///   - context: Where and when it is read.
    /// - Returns: The verdicts, and what they took.
    /// - Throws: What the model's session throws.
    public func extract(
        from text: String, _ context: RecipeContext = RecipeContext()
    ) async throws -> Extraction<R.Findings> {
        let start = ContinuousClock.now
        let document = Document(text)
        let evidence = recipe.evidence(in: document, context)
        let sources = recipe.sources(of: evidence)
        var output: R.Output?
        var generation: GenerationReport?
        if !sources.isEmpty {
            var extra = LocalGenerationOptions()
            extra.sources = sources
            let session = LanguageModelSession(
                model: model, transcript: Transcript(entries: beginning))
            let response = try await session.respond(
                to: text, generating: R.Output.self,
                options: GenerationOptions(samplingMode: .greedy),
                contextOptions: ContextOptions(includeSchemaInPrompt: false),
                metadata: extra.metadata)
            output = response.content
            generation = response.generation
        }
        return Extraction(
            findings: recipe.findings(output, evidence, in: document), askedModel: output != nil,
            generation: generation, seconds: (ContinuousClock.now - start) / .seconds(1))
    }
}

/// What a recipe read from a document.
public struct Extraction<Findings: RecipeFindings>: Sendable {
    /// The verdicts.
    public let findings: Findings
    /// Whether the rules left something to the model.
    public let askedModel: Bool
    /// How the model answered, if it is a local one and was asked.
    public let generation: GenerationReport?
    /// How long it took.
    public let seconds: Double

    /// Puts a result together.
    ///
    /// - Parameters:
    ///   - findings: The verdicts.
    ///   - askedModel: Whether the rules left something to the model.
    ///   - generation: How the model answered, if it is a local one and was asked.
    ///   - seconds: How long it took.
    public init(
        findings: Findings, askedModel: Bool, generation: GenerationReport? = nil, seconds: Double
    ) {
        self.findings = findings
        self.askedModel = askedModel
        self.generation = generation
        self.seconds = seconds
    }
}
