/// A model that sessions can be made with; its executor does the work.
public protocol LanguageModel: Sendable {
    /// What generates the model's responses.
    associatedtype Executor: LanguageModelExecutor where Self == Self.Executor.Model

    /// What the model can do; requests for anything else fail before they reach the executor.
    var capabilities: LanguageModelCapabilities { get }
    /// What the executor is made of; models with equal configurations share one executor.
    var executorConfiguration: Self.Executor.Configuration { get }
}
