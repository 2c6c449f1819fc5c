import ChatTemplates
import Constraints
import Foundation
import GGUF
import Inference
import OrderedJSON
import Synchronization
import Tokenizers

/// A model in memory: weights, tokenizer and chat template of one GGUF file.
///
/// Requests of any number of tasks are answered one at a time, in order.
public final class LoadedModel: Sendable {
    /// The file's name without its extension.
    public let name: String
    /// Where the file is.
    public let url: URL
    /// Positions there is room for.
    public let contextLength: Int
    /// Entries of the vocabulary.
    public let vocabularySize: Int
    /// Bytes that a conversation takes in the cache when it fills the context.
    public let contextBytes: Int
    /// Seconds that loading took.
    public let loadSeconds: Double
    /// The schemas that answers were constrained to before.
    public let schemas = SchemaCache()
    /// What turns with tools were held to before.
    let turnRules = TurnRuleCache()
    /// The file's tokenizer.
    public var tokenizer: Tokenizer { modelTokens.tokenizer }

    private let template: ChatTemplate?
    /// How tools are written with the template, once someone has asked.
    private let knownToolPrompt = Mutex<ToolPrompt?>(nil)
    private let modelTokens: ModelTokens
    let engine: Engine
    private let file: GGUFFile
    /// The model's fingerprint, once it was needed.
    private let knownFingerprint = Mutex<[UInt8]?>(nil)

    /// Whether the file says how to write a chat down.
    public var hasChatTemplate: Bool { template != nil }

    /// Loads a model.
    ///
    /// - Parameters:
    ///   - url: A GGUF file, or the first part of a split one.
    ///   - options: Context, threads and memory.
    /// - Returns: The model, ready to answer.
    /// - Throws: `GGUFError`, `TokenizerError`, `ChatTemplateError` or `InferenceError`, whichever
    ///   part of the file is at fault.
    public static func load(_ url: URL, options: LoadOptions = LoadOptions()) throws -> LoadedModel
    {
        let start = ContinuousClock.now
        return try LoadedModel(GGUFFile(path: url.path), at: url, options, since: start)
    }

    /// Puts the parts of an opened file together.
    init(
        _ file: GGUFFile, at url: URL, _ options: LoadOptions,
        since start: ContinuousClock.Instant = .now
    ) throws {
        let model = try InferenceModel(file)
        let tokenizer = try Tokenizer(TokenizerDescription(file.metadata))
        guard tokenizer.vocabularySize == model.configuration.vocabularySize else {
            throw ApusError(
                .invalidModel, subject: url.lastPathComponent,
                expected: "as many tokens as embeddings, \(model.configuration.vocabularySize)",
                found: "\(tokenizer.vocabularySize)")
        }
        template = try file.metadata.string("tokenizer.chat_template").map { try ChatTemplate($0) }
        modelTokens = ModelTokens(tokenizer)
        engine = try Engine(model, options: options)
        contextLength = options.contextLength ?? min(model.configuration.contextLength, 8192)
        contextBytes = try model.contextBytes(contextLength, format: options.cacheFormat)
        self.file = file
        vocabularySize = model.configuration.vocabularySize
        name = url.deletingPathExtension().lastPathComponent
        self.url = url
        loadSeconds = (ContinuousClock.now - start).seconds
    }

    /// Tells the model from others; computed when first asked for.
    var fingerprint: [UInt8] {
        knownFingerprint.withLock { known in
            let fingerprint = known ?? ModelFingerprint.of(file)
            known = fingerprint
            return fingerprint
        }
    }

    // MARK: - Prompts

    /// The tokens of a text by itself: no begin token, and no special tokens.
    public func tokens(of text: String) -> [Int] { tokenizer.encode(text) }

    /// The tokens of a text to be continued, with a begin token if the model wants one.
    public func rawPrompt(_ text: String) -> [Int] {
        beginTokens + tokenizer.encode(text)
    }

