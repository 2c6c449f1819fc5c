import Foundation
import Recipes

/// What was made of a question that somebody typed.
public struct Interpretation: Hashable, Sendable {
    /// How it was understood.
    public enum Path: String, Codable, Sendable {
        /// By words alone.
        case keywords
        /// The model decided what the words left open.
        case model
    }

    /// Why there is no question for the ledger.
    public enum Decline: Hashable, Sendable {
        /// Nothing that the words ask for is known.
        case notUnderstood
        /// It is not about payments of the ledger.
        case outOfScope
        /// It is about days to come.
        case future
        /// A name that the ledger does not have, and the nearest ones that it has.
        case unknownName(String, nearest: [String])
        /// More characters than are read.
        case tooLong(Int, limit: Int)
        /// Several categories or merchants, of which a question has one.
        case severalNames([String])
    }

    /// A part of the text that means something.
    public struct Signal: Hashable, Sendable, Codable {
        /// What it is: `period`, `merchant` and so on.
        public let kind: String
        /// The words of the question.
        public let text: String
        /// What they mean.
        public let value: String
    }

    /// The question; nil if it was declined.
    public let question: FinanceQuestion?
    /// Why there is none.
    public let decline: Decline?
    /// The language of the question.
    public let language: QuestionLanguage
    /// How it was understood.
    public let path: Path
    /// Why it was understood on that path.
    public let reason: String
    /// Whether it goes on with the question before.
    public let isFollowUp: Bool
    /// What the text holds.
    public let signals: [Signal]
}
