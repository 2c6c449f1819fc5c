/// The one error type of the tool: what went wrong, as the user is told, and the exit status.
///
/// The wording is in `CommandLineError+Wording.swift`.
struct CommandLineError: Error, Sendable {
    /// What kind of failure it is, with what it is about.
    enum Code: Sendable {
        /// A mistake in the words of the command line.
        case usage(UsageProblem, commandPath: String)

        /// A file that cannot be read; `reason` is the system's.
        case unreadable(source: String, reason: String)

        /// A text that is not UTF-8, from the byte at `offset` on.
        case invalidUTF8(source: String, offset: Int)

        /// Messages that are not as they should be.
        case invalidMessages(source: String, MessagesProblem)

        /// A token id outside the model's vocabulary.
        case tokenOutsideVocabulary(position: Int, token: Int, vocabularySize: Int)

        /// No model is named, and the machine has none, or several and none of them the default.
        case noModel(installed: [String])

        /// The named model is not known.
        case unknownModel(name: String, suggestion: String?)

        /// A catalogue's model that is not on this machine.
        case modelNotInstalled(name: String)

        /// A path at which there is no file.
        case modelFileMissing(path: String)

        /// Checks of which some failed, each of them reported already.
        case checksFailed(count: Int, total: Int)

        /// The reader of standard output has gone; the tool ends without a word.
        case outputClosed

        /// Standard output cannot be written; `reason` is the system's.
        case outputFailed(reason: String)

        /// The user stopped the work.
        case interrupted

        /// A failure of the layers below, in their words.
        case underlying(message: String, hint: String?, ExitCode)
    }

    let code: Code

    init(_ code: Code) { self.code = code }

    /// The status with which the tool ends.
    var exitCode: ExitCode {
        switch code {
        case .usage, .invalidMessages, .tokenOutsideVocabulary: .usage
        case .noModel, .unknownModel, .modelNotInstalled, .modelFileMissing: .noModel
        case .unreadable, .invalidUTF8, .checksFailed, .outputFailed: .failed
        case .outputClosed: .done
        case .interrupted: .interrupted
        case .underlying(_, _, let exitCode): exitCode
        }
    }
}

/// What is wrong with a JSON array of messages; `index` counts from 0.
enum MessagesProblem: Error, Hashable {
    case notJSON(String)
    case notAnArray(found: String)
    case empty
    case notAnObject(index: Int, found: String)
    case missingKey(index: Int, key: String)
    case notAString(index: Int, key: String, found: String)
    case unknownKey(index: Int, key: String)
    case unknownRole(index: Int, role: String)
    case lastNotUser(index: Int, role: String)
    case systemNotFirst(index: Int)
    /// `--instructions` beside messages that already have a system message.
    case twoInstructions
}
