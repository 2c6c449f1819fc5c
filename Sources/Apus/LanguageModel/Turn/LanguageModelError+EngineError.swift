#if canImport(Darwin)
    import FoundationModels
#else
    import LanguageModelAPI
#endif

/// The error of the engine that an error of Apple's type stands for, in the latter's metadata.
extension LanguageModelError {
    private static let engineErrorKey = "underlyingError"

    /// The metadata of an error that stands for one of the engine.
    static func metadata(of engineError: any Error) -> [String: any Sendable] {
        [engineErrorKey: engineError]
    }

    /// The error of the engine that this one stands for; nil if there is none.
    ///
    /// It says what happened in the engine's own words, with a hint.
    package var engineError: (any Error)? {
        let metadata: [String: any Sendable]
        switch self {
        case .contextSizeExceeded(let details): metadata = details.metadata
        case .unsupportedGenerationGuide(let details): metadata = details.metadata
        case .unsupportedTranscriptContent(let details): metadata = details.metadata
        default: return nil
        }
        return metadata[Self.engineErrorKey] as? any Error
    }
}
