import Apus
import FoundationModels

/// Lets a model choose among calls that a question may mean, and none, by scoring their labels.
struct ToolChooser: Sendable {
    let model: any LanguageModel

    private static let none = "chat"

    private static let instructions = """
        Say what a message asks for, with one word.
        weather: the weather, or what to wear for it, at a place
        time: the time of day at a place
        sum: a calculation
        chat: anything else
        """

    private static let examples: [(String, String)] = [
        ("Do I need a coat in Oslo today?", "weather"), ("What is the capital of Peru?", "chat"),
        ("Is it already dark in Sydney?", "time"), ("Ist es gerade kalt in Bern?", "weather"),
        ("I love walking in Lisbon.", "chat"),
        ("Can I call Tokyo now or is everyone asleep?", "time"),
        ("Wer ist der Bürgermeister von Köln?", "chat"), ("Fa caldo a Bari?", "weather"),
        ("Where should I eat in Lyon?", "chat"),
        ("Three coffees at 2.80 and a cake for 4, what do I pay?", "sum"),
    ]

    private static func label(_ call: LiveCall) -> String {
        switch call.tool {
        case .weather: "weather"
        case .localTime: "time"
        case .calculator: "sum"
        default: none
        }
    }

    /// The call that the model takes the question for; nil for none.
    func choice(among calls: [LiveCall], for question: String) async throws -> LiveCall? {
        var entries: [Transcript.Entry] = [
            .instructions(
                Transcript.Instructions(segments: [segment(Self.instructions)], toolDefinitions: [])
            )
        ]
        for (message, label) in Self.examples {
            entries.append(.prompt(Transcript.Prompt(segments: [segment(message)])))
            entries.append(
                .response(Transcript.Response(assetIDs: [], segments: [segment(label)])))
        }
        let session = LanguageModelSession(model: model, transcript: Transcript(entries: entries))
        let labels = calls.map(Self.label) + [Self.none]
        let (response, _) = try await session.choose(among: labels, to: question)
        return calls.first { Self.label($0) == response.content }
    }

    private func segment(_ text: String) -> Transcript.Segment {
        .text(Transcript.TextSegment(content: text))
    }
}
