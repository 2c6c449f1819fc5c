import Apus
import ChatTemplates
import GGUF

extension CommandLineError {
    /// The error with which the tool ends when asking a model threw `error`.
    ///
    /// One about a prompt that does not fit tells how long the model's context can be.
    init(_ error: any Error, asking model: LoadedModel) {
        let error = Self.engineError(behind: error)
        switch error {
        case let error as ApusError where error.code == .contextExceeded:
            self.init(
                .underlying(
                    message: error.message, hint: Self.longPromptHint(model), .contextExceeded))
        case let error as ChatTemplateError where error.code == .limitExceeded:
            self.init(.conversationTooLong(reason: error.problem))
        default:
            self.init(error)
        }
    }

    private static func longPromptHint(_ model: LoadedModel) -> String {
        let limit = try? ModelFileSummary(GGUFFile(url: model.url)).contextLength
        return longPromptHint(contextLength: model.contextLength, limit: limit)
    }

    /// What to do about a prompt that does not fit a context of the given length: a longer one, if
    /// the model allows it.
    static func longPromptHint(contextLength: Int, limit: Int?) -> String {
        guard let limit, limit > contextLength else { return "shorten it" }
        return "shorten it, or raise `--context`, up to \(limit)"
    }
}
