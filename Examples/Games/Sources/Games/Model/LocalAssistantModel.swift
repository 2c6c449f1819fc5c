import Apus
import Foundation
import FoundationModels

/// Asks a local model, in sessions whose instructions are computed once.
public actor LocalAssistantModel: AssistantModel {
    private let model: LocalLanguageModel
    private var outcome = "not asked"

    /// Prepares a model.
    ///
    /// - Parameter name: A name of the model store or a path.
    public init(_ name: String) { model = LocalLanguageModel(name) }

    /// What came of the last call.
    public func lastOutcome() -> String { outcome }

    /// How probable each label is as the answer to a prompt.
    public func choose(
        among labels: [String], prompt: String, instructions: String,
        examples: [(text: String, label: String)]
    ) async -> [String: Double]? {
        guard isAllowed else { return nil }
        let session = LanguageModelSession(
            model: model, transcript: Self.transcript(instructions, examples))
        do {
            let choice = try await session.choose(among: labels, to: prompt)
            outcome = "answered"
            return Dictionary(
                choice.probabilities.map { ($0.label, $0.probability) },
                uniquingKeysWith: { first, _ in first })
        } catch {
            outcome = "failed: \(error)"
            return nil
        }
    }

    /// A text whose names and numbers are words of the facts.
    public func tell(
        _ prompt: String, instructions: String, facts: String, maximumTokens: Int
    ) async -> String? {
        guard isAllowed else { return nil }
        var extra = LocalGenerationOptions()
        let words = Set(facts.lowercased().split { !$0.isLetter }.map(String.init))
        extra.grounding = Grounding(
            facts: facts, openings: ["The", "In", "At", "And"],
            excludedWords: Self.numerals.filter { !words.contains($0) })
        let session = LanguageModelSession(model: model, instructions: instructions)
        do {
            let response = try await session.respond(
                to: prompt,
                options: GenerationOptions(
                    samplingMode: .greedy, maximumResponseTokens: maximumTokens),
                metadata: extra.metadata)
            guard response.generation?.wasClosedForLimit == false else {
                outcome = "cut"
                return nil
            }
            outcome = "answered"
            return response.content
        } catch {
            outcome = "failed: \(error)"
            return nil
        }
    }

    private var isAllowed: Bool {
        guard ProcessInfo.processInfo.environment["APUS_MODEL_CALLS"] != "off" else {
            outcome = "switched off"
            return false
        }
        return true
    }

    private static func transcript(
        _ instructions: String, _ examples: [(text: String, label: String)]
    ) -> Transcript {
        func text(_ content: String) -> [Transcript.Segment] {
            [.text(Transcript.TextSegment(content: content))]
        }
        var entries: [Transcript.Entry] = [
            .instructions(
                Transcript.Instructions(segments: text(instructions), toolDefinitions: []))
        ]
        for example in examples {
            entries.append(.prompt(Transcript.Prompt(segments: text(example.text))))
            entries.append(
                .response(Transcript.Response(assetIDs: [], segments: text(example.label))))
        }
        return Transcript(entries: entries)
    }

    /// Numbers in words, which no text may have that its facts do not.
    private static let numerals =
        "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|twenty|thirty|hundred|thousand|twice|double|triple"
        .split(separator: "|").map(String.init)
}
