import Apus
import Foundation

/// One answer of a model, written as it comes, that Ctrl-C stops.
struct Generation: Sendable {
    let model: LoadedModel
    let options: GenerationOptions

    /// Where the text goes as it comes.
    let write: @Sendable (String) throws(CommandLineError) -> Void

    /// Continues `prompt`.
    ///
    /// The first Ctrl-C ends the answer, and the result says `cancelled`; a second one ends the
    /// process.
    ///
    /// - Throws: What `write` or the model throws.
    func run(_ prompt: [Int]) async throws -> GenerationResult {
        let control = GenerationControl()
        InterruptMonitor.shared.setAction {
            if !control.stop() { _exit(ExitCode.interrupted.rawValue) }
        }
        defer { InterruptMonitor.shared.setAction(nil) }
        let task = Task { [self] in
            try await model.generate(prompt, options: options) { text in
                guard control.error == nil else { return }
                do throws(CommandLineError) { try write(text) } catch {
                    control.stop(because: error)
                }
            }
        }
        control.attach { task.cancel() }
        let outcome = await task.result
        if let error = control.error { throw error }
        return try outcome.get()
    }
}
