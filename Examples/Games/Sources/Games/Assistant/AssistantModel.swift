/// What the assistant asks of a language model.
///
/// Everything that comes back is checked against the question and the data; without a model, rules and
/// templates answer alone.
public protocol AssistantModel: Sendable {
    /// How probable each label is as the answer to a prompt.
    ///
    /// - Parameters:
    ///   - labels: The labels.
    ///   - prompt: The text that is to be labelled.
    ///   - instructions: What the model is told.
    ///   - examples: Texts with their labels.
    /// - Returns: The probability of each label; nil if the model cannot be asked.
    func choose(
        among labels: [String], prompt: String, instructions: String,
        examples: [(text: String, label: String)]
    ) async -> [String: Double]?

    /// A text whose names and numbers are words of the facts.
    ///
    /// - Parameters:
    ///   - prompt: What is to be told.
    ///   - instructions: What the model is told.
    ///   - examples: Prompts with texts as they should be.
    ///   - facts: The text that has all names and numbers that may be written.
    ///   - maximumTokens: The most tokens of the text.
    /// - Returns: The text; nil if the model cannot be asked or did not come to an end.
    func tell(
        _ prompt: String, instructions: String, examples: [(text: String, label: String)],
        facts: String,
        maximumTokens: Int
    ) async -> String?

    /// Lets the model load and compute its instructions, beside the caller.
    ///
    /// - Parameters:
    ///   - instructions: What the model is told.
    ///   - examples: Texts with their labels.
    func prewarm(instructions: String, examples: [(text: String, label: String)]) async

    /// What came of the last call, in words for `--explain`.
    func lastOutcome() async -> String
}
