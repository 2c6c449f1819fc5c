import Apus

/// Continues a text as it is, without a session and its model's chat template.
struct RawGeneration: Sendable {
    let model: LoadedModel
    let request: AnswerRequest

    /// Continues `prompt`, unless Ctrl-C stops it; then the result says `cancelled`.
    ///
    /// - Parameters:
    ///   - prompt: The text.
    ///   - write: Where the text goes as it comes.
    /// - Returns: What the model wrote.
    /// - Throws: What `write` or the model throws.
    func run(
        _ prompt: String, write: @escaping @Sendable (String) throws(CommandLineError) -> Void
    ) async throws -> GenerationResult {
        let constraint = try request.extra.compiledConstraint(prompt: prompt)
        let tokens = model.rawPrompt(prompt)
        let options = DecodingOptions(request.options, request.extra, isGuided: false)
        do {
            return try await CancellableWork.run { [model, choices = request.choices] control in
                if let choices {
                    let result = try await model.choose(
                        among: choices, after: tokens, sampling: options.sampling)
                    control.unlessFailed { () throws(CommandLineError) in try write(result.text) }
                    return result
                }
                return try await model.generate(tokens, options: options, under: constraint) {
                    text in
                    control.unlessFailed { () throws(CommandLineError) in try write(text) }
                }
            }
        } catch {
            throw CommandLineError(error, asking: model)
        }
    }
}
