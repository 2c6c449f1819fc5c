import FoundationModels

/// What is asked of a model about a question: only what the words leave open.
public struct ModelRequest: Sendable {
    /// What the model is told, the same for every question of a language.
    public let instructions: String
    /// Questions with their answers, the same for every question.
    public let examples: [(question: String, answer: String)]
    /// The question, with the one before in a line if there is one.
    public let prompt: String
    /// The form of the answer.
    public let schema: GenerationSchema
}

/// What came of a request.
public enum ModelAnswer: Sendable {
    /// The model's answer and who gave it.
    case answered(GeneratedContent, provider: String)
    /// There is none, and why.
    case none(reason: String)
}

/// A model that questions are read with.
public protocol QuestionModel: Sendable {
    /// Answers a request.
    ///
    /// - Parameter request: What is asked.
    /// - Returns: The answer, or why there is none; it never throws, for the words are enough.
    func answer(_ request: ModelRequest) async -> ModelAnswer
}
