import Apus
import FoundationModels

/// Tells which recipe a text is for, with probabilities.
///
/// Rules look at a text first: words of parcels, payments and meetings, amounts, days and times. Where
/// they leave a choice, the model scores the routes as labels, and its probabilities are multiplied
/// with those of the rules.
public struct RecipeRouter: Sendable {
    private let model: any LanguageModel
    private let beginning: [Transcript.Entry]

    /// Prepares a router for a model.
    ///
    /// - Parameter model: The model that scores the routes; a ``LocalLanguageModel``.
    public init(model: any LanguageModel) {
        self.model = model
        var entries: [Transcript.Entry] = [
            .instructions(
                Transcript.Instructions(
                    segments: [.text(Transcript.TextSegment(content: Self.instructions))],
                    toolDefinitions: []))
        ]
        for (text, route) in Self.examples {
            entries.append(
                .prompt(
                    Transcript.Prompt(segments: [.text(Transcript.TextSegment(content: text))])))
            entries.append(
                .response(
                    Transcript.Response(
                        assetIDs: [],
                        segments: [.text(Transcript.TextSegment(content: route.rawValue))])))
        }
        beginning = entries
    }

    /// Tells which recipe a text is for.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - context: Where it is read.
    /// - Returns: The routes and their probabilities.
    /// - Throws: What the model's session throws; `notLocal` if the model is no local one and is asked.
    public func route(
        _ text: String, _ context: RecipeContext = RecipeContext()
    ) async throws -> Routing {
        let start = ContinuousClock.now
        let evidence = RouteEvidence(in: Document(text), context)
        var scores: [Route: Double] = [:]
        if !evidence.isCertain {
            let session = LanguageModelSession(
                model: model, transcript: Transcript(entries: beginning))
            let choice = try await session.choose(
                among: Route.allCases.map(\.rawValue), to: text)
            for score in choice.probabilities {
                if let route = Route(rawValue: score.label) { scores[route] = score.probability }
            }
        }
        let options = evidence.probabilities(scores).map {
            Routing.Option(route: $0.key, probability: $0.value)
        }
        return Routing(
            options: options.sorted {
                ($0.probability, $1.route.rawValue) > ($1.probability, $0.route.rawValue)
            },
            askedModel: !evidence.isCertain,
            seconds: (ContinuousClock.now - start) / .seconds(1))
    }
}