    /// The tokens of a chat up to where the model's next message begins.
    ///
    /// Special tokens are recognised only where the template put them, never in a message's text.
    ///
    /// - Parameter messages: The chat, oldest first.
    /// - Returns: The tokens, with a begin token if the model wants one.
    /// - Throws: `ApusError` with `noChatTemplate`, or `ChatTemplateError` where the template
    ///   refuses the messages.
    public func prompt(_ messages: [ChatMessage]) throws -> [Int] {
        tokens(
            of: try chatTemplate().render(
                ChatTemplateContext(messages: messages, variables: templateVariables)))
    }

    /// The tokens of a chat in which tools may be called, up to where the model's next message begins.
    ///
    /// - Parameters:
    ///   - messages: The chat, oldest first, with calls and outputs as ``ToolPrompt`` takes them.
    ///   - tools: The tools that may be called now.
    /// - Returns: The tokens, with a begin token if the model wants one.
    /// - Throws: `ApusError` with `noChatTemplate`, or `ChatTemplateError` where the template
    ///   refuses the messages.
    func prompt(_ messages: [ChatMessage], tools: [ToolDescription]) throws -> [Int] {
        tokens(
            of: try toolPrompt().render(messages, tools: tools, variables: templateVariables))
    }

    /// How tools are told of and called with the model's template.
    ///
    /// - Throws: `ApusError` with `noChatTemplate`.
    func toolPrompt() throws -> ToolPrompt {
        let template = try chatTemplate()
        return knownToolPrompt.withLock { known in
            let prompt = known ?? ToolPrompt(template, variables: templateVariables)
            known = prompt
            return prompt
        }
    }

    private func chatTemplate() throws(ApusError) -> ChatTemplate {
        guard let template else {
            throw ApusError(
                .noChatTemplate, subject: name,
                hint: "continue plain text with `--raw`, or choose an instruction-tuned model")
        }
        return template
    }

    /// The variables that a template is always given.
    var templateVariables: JSONObject {
        [
            "bos_token": specialText(tokenizer.beginToken),
            "eos_token": specialText(tokenizer.endToken),
        ]
    }

    /// The tokens of a rendered prompt, with a begin token if the model wants one.
    func tokens(of prompt: RenderedPrompt) -> [Int] {
        let tokens = tokenizer.encode(
            prompt.segments.map {
                Tokenizer.Piece(text: $0.text, allowsSpecialTokens: $0.origin == .template)
            })
        // A template may write the begin token itself.
        return tokens.first == tokenizer.beginToken ? tokens : beginTokens + tokens
    }

    private var beginTokens: [Int] {
        tokenizer.addsBeginToken ? [tokenizer.beginToken].compactMap { $0 } : []
    }

    private func specialText(_ token: Int?) -> JSONValue {
        .string(token.map { tokenizer.text(of: $0) } ?? "")
    }

    // MARK: - Generation

    /// Generates an answer to a prompt.
    ///
    /// - Parameters:
    ///   - prompt: The prompt's tokens. What they begin with is not computed again if an earlier
    ///     request began the same and is still cached.
    ///   - options: Sampling and limits.
    ///   - constraint: What the answer must be; nil leaves the model free.
    ///   - onText: Called with each piece of text as it comes, whole characters only.
    /// - Returns: The answer. If the task is cancelled, what came until then, with the finish
    ///   reason `cancelled`.
    /// - Throws: `ApusError` with `contextExceeded` if the prompt does not fit; `InferenceError` for
    ///   an option out of range, a damaged
    ///   model, or with `limitTooSmall` if no document of the constraint fits; `ConstraintError`.
    public func generate(
        _ prompt: [Int], options: DecodingOptions = DecodingOptions(),
        under constraint: CompiledConstraint? = nil,
        onText: @escaping @Sendable (String) -> Void = { _ in }
    ) async throws -> GenerationResult {
        try await generate(prompt, options: options, under: constraint, marks: []) { piece in
            if !piece.text.isEmpty { onText(piece.text) }
        }
    }

