import OrderedJSON

/// A question with what its answer has to be.
public struct EvaluationCase: Sendable {
    /// The identifier.
    public let id: String
    /// The question.
    public let question: String
    /// The question before, of which this is a follow-up.
    public let previous: String?
    /// The topic.
    public let topic: String
    /// The identifiers of the events that the answer rests on.
    public let events: Set<String>
    /// Names that the answer has to state.
    public let names: [String]
    /// Codes of countries that the answer has to state.
    public let countries: [String]
    /// The number that the answer has to state.
    public let count: Int?
    /// Whether to ask back is right.
    public let isAmbiguous: Bool
    /// Whether nothing in the data fits.
    public let isNone: Bool
    /// Rules one of which answers it.
    public let rules: Set<String>

    /// Whether it is in the half that is not looked at while rules are made: the first byte of the
    /// SHA-256 of its identifier is even.
    public var isTest: Bool { FirstByte.ofSHA256(id) % 2 == 0 }

    /// Reads questions, one JSON object a line.
    ///
    /// - Parameters:
    ///   - bytes: The lines.
    ///   - name: What the file is called in errors.
    /// - Returns: The cases.
    /// - Throws: ``GamesError`` with the path in a line.
    public static func cases(in bytes: [UInt8], name: String) throws(GamesError) -> [EvaluationCase]
    {
        var cases: [EvaluationCase] = []
        for (number, line) in bytes.split(separator: 0x0A).enumerated() {
            let root = try DocumentCursor(Array(line), name: "\(name):\(number + 1)")
            let expected = try root.member("expected")
            let answer = expected.optional("answer")
            cases.append(
                EvaluationCase(
                    id: try root.string("id"), question: try root.string("question"),
                    previous: try root.optional("previous")?.string(),
                    topic: try root.string("topic"),
                    events: Set(try expected.strings("events")),
                    names: try answer?.strings("names") ?? [],
                    countries: try answer?.strings("countries") ?? [],
                    count: try answer?.optional("count")?.integer(),
                    isAmbiguous: expected.optional("ambiguous")?.value.boolValue ?? false,
                    isNone: expected.optional("none")?.value.boolValue ?? false,
                    rules: Set(try expected.strings("rules"))))
        }
        return cases
    }
}
