import Apus

#if canImport(Darwin)
    import FoundationModels
#else
    import LanguageModelAPI
#endif

/// How an answer is chosen, when it ends, and what it must be.
struct AnswerRequest: Sendable {
    var options = GenerationOptions()
    /// What there is beyond Apple's options.
    var extra = LocalGenerationOptions()
    /// Labels, one of which is the answer; nil lets the model write.
    var choices: [String]?
}