    /// Generates an answer that may contain marks of the model's vocabulary as text.
    ///
    /// It is as without them, but for control tokens whose text is one of `marks`, such as those around
    /// calls of tools: they count as their text. Texts that are no single token have no effect.
    /// `onPiece` gets the pieces with the places of quotes if they are to be filled with them; the
    /// result's text is as the model wrote it.
    package func generate(
        _ prompt: [Int], options: DecodingOptions, under constraint: CompiledConstraint? = nil,
        marks: [String], fillsQuotes: Bool = false,
        onPiece: @escaping @Sendable (AnswerPiece) -> Void = { _ in }
    ) async throws -> GenerationResult {
        try checkLength(prompt.count)
        return try await engine.generate(
            GenerationRequest(
                prompt: prompt, sampling: options.sampling,
                maximumTokens: options.maximumTokens, stopTokens: modelTokens.stopTokens,
                draftLimit: options.draftLimit,
                usesForcedTokens: options.usesForcedTokens && options.reportedAlternatives == nil,
                reportedAlternatives: options.reportedAlternatives),
            under: constraint, marks: modelTokens.marks(marks), stopStrings: options.stopStrings,
            tokens: modelTokens, quotes: fillsQuotes ? QuoteFiller() : nil,
            onPiece: onPiece)
    }

    /// Answers a prompt with one of several labels.
    ///
    /// Neither the length of a label nor a rare token that it cannot do without decides:
    /// probabilities are scaled where labels part, and only there. At temperature 0 the most
    /// probable label is the answer; otherwise one is drawn, and top-k, top-p and min-p are of labels.
    ///
    /// - Parameters:
    ///   - labels: The labels, all different.
    ///   - prompt: The prompt's tokens.
    ///   - sampling: How the label is chosen.
    /// - Returns: The label, and in ``GenerationResult/choices`` how probable each is.
    /// - Throws: `ApusError` with `invalidChoices` or `contextExceeded`; `InferenceError` for an option
    ///   out of range or a damaged model; `CancellationError`.
    public func choose(
        among labels: [String], after prompt: [Int], sampling: SamplingOptions = SamplingOptions()
    ) async throws -> GenerationResult {
        let choices = labels.map { tokenizer.encode($0) }
        let longest = choices.map(\.count).max() ?? 0
        guard Set(choices).count == choices.count, !choices.isEmpty else {
            throw ApusError(
                .invalidChoices, subject: "labels", expected: "at least one, all different",
                found: choices.isEmpty ? "none" : "two equal ones")
        }
        try checkLength(prompt.count + longest, of: "prompt with its longest label")
        return try await engine.choose(
            among: zip(labels, choices).map { (label: $0, tokens: $1) }, after: prompt,
            stopTokens: modelTokens.stopTokens, sampling: sampling)
    }

    func checkLength(
        _ count: Int, of subject: String = "prompt"
    ) throws(ApusError) {
        guard count <= contextLength else { throw contextExceeded(by: count, of: subject) }
    }

    /// The error for a prompt of too many tokens.
    func contextExceeded(by tokenCount: Int, of subject: String = "prompt") -> ApusError {
        ApusError(
            .contextExceeded, subject: subject, expected: "at most \(contextLength) tokens",
            found: "\(tokenCount)")
    }

    /// Computes the logits of every position of a sequence.
    ///
    /// - Parameters:
    ///   - tokens: The sequence, starting at position 0.
    ///   - chunk: Tokens that pass the layers together; nil takes as many as possible. The logits
    ///     are the same bits for any.
    ///   - onRow: Called with each position and its logits, one float a token of the vocabulary.
    /// - Throws: `InferenceError`: `contextExceeded` or `invalidToken`.
    public func logits(
        _ tokens: [Int], chunk: Int? = nil,
        onRow: @escaping @Sendable (Int, UnsafeBufferPointer<Float>) -> Void
    ) async throws {
        try await engine.logits(
            tokens, batch: chunk ?? Decoder.maximumBatch, onRow: onRow)
    }
}
