import Apus
import FoundationModels

/// Tells which recipe a text is for, with probabilities.
///
/// Rules look at a text first: words of parcels, payments and meetings, amounts, days and times. Where
/// they leave a choice, the model scores the routes as labels. What it prefers whatever the text is
/// taken out, and the rest is multiplied with what the rules say.
public struct RecipeRouter: Sendable {
    private let model: any LanguageModel
    private let beginning: [Transcript.Entry]
    private let bias = RouteBias()

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
            let bias = try await bias.values { try await self.scores(of: $0) }
            scores = try await self.scores(of: text)
            for (route, value) in bias { scores[route, default: 0] /= value }
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

    /// What the model alone says of a text.
    private func scores(of text: String) async throws -> [Route: Double] {
        let session = LanguageModelSession(
            model: model, transcript: Transcript(entries: beginning))
        let choice = try await session.choose(among: Route.allCases.map(\.rawValue), to: text)
        var scores: [Route: Double] = [:]
        for score in choice.probabilities {
            if let route = Route(rawValue: score.label) { scores[route] = score.probability }
        }
        return scores
    }
}

/// Which routes a model prefers whatever the text, measured once by texts that say nothing.
///
/// See Zhao et al., “Calibrate Before Use” (2021).
private actor RouteBias {
    private static let texts = ["N/A", "…", "text"]
    private var measured: [Route: Double]?

    func values(
        _ scores: @Sendable (String) async throws -> [Route: Double]
    ) async throws -> [Route: Double] {
        if let measured { return measured }
        var sums: [Route: Double] = [:]
        for text in Self.texts {
            for (route, score) in try await scores(text) {
                sums[route, default: 0] += score / Double(Self.texts.count)
            }
        }
        let bias = sums.mapValues { max($0, 0.02) }
        measured = bias
        return bias
    }
}
