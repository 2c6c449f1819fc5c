/// A verdict in the form that people and programs read.
public struct FieldReport: Sendable, Hashable {
    /// What a verdict comes to.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        case found, absent, unclear
    }

    /// The field's name.
    public let name: String
    /// What the verdict comes to.
    public let kind: Kind
    /// The value in a form that programs compare; nil unless found.
    ///
    /// Amounts have a point and two decimals, days are those of ISO 8601, times have 24 hours.
    public let value: String?
    /// The document's own words; nil if absent, or if it is about the document as a whole.
    public let text: String?
    /// Where these stand.
    public let ranges: [TextRange]
    /// How sure it is, from 0 to 1; nil unless found.
    public let confidence: Double?
    /// What the words may mean, if unclear.
    public let readings: [String]
    /// Why they are not trusted, if unclear.
    public let reason: String?

    /// Reports a value that was found, or that there is none.
    ///
    /// - Parameters:
    ///   - name: The field's name.
    ///   - value: The value in a form that programs compare; nil if it is absent.
    ///   - text: The document's own words, if they are known.
    ///   - confidence: How sure it is, from 0 to 1, if that is known.
    public init(
        name: String, value: String?, text: String? = nil, confidence: Double? = nil
    ) {
        self.name = name
        kind = value == nil ? .absent : .found
        self.value = value
        self.text = text
        self.confidence = confidence
        (ranges, readings, reason) = ([], [], nil)
    }

    /// Reports what no words of the document say, such as its kind.
    init(_ name: String, of value: String, confidence: Double? = nil) {
        self.name = name
        kind = .found
        self.value = value
        self.confidence = confidence
        (text, reason) = (nil, nil)
        (ranges, readings) = ([], [])
    }

    init<Value>(
        _ name: String, _ verdict: Verdict<Value>, _ text: (Value) -> String
    ) {
        self.name = name
        switch verdict {
        case .found(let finding):
            kind = .found
            value = text(finding.value)
            self.text = finding.text
            ranges = finding.ranges
            confidence = finding.confidence
            readings = []
            reason = nil
        case .absent:
            kind = .absent
            (value, self.text, confidence, reason) = (nil, nil, nil, nil)
            (ranges, readings) = ([], [])
        case .unclear(let doubt):
            kind = .unclear
            (value, confidence) = (nil, nil)
            self.text = doubt.text
            ranges = doubt.ranges
            readings = doubt.readings.map(text)
            reason = doubt.reason
        }
    }
}
