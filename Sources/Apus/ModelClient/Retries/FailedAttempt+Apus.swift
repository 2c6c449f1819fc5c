import ChatTemplates
import Foundation
import GGUF
import Inference
import Tokenizers

extension ApusError: ModelCallError {
    package func meaning(after duration: Duration, now: Date) -> FailedAttempt? {
        switch code {
        case .unknownModel, .modelNotFound, .fileNotFound:
            FailedAttempt(.unavailable(.modelMissing(description)))
        case .unreadable, .invalidModel, .noChatTemplate:
            FailedAttempt(.unavailable(.modelUnusable(description)))
        case .serverUnreachable:
            FailedAttempt(.unavailable(.serverUnreachable(message)), canPass: true)
        case .incompleteAnswer:
            FailedAttempt(.unavailable(.serverFailed(message)), canPass: true)
        case .requestRefused where isServerFailure:
            FailedAttempt(.unavailable(.serverFailed(message)), canPass: true)
        case .contextExceeded: FailedAttempt(.doesNotFit(needed: nil, available: nil))
        case .invalidChoices, .invalidOption, .invalidMetadata, .scriptEnded: nil
        default: FailedAttempt(.failed(self))
        }
    }

    /// Whether a server answered with a status that is its own fault.
    private var isServerFailure: Bool {
        let answer = underlying as? ChatCompletionsLanguageModel.ServerMessage
        return answer?.status.map { (500...599).contains($0) } ?? false
    }
}

extension InferenceError: ModelCallError {
    package func meaning(after duration: Duration, now: Date) -> FailedAttempt? {
        switch code {
        case .unsupportedArchitecture, .invalidConfiguration, .invalidTensor, .outOfResources:
            FailedAttempt(.unavailable(.modelUnusable(description)))
        default: FailedAttempt(.failed(self))
        }
    }
}

extension GGUFError: ModelCallError {
    package func meaning(after duration: Duration, now: Date) -> FailedAttempt? {
        FailedAttempt(.unavailable(.modelUnusable(description)))
    }
}

extension TokenizerError: ModelCallError {
    package func meaning(after duration: Duration, now: Date) -> FailedAttempt? {
        FailedAttempt(.unavailable(.modelUnusable(description)))
    }
}

extension ChatTemplateError: ModelCallError {
    package func meaning(after duration: Duration, now: Date) -> FailedAttempt? {
        FailedAttempt(.unavailable(.modelUnusable(description)))
    }
}
