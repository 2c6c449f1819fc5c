/// How answers compare with what they had to be.
public struct EvaluationScore: Sendable {
    /// What came of one case.
    public struct Verdict: Sendable {
        /// The identifier of the case.
        public let id: String
        /// Whether the topic is right.
        public let isTopicRight: Bool
        /// Whether exactly the right events were found, asked about or declined; nil if none is expected.
        public let areEventsRight: Bool?
        /// Whether a result or a rule is stated that is not what was asked for.
        public let isWrong: Bool
        /// Whether the answer tells a rule.
        public let statesRule: Bool
        /// Whether the right rule was told or declined; nil if it is no question about rules.
        public let isRuleRight: Bool?
        /// Whether all names, countries and counts are stated; nil if none are expected.
        public let isAnswerWhole: Bool?
    }

    /// The verdicts in the order of the cases.
    public private(set) var verdicts: [Verdict] = []
    /// How long each answer took.
    public private(set) var seconds: [Double] = []
    /// How many answers asked back though one event was meant.
    public private(set) var needlessQuestions = 0

    /// Nothing yet.
    public init() {}

    /// Adds an answer.
    public mutating func add(_ answer: GamesAnswer, to expected: EvaluationCase, seconds: Double) {
        self.seconds.append(seconds)
        let stated = Set(answer.rows.map(\.event)).union(
            answer.kind == .result ? answer.events : [])
        let states = answer.kind == .result
        var events: Bool?
        if expected.topic == "result" {
            if expected.isNone {
                events = !states && answer.kind != .rule
            } else if expected.isAmbiguous {
                events =
                    (states || answer.kind == .clarification)
                    && Set(answer.events) == expected.events
                if answer.kind == .clarification {
                    events = Set(answer.events).isSuperset(of: expected.events)
                }
            } else {
                events = states && stated == expected.events
            }
            if answer.kind == .clarification, !expected.isAmbiguous { needlessQuestions += 1 }
        }
        let names = Set(answer.rows.flatMap(\.names))
        let countries = Set(answer.rows.map(\.countryCode))
        var whole: Bool?
        if !expected.names.isEmpty || !expected.countries.isEmpty || expected.count != nil {
            whole =
                states && expected.names.allSatisfy(names.contains)
                && expected.countries.allSatisfy(countries.contains)
                && (expected.count == nil || expected.count == answer.count)
        }
        var rule: Bool?
        if expected.topic == "rule" {
            rule =
                expected.isNone
                ? answer.kind != .rule && !states
                : answer.rule.map { expected.rules.contains($0.id) } ?? false
        }
        let isWrong =
            states && (expected.topic != "result" || events == false || whole == false)
            || answer.kind == .rule && rule != true
        verdicts.append(
            Verdict(
                id: expected.id, isTopicRight: answer.topic.rawValue == expected.topic,
                areEventsRight: events,
                isWrong: isWrong, statesRule: answer.kind == .rule, isRuleRight: rule,
                isAnswerWhole: whole))
    }

    /// A count of those that are right, and of those that were asked.
    public typealias Share = (right: Int, of: Int)

    /// Topics.
    public var topics: Share { (verdicts.count { $0.isTopicRight }, verdicts.count) }
    /// Events.
    public var events: Share { Self.share(verdicts.map(\.areEventsRight)) }
    /// Rules.
    public var rules: Share { Self.share(verdicts.map(\.isRuleRight)) }
    /// Answers with all names, countries and counts.
    public var answers: Share { Self.share(verdicts.map(\.isAnswerWhole)) }
    /// Wrong results and rules that were stated.
    public var wrong: Int { verdicts.count { $0.isWrong } }
    /// Wrong rules among them.
    public var wrongRules: Int { verdicts.count { $0.isWrong && $0.statesRule } }
    /// The median of the times after the first answer, in seconds.
    public var median: Double {
        let sorted = seconds.dropFirst().sorted()
        return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    }

    private static func share(_ values: [Bool?]) -> Share {
        let known = values.compactMap(\.self)
        return (known.count { $0 }, known.count)
    }
}
