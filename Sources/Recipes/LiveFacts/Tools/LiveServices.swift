import Apus
import Foundation

/// The servers that live facts come from, and how long they may take.
///
/// No server is asked but by the tools of weather and web search.
public struct LiveServices: Sendable {
    /// Where places are looked up: a server with the geocoding API of Open-Meteo.
    public var geocoding = URL(string: "https://geocoding-api.open-meteo.com")
    /// Where forecasts come from: a server with the forecast API of Open-Meteo.
    public var forecast = URL(string: "https://api.open-meteo.com")
    /// The address of web searches with `{searchTerms}` in it, as OpenSearch writes it; nil is off.
    ///
    /// The answer is JSON: an object with `results`, each with `title`, `url` and `content`, or the
    /// array of OpenSearch suggestions (terms, titles, descriptions, addresses).
    public var search: String?
    /// How long a server may take for an answer.
    public var timeout = Duration.seconds(10)
    /// Tells the present instant.
    public var clock: @Sendable () -> Date = { Date() }

    /// The public servers of Open-Meteo, and no web search.
    public init() {}
}

extension LiveServices {
    /// The answer of a server.
    ///
    /// - Throws: `serverUnreachable`, `serverRefused`, or `CancellationError`.
    func answer(from address: URL, for tool: LiveTool) async throws -> Data {
        let server = address.host ?? "?"
        do {
            return try await HTTPDocument.read(
                address, timeout: timeout, byteLimit: LiveFactsLimits.serverAnswerLength)
        } catch let failure as HTTPDocument.Failure {
            throw LiveFactsError(
                failure.status == nil ? .serverUnreachable : .serverRefused, tool: tool,
                subject: server, found: failure.reason, underlying: failure)
        }
    }

    /// What a server's answer says.
    ///
    /// - Throws: As ``answer(from:for:)``, and `malformedAnswer`.
    func decoded<Answer: Decodable>(
        _ type: Answer.Type, from address: URL, for tool: LiveTool
    ) async throws -> Answer {
        let data = try await answer(from: address, for: tool)
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch {
            throw LiveFactsError(
                .malformedAnswer, tool: tool, subject: address.host ?? "?", underlying: error)
        }
    }
}
