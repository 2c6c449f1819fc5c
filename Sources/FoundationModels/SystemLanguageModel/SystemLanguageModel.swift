import Apus
import Foundation
import LanguageModelAPI
import Observation
import Synchronization

/// The machine's default model.
///
/// It is the one that the environment variable `APUS_MODEL` names, by its name or path, else the model
/// store's default model, else the only one that is installed. Other models are used as
/// `LocalLanguageModel`.
public final class SystemLanguageModel: Sendable {
    /// The model for general use.
    public static let `default` = SystemLanguageModel()

    let useCase: UseCase
    private let environment: [String: String]
    let store: ModelStore
    /// The model in use, which keeps its weights in memory.
    private let current = Mutex<LocalLanguageModel?>(nil)

    /// Creates a model for a use.
    ///
    /// - Parameters:
    ///   - useCase: What the model is to do.
    ///   - guardrails: Without effect: local models have no guardrails, and nothing that they write
    ///     is held back.
    public convenience init(
        useCase: UseCase = .general, guardrails: Guardrails = Guardrails.default
    ) {
        self.init(useCase: useCase, environment: ProcessInfo.processInfo.environment)
    }

    /// Creates a model that is looked up by other environment variables than the process's.
    init(useCase: UseCase, environment: [String: String]) {
        self.useCase = useCase
        self.environment = environment
        store = ModelStore(environment: environment)
    }

    /// Whether the model can be used now.
    public final var availability: Availability {
        guard environment["APUS_DISABLED", default: ""].isEmpty else {
            return .unavailable(.appleIntelligenceNotEnabled)
        }
        guard let model = try? store.defaultModel() else { return .unavailable(.modelNotReady) }
        let memory = ProcessInfo.processInfo.physicalMemory
        return UInt64(max(0, model.byteCount)) < memory
            ? .available : .unavailable(.deviceNotEligible)
    }

    /// Whether the model can be used now.
    public final var isAvailable: Bool { availability == .available }

    /// The number of tokens that fit into the context window; 0 if there is no model.
    public final var contextSize: Int {
        guard let model = try? store.defaultModel() else { return 0 }
        return min(model.contextLength ?? Self.usualContextSize, Self.usualContextSize)
    }

    /// The context that models are loaded with, as far as they are made for it.
    private static let usualContextSize = 8192

    /// Which model it is.
    public final var variant: Variant {
        let name = (try? store.defaultModelURL())?.deletingPathExtension().lastPathComponent
        return Variant(displayName: name ?? "none")
    }

    /// The model as a local one, the same as long as its file is.
    ///
    /// - Throws: ``Error/assetsUnavailable(_:)``.
    func local() throws(Error) -> LocalLanguageModel {
        let model: LocalLanguageModel
        do {
            guard environment["APUS_DISABLED", default: ""].isEmpty else {
                throw Error.assetsUnavailable(
                    .init(debugDescription: "the model is switched off by `APUS_DISABLED`"))
            }
            model = LocalLanguageModel(file: try store.defaultModelURL())
        } catch let error as Error {
            throw error
        } catch {
            throw .assetsUnavailable(.init(debugDescription: "\(error)"))
        }
        current.withLock { $0 = model }
        return model
    }
}

extension SystemLanguageModel: Observable {}

extension SystemLanguageModel {
    /// What the model is to do.
    public struct UseCase: Sendable, Equatable {
        /// Further instructions for the model.
        let instructions: String?

        /// Anything.
        public static let general = UseCase(instructions: nil)
        /// To find the topics of a text; the model is told so in the instructions.
        public static let contentTagging = UseCase(
            instructions: """
                Identify the main topics, actions, objects and emotions of the text. Answer with \
                short tags in lower case, one to three words each, most important first.
                """)
    }

    /// What the model must not say; without effect for local models.
    public struct Guardrails: Sendable {
        /// The guardrails that Apple's model has; local models have none.
        public static let `default` = Guardrails()
        /// Weaker guardrails for texts that are given; local models have none.
        public static let permissiveContentTransformations = Guardrails()
    }

    /// A model that can be the machine's default.
    public struct Variant: Hashable, Sendable {
        /// The name for people; of a local model, that of its file.
        public let displayName: String

        /// Apple's smaller model, which is never the one here.
        public static var core3: Variant { Variant(displayName: "Apple Foundation Model Core 3") }
        /// Apple's larger model, which is never the one here.
        public static var coreAdvanced3: Variant {
            Variant(displayName: "Apple Foundation Model Core Advanced 3")
        }
    }

    /// Whether the model can be used.
    public enum Availability: Equatable, Sendable {
        /// Why the model cannot be used.
        public enum UnavailableReason: Equatable, Sendable, Hashable {
            /// The machine has too little memory for the model.
            case deviceNotEligible
            /// The model is switched off, by the environment variable `APUS_DISABLED`.
            case appleIntelligenceNotEnabled
            /// There is no model: none is installed, or none that `APUS_MODEL` names.
            case modelNotReady
        }

        /// The model can be used.
        case available
        /// The model cannot be used.
        case unavailable(UnavailableReason)
    }
}
