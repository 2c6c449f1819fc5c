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

        /// A file that cannot be written; `reason` is the system's.
        case unwritable(source: String, reason: String)

        /// A text longer than the tool reads.
        case inputTooLong(source: String, limit: Int)

        /// A text that is not UTF-8, from the byte at `offset` on.
        case invalidUTF8(source: String, offset: Int)

        /// Messages that are not as they should be.
        case invalidMessages(source: String, MessagesProblem)

        /// A picture is to be read, and the program that reads it is not installed.
        case pictureReaderMissing

        /// A picture that comes from standard input.
        case pictureOnStandardInput

        /// A picture of which no text could be had.
        case unreadablePicture(source: String, reason: String)

        /// A line of input that is no document.
        case invalidRecord(RecordProblem)

        /// A case of an evaluation that is not as it should be; lines count from 1.
        case invalidCase(source: String, line: Int, reason: String)

        /// A receipt of an evaluation that is not as it should be.
        case invalidReceipt(name: String, reason: String)

        /// Cases of a kind that cannot be run.
        case jobNotSupported(job: String, known: [String])

        /// A token id outside the model's vocabulary.
        case tokenOutsideVocabulary(position: Int, token: Int, vocabularySize: Int)

        /// No model is named, and the machine has none, or several and none of them the default.
        case noModel(installed: [String])

        /// The named model is not known; some commands would also take a path.
        case unknownModel(name: String, suggestion: String?, orPath: Bool)

        /// A model's file whose parts, all readable, make no model that runs.
        case unusableModel(path: String, reason: String, hint: String?)

        /// More tokens asked for with `--context` than the model was made for.
        case contextTooLong(limit: Int, found: Int)
        /// The tokens that `bench` is to read and to write do not fit the model's context together.
        case benchmarkTooLong(limit: Int, found: Int)

        /// A conversation so long that writing it down reached a limit of chat templates.
        case conversationTooLong(reason: String)

        /// A schema that cannot be kept to exactly; what is refused is reported already.
        case schemaNotSupported

        /// Checks of which some failed, each of them reported already.
        case checksFailed(count: Int, total: Int)

        /// The reader of standard output has gone; the tool ends without a word.
        case outputClosed

        /// Standard output cannot be written; `reason` is the system's.
        case outputFailed(reason: String)

        /// The user stopped the work; the tool ends without a word.
        case interrupted

        /// A failure that has been told already; only what to do about it remains to be said.
        case alreadyTold(hint: String?, ExitCode)

        /// A failure of the layers below, in their words.
        case underlying(message: String, hint: String?, ExitCode)
    }

    let code: Code

    init(_ code: Code) { self.code = code }

    /// The status with which the tool ends.
    var exitCode: ExitCode {
        switch code {
        case .usage, .invalidMessages, .tokenOutsideVocabulary, .contextTooLong,
            .benchmarkTooLong:
            .usage
        case .noModel, .unknownModel: .noModel
        case .pictureReaderMissing, .pictureOnStandardInput, .unreadablePicture, .invalidRecord,
            .invalidCase, .invalidReceipt, .jobNotSupported:
            .failed
        case .unreadable, .unwritable, .inputTooLong, .invalidUTF8, .unusableModel,
            .schemaNotSupported,
            .checksFailed,
            .outputFailed:
            .failed
        case .conversationTooLong: .contextExceeded
        case .outputClosed: .done
        case .interrupted: .interrupted
        case .alreadyTold(_, let exitCode), .underlying(_, _, let exitCode): exitCode
        }
    }
}

/// What is wrong with a JSON array of messages; `index` counts from 0.
enum MessagesProblem: Error, Hashable {
    case notUTF8(offset: Int)
    case byteOrderMark
    case notJSON(String)
    case notAnArray(found: String)
    case empty
    case notAnObject(index: Int, found: String)
    case missingKey(index: Int, key: String)
    case notAString(index: Int, key: String, found: String)
    case emptyContent(index: Int)
    case unknownKey(index: Int, key: String)
    case unknownRole(index: Int, role: String)
    case lastNotUser(index: Int, role: String)
    case systemNotFirst(index: Int)
    /// `--instructions` beside messages that already have a system message.
    case twoInstructions
}
