import Foundation
import Recipes

/// Says answers in English, Italian or German, by templates.
///
/// Each number is one of the answer, each name one of the ledger. Amounts of several currencies
/// stand side by side and are never added.
///
/// ```swift
/// Narrator(.english).narration(of: answer).text   // "You spent €412.30 on Groceries in July 2026."
/// ```
public struct Narrator: Sendable {
    /// The most entries of a list.
    public static let longestList = 12

    let formats: NarratorFormats

    /// A narrator of a language.
    ///
    /// - Parameter language: The language.
    public init(_ language: QuestionLanguage) { formats = NarratorFormats(language: language) }

    /// Says an answer.
    ///
    /// - Parameter answer: What the ledger said.
    /// - Returns: A sentence, with a list where the answer is one.
    public func narration(of answer: FinanceAnswer) -> Narration {
        let question = answer.question
        switch answer.result {
        case .amounts(let amounts): return total(amounts, question)
        case .shares(let shares): return self.shares(shares, question)
        case .comparison(let now, let other): return comparison(now, other, question)
        case .averages(let amounts, let months): return average(amounts, months, question)
        case .transactions(let found): return transactions(found, question)
        case .count(let count): return self.count(count, question)
        case .trend(let months): return trend(months, question)
        case .remaining(let states): return remaining(states, question)
        case .recurring(let payments): return recurring(payments, question)
        case .savingsRate(let rates): return savingsRate(rates, question)
        case .nothing: return nothing(question)
        }
    }

    func say(_ english: String, _ italian: String, _ german: String) -> String {
        formats.say(english, italian, german)
    }

    /// A list of at most ``longestList`` entries, and how many there are in all.
    func listed(_ lines: [String]) -> [String] {
        guard lines.count > Self.longestList else { return lines }
        let all = formats.number(lines.count)
        return lines.prefix(Self.longestList)
            + [say("(of \(all) in all)", "(di \(all) in tutto)", "(von insgesamt \(all))")]
    }
}
