import Apus
import Foundation
import FoundationModels

/// Answers questions about times, weather, sums, units and days with tools, and leaves the others alone.
///
/// ```swift
/// let facts = LiveFacts(model: LocalLanguageModel("qwen2.5-coder-0.5b"))
/// let answer = try await facts.ask("Wie viel sind 30 Zoll in Zentimetern?", context)
/// print(answer.sentence ?? "no tool")     // 30 in sind 76,2 cm.
/// ```
///
/// Rules in ten languages recognise most questions and find the arguments, which are spans of the
/// question or values that Swift reads from it. Where the rules leave a choice among tools, the model
/// scores their labels; it writes nothing. The answer's numbers are the tool's.
public struct LiveFacts: Sendable {
    private let model: (any LanguageModel)?
    private let services: LiveServices

    /// Prepares answers.
    ///
    /// - Parameters:
    ///   - model: The model that chooses among tools; without one, what the rules leave open has none.
    ///   - services: The servers of weather and search.
    public init(model: (any LanguageModel)?, services: LiveServices = LiveServices()) {
        self.model = model
        self.services = services
    }

    /// Chooses a tool and its arguments, and runs nothing.
    ///
    /// - Parameters:
    ///   - question: The question.
    ///   - context: Whose language and day count; without a locale, that of the question's words.
    /// - Returns: The call, or nil if no tool answers the question, and whether the model was asked.
    /// - Throws: ``LiveFactsError`` for a question that is too long; what the model's session throws.
    public func plan(
        _ question: String, _ context: RecipeContext = RecipeContext()
    ) async throws -> (call: LiveCall?, askedModel: Bool) {
        guard question.utf8.count <= LiveFactsLimits.textLength else {
            // A text of that length is for other recipes.
            return (nil, false)
        }
        let locale = context.locale ?? QuestionLanguage.guess(of: question)
        let reading = QuestionReading(
            Question(question, locale: locale, today: context.day(services.clock)),
            services: services)
        if let call = reading.certain { return (call, false) }
        guard let model, !reading.possible.isEmpty else { return (nil, false) }
        let chooser = ToolChooser(model: model)
        return (try await chooser.choice(among: reading.possible, for: question), true)
    }

    /// Answers a question.
    ///
    /// - Parameters:
    ///   - question: The question.
    ///   - context: Whose language, day and time zone count; without a locale, that of the question's
    ///     words.
    /// - Returns: The tool's answer, or one without a call if no tool answers the question.
    /// - Throws: ``LiveFactsError`` if the tool fails; what the model's session throws.
    public func ask(
        _ question: String, _ context: RecipeContext = RecipeContext()
    ) async throws -> LiveAnswer {
        let (call, askedModel) = try await plan(question, context)
        guard let call else {
            return LiveAnswer(call: nil, fact: nil, sentence: nil, askedModel: askedModel)
        }
        var context = context
        context.locale = context.locale ?? QuestionLanguage.guess(of: question)
        let fact = try await fact(of: call, context)
        return LiveAnswer(
            call: call, fact: fact,
            sentence: fact.sentence(in: context.locale ?? Locale(identifier: "en_GB")),
            askedModel: askedModel)
    }

    /// Runs the tool of a call.
    ///
    /// - Parameters:
    ///   - call: The call.
    ///   - context: Whose language, day and time zone count; British English without a locale.
    /// - Returns: What the tool found out.
    /// - Throws: ``LiveFactsError`` if the tool fails.
    public func fact(
        of call: LiveCall, _ context: RecipeContext = RecipeContext()
    ) async throws -> any LiveFact {
        let tools = DefaultTools(context, services: services)
        switch call {
        case .localTime(let arguments): return try await tools.localTime.call(arguments: arguments)
        case .weather(let arguments): return try await tools.weather.call(arguments: arguments)
        case .calculator(let arguments):
            return try await tools.calculator.call(arguments: arguments)
        case .convert(let arguments): return try await tools.convert.call(arguments: arguments)
        case .calendar(let arguments):
            guard let calendar = tools.calendar else {
                throw LiveFactsError(.missingArgument, tool: .calendar, subject: "today")
            }
            return try await calendar.call(arguments: arguments)
        case .webSearch(let arguments):
            guard let search = tools.webSearch else {
                throw LiveFactsError(.notConfigured, tool: .webSearch, subject: "search")
            }
            return try await search.call(arguments: arguments)
        }
    }
}
