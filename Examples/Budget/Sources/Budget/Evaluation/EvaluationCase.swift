import Foundation
import Recipes

/// A question with the typed question that it should become.
public struct EvaluationCase: Sendable, Decodable {
    /// The name of the case.
    public let id: String
    /// The language of the question.
    public let language: QuestionLanguage
    /// The day on which it is asked.
    public let today: CalendarDay
    /// The question.
    public let question: String
    /// The questions asked before, oldest first.
    public let previous: [String]
    /// What it should become; nil if it cannot be answered.
    public let expected: FinanceQuestion?

    private enum CodingKeys: String, CodingKey {
        case id, language, today, question, previous, expected
    }

    private struct Decline: Decodable {
        let none: Bool?
    }

    /// Reads a case.
    ///
    /// - Parameter decoder: Where it is read from.
    /// - Throws: `DecodingError` when a member is missing or has another form.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        id = try members.decode(String.self, forKey: .id)
        language = try members.decode(QuestionLanguage.self, forKey: .language)
        let day = try members.decode(String.self, forKey: .today)
        guard let today = CalendarDay(iso: day) else {
            throw DecodingError.dataCorruptedError(
                forKey: .today, in: members, debugDescription: "A day is written `2026-07-31`")
        }
        self.today = today
        question = try members.decode(String.self, forKey: .question)
        previous = try members.decodeIfPresent([String].self, forKey: .previous) ?? []
        let declined = try members.decode(Decline.self, forKey: .expected)
        expected =
            declined.none == true
            ? nil : try members.decode(FinanceQuestion.self, forKey: .expected)
    }

    /// Reads one case a line.
    ///
    /// - Parameter lines: JSON objects, one a line.
    /// - Returns: The cases.
    /// - Throws: `BudgetError` with the line that is no case.
    public static func cases(_ lines: String) throws(BudgetError) -> [EvaluationCase] {
        var cases: [EvaluationCase] = []
        for (index, line) in lines.split(separator: "\n").enumerated() {
            do {
                cases.append(
                    try JSONDecoder().decode(EvaluationCase.self, from: Data(line.utf8)))
            } catch {
                throw BudgetError(
                    .invalidValue, at: "line \(index + 1)", expected: "a question with its key")
            }
        }
        return cases
    }
}
