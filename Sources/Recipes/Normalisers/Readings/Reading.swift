/// What a text says, with every reading where it can be understood in more than one way.
///
/// `03/04/2026` is 3 April in Rome and 4 March in New York. A normaliser returns both and marks the
/// one its locale prefers; whoever asks can take that one, or ask the user.
///
/// ```swift
/// let italian = PrintedDateParser(locale: Locale(identifier: "it_IT"))
/// italian.parse("25/12/2018")?.day   // .certain(2018-12-25)
/// italian.parse("03/04/2018")?.day   // .ambiguous(preferred: 2018-04-03, others: [2018-03-04])
/// ```
public enum Reading<Value> {
    /// There is one way to understand the text.
    case certain(Value)
    /// There are several ways: the locale's choice, then the others, likely ones first.
    case ambiguous(preferred: Value, others: [Value])

    /// The only value, or the locale's choice.
    public var preferred: Value {
        switch self {
        case .certain(let value), .ambiguous(let value, _): value
        }
    }

    /// Every value, the preferred one first.
    public var all: [Value] {
        switch self {
        case .certain(let value): [value]
        case .ambiguous(let preferred, let others): [preferred] + others
        }
    }

    /// The value if there is but one way to understand the text, else nil.
    public var certain: Value? {
        if case .certain(let value) = self { value } else { nil }
    }

    /// The reading with each of its values transformed.
    ///
    /// - Parameter transform: What to make of each value.
    /// - Returns: The same kind of reading.
    public func map<New>(_ transform: (Value) -> New) -> Reading<New> {
        switch self {
        case .certain(let value): .certain(transform(value))
        case .ambiguous(let preferred, let others):
            .ambiguous(preferred: transform(preferred), others: others.map(transform))
        }
    }
}

extension Reading where Value: Hashable {
    /// The reading of some candidates, the preferred one first; nil if there are none.
    ///
    /// - Parameter candidates: What the text may say; repeated values count once.
    public init?(candidates: [Value]) {
        var seen: Set<Value> = []
        let values = candidates.filter { seen.insert($0).inserted }
        guard let first = values.first else { return nil }
        self =
            values.count == 1
            ? .certain(first)
            : .ambiguous(preferred: first, others: Array(values.dropFirst()))
    }
}

extension Reading: Sendable where Value: Sendable {}
extension Reading: Equatable where Value: Equatable {}
extension Reading: Hashable where Value: Hashable {}
