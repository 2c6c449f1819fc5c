import Apus
import Foundation
import FoundationModels

/// Asks models through one client, in sessions whose instructions are computed once.
///
/// A call that no model answers gives nil, and the assistant goes on with rules and templates.
public actor AssistantModelClient: AssistantModel {
    private let client: ModelClient
    private var outcome = "not asked"

    /// How long a call may take.
    public static let timeout = Duration.seconds(30)

    /// Asks through a client.
    ///
    /// - Parameter client: The client, with its chain of models and its switch.
    public init(_ client: ModelClient) { self.client = client }

    /// Asks a model of the store, or where it is not installed the machine's default model.
    ///
    /// - Parameter name: A name of the model store or a path.
    public init(_ name: String = "qwen2.5-coder-0.5b") {
        client = ModelClient([.local(name), .system()], timeout: Self.timeout)
    }

    /// What came of the last call.
    public func lastOutcome() -> String { outcome }

    /// Lets the model load and compute its instructions, beside the caller.
    public func prewarm(
        instructions: String, examples: [(text: String, label: String)]
    ) async {
        await client.prewarm(Self.prefix(instructions, examples))
    }

    /// How probable each label is as the answer to a prompt.
    public func choose(
        among labels: [String], prompt: String, instructions: String,
        examples: [(text: String, label: String)]
    ) async -> [String: Double]? {
        let result = await client.call(after: Self.prefix(instructions, examples)) { session in
            try await session.choose(among: labels, to: prompt).probabilities.map {
                Score(label: $0.label, probability: $0.probability)
            }
        }
        outcome = Self.described(result)
        return result.value.map { scores in
            Dictionary(
                scores.map { ($0.label, $0.probability) }, uniquingKeysWith: { first, _ in first })
        }
    }

    private struct Score: Sendable {
        let label: String
        let probability: Double
    }

    /// A text whose names and numbers are words of the facts.
    public func tell(
        _ prompt: String, instructions: String, examples: [(text: String, label: String)],
        facts: String,
        maximumTokens: Int
    ) async -> String? {
        let words = Set(facts.lowercased().split { !$0.isLetter }.map(String.init))
        let grounding = Grounding(
            facts: facts, openings: ["The", "In", "At", "And"],
            excludedWords: Self.numerals.filter { !words.contains($0) })
        let result = await client.call(after: Self.prefix(instructions, examples)) {
            session -> String? in
            var extra = LocalGenerationOptions()
            extra.grounding = grounding
            let response = try await session.respond(
                to: prompt,
                options: GenerationOptions(
                    samplingMode: .greedy, maximumResponseTokens: maximumTokens),
                metadata: extra.metadata)
            return response.generation?.wasClosedForLimit == false ? response.content : nil
        }
        outcome = Self.described(result)
        return result.value ?? nil
    }

    private static func described<Value>(_ result: ModelOutcome<Value>) -> String {
        (result.trail.map(\.description) + [result.description]).joined(separator: "; ")
    }

    private static func prefix(
        _ instructions: String, _ examples: [(text: String, label: String)]
    ) -> SessionPrefix {
        SessionPrefix(
            instructions, examples: examples.map { .init(prompt: $0.text, response: $0.label) })
    }

    /// Numbers in words, which no text may have that its facts do not.
    private static let numerals =
        "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|twenty|thirty|hundred|thousand|twice|double|triple"
        .split(separator: "|").map(String.init)
}
