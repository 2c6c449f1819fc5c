/// Asks a model for the topic of a question, and takes out what it prefers whatever the question is.
///
/// See Zhao et al., “Calibrate Before Use” (2021).
actor TopicModel {
    private let model: any AssistantModel
    private var bias: [Topic: Double]?

    init(_ model: any AssistantModel) { self.model = model }

    /// Lets the model load and compute its instructions.
    func prewarm() async {
        await model.prewarm(instructions: Self.instructions, examples: Self.examples)
    }

    /// The scores of the topics; nil if the model cannot be asked.
    func scores(of question: String) async -> [Topic: Double]? {
        if bias == nil {
            var sums: [Topic: Double] = [:]
            for text in ["N/A", "…", "question"] {
                guard let scores = await raw(text) else { return nil }
                for (topic, score) in scores { sums[topic, default: 0] += score / 3 }
            }
            bias = sums.mapValues { max($0, 0.02) }
        }
        guard var scores = await raw(question) else { return nil }
        for (topic, value) in bias ?? [:] { scores[topic, default: 0] /= value }
        return scores
    }

    private func raw(_ text: String) async -> [Topic: Double]? {
        let labels = Topic.allCases.map(Self.label)
        guard
            let scores = await model.choose(
                among: labels, prompt: text, instructions: Self.instructions,
                examples: Self.examples)
        else { return nil }
        var topics: [Topic: Double] = [:]
        for topic in Topic.allCases { topics[topic] = scores[Self.label(topic)] }
        return topics
    }

    private static func label(_ topic: Topic) -> String {
        topic == .smallTalk ? "chat" : topic.rawValue
    }

    private static let instructions = """
        Say what the message is. result: it asks who won or was placed in a sport, or about medals, athletes or countries \
        at the Olympic Games. rule: it asks how a sport works. quiz: it wants to be asked a quiz question. chat: a greeting, \
        thanks, a reaction, or a question about you. other: anything else.
        """

    private static let examples: [(text: String, label: String)] = [
        ("Which Swede was best at the shot put?", "result"),
        ("How long is a half in futsal?", "rule"),
        ("Let us see what I know about cycling, ask away", "quiz"),
        ("Morning, how is it going?", "chat"),
        ("Which bus goes to the airport?", "other"),
        ("Any Norwegians on the podium in skiing?", "result"),
        ("May the goalkeeper leave the area?", "rule"),
        ("That was very helpful", "chat"),
        ("Make a shopping list for pancakes", "other"),
    ]
}
