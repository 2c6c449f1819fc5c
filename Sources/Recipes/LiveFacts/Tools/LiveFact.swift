import Foundation
import FoundationModels

/// What a tool found out.
public protocol LiveFact: Sendable, PromptRepresentable {
    /// The value in a form that programs compare: a decimal, an ISO 8601 day or time, an English weekday.
    var value: String { get }

    /// The value as people say it; all numbers in it are the tool's.
    ///
    /// - Parameter locale: The language and the way numbers and dates are written; English where there
    ///   are no sentences in that language.
    /// - Returns: The sentence.
    func sentence(in locale: Locale) -> String
}

extension LiveFact {
    /// The sentence in English, for a model that called the tool.
    public var promptRepresentation: Prompt { Prompt(sentence(in: Locale(identifier: "en_GB"))) }
}
