import Foundation

/// A client of Open-Meteo's geocoding and forecast APIs (open-meteo.com/en/docs).
struct WeatherService: Sendable {
    let services: LiveServices

    /// A place that the server knows.
    struct Place: Decodable, Sendable {
        let name: String
        let latitude: Double
        let longitude: Double
    }

    private struct Places: Decodable {
        let results: [Place]?
    }

    struct Forecast: Decodable, Sendable {
        struct Current: Decodable, Sendable {
            let temperature: Decimal
            let code: Int
            let wind: Decimal

            private enum CodingKeys: String, CodingKey {
                case temperature = "temperature_2m"
                case code = "weather_code"
                case wind = "wind_speed_10m"
            }
        }

        struct Daily: Decodable, Sendable {
            let days: [String]
            let codes: [Int?]
            let highest: [Decimal?]
            let lowest: [Decimal?]
            let precipitation: [Decimal?]

            private enum CodingKeys: String, CodingKey {
                case days = "time"
                case codes = "weather_code"
                case highest = "temperature_2m_max"
                case lowest = "temperature_2m_min"
                case precipitation = "precipitation_probability_max"
            }
        }

        let current: Current
        let daily: Daily
    }

    /// The place of a name.
    ///
    /// - Throws: `unknownPlace` if the server knows none, and what ``LiveServices`` throws.
    func place(named name: String, _ locale: Locale) async throws -> Place {
        let address = try Self.address(
            services.geocoding, "v1/search", "geocoding",
            [
                ("name", name), ("count", "1"), ("format", "json"),
                ("language", locale.language.languageCode?.identifier ?? "en"),
            ])
        let places = try await services.decoded(Places.self, from: address, for: .weather)
        guard let place = places.results?.first else {
            throw LiveFactsError(.unknownPlace, tool: .weather, subject: "place")
        }
        return place
    }

    /// The weather at a place, now and for seven days.
    func forecast(at place: Place) async throws -> Forecast {
        let address = try Self.address(
            services.forecast, "v1/forecast", "forecast",
            [
                ("latitude", "\(place.latitude)"), ("longitude", "\(place.longitude)"),
                ("current", "temperature_2m,weather_code,wind_speed_10m"),
                (
                    "daily",
                    "weather_code,temperature_2m_max,temperature_2m_min,precipitation_probability_max"
                ),
                ("timezone", "auto"), ("forecast_days", "7"),
            ])
        let forecast = try await services.decoded(Forecast.self, from: address, for: .weather)
        let counts = [
            forecast.daily.codes.count, forecast.daily.highest.count, forecast.daily.lowest.count,
            forecast.daily.precipitation.count,
        ]
        guard !forecast.daily.days.isEmpty,
            counts.allSatisfy({ $0 == forecast.daily.days.count })
        else {
            throw LiveFactsError(
                .malformedAnswer, tool: .weather, subject: address.host ?? "?",
                expected: "lists of one length, with a value for each day")
        }
        return forecast
    }

    private static func address(
        _ base: URL?, _ path: String, _ name: String, _ query: [(String, String)]
    ) throws(LiveFactsError) -> URL {
        guard let base, ["http", "https"].contains(base.scheme?.lowercased()),
            var parts = URLComponents(
                url: base.appending(path: path), resolvingAgainstBaseURL: true)
        else {
            throw LiveFactsError(.notConfigured, tool: .weather, subject: name)
        }
        parts.queryItems = query.map { URLQueryItem(name: $0, value: $1) }
        guard let url = parts.url else {
            throw LiveFactsError(.notConfigured, tool: .weather, subject: name)
        }
        return url
    }
}
