import Apus
import Constraints
import Inference
import LanguageModelAPI

extension ServerError {
    /// The error with which a request ends when a layer below threw `error`.
    init(_ error: any Error) {
        switch error {
        case let error as ServerError: self = error
        case is CancellationError: self.init(.cancelled)
        case let error as LanguageModelError: self.init(error)
        case let error as ConstraintError: self.init(error)
        case let error as InferenceError: self.init(error)
        case let error as ApusError: self.init(error)
        case let error as GeneratedContent.ParsingError:
            if let underlying = error.underlyingError {
                self.init(underlying)
            } else {
                self.init(.invalidAnswer, found: error.debugDescription, underlying: error)
            }
        default: self.init(.failed, found: Self.kind(of: error), underlying: error)
        }
    }

    /// An error that is not known may quote what it is about; its type does not.
    private static func kind(of error: any Error) -> String { "`\(Swift.type(of: error))`" }

    private init(_ error: ConstraintError) {
        self.init(
            .unsupportedSchema, parameter: "response_format", found: "\(error)", underlying: error)
    }

    private init(_ error: InferenceError) {
        switch error.code {
        case .contextExceeded: self.init(.contextExceeded, found: "\(error)", underlying: error)
        case .limitTooSmall:
            self.init(
                .limitTooSmall, parameter: "max_tokens", found: "\(error)", underlying: error)
        case .invalidOption:
            self.init(
                .invalidValue, parameter: error.subject, expected: error.expected,
                found: error.found, underlying: error)
        default: self.init(.failed, found: "\(error)", underlying: error)
        }
    }

    private init(_ error: ApusError) {
        switch error.code {
        case .contextExceeded: self.init(.contextExceeded, found: "\(error)", underlying: error)
        case .unsupportedTool:
            self.init(.unsupportedSchema, parameter: "tools", found: "\(error)", underlying: error)
        case .malformedToolCall, .truncatedToolCall:
            self.init(.invalidAnswer, found: "\(error)", underlying: error)
        case .invalidOption, .invalidMetadata, .noChatTemplate:
            self.init(.invalidValue, subject: "the request", found: "\(error)", underlying: error)
        default: self.init(.failed, found: "\(error)", underlying: error)
        }
    }

    private init(_ error: LanguageModelError) {
        switch error {
        case .contextSizeExceeded(let details):
            self.init(.contextExceeded, found: details.debugDescription, underlying: error)
        case .unsupportedGenerationGuide(let details):
            if let error = error.engineError {
                self.init(error)
                return
            }
            self.init(
                .unsupportedSchema, parameter: "response_format", found: details.debugDescription,
                underlying: error)
        case .unsupportedTranscriptContent(let details):
            self.init(
                .invalidValue, parameter: "messages", found: details.debugDescription,
                underlying: error)
        case .unsupportedCapability(let details):
            self.init(
                .unsupportedParameter, subject: "what the request needs",
                found: details.debugDescription, underlying: error)
        default: self.init(.upstreamFailed, found: "\(error)", underlying: error)
        }
    }
}
