import Foundation

/// What rules say for and against each topic.
///
/// Each sign is worth some points; a point makes a topic *e* times as probable.
struct TopicEvidence: Sendable {
    private(set) var points: [Topic: Double] = [:]

    init(
        _ reading: Reading, _ question: String, hasRule: Bool, mentionsRule: Bool,
        isContinued: Bool, last: Topic?
    ) {
        let words = reading.words.map(\.text)
        let text = (" " + words.joined(separator: " ") + " ").replacing(" i mean ", with: " ")
        func has(_ phrases: String) -> Bool {
            phrases.split(separator: "|").contains { text.contains(" \($0) ") }
        }
        func begins(_ phrases: String) -> Bool {
            phrases.split(separator: "|").contains { text.hasPrefix(" \($0) ") }
        }
        let request = reading.request
        let hasMedal =
            reading.has(.medals) || !request.medals.isEmpty || request.rank != nil
            || reading.has(.table)
        let hasWin = reading.has(.win)
        let hasPerson = !request.athletes.isEmpty
        let hasSport = request.sports != nil
        let hasEvent = !request.words.isEmpty
        let isOtherSport = reading.words.contains { OtherSports.stems.contains($0.stem) }
        let hasNoSport = !hasSport && !hasEvent && !hasPerson && !isOtherSport
        let asksRule = has(TopicWords.rule)
        let asksFact = begins(TopicWords.ruleOpenings) || has(TopicWords.ruleMeasures)

        var result = 0.0
        if hasWin { result += 3 }
        if hasMedal {
            result += has("two bronze|2 bronze|two bronzes|bronze medals") && has("why") ? 0 : 3
        }
        if hasPerson { result += reading.unknown.isEmpty || hasWin || hasMedal ? 4 : 1.5 }
        if hasSport || hasEvent { result += 1.5 }
        if !request.genders.isEmpty, hasSport || hasEvent { result += 1.5 }
        if !request.countries.isEmpty { result += 1 }
        if reading.has(.who), hasSport || hasEvent { result += 1 }
        if reading.has(.count), reading.has(.events) || reading.has(.country) { result += 2.5 }
        if isOtherSport { result += request.genders.isEmpty ? 2.5 : 4 }
        if has(TopicWords.opinions) { result -= 6 }
        if asksRule { result -= 3 }
        if hasSport || hasEvent, !asksRule, !asksFact { result += 1.5 }
        if hasNoSport, !hasMedal, !hasWin, !reading.unknown.isEmpty { result -= 2 }
        if isContinued, last == .result { result += reading.unknown.isEmpty ? 4 : 1 }
        points[.result] = result

        var rule = 0.0
        if asksRule { rule += 4 }
        if asksFact { rule += 2 }
        if begins("who"), !asksRule { rule -= 2 }
        if has("what does|what do|what is|whats|what are"), has("mean") || hasRule { rule += 2 }
        let isNounPhrase = !asksRule && !asksFact
        if hasRule, !isNounPhrase || !hasEvent && reading.request.genders.isEmpty { rule += 3.5 }
        if hasSport || hasEvent { rule += 1.5 }
        if hasPerson { rule -= 4 }
        if hasWin || hasMedal, !hasRule, !asksRule { rule -= 3 }
        if !request.countries.isEmpty { rule -= 1 }
        // `how many events are in the decathlon` is no question of the programme.
        if reading.has(.count), reading.has(.events), hasEvent, !hasSport { rule += 5 }
        if has(
            "are given|is given|are awarded|is awarded|do you get|do they get|gets a|get a|receives a"
        ) {
            rule += 4
        }
        if mentionsRule { rule += 2.5 }
        if mentionsRule, has("discipline|disciplines|which event|which events|what events") {
            rule += 5
        }
        if hasNoSport, !hasRule, !mentionsRule {
            rule -= has("rule|rules") ? 0 : asksRule ? 2.5 : 2
        }
        if has("do i|can i|should i|i want|my") { rule -= 5 }
        if isOtherSport { rule += 2.5 }
        if isContinued, last == .rule { rule += 3 }
        points[.rule] = rule

        var quiz = 0.0
        if has(TopicWords.quiz) { quiz += 9 }
        if last == .quiz, has(TopicWords.next), reading.words.count <= 5 { quiz += 9 }
        points[.quiz] = quiz

        var small = 0.0
        let rest = words.filter { !TopicWords.smallWords.contains($0) }
        if rest.isEmpty, !words.isEmpty { small += 6 }
        if has(TopicWords.small) { small += hasSport || hasPerson || hasMedal || hasWin ? 1 : 6 }
        if words.isEmpty { small += 5 }
        if begins(TopicWords.greetings), words.count <= 3 { small += 4 }
        points[.smallTalk] = small

        var other = 1.5
        if has(TopicWords.other) { other += 5 }
        if has(TopicWords.opinions) { other += 5 }
        if hasNoSport, !hasMedal, !hasWin { other += reading.unknown.isEmpty ? 1 : 3 }
        if hasSport || hasPerson || hasEvent { other -= 1 }
        if has("sport|sports|rule|rules|olympic|olympics"), !has(TopicWords.other) { other -= 1.5 }
        if begins(TopicWords.tasks) { other += 4 }
        let numbers = words.count { $0.allSatisfy(\.isNumber) }
        if numbers > 1, hasNoSport { other += 3 }
        points[.other] = other
    }

    /// How probable a topic has to be for the model not to be asked.
    static let certainty = 0.85
    private static let modelWeight = 0.35

    /// The probabilities by the rules, and by a model if it was asked.
    func probabilities(_ model: [Topic: Double] = [:]) -> [(topic: Topic, probability: Double)] {
        // A small model's certainty is not worth as much as that of rules.
        let total = max(model.values.reduce(0, +), .leastNormalMagnitude)
        let weights = Topic.allCases.map { topic in
            exp(points[topic] ?? 0)
                * pow(model.isEmpty ? 1 : max((model[topic] ?? 0) / total, 0.01), Self.modelWeight)
        }
        let sum = weights.reduce(0, +)
        return zip(Topic.allCases, weights).map { ($0, $1 / sum) }.sorted { $0.1 > $1.1 }
    }
}
