import Foundation

extension ApusError: CustomStringConvertible, LocalizedError {
    /// What went wrong, with what, where, and what was expected and found, without the hint.
    public var message: String {
        var text = code.summary(of: subject)
        if let location { text += " at \(location)" }
        switch (expected, found) {
        case (let expected?, let found?): text += ": expected \(expected), found \(found)"
        case (let expected?, nil): text += ": expected \(expected)"
        case (nil, let found?): text += ": \(found)"
        case (nil, nil): break
        }
        return text
    }

    /// The message and, after a semicolon, the hint.
    public var description: String { hint.map { "\(message); \($0)" } ?? message }

    /// The same text, for Foundation's callers.
    public var errorDescription: String? { description }
}

extension ApusError.Code {
    /// One clause that says what happened to the subject.
    fileprivate func summary(of subject: String) -> String {
        switch self {
        case .unknownModel: "no model is called `\(subject)`"
        case .modelNotFound: "model `\(subject)` is not installed"
        case .fileNotFound: "there is no file `\(subject)`"
        case .downloadFailed: "cannot fetch `\(subject)`"
        case .hashMismatch: "wrong SHA-256 of `\(subject)`"
        case .sizeMismatch: "wrong size of `\(subject)`"
        case .unverifiable: "no SHA-256 is known for `\(subject)`"
        case .noSpace: "not enough room for `\(subject)`"
        case .consentRequired: "`\(subject)` comes from a third party"
        case .busy: "`\(subject)` is in use by another pull"
        case .toolMissing: "`\(subject)` is not available"
        case .unreadable: "cannot read `\(subject)`"
        case .unwritable: "cannot write `\(subject)`"
        case .invalidAddress: "`\(subject)` is not a usable address"
        case .scriptEnded: "the script of the model has no \(subject)"
        case .invalidHeader: "the header `\(subject)` cannot be sent"
        case .invalidOption: "the option `\(subject)` cannot be used"
        case .serverUnreachable: "cannot reach the server `\(subject)`"
        case .requestRefused: "the server `\(subject)` refuses the request"
        case .invalidAnswer: "the answer of the server `\(subject)` is no response"
        case .incompleteAnswer: "the answer of the server `\(subject)` broke off"
        case .invalidModel: "invalid model: `\(subject)`"
        case .noChatTemplate: "`\(subject)` has no chat template"
        case .invalidChoices: "cannot choose among the \(subject)"
        case .contextExceeded: "the \(subject) does not fit the context"
        case .unsupportedTool: "tool `\(subject)` cannot be offered to the model"
        case .malformedToolCall: "the model wrote something else than a call: `\(subject)`"
        case .truncatedToolCall: "the answer ended within `\(subject)` of a tool"
        case .invalidMetadata: "invalid option `\(subject)` in a request's metadata"
        case .invalidPrefix: "`\(subject)` is no saved prefix, or a damaged one"
        case .foreignPrefix: "`\(subject)` was saved for something else"
        case .notLocal: "the session's model gave no \(subject)"
        default: "\(rawValue) `\(subject)`"
        }
    }

    /// The advice that holds whenever the code occurs.
    var usualHint: String? {
        switch self {
        case .unknownModel: "see `apus models list`"
        case .fileNotFound:
            "give the path of a GGUF file, or a name that `apus models list` shows"
        case .downloadFailed: "try again: a pull goes on where it stopped"
        case .hashMismatch, .sizeMismatch:
            "pull again; if it stays so, the source holds another file than the catalogue"
        case .unverifiable: "`--allow-unverified` takes the file as it is"
        case .noSpace: "free some room, or set `APUS_MODELS` to a folder with more"
        case .consentRequired: "agree when asked, or say `--yes`"
        case .busy: "wait for it to end"
        case .scriptEnded: "give the model more turns, or a closure that answers each request"
        case .serverUnreachable: "check the address, and that the server runs"
        case .invalidAnswer: "check that the address is that of a Chat Completions server"
        case .incompleteAnswer: "try again"
        case .unsupportedTool: "change its name or its parameters"
        case .malformedToolCall: "try again, or constrain the answer to calls of these tools"
        case .truncatedToolCall: "allow more tokens"
        case .contextExceeded: "shorten it, or ask for a longer context"
        case .invalidPrefix: "delete it, and save the prefix again"
        case .foreignPrefix: "save the prefix again, with this model and this version"
        case .notLocal: "make the session with a `LocalLanguageModel`"
        default: nil
        }
    }
}
