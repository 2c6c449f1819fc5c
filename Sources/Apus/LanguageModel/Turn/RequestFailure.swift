import ChatTemplates
import Constraints
import Inference

#if canImport(Darwin)
    import FoundationModels
#else
    import LanguageModelAPI
#endif

/// An error of the engine in the types that Apple's API has for it.
struct RequestFailure {
    /// The error to throw.
    let error: any Error

    /// Finds the type for an error; one that fits none stays as it is.
    init(
        _ error: any Error, request: LanguageModelExecutorGenerationRequest, contextSize: Int
    ) {
        self.error =
            switch error {
            case let error as ConstraintError:
                Self.unsupportedGuide(error, schemaName: request.schema?.name)
            case let error as ApusError: Self.mapped(error, contextSize)
            case let error as InferenceError: Self.mapped(error, request, contextSize)
            case let error as ChatTemplateError:
                LanguageModelError.unsupportedTranscriptContent(
                    .init(
                        unsupportedContent: Array(request.transcript),
                        debugDescription:
                            "the model's chat template refuses the transcript: \(error)",
                        metadata: LanguageModelError.metadata(of: error)))
            default: error
            }
    }

    private static func unsupportedGuide(
        _ error: ConstraintError, schemaName: String?
    ) -> LanguageModelError {
        var metadata = LanguageModelError.metadata(of: error)
        metadata["code"] = error.code.rawValue
        metadata["keyword"] = error.keyword
        metadata["path"] = error.path?.description
        return .unsupportedGenerationGuide(
            .init(schemaName: schemaName, debugDescription: "\(error)", metadata: metadata))
    }

    private static func mapped(_ error: ApusError, _ contextSize: Int) -> any Error {
        switch error.code {
        case .unsupportedTool:
            LanguageModelError.unsupportedGenerationGuide(
                .init(
                    schemaName: error.subject, debugDescription: "\(error)",
                    metadata: LanguageModelError.metadata(of: error)))
        case .malformedToolCall, .truncatedToolCall:
            GeneratedContent.ParsingError(
                rawContent: "", underlyingError: error, debugDescription: "\(error)")
        default: error
        }
    }

    private static func mapped(
        _ error: InferenceError, _ request: LanguageModelExecutorGenerationRequest,
        _ contextSize: Int
    ) -> any Error {
        let limit = request.generationOptions.maximumResponseTokens ?? .max
        return switch error.code {
        case .contextExceeded,
            .limitTooSmall where limit >= contextSize:
            LanguageModelError.contextSizeExceeded(
                .init(
                    contextSize: contextSize, tokenCount: contextSize + 1,
                    debugDescription: "\(error)",
                    metadata: LanguageModelError.metadata(of: error)))
        case .limitTooSmall:
            // Apple's API has no other type for guided output that a limit would cut.
            GeneratedContent.ParsingError(
                rawContent: "", underlyingError: error, debugDescription: "\(error)")
        case .invalidOption:
            ApusError(
                .invalidOption, subject: error.subject, expected: error.expected,
                found: error.found, underlying: error)
        default: error
        }
    }
}
