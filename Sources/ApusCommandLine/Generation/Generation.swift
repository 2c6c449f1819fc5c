import Apus
import Constraints

/// One answer of a model, written as it comes, that Ctrl-C stops.
struct Generation: Sendable {
    let model: LoadedModel
    let options: DecodingOptions
    /// What the answer must be; nil leaves the model free.
    var constraint: CompiledConstraint?
    /// Labels, one of which is the answer; nil lets the model write.
    var choices: [String]?

    /// Where the text goes as it comes.
    let write: @Sendable (String) throws(CommandLineError) -> Void

    /// Continues `prompt`; after Ctrl-C the result says `cancelled`.
    ///
    /// - Throws: What `write` or the model throws.
    func run(_ prompt: [Int]) async throws -> GenerationResult {
        do {
            return try await CancellableWork.run { [self] control in
                if let choices {
                    let result = try await model.choose(
                        among: choices, after: prompt, sampling: options.sampling)
                    control.unlessFailed { () throws(CommandLineError) in try write(result.text) }
                    return result
                }
                return try await model.generate(prompt, options: options, under: constraint) {
                    text in
                    control.unlessFailed { () throws(CommandLineError) in try write(text) }
                }
            }
        } catch is CancellationError {
            throw CommandLineError(.interrupted)
        } catch let error as ApusError where error.code == .contextExceeded {
            throw CommandLineError(
                .underlying(
                    message: error.message, hint: model.longPromptHint, .contextExceeded))
        }
    }
}
