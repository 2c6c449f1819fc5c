import Apus
import GGUF

extension CommandLineError {
    /// The error with which the tool ends when a layer below threw `error`.
    init(_ error: any Error) {
        switch error {
        case let error as CommandLineError:
            self = error
        case is CancellationError:
            self.init(.interrupted)
        case let error as ApusError:
            self.init(.underlying(message: error.message, hint: error.hint, error.exitCode))
        case let error as GGUFError:
            self.init(.underlying(message: error.summary, hint: error.hint, .failed))
        default:
            self.init(.underlying(message: "\(error)", hint: nil, .failed))
        }
    }
}

extension ApusError {
    fileprivate var exitCode: ExitCode {
        switch code {
        case .contextExceeded: .contextExceeded
        case .modelNotFound, .unknownModel: .noModel
        default: .failed
        }
    }
}
