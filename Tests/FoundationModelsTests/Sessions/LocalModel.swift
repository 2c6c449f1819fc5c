import Apus
import Foundation
import FoundationModels
import TestSupport
import Testing

/// A model that the tests of sessions run; pulled into the model store when first needed.
enum LocalModel: String {
    case smollm2 = "smollm2-135m"
    case qwen = "qwen2.5-coder-0.5b"

    /// The model, or an end to the test that says why it can't be had.
    func model(contextLength: Int? = nil) async throws -> LocalLanguageModel {
        do {
            // The tests name third parties' packages on purpose.
            let url = try await ModelStore.default.pull(
                rawValue, options: PullOptions(consent: { _ in true }))
            var options = LoadOptions()
            options.contextLength = contextLength
            return LocalLanguageModel(file: url, options: options)
        } catch {
            if ReferenceData.isRequired { throw error }
            try Test.cancel("model `\(rawValue)` can't be had: \(error)")
        }
    }
}

extension GenerationOptions {
    /// The likeliest token, and no more tokens than a test needs.
    static func greedy(_ maximum: Int? = nil) -> GenerationOptions {
        GenerationOptions(samplingMode: .greedy, maximumResponseTokens: maximum)
    }
}
