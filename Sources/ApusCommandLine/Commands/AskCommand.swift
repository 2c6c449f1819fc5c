import Apus
import Foundation
import OrderedJSON
import Recipes

/// `apus ask`: a question that a clock, a calendar, arithmetic or a service answers.
struct AskCommand: Command {
    static let name = "ask"
    static let summary = "Answer a question about time, weather, sums, units or days"
    static let discussion = """
        Rules and the model choose a tool; the answer's numbers are the tool's. What no
        tool answers is said so: ask it with 'apus respond'. Only the weather and
        searches need a network.
        """

    private static let commandPath = "apus ask"

    var question: String?
    var locale: Locale?
    var today: CalendarDay?
    var timeZone: TimeZone?
    var weatherAddress: URL?
    var searchAddress: String?
    var printsJSON = false
    var model = ModelArguments()

    static let parameters: [Parameter<Self>] =
        [
            .argument(
                "QUESTION", \.question, .text, help: "The question; standard input if absent"),
            .option(
                "--locale", value: "NAME", \.locale, .locale,
                help: "The question's language and region; by default by its words"),
            .option(
                "--today", value: "DATE", \.today, .day,
                help: "The day that days are seen from, as YYYY-MM-DD; by default today"),
            .option(
                "--time-zone", value: "NAME", \.timeZone, .timeZone,
                help: "Where you are, such as Europe/Rome; by default what the system says"),
            .option(
                "--weather-url", value: "URL", \.weatherAddress, .serverAddress,
                help: "A server with both APIs of Open-Meteo; by default Open-Meteo's own"),
            .option(
                "--search-url", value: "URL", \.searchAddress, .searchAddress,
                help: "Where to search the web, with {searchTerms} in it; by default nowhere"),
            .flag("--json", path: \.printsJSON, help: "Print one object"),
        ] + ModelArguments.parameters.within(\.model)

    func run(_ console: Console) async throws {
        guard let text = try question ?? standardInput(console),
            !text.allSatisfy(\.isWhitespace)
        else {
            throw CommandLineError(
                .usage(.missing(name: "QUESTION"), commandPath: Self.commandPath))
        }
        var services = LiveServices()
        if let weatherAddress {
            services.geocoding = weatherAddress
            services.forecast = weatherAddress
        }
        services.search = searchAddress
        let facts = LiveFacts(
            model: LocalLanguageModel(try model.load(console)), services: services)
        let context = RecipeContext(
            locale: locale, today: today, timeZone: timeZone ?? .current)
        let answer = try await CancellableWork.run { _ in try await facts.ask(text, context) }
        if printsJSON {
            try console.writeLine(json(answer).jsonText())
        } else if let sentence = answer.sentence {
            for line in sentence.split(separator: "\n") {
                try console.writeLine(String(line).printable())
            }
        } else {
            try console.writeLine("no tool answers this")
        }
    }

    /// Standard input; nil if nobody has been asked to type anything.
    private func standardInput(_ console: Console) throws -> String? {
        console.input.isTerminal ? nil : try console.input.readAll()
    }

    private func json(_ answer: LiveAnswer) -> JSONValue {
        let arguments = answer.arguments.sorted { $0.key < $1.key }
        return [
            "tool": .optional(answer.tool?.rawValue),
            "arguments": .object(JSONObject(arguments.map { ($0.key, .string($0.value)) })),
            "value": .optional(answer.value), "answer": .optional(answer.sentence),
            "asked_model": .bool(answer.askedModel),
        ]
    }
}

extension ValueFormat where Value == String {
    /// The address of searches.
    static var searchAddress: ValueFormat {
        ValueFormat(
            expectation: "an address with `{searchTerms}` in it", completion: .nothing
        ) { text in text.contains("{searchTerms}") && text.hasPrefix("http") ? text : nil }
    }
}
