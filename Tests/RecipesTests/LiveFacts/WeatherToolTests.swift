import Foundation
import TestSupport
import Testing

@testable import Recipes

@Suite struct WeatherToolTests {
    private static let places =
        #"{"results":[{"name":"Oslo","latitude":59.9,"longitude":10.7,"country":"Norway"}]}"#
    private static let forecast = """
        {"current":{"temperature_2m":-3.4,"weather_code":71,"wind_speed_10m":12.5},
        "daily":{"time":["2026-03-12","2026-03-13"],"weather_code":[71,3],
        "temperature_2m_max":[-1.2,2.0],"temperature_2m_min":[-7.5,-2],
        "precipitation_probability_max":[80,null]}}
        """

    /// A server that answers every path with what is given for it.
    private func server(
        places: String = places, forecast: String = forecast, status: Int = 200
    ) throws -> LoopbackServer {
        try LoopbackServer { connection in
            guard let request = connection.readRequest() else { return }
            let body = request.path.hasPrefix("/v1/search") ? places : forecast
            connection.send(
                "HTTP/1.1 \(status) X\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8)
        }
    }

    private func services(_ server: LoopbackServer) -> LiveServices {
        var services = LiveServices()
        services.geocoding = URL(string: server.address)
        services.forecast = URL(string: server.address)
        services.timeout = .seconds(120)
        return services
    }

    @Test func tellsThePresentWeather() async throws {
        let server = try server()
        defer { server.stop() }
        let fact = try await WeatherTool(services: services(server)).call(
            arguments: .init(place: "oslo"))
        #expect(fact.value == "-3.4")
        #expect(
            fact.sentence(in: Locale(identifier: "en_GB"))
                == "Oslo: now -3.4 °C, snow, wind 12.5 km/h, between -7.5 and -1.2 °C, 80% chance of rain."
        )
    }

    @Test func tellsTheWeatherOfALaterDay() async throws {
        let server = try server()
        defer { server.stop() }
        let fact = try await WeatherTool(services: services(server)).call(
            arguments: .init(place: "Oslo", date: "2026-03-13"))
        #expect(fact.condition == .overcast)
        #expect(
            fact.sentence(in: Locale(identifier: "de_DE"))
                == "Oslo, 13. März 2026: bedeckt, zwischen -2 und 2 °C.")
    }

    @Test(arguments: [
        ("{}", Self.forecast, 200, "unknownPlace"),
        ("<html>", Self.forecast, 200, "malformedAnswer"),
        (Self.places, "{}", 200, "malformedAnswer"),
        (Self.places, Self.forecast, 503, "serverRefused"),
        (
            Self.places, Self.forecast.replacing("[71,3]", with: "[71]"), 200, "malformedAnswer"
        ),
        (#"{"results":"#, Self.forecast, 200, "malformedAnswer"),
    ])
    func saysWhatIsWrongWithAServer(
        places: String, forecast: String, status: Int, code: String
    ) async throws {
        let server = try server(places: places, forecast: forecast, status: status)
        defer { server.stop() }
        let error = await #expect(throws: LiveFactsError.self) {
            try await WeatherTool(services: services(server)).call(arguments: .init(place: "Oslo"))
        }
        #expect(error?.code.rawValue == code)
    }

    @Test func givesUpOnSlowServers() async throws {
        let server = try LoopbackServer { $0.waitForEnd() }
        defer { server.stop() }
        var services = services(server)
        services.timeout = .milliseconds(200)
        let error = await #expect(throws: LiveFactsError.self) {
            try await WeatherTool(services: services).call(arguments: .init(place: "Oslo"))
        }
        #expect(error?.code == .serverUnreachable)
    }

    @Test func refusesDaysBeyondTheForecast() async throws {
        let server = try server()
        defer { server.stop() }
        let error = await #expect(throws: LiveFactsError.self) {
            try await WeatherTool(services: services(server)).call(
                arguments: .init(place: "Oslo", date: "2026-05-01"))
        }
        #expect(error?.code == .outOfRange)
    }

    @Test(arguments: [
        #"{"results":[{"title":"A","url":"https://a.example","content":"x"}]}"#,
        #"["q",["A"],["x"],["https://a.example"]]"#,
    ])
    func searchesReadBothForms(answer: String) async throws {
        let server = try server(forecast: answer)
        defer { server.stop() }
        var services = services(server)
        services.search = server.address + "/search?q={searchTerms}"
        let fact = try await WebSearchTool(services: services).call(
            arguments: .init(terms: "a & b"))
        #expect(fact.sentence(in: Locale(identifier: "en")) == "A: x (https://a.example)")
    }

    @Test func searchIsOffByDefault() async {
        let error = await #expect(throws: LiveFactsError.self) {
            try await WebSearchTool(services: LiveServices()).call(arguments: .init(terms: "a"))
        }
        #expect(error?.code == .notConfigured)
    }
}
