import Foundation

/// What rules make of a question: a call that is certain, or calls that may be meant.
struct QuestionReading {
    /// The call; nil for none.
    let certain: LiveCall?
    /// What may be meant instead of nothing; empty if the rules leave no doubt.
    let possible: [LiveCall]

    init(_ question: Question, services: LiveServices) {
        let language = question.language
        func decide(_ call: LiveCall?, _ possible: [LiveCall] = []) -> (LiveCall?, [LiveCall]) {
            (call, possible)
        }
        (certain, possible) = {
            if let search = Self.search(question), services.search != nil { return decide(search) }
            if Self.isCommand(question) { return decide(nil) }
            let isTask = question.asks(language.tasks)
            if let conversion = ConversionQuestion(question), !Self.asksForDay(question) {
                return decide(.convert(conversion.arguments))
            }
            if let calendar = CalendarQuestion(question), calendar.isExplicit || !isTask {
                return decide(.calendar(calendar.arguments))
            }
            if let arithmetic = ArithmeticQuestion(question), arithmetic.isCertain {
                return decide(.calculator(.init(expression: arithmetic.expression)))
            }
            if isTask { return decide(nil) }
            let place = PlaceFinder(question).place()
            if question.asks(language.time) { return decide(.localTime(.init(place: place))) }
            let weather = place.map {
                LiveCall.weather(.init(place: $0, date: Self.date(question)))
            }
            if question.asks(language.weather) {
                return decide(
                    weather ?? .weather(.init(place: "", date: Self.date(question))))
            }
            if let weather, question.asks(language.weatherHints) { return decide(weather) }
            var possible: [LiveCall] = []
            // Questions about the present, or about a day: others ask what one has to know.
            if let place, Self.mayAsk(question),
                !question.days.isEmpty || question.asks(language.timeHints)
            {
                possible += [weather, .localTime(.init(place: place))].compactMap { $0 }
            }
            if let arithmetic = ArithmeticQuestion(question) {
                possible.append(.calculator(.init(expression: arithmetic.expression)))
            }
            return decide(nil, possible)
        }()
    }

    /// Whether the question begins as a request that no tool does, whatever the rest says.
    private static func isCommand(_ question: Question) -> Bool {
        let tasks = question.language.tasks
        let start = question.tokens.firstIndex { !Self.polite.contains($0.text) } ?? 0
        return tasks.match(question.tokens[start...]) != nil
            && !question.asks(question.language.age)
    }

    /// What requests begin with.
    private static let polite: Set<String> = [
        "please", "can", "could", "would", "you", "bitte", "kannst", "konntest", "du", "puoi",
        "potresti", "peux", "pourrais", "tu", "puedes", "podrias", "podes", "pode", "voce", "kun",
        "je", "kan", "czy", "mozesz", "prosze", "snalla", "por", "per", "favor", "favore", "hey",
        "hi", "ok", ",", "!", "¿", "¡", "alsjeblieft", "me", "mi", "mir",
    ]

    /// Whether the text does not end as a statement.
    private static func mayAsk(_ question: Question) -> Bool {
        let last = question.text.last { !$0.isWhitespace }
        return question.text.contains("?") || last != "." && last != "!"
    }

    /// Whether days are asked for rather than a length of time.
    private static func asksForDay(_ question: Question) -> Bool {
        question.asks(question.language.day) || question.asks(question.language.weekday)
    }

    /// The one day of a question about the weather.
    private static func date(_ question: Question) -> String? {
        guard let found = question.days.first, found.day != question.today else { return nil }
        return found.day.description
    }

    private static func search(_ question: Question) -> LiveCall? {
        guard let range = question.language.search.firstRange(in: question.tokens[...]),
            range.upperBound < question.tokens.count, range.lowerBound <= 3
        else { return nil }
        return .webSearch(
            .init(terms: question.words(range.upperBound..<question.tokens.count)))
    }
}
