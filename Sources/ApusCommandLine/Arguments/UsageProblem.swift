/// A mistake in the words of a command line.
///
/// No case holds an argument's text: that may be a prompt.
enum UsageProblem: Sendable, Hashable {
    case missingCommand
    case unknownCommand(name: String, suggestion: String?)
    /// A text, not shown, where a command is expected.
    case textForCommand
    case unknownOption(name: String, suggestion: String?)
    /// A text that begins with a dash, which makes it an option.
    case textBeginsWithDash
    case missing(name: String)
    /// `found` is the option that stands where the value should.
    case missingValue(name: String, found: String?)
    case valueForFlag(name: String)
    case givenTwice(name: String)
    case invalidValue(name: String, expectation: String, found: String)
    case tooManyArguments(names: [String])
    /// Two parameters of which only one can be given.
    case conflict(first: String, second: String)
    /// A word of the command line, counted from 1, that is not UTF-8.
    case invalidUTF8(position: Int)
    case missingPrompt
    case missingText
    case emptyPrompt
}
