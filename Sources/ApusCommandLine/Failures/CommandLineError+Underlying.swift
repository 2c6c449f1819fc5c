import Apus
import ChatTemplates
import Constraints
import GGUF
import Inference
import Recipes
import Tokenizers

#if canImport(ApusServer)
    import ApusServer
#endif
#if canImport(Darwin)
    import FoundationModels
#else
    import LanguageModelAPI
#endif

extension CommandLineError {
    /// The error with which the tool ends when a layer below threw `error`.
    init(_ error: any Error) {
        switch Self.engineError(behind: error) {
        case let error as CommandLineError:
            self = error
        case is CancellationError:
            self.init(.interrupted)
        case let error as ApusError:
            self.init(error, hint: error.hint, Self.exitCode(error.code))
        case let error as InferenceError:
            let isTooLong = error.code == .contextExceeded
            self.init(error, hint: error.hint, isTooLong ? .contextExceeded : .failed)
        case let error as GGUFError:
            self.init(error, hint: error.hint, .failed)
        case let error as ConstraintError:
            self.init(error, hint: error.hint, .failed)
        case let error as ChatTemplateError:
            self.init(error, hint: error.hint, .failed)
        case let error as TokenizerError:
            self.init(error, hint: error.hint, .failed)
        case let error as RecipeError:
            self.init(error, hint: error.hint, .failed)
        #if canImport(ApusServer)
            case let error as ServerError:
                self.init(error, hint: error.hint, .failed)
        #endif
        default:
            self.init(error, hint: nil, .failed)
        }
    }

    /// The error of the engine that an error of a session stands for, else the error itself.
    static func engineError(behind error: any Error) -> any Error {
        switch error {
        case let error as LanguageModelError: error.engineError ?? error
        case let error as GeneratedContent.ParsingError: error.underlyingError ?? error
        default: error
        }
    }

    /// The error in its own words, with the hint on a line of its own.
    private init(_ error: any Error, hint: String?, _ exitCode: ExitCode) {
        let text = "\(error)"
        let ending = hint.map { "; \($0)" } ?? ""
        let message =
            text.utf8.count > ending.utf8.count && text.hasSuffix(ending)
            ? String(text.dropLast(ending.count)) : text
        self.init(.underlying(message: message, hint: hint, exitCode))
    }

    private static func exitCode(_ code: ApusError.Code) -> ExitCode {
        switch code {
        case .contextExceeded: .contextExceeded
        case .modelNotFound, .unknownModel, .fileNotFound: .noModel
        default: .failed
        }
    }
}
