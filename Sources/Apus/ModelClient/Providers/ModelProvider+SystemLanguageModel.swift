#if canImport(Darwin)
    import FoundationModels

    // On Linux this belongs to the module `FoundationModels`, as the model does.
    extension ModelProvider {
        /// Apple's model on the device, which is passed over while it is not available.
        ///
        /// - Parameter model: The model, for another use than the general one.
        /// - Returns: The provider, named `system`.
        public static func system(_ model: SystemLanguageModel = .default) -> ModelProvider {
            ModelProvider("system", model: model) {
                switch model.availability {
                case .available: nil
                case .unavailable(.modelNotReady): .modelMissing("Apple's model is not ready")
                case .unavailable(let reason): .other("Apple's model is not available: \(reason)")
                }
            }
        }
    }
#endif
