/// Builds multiple-choice questions from the data.
///
/// The same seed and number give the same question.
public struct Quiz: Sendable {
    private let data: GamesData
    private let events: [GamesEvent]
    private let seed: UInt64

    /// Prepares a quiz.
    ///
    /// - Parameters:
    ///   - data: The results.
    ///   - sports: The identifiers of the sports to ask about; nil for all.
    ///   - seed: What the questions depend on.
    public init(_ data: GamesData, sports: Set<String>? = nil, seed: UInt64 = 1) {
        self.data = data
        self.seed = seed
        let all = data.events.filter { !$0.medals.isEmpty }
        let chosen = all.filter { sports?.contains($0.sport) ?? true }
        events = chosen.isEmpty ? all : chosen
    }

    /// The question of a number, from 0.
    ///
    /// - Returns: The question, or nil if the data has too little for one.
    public func question(_ number: Int) -> QuizQuestion? {
        guard !events.isEmpty else { return nil }
        // Another event for each number until all were asked about.
        var order = SplitMixGenerator(seed: seed)
        let shuffled = events.shuffled(using: &order)
        let start = ((number % shuffled.count) + shuffled.count) % shuffled.count
        for offset in 0..<shuffled.count {
            let event = shuffled[(start + offset) % shuffled.count]
            var generator = SplitMixGenerator(
                seed: seed ^ (UInt64(truncatingIfNeeded: number) &* 0x2545_F491_4F6C_DD1D))
            if let question = question(on: event, using: &generator) { return question }
        }
        return nil
    }

    private func question(on event: GamesEvent, using generator: inout SplitMixGenerator)
        -> QuizQuestion?
    {
        let wording = Wording(data: data)
        let medals = Medal.allCases.filter { medal in event.medals.count { $0.medal == medal } == 1
        }
        guard let medal = medals.randomElement(using: &generator),
            let placement = event.medals.first(where: { $0.medal == medal })
        else { return nil }
        let asksCountry = placement.names.isEmpty || Int.random(in: 0..<3, using: &generator) == 0
        func label(_ placement: Placement) -> String? {
            if asksCountry { return data.countryName(placement.country) }
            return placement.names.isEmpty ? nil : placement.names.joined(separator: " and ")
        }
        guard let right = label(placement) else { return nil }
        // Others of the event first, then of the sport, then anybody of its kind.
        let near = event.placements.filter { $0.rank != placement.rank }
        let sport = data.events.filter {
            $0.sport == event.sport && $0.gender == event.gender && $0.games == event.games
        }
        let far = data.events.filter {
            $0.kind == event.kind && $0.gender == event.gender && $0.games == event.games
        }
        let excluded = Set(event.medals.filter { $0.rank == placement.rank }.compactMap(label))
        var wrong: [String] = []
        for pool in [
            near, sport.flatMap(\.medals), far.flatMap(\.medals), data.events.flatMap(\.medals),
        ] {
            for other in pool.shuffled(using: &generator) {
                guard wrong.count < 3, let text = label(other), !excluded.contains(text),
                    !wrong.contains(text)
                else { continue }
                wrong.append(text)
            }
        }
        guard wrong.count == 3 else { return nil }
        let options = (wrong + [right]).shuffled(using: &generator)
        guard let correct = options.firstIndex(of: right) else { return nil }
        let title = wording.title(event)
        let prompt =
            asksCountry
            ? "Which country won \(medal.name) in the \(title) at \(wording.games(event))?"
            : "Who won \(medal.name) in the \(title) at \(wording.games(event))?"
        let explanation =
            "\(wording.holder(placement)) won \(medal.name) in the \(title)."
            + (event.note.map { " " + $0 } ?? "")
        return QuizQuestion(
            prompt: prompt, options: options, correctIndex: correct,
            explanation: Wording.capitalised(explanation),
            event: event.id)
    }
}
