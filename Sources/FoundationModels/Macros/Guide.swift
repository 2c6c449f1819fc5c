import LanguageModelAPI

/// Describes a property of a generable type, and says what values it may have.
///
/// ```swift
/// @Guide(description: "Two-letter country codes", .count(1...3), .element(.pattern(/[A-Z]{2}/)))
/// var countries: [String]
/// ```
///
/// The guides of several attributes on one property hold together.
///
/// - Parameters:
///   - description: What the property means, for the model to read.
///   - guides: What values it may have. All of them hold.
@attached(peer)
public macro Guide<T>(description: String? = nil, _ guides: GenerationGuide<T>...) =
    #externalMacro(module: "LanguageModelMacrosPlugin", type: "GuideMacro") where T: Generable

/// Describes a string property of a generable type, and gives a pattern that it matches.
///
/// ```swift
/// @Guide(description: "Number of the invoice", /[A-Z]{2}-\d{4}/)
/// var number: String
/// ```
///
/// - Parameters:
///   - description: What the property means, for the model to read.
///   - guides: The regular expression that matches the whole string.
@attached(peer)
public macro Guide<RegexOutput>(
    description: String? = nil, _ guides: Regex<RegexOutput>
) = #externalMacro(module: "LanguageModelMacrosPlugin", type: "GuideMacro")

/// Describes a property of a generable type.
///
/// - Parameter description: What the property means, for the model to read.
@attached(peer)
public macro Guide(description: String) =
    #externalMacro(module: "LanguageModelMacrosPlugin", type: "GuideMacro")
