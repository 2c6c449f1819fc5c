/// What a parser of a model's turn has understood, in the order of the turn.
enum ToolCallEvent: Sendable, Hashable {
    /// More text for the user.
    case text(String)
    /// A call of a tool begins; calls are numbered from 0.
    case callBegan(index: Int, name: String)
    /// More of the JSON text of the arguments of the call that began last.
    case argumentsFragment(index: Int, text: String)
    /// The call is complete and its arguments are what the tool takes.
    case callEnded(index: Int)
    /// The turn, which is text, begins as a call without marks, but not of a tool that there is.
    case unknownCall
}
