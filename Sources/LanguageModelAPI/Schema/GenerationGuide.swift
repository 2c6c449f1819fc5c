import OrderedJSON

/// A demand on the values that a model may generate, beyond their type.
///
/// Guides of one property hold together: each narrows what the others allow.
public struct GenerationGuide<Value> {
    let demands: [GuideDemand]

    init(_ demands: GuideDemand...) { self.demands = demands }
}

extension GenerationGuide where Value == String {
    /// Demands one string.
    ///
    /// - Parameter value: The only string that is allowed.
    /// - Returns: The guide.
    public static func constant(_ value: String) -> GenerationGuide<String> {
        GenerationGuide(.constant(value))
    }

    /// Demands one of some strings.
    ///
    /// - Parameter values: The strings that are allowed. If there are none, a request is refused.
    /// - Returns: The guide.
    public static func anyOf(_ values: [String]) -> GenerationGuide<String> {
        GenerationGuide(.choices(values))
    }

    /// Demands a string that a regular expression matches as a whole.
    ///
    /// A regular expression with code of its own has no pattern, and a request with it is refused.
    ///
    /// - Parameter regex: The regular expression: a literal, or one made with `RegexBuilder`.
    /// - Returns: The guide.
    public static func pattern<Output>(_ regex: Regex<Output>) -> GenerationGuide<String> {
        GenerationGuide(GuideDemand(pattern: regex))
    }

    /// Adds a keyword to the string's JSON schema, for what Apple's dialect cannot say.
    ///
    /// - Parameters:
    ///   - name: The keyword, beginning with `x-`.
    ///   - value: Its value.
    /// - Returns: The guide.
    package static func keyword(_ name: String, _ value: JSONValue) -> GenerationGuide<String> {
        GenerationGuide(.keyword(name, value))
    }
}
