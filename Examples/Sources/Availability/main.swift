import Foundation
import FoundationModels

let model = SystemLanguageModel.default

switch model.availability {
case .available:
    print("The model is available.")
case .unavailable(.deviceNotEligible):
    print("This machine cannot run the model.")
case .unavailable(.appleIntelligenceNotEnabled):
    print("The model is switched off.")
case .unavailable(.modelNotReady):
    print("The model is not installed yet.")
case .unavailable(let other):
    print("The model is unavailable: \(other)")
}

if model.isAvailable {
    let languages = model.supportedLanguages.compactMap(\.languageCode?.identifier).sorted()
    print("Languages: \(languages.joined(separator: ", "))")
    print("English: \(model.supportsLocale(Locale(identifier: "en_GB")))")
    print("Context: \(model.contextSize) tokens")

    let prompt = "Suggest three names for a cat."
    print("Prompt: \(try await model.tokenCount(for: Prompt(prompt))) tokens")
}
