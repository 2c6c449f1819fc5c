/// What a question is about.
public enum Topic: String, Sendable, Hashable, CaseIterable {
    /// How a sport works.
    case rule
    /// Who was placed where, and how often.
    case result
    /// To be asked a question.
    case quiz
    /// Greetings, thanks, and talk about the assistant.
    case smallTalk
    /// Anything else.
    case other
}
