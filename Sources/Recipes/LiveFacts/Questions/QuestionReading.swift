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
            let isTask = Self.isTask(question)
            if !isTask || Self.hasNumbers(question) {
                if let calendar = CalendarQuestion(question), !isTask {
                    if let conversion = ConversionQuestion(question),
                        !Self.comparesDays(question)
                    {
                        return decide(.convert(conversion.arguments))
                    }
                    return decide(.calendar(calendar.arguments))
                }
                if let conversion = ConversionQuestion(question) {
                    return decide(.convert(conversion.arguments))
                }
                if let arithmetic = ArithmeticQuestion(question), arithmetic.isCertain {
                    return decide(.calculator(.init(expression: arithmetic.expression)))
                }
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
            var possible: [LiveCall] = []
            if let weather { possible.append(weather) }
            if let place { possible.append(.localTime(.init(place: place))) }
            if let arithmetic = ArithmeticQuestion(question) {
                possible.append(.calculator(.init(expression: arithmetic.expression)))
            }
            return decide(nil, possible)
        }()
    }

    /// Whether the question speaks of a request that no tool answers.
    private static func isTask(_ question: Question) -> Bool {
        question.asks(question.language.tasks)
    }

    private static func hasNumbers(_ question: Question) -> Bool {
        question.tokens.contains { $0.kind == .number }
    }

    /// Whether days are counted to a day, not only named by their number.
    private static func comparesDays(_ question: Question) -> Bool {
        question.days.contains { !$0.isDistance }
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
