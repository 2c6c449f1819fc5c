/// What a question may refer to: the one before, its answer, and the quiz that is going on.
public struct Conversation: Sendable {
    /// What the last question asked of the data.
    var request: Request?
    /// The topic of the last question.
    var topic: Topic?
    /// The people of the last answer, if they are one or two.
    var people: [String] = []
    /// The events of the last answer.
    var events: Set<String> = []
    /// The quiz question that waits for an answer.
    public internal(set) var quiz: QuizQuestion?
    /// Right answers and questions of the quiz.
    public internal(set) var score = QuizScore()

    /// A conversation that begins.
    public init() {}
}
