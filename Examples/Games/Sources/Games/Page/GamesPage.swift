import Apus
import ApusServer
import OrderedJSON

/// A page on which people ask the assistant and play the quiz, and the endpoints behind it.
///
/// ```swift
/// var configuration = ServerConfiguration()
/// configuration.routes = GamesPage(assistant).routes
/// try Server(configuration).start()
/// ```
///
/// | Endpoint | Takes | Gives |
/// |---|---|---|
/// | `GET /` | | the page, which loads nothing from elsewhere |
/// | `GET /api/about` | | what the data is, and questions to begin with |
/// | `POST /api/ask` | `question`, `conversation` | an answer |
/// | `POST /api/quiz` | `conversation`, `answer` | the verdict on an answer, else a question |
public struct GamesPage: Sendable {
    private let assistant: GamesAssistant
    /// Answers the examples, without a model.
    private let plain: GamesAssistant?
    private let modelName: String?
    private let conversations: PageConversations

    /// Prepares the page.
    ///
    /// - Parameters:
    ///   - assistant: What answers.
    ///   - modelName: The name of its model; nil if it has none.
    ///   - seed: What the quizzes depend on; nil for a quiz of its own in each conversation.
    public init(_ assistant: GamesAssistant, modelName: String? = nil, seed: UInt64? = nil) {
        self.assistant = assistant
        plain = try? GamesAssistant(data: assistant.data, rules: assistant.rules)
        self.modelName = modelName
        conversations = PageConversations(seed: seed)
    }

    /// What the server of the page has to answer.
    public var routes: [ServerRoute] {
        let html = String(decoding: PackageResources.page_html, as: UTF8.self)
        return [
            ServerRoute(.get, "/", isOpen: true) { _ in .page(html) },
            ServerRoute(.get, "/api/about") { _ in .json(await about()) },
            ServerRoute(.post, "/api/ask", isQueued: true) { .json(try await ask($0.json())) },
            ServerRoute(.post, "/api/quiz", isQueued: true) { .json(try await quiz($0.json())) },
        ]
    }

    // MARK: - About

    private static let examples = [
        "Who won men's singles in badminton?", "Show the medal table",
        "How many medals did Italy win in swimming?", "Who won the women's 100 m?",
        "Why are there two bronze medals in judo?",
    ]

    private func about() async -> JSONValue {
        var examples: [String] = []
        for question in Self.examples {
            let kind = await plain?.answer(question).kind
            if kind == .result || kind == .rule { examples.append(question) }
        }
        return [
            "games": .string(assistant.data.editions.map(\.name).joined(separator: ", ")),
            "events": .number(JSONNumber(assistant.data.events.count)),
            "model": modelName.map { .string($0) } ?? .null,
            "examples": .array(examples.map { .string($0) }),
        ]
    }

    // MARK: - Questions

    private func ask(_ json: JSONValue) async throws -> JSONValue {
        let body = try PageRequest(json, members: ["question", "conversation"])
        let question = try body.text("question", longest: GamesAssistant.longestQuestion)
        var (id, state) = try await conversations.state(of: body.conversation())
        let before = state.conversation.score
        let answer = await assistant.answer(question, in: state.conversation, seed: state.seed)
        state.conversation = answer.conversation
        // The quiz beside the chat goes on, unless the chat has answered its question.
        if let quiz = answer.quiz {
            state.quiz = quiz
        } else if answer.conversation.score != before {
            state.quiz = nil
        }
        await conversations.keep(state, id)
        return answer.json.with("conversation", .string(id))
    }

    // MARK: - Quiz

    private static let letters = ["A", "B", "C", "D"]

    private func quiz(_ json: JSONValue) async throws -> JSONValue {
        let body = try PageRequest(json, members: ["answer", "conversation"])
        var (id, state) = try await conversations.state(of: body.conversation())
        let option = try body.number("answer", in: 0..<Self.letters.count)
        let asked = option == nil ? nil : state.quiz
        state.conversation.quiz = asked
        let answer = await assistant.answer(
            option.flatMap { asked == nil ? nil : Self.letters[$0] } ?? "Quiz me",
            in: state.conversation, seed: state.seed)
        state.conversation = answer.conversation
        state.quiz = answer.quiz
        await conversations.keep(state, id)
        let document = answer.json.with("conversation", .string(id))
        guard let asked, let option else { return document }
        return document.with(
            "verdict",
            [
                "isRight": .bool(option == asked.correctIndex),
                "right": .number(JSONNumber(asked.correctIndex)),
                "explanation": .string(asked.explanation),
            ])
    }
}

extension JSONValue {
    /// The object with a member more.
    fileprivate func with(_ name: String, _ value: JSONValue) -> JSONValue {
        guard case .object(var object) = self else { return self }
        object[name] = value
        return .object(object)
    }
}
