/// A tool with its arguments, before it runs.
public enum LiveCall: Sendable {
    /// The time at a place.
    case localTime(LocalTimeTool.Arguments)
    /// The weather at a place; an empty place is one that the question does not name.
    case weather(WeatherTool.Arguments)
    /// Arithmetic.
    case calculator(CalculatorTool.Arguments)
    /// A quantity in another unit.
    case convert(ConversionTool.Arguments)
    /// Days, weekdays and ages.
    case calendar(CalendarTool.Arguments)
    /// A search of the web.
    case webSearch(WebSearchTool.Arguments)

    /// The tool.
    public var tool: LiveTool {
        switch self {
        case .localTime: .localTime
        case .weather: .weather
        case .calculator: .calculator
        case .convert: .convert
        case .calendar: .calendar
        case .webSearch: .webSearch
        }
    }

    /// The arguments that are given, by name: spans of the question, or values read from it.
    public var arguments: [String: String] {
        let all: [String: String?] =
            switch self {
            case .localTime(let arguments): ["place": arguments.place]
            case .weather(let arguments):
                [
                    "place": arguments.place.isEmpty ? nil : arguments.place,
                    "date": arguments.date,
                ]
            case .calculator(let arguments): ["expression": arguments.expression]
            case .convert(let arguments):
                ["amount": arguments.amount, "from": arguments.from, "to": arguments.to]
            case .calendar(let arguments):
                [
                    "question": arguments.question.rawValue, "date": arguments.date,
                    "otherDate": arguments.otherDate, "count": arguments.count.map(String.init),
                    "unit": arguments.unit?.rawValue,
                ]
            case .webSearch(let arguments): ["terms": arguments.terms]
            }
        return all.compactMapValues { $0 }
    }
}
