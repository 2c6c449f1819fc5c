import Foundation
import FoundationModels

/// The tools of live facts, for one person at one place and time.
///
/// ```swift
/// let tools = DefaultTools(RecipeContext(locale: Locale(identifier: "de_DE"), timeZone: .current))
/// let session = LanguageModelSession(tools: tools.all)
/// ```
///
/// Each has typed results, and tells a model what it found as a sentence. ``LiveFacts`` chooses among
/// them without leaving the arguments to a model.
public struct DefaultTools: Sendable {
    /// The time at a place.
    public let localTime: LocalTimeTool
    /// The weather at a place.
    public let weather: WeatherTool
    /// Arithmetic.
    public let calculator: CalculatorTool
    /// Quantities in other units.
    public let convert: ConversionTool
    /// Days, weekdays and ages; nil if nobody says what day it is.
    public let calendar: CalendarTool?
    /// The web; nil if ``LiveServices/search`` is.
    public let webSearch: WebSearchTool?

    /// Creates the tools.
    ///
    /// - Parameters:
    ///   - context: Whose language, day and time zone count; what is nil is that of `services.clock`
    ///     and of Britain.
    ///   - services: The servers.
    public init(_ context: RecipeContext, services: LiveServices = LiveServices()) {
        let locale = context.locale ?? Locale(identifier: "en_GB")
        localTime = LocalTimeTool(
            locale: locale, timeZone: context.timeZone, clock: services.clock)
        weather = WeatherTool(services: services, locale: locale)
        calculator = CalculatorTool()
        convert = ConversionTool(locale: locale)
        calendar = context.day(services.clock).map { CalendarTool(today: $0, locale: locale) }
        webSearch = services.search == nil ? nil : WebSearchTool(services: services)
    }

    /// All tools, for a session.
    public var all: [any Tool] {
        let others: [(any Tool)?] = [calendar, webSearch]
        return [localTime, weather, calculator, convert] + others.compactMap { $0 }
    }
}

extension RecipeContext {
    /// Today, by the clock where the context does not say.
    ///
    /// - Returns: nil for a clock outside ``CalendarDay/years``.
    func day(_ clock: () -> Date) -> CalendarDay? { today ?? CalendarDay(clock(), in: timeZone) }
}
