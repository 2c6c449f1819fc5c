import Apus
import ChatTemplates
import GGUF

extension LoadedModel {
    /// The tokens of a conversation up to where the model's next message begins.
    ///
    /// - Throws: `conversationTooLong` where the template reaches a limit, or what `prompt` throws.
    func conversation(_ messages: [ChatMessage]) throws -> [Int] {
        do {
            return try prompt(messages)
        } catch let error as ChatTemplateError where error.code == .limitExceeded {
            throw CommandLineError(.conversationTooLong(reason: error.problem))
        }
    }

    /// What to do about a prompt that does not fit: a longer context, if the model allows it.
    var longPromptHint: String {
        let limit = try? ModelFileSummary(GGUFFile(url: url)).contextLength
        return CommandLineError.longPromptHint(contextLength: contextLength, limit: limit)
    }
}

extension CommandLineError {
    /// What to do about a prompt that does not fit a context of the given length.
    static func longPromptHint(contextLength: Int, limit: Int?) -> String {
        guard let limit, limit > contextLength else { return "shorten it" }
        return "shorten it, or raise `--context`, up to \(limit)"
    }
}
