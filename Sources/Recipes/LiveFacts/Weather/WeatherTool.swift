import Foundation
import FoundationModels

/// Tells the weather at a place, now or on a day of the coming week, from a server of Open-Meteo's API.
public struct WeatherTool: Tool {
    /// Where and when.
    @Generable
    public struct Arguments: Sendable {
        /// The place.
        @Guide(description: "A city or region")
        public var place: String
        /// The day.
        @Guide(description: "The day as YYYY-MM-DD; now if absent")
        public var date: String?

        /// Asks for the weather.
        ///
        /// - Parameters:
        ///   - place: A city or region.
        ///   - date: The day, as ISO 8601; now if nil.
        public init(place: String, date: String? = nil) {
            self.place = place
            self.date = date
        }
    }

    /// The name by which models call it.
    public let name = LiveTool.weather.rawValue
    /// What it does, for models.
    public let description = "Tells the weather at a place"
    private let service: WeatherService
    private let locale: Locale

    /// Creates the tool.
    ///
    /// - Parameters:
    ///   - services: The servers.
    ///   - locale: The language that places are named in.
    public init(
        services: LiveServices = LiveServices(), locale: Locale = Locale(identifier: "en_GB")
    ) {
        service = WeatherService(services: services)
        self.locale = locale
    }

    /// Asks the servers for the weather.
    ///
    /// - Parameter arguments: Where and when.
    /// - Returns: The weather there.
    /// - Throws: ``LiveFactsError`` for an unknown place, a day that is not forecast, and servers that
    ///   fail, are slow or talk nonsense.
    public func call(arguments: Arguments) async throws -> WeatherFact {
        guard !arguments.place.isEmpty else {
            throw LiveFactsError(.missingArgument, tool: .weather, subject: "place")
        }
        guard arguments.place.utf8.count <= LiveFactsLimits.textLength else {
            throw LiveFactsError(.tooLong, tool: .weather, subject: "place")
        }
        let place = try await service.place(named: arguments.place, locale)
        let forecast = try await service.forecast(at: place)
        let daily = forecast.daily
        var index = 0
        if let date = arguments.date {
            guard let found = daily.days.firstIndex(of: date) else {
                throw LiveFactsError(
                    .outOfRange, tool: .weather, subject: "that day",
                    expected: "one of the next \(daily.days.count) days")
            }
            index = found
        }
        return WeatherFact(
            place: place.name, date: arguments.date, temperature: forecast.current.temperature,
            wind: forecast.current.wind,
            condition: WeatherCondition(code: daily.codes[index] ?? forecast.current.code),
            currentCondition: WeatherCondition(code: forecast.current.code),
            highest: daily.highest[index], lowest: daily.lowest[index],
            precipitation: daily.precipitation[index])
    }
}

/// The weather at a place.
public struct WeatherFact: LiveFact, Hashable {
    /// The place, as the server names it.
    public let place: String
    /// The day as ISO 8601; nil for now.
    public let date: String?
    /// The present temperature in degrees Celsius.
    public let temperature: Decimal
    /// The present speed of the wind in kilometres an hour.
    public let wind: Decimal
    /// The weather of the day.
    public let condition: WeatherCondition?
    /// The present weather.
    public let currentCondition: WeatherCondition?
    /// The day's highest temperature.
    public let highest: Decimal?
    /// The day's lowest temperature.
    public let lowest: Decimal?
    /// The day's probability of rain or snow in percent.
    public let precipitation: Decimal?

    /// The temperature in degrees Celsius: the present one, or the day's highest.
    public var value: String {
        DecimalFunctions.plainText(date == nil ? temperature : highest ?? temperature)
    }

    /// The weather as people say it.
    ///
    /// - Parameter locale: The language.
    /// - Returns: The sentence.
    public func sentence(in locale: Locale) -> String {
        let table = SentenceTable.of(locale)
        func text(_ number: Decimal) -> String { DecimalFunctions.spoken(number, locale) }
        var sentences: [String] = []
        if date == nil {
            sentences.append(
                table.weatherNow.replacing("{temperature}", with: text(temperature))
                    .replacing("{wind}", with: text(wind))
                    .replacing("{condition}", with: table.condition(currentCondition)))
        } else {
            sentences.append(
                table.weatherLater.replacing("{condition}", with: table.condition(condition)))
        }
        if let highest, let lowest {
            sentences.append(
                table.range.replacing("{lowest}", with: text(lowest))
                    .replacing("{highest}", with: text(highest)))
        }
        if let precipitation {
            sentences.append(
                table.precipitation.replacing("{share}", with: text(precipitation)))
        }
        let day = date.flatMap { CalendarDay(isoText: $0) }.map { CalendarFact.text($0, locale) }
        let heading = [place, day].compactMap { $0 }.joined(separator: ", ")
        return heading + ": " + sentences.joined(separator: ", ") + "."
    }
}

extension CalendarDay {
    /// Reads `2026-05-31`.
    init?(isoText: String) {
        let parts = isoText.split(separator: "-").map { Int($0) }
        guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2] else {
            return nil
        }
        self.init(year: year, month: month, day: day)
    }
}
