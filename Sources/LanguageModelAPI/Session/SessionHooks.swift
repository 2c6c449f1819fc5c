/// What a profile does at the steps of a request, outermost first.
struct SessionHooks {
    var prompt: [nonisolated(nonsending) (Transcript.Prompt) async throws -> Void] = []
    var response: [nonisolated(nonsending) (Transcript.Response) async throws -> Void] = []
    var reasoning: [nonisolated(nonsending) (Transcript.Reasoning) async throws -> Void] = []
    var toolCall: [nonisolated(nonsending) (Transcript.ToolCall) async throws -> Void] = []
    var toolOutput:
        [nonisolated(nonsending) (Transcript.ToolCall, Transcript.ToolOutput) async throws -> Void] =
            []
    /// Profiles that are active, each with what it does when that begins and ends.
    var activations: [ProfileActivation] = []
}
