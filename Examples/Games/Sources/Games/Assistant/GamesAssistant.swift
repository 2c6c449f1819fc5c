/// Answers questions about Games from results and rules, and from nothing else.
///
/// ```swift
/// let assistant = try GamesAssistant()
/// let first = await assistant.answer("Who won men's singles in badminton?")
/// let second = await assistant.answer("And the women?", in: first.conversation)
/// ```
public struct GamesAssistant: Sendable {
    /// The results.
    public let data: GamesData
    /// The rules.
    public let rules: RuleBook
    let model: (any AssistantModel)?
    let tagger: Tagger
    let search: EventSearch
    let ruleSearch: RuleSearch
    let topicModel: TopicModel?

    /// The most characters of a question.
    public static let longestQuestion = 600

    /// Prepares an assistant.
    ///
    /// - Parameters:
    ///   - data: The results; nil for the bundled ones.
    ///   - rules: The rules; nil for the bundled ones.
    ///   - model: The model that is asked where rules leave a choice; nil for rules and templates alone.
    /// - Throws: ``GamesError`` if bundled data was damaged.
    public init(
        data: GamesData? = nil, rules: RuleBook? = nil, model: (any AssistantModel)? = nil
    ) throws(GamesError) {
        if let data { self.data = data } else { self.data = try GamesData.bundled() }
        if let rules { self.rules = rules } else { self.rules = try RuleBook.bundled() }
        self.model = model
        topicModel = model.map { TopicModel($0) }
        let vocabulary = Vocabulary(
            self.data,
            ruleWords: Set(self.rules.rules.flatMap(\.keywords).flatMap { [Word].stems(of: $0) }))
        tagger = Tagger(vocabulary: vocabulary)
        search = EventSearch(vocabulary: vocabulary)
        ruleSearch = RuleSearch(self.rules, vocabulary)
    }

    /// Lets the model load and compute its instructions, so that the first question does not wait for it.
    public func prewarm() async { await topicModel?.prewarm() }

    /// Answers a question.
    ///
    /// - Parameters:
    ///   - question: The question, or an answer to a question of the quiz.
    ///   - conversation: What it may refer to.
    ///   - seed: What the questions of a quiz depend on.
    /// - Returns: The answer with the conversation to go on with.
    public func answer(
        _ question: String, in conversation: Conversation = Conversation(), seed: UInt64 = 1
    ) async -> GamesAnswer {
        await Turn(assistant: self, question: question, conversation: conversation, seed: seed)
            .answer()
    }
}
