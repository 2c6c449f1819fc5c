import Apus
import LanguageModelAPI

/// What a client asks a model, whichever endpoint it uses.
struct AnswerRequest: Sendable {
    /// What was said so far; the last entry is a prompt or the output of a tool.
    var entries: [Transcript.Entry] = []
    /// The tools that may be called.
    var tools: [Transcript.ToolDefinition] = []
    var options = GenerationOptions()
    /// What there is beyond Apple's options.
    var extra = LocalGenerationOptions()
    /// How many answers are wanted.
    var count = 1

    /// The request for one of the answers.
    ///
    /// - Parameter index: Which one; answers with a seed differ in it.
    /// - Returns: The request.
    func request(forAnswer index: Int) -> LanguageModelExecutorGenerationRequest {
        var options = options
        if case .randomProbabilityThreshold(let share, let seed?)? = options.samplingMode?.kind {
            options.samplingMode = .random(
                probabilityThreshold: share, seed: seed &+ UInt64(index))
        }
        return LanguageModelExecutorGenerationRequest(
            id: .init(), transcript: Transcript(entries: entries), enabledTools: tools,
            generationOptions: options, contextOptions: ContextOptions(), metadata: extra.metadata)
    }
}
