import Foundation

extension LanguageModelSession.RequestError: CustomStringConvertible, LocalizedError {
    /// What is wrong, where, and what was expected; free of the arguments' own text.
    public var description: String {
        var text = problem
        if let path { text += " at `\(path)`" }
        if let expected { text += "; expected \(expected)" }
        if let hint { text += "; \(hint)" }
        return text
    }

    /// The same as the description.
    public var errorDescription: String? { description }

    private var problem: String {
        let name = toolName.map { " `\($0)`" } ?? ""
        return switch code {
        case .duplicateToolName: "more than one tool has the name\(name)"
        case .unknownTool: "the model called the tool\(name), which it does not have"
        case .invalidArguments: "the arguments of the tool\(name) do not follow its schema"
        case .conflictingCall: "the model's calls of the tool\(name) contradict each other"
        case .missingModel: "the session has no model"
        case .missingCall: "the model called no tool, though it was required to"
        case .tooManyRounds: "the model goes on calling tools, last\(name)"
        default: code.rawValue
        }
    }

    private var hint: String? {
        switch code {
        case .duplicateToolName: "give each tool its own name"
        case .missingModel: "let the profile name one with `model(_:)`"
        case .tooManyRounds: "raise `toolLoopLimits.rounds` if it needs more"
        default: nil
        }
    }
}
