extension JSONValue {
    /// A duration in seconds, to the microsecond.
    package static func seconds(_ value: Double) -> JSONValue {
        .decimal((value * 1_000_000).rounded() / 1_000_000)
    }

    /// A number, or null if it is infinite or not a number, which JSON cannot write.
    package static func decimal(_ value: Double) -> JSONValue { .number(text: value.description) }

    /// The number that a text is, or null if JSON cannot write it.
    package static func number(text: String) -> JSONValue {
        JSONNumber(rawText: text).map { .number($0) } ?? .null
    }

    /// A string, or null.
    package static func optional(_ text: String?) -> JSONValue {
        text.map(JSONValue.string) ?? .null
    }

    /// A number, or null.
    package static func optional(_ number: Int?) -> JSONValue {
        number.map { .number(JSONNumber($0)) } ?? .null
    }
}
