/// What came of a question.
public struct LiveAnswer: Sendable {
    /// The call; nil if no tool answers the question.
    public let call: LiveCall?
    /// What the tool found out; nil without a call.
    public let fact: (any LiveFact)?
    /// The answer as people say it, in the question's language; all numbers in it are the tool's.
    public let sentence: String?
    /// Whether the rules left the choice to the model.
    public let askedModel: Bool

    /// The tool's name; nil if none.
    public var tool: LiveTool? { call?.tool }
    /// The call's arguments.
    public var arguments: [String: String] { call?.arguments ?? [:] }
    /// The value in a form that programs compare.
    public var value: String? { fact?.value }
}
