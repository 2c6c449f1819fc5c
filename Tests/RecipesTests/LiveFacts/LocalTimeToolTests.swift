import Foundation
import Testing

@testable import Recipes

@Suite struct LocalTimeToolTests {
    /// 12 March 2026, 12:00 in London.
    private let noon = Date(timeIntervalSince1970: 1_773_316_800)

    @Test(arguments: [
        ("en", "Tokyo", "Asia/Tokyo"), ("de", "Tokio", "Asia/Tokyo"),
        ("it", "Città del Messico", "America/Mexico_City"), ("fr", "Nouméa", "Pacific/Noumea"),
        ("es", "Nueva York", "America/New_York"), ("pl", "Nowym Jorku", "America/New_York"),
        ("pl", "Londynie", "Europe/London"), ("sv", "Göteborg", "Europe/Stockholm"),
        ("nl", "Londen", "Europe/London"), ("pt", "Nova Iorque", "America/New_York"),
        ("nb", "Japan", "Asia/Tokyo"), ("en", "Portland, Oregon", "America/Los_Angeles"),
        ("en", "the Netherlands", "Europe/Amsterdam"), ("fr", "Japon", "Asia/Tokyo"),
        ("en", "Asia/Kathmandu", "Asia/Kathmandu"), ("de", "Mexiko-Stadt", "America/Mexico_City"),
    ])
    func knowsPlaces(language: String, place: String, zone: String) async throws {
        let tool = LocalTimeTool(locale: Locale(identifier: language)) { noon }
        let fact = try await tool.call(arguments: .init(place: place))
        let expected = try #require(TimeZone(identifier: zone))
        #expect(fact.timeZone.secondsFromGMT(for: noon) == expected.secondsFromGMT(for: noon))
    }

    @Test func tellsTheTime() async throws {
        let tool = LocalTimeTool { noon }
        let fact = try await tool.call(arguments: .init(place: "Tokyo"))
        #expect(fact.value == "2026-03-12T21:00:00+09:00")
        #expect(
            fact.sentence(in: Locale(identifier: "en_GB")) == "It is 21:00 on Thursday in Tokyo.")
        #expect(
            fact.sentence(in: Locale(identifier: "de_DE")) == "In Tokyo ist es 21:00, Donnerstag.")
    }

    @Test(arguments: ["Atlantis", "zzz", String(repeating: "x", count: 5000)])
    func refusesUnknownPlaces(place: String) async {
        let error = await #expect(throws: LiveFactsError.self) {
            try await LocalTimeTool().call(arguments: .init(place: place))
        }
        #expect(error?.code == .unknownPlace)
        #expect(error?.description.contains(place) == false)
    }
}
