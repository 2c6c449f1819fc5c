import Apus

extension CommandLineError: CustomStringConvertible {
    /// Both lines, as they go to standard error.
    var description: String { hint.map { "\(message); \($0)" } ?? message }

    /// What went wrong, on one line without a period.
    var message: String {
        switch code {
        case .usage(let problem, let commandPath):
            problem.message(commandPath: commandPath)
        case .unreadable(let source, let reason):
            "cannot read \(source): \(reason)"
        case .unwritable(let source, let reason):
            "cannot write \(source): \(reason)"
        case .inputTooLong(let source, let limit):
            "\(source) is longer than \(limit >> 20) MiB"
        case .invalidUTF8(let source, let offset):
            "\(source) is not valid UTF-8 at byte \(offset)"
        case .invalidMessages(let source, let problem):
            "invalid messages in \(source): \(problem.message)"
        case .pictureReaderMissing:
            "reading a picture takes the program `tesseract`, which is not installed"
        case .pictureOnStandardInput:
            "a picture cannot be read from standard input"
        case .unreadablePicture(let source, let reason):
            "cannot read the picture \(source): \(reason)"
        case .invalidRecord(let problem):
            problem.message
        case .invalidCase(let source, let line, let reason):
            "invalid case in \(source), line \(line): \(reason)"
        case .invalidReceipt(let name, let reason):
            "invalid receipt \(name.quoted): \(reason)"
        case .jobNotSupported(let job, _):
            "the job \(job.quoted) is not known"
        case .tokenOutsideVocabulary(let position, let token, let size):
            "token \(token) at position \(position) is outside the vocabulary of "
                + size.of("token")
        case .noModel(let installed):
            installed.isEmpty
                ? "no model is installed"
                : "\(installed.count) models are installed, and none of them is the default"
        case .unknownModel(let name, _, _):
            "there is no model \(name.quoted)"
        case .unusableModel(let path, let reason, _):
            "cannot use `\(path)`: \(reason)"
        case .contextTooLong(let limit, let found):
            "`--context` takes at most \(limit) with this model, not \(found)"
        case .benchmarkTooLong(let limit, let found):
            "`--prompt-tokens` and `--new-tokens` are \(found) together: the model takes \(limit)"
        case .conversationTooLong(let reason):
            "the conversation is too long for the model's chat template: \(reason)"
        case .schemaNotSupported:
            "the schema is not supported"
        case .checksFailed(let count, let total):
            "\(count) of \(total) models did not pass"
        case .outputClosed:
            "standard output is closed"
        case .outputFailed(let reason):
            "cannot write to standard output: \(reason)"
        case .interrupted:
            "interrupted"
        case .alreadyTold(_, let exitCode):
            "ended with status \(exitCode.rawValue)"
        case .underlying(let message, _, _):
            message
        }
    }

    /// What to do about it, on one line without a period.
    var hint: String? {
        switch code {
        case .usage(let problem, let commandPath):
            problem.hint(commandPath: commandPath)
        case .unreadable, .unwritable, .outputClosed, .outputFailed, .interrupted:
            nil
        case .inputTooLong:
            "shorten it: it cannot fit the context of a model"
        case .invalidUTF8:
            "convert it first, for example with 'iconv -t UTF-8'"
        case .invalidMessages(_, let problem):
            problem.hint
        case .pictureReaderMissing:
            "install it: 'apt install tesseract-ocr' on Debian, 'brew install tesseract' on macOS"
        case .pictureOnStandardInput:
            "give its file as an argument"
        case .unreadablePicture:
            "'tesseract FILE stdout' shows what it makes of the picture"
        case .invalidRecord(let problem):
            problem.hint
        case .invalidCase:
            "Evals/README.md describes the format"
        case .invalidReceipt:
            "a folder has box/NAME.csv and key/NAME.json for each receipt"
        case .jobNotSupported(_, let known):
            "known are \(known.joined(separator: ", "))"
        case .tokenOutsideVocabulary:
            "'apus count-tokens --ids' shows the ids of a text"
        case .noModel(let installed):
            installed.isEmpty
                ? "run 'apus models pull \(ModelCatalogue.defaultModelName)'"
                : "name one, such as \(installed[0].quoted), or set APUS_MODEL"
        case .unknownModel(_, let suggestion, let orPath):
            suggestion.map { "did you mean \($0.quoted)? See 'apus models list'" }
                ?? "see 'apus models list'" + (orPath ? ", or give the path of a GGUF file" : "")
        case .unusableModel(_, _, let hint), .alreadyTold(let hint, _):
            hint
        case .contextTooLong:
            "leave it out for the usual context"
        case .benchmarkTooLong:
            "read or write fewer"
        case .conversationTooLong:
            "shorten it; if it is short already, the template is at fault"
        case .schemaNotSupported:
            "remove what is refused, or say it with keywords that are supported"
        case .checksFailed:
            "remove a damaged one with 'apus models remove NAME', and pull it again"
        case .underlying(_, let hint, _):
            hint
        }
    }
}
