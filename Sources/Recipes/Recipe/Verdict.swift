/// What a recipe says of one field of a document.
public enum Verdict<Value> {
    /// The document has the value.
    case found(Finding<Value>)
    /// The document does not have it.
    case absent
    /// Something was read that is not to be trusted, or that has several readings: ask.
    case unclear(Doubt<Value>)

    /// The value, if it was found.
    public var value: Value? {
        if case .found(let finding) = self { finding.value } else { nil }
    }
}

/// A value, and where it was read.
public struct Finding<Value> {
    /// The value.
    public let value: Value
    /// The document's own words.
    public let text: String
    /// Where these stand; more than one place if the words are not together.
    public let ranges: [TextRange]
    /// How sure it is, from 0 to 1.
    public let confidence: Double
}

/// What was read, and why it is not trusted.
public struct Doubt<Value> {
    /// What the words may mean, the likeliest first; empty if nothing.
    public let readings: [Value]
    /// The document's own words.
    public let text: String
    /// Where these stand.
    public let ranges: [TextRange]
    /// Why they are not trusted.
    public let reason: String
}

extension Verdict: Sendable where Value: Sendable {}
extension Finding: Sendable where Value: Sendable {}
extension Doubt: Sendable where Value: Sendable {}
extension Verdict: Equatable where Value: Equatable {}
extension Finding: Equatable where Value: Equatable {}
extension Doubt: Equatable where Value: Equatable {}
