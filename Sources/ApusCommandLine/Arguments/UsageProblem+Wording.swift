extension UsageProblem {
    /// What is wrong, on one line without a period.
    func message(commandPath: String) -> String {
        switch self {
        case .missingCommand:
            "no command after `\(commandPath)`"
        case .unknownCommand(let name, _):
            "unknown command \(name.quoted)"
        case .textForCommand:
            "a text stands where a command of `\(commandPath)` is expected"
        case .unknownOption(let name, _):
            "unknown option \(name.quoted)"
        case .textBeginsWithDash:
            "a text that begins with a dash was taken for an option"
        case .missing(let name):
            "missing `\(name)`"
        case .missingValue(let name, let found):
            found.map { "no value for `\(name)` before \($0.quoted)" }
                ?? "no value for `\(name)`"
        case .valueForFlag(let name):
            "`\(name)` takes no value"
        case .givenTwice(let name):
            "`\(name)` is given twice"
        case .invalidValue(let name, let expectation, let found):
            // What has spaces may be a prompt.
            found.unicodeScalars.contains(where: \.properties.isWhitespace)
                ? "`\(name)` takes \(expectation)"
                : "`\(name)` takes \(expectation), not \(found.quoted)"
        case .tooManyArguments(let names) where names.isEmpty:
            "`\(commandPath)` takes no arguments"
        case .tooManyArguments(let names):
            "too many arguments: `\(commandPath)` takes only "
                + names.map { "`\($0)`" }.joined(separator: " and ")
        case .conflict(let first, let second):
            "`\(first)` cannot be combined with `\(second)`"
        case .invalidUTF8(let position):
            "argument \(position) is not valid UTF-8"
        case .missingPrompt:
            "no prompt"
        case .missingText:
            "no text"
        case .emptyPrompt:
            "the prompt is empty"
        }
    }

    /// What to do about it, on one line without a period.
    func hint(commandPath: String) -> String? {
        let help = "'\(commandPath) --help'"
        switch self {
        case .missingCommand:
            return "\(help) lists the commands"
        case .unknownCommand(_, let suggestion):
            return suggestion.map { "did you mean '\(commandPath) \($0)'?" }
                ?? "\(help) lists the commands"
        case .textForCommand:
            return "'apus respond TEXT' answers a prompt, \(help) lists the commands"
        case .unknownOption(_, let suggestion):
            return suggestion.map { "did you mean `\($0)`?" } ?? "\(help) lists the options"
        case .textBeginsWithDash:
            return "put `--` before it"
        case .missingValue(let name, let found):
            return found.map { _ in "if that is the value, write `\(name)=…`" }
                ?? "\(help) shows what it takes"
        case .tooManyArguments(let names) where !names.isEmpty:
            return "put quotes around a text of several words"
        case .missingPrompt, .missingText:
            return "give it as an argument or on standard input: \(help) shows how"
        case .invalidUTF8:
            return "give the text on standard input, in UTF-8"
        case .emptyPrompt:
            return "give a text as an argument or on standard input"
        case .conflict, .givenTwice:
            return "leave out one of the two"
        case .missing, .valueForFlag, .invalidValue, .tooManyArguments:
            return "\(help) shows what it takes"
        }
    }
}
