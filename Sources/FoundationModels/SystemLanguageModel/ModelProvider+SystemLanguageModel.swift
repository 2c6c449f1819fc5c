import Apus
import Foundation
import LanguageModelAPI

extension ModelProvider {
    /// The machine's default model, which is passed over while it is not available.
    ///
    /// - Parameter model: The model, for another use than the general one.
    /// - Returns: The provider, named `system`.
    public static func system(_ model: SystemLanguageModel = .default) -> ModelProvider {
        ModelProvider("system", model: model) {
            switch model.availability {
            case .available: nil
            case .unavailable(.modelNotReady):
                .modelMissing(
                    "the machine has no model; install one with `apus models pull`, or name one in "
                        + "`APUS_MODEL`")
            case .unavailable(.appleIntelligenceNotEnabled):
                .other("the machine's model is switched off by `APUS_DISABLED`")
            case .unavailable(.deviceNotEligible):
                .other("the machine has too little memory for its model")
            }
        }
    }
}

extension SystemLanguageModel.Error: ModelCallError {
    package func meaning(after duration: Duration, now: Date) -> FailedAttempt? {
        FailedAttempt(.unavailable(.modelMissing(debugDescription)))
    }
}
