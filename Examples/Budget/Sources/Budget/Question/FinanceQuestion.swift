import Foundation
import Recipes

/// What somebody wants to know of a ledger.
///
/// A member that is nil does not narrow the question. Names are those of the ledger.
public struct FinanceQuestion: Hashable, Sendable {
    /// The kind of answer that is asked for.
    public enum Intent: String, CaseIterable, Codable, Sendable {
        /// How much was spent.
        case total
        /// Spending split by category.
        case byCategory
        /// Spending split by merchant, the greatest first.
        case byMerchant
        /// The spending of the period against that of the other period.
        case compare
        /// The average spending of a month, over the calendar months that the period touches.
        case average
        /// The largest single payments; one if there is no limit.
        case largest
        /// The number of payments.
        case count
        /// Spending month by month.
        case trend
        /// What is left of the budgets of a month.
        case remaining
        /// Subscriptions and standing payments.
        case recurring
        /// The first payment.
        case firstTime
        /// The latest payment.
        case lastTime
        /// Money that came in.
        case income
        /// The share of the income that was not spent.
        case savingsRate
        /// Transactions whose description has the words.
        case search
        /// The transactions on which the answer to the same question rests.
        case explain
    }

    /// The kind of answer.
    public var intent: Intent
    /// The days that count; nil for all.
    public var period: ClosedRange<CalendarDay>?
    /// The days to compare with, for ``Intent/compare`` only.
    public var otherPeriod: ClosedRange<CalendarDay>?
    /// The name of a merchant of the ledger.
    public var merchant: String?
    /// The name of a category of the ledger.
    public var category: String?
    /// The name of an account of the ledger.
    public var account: String?
    /// How many at most.
    public var limit: Int?
    /// The least amount of a transaction, without its sign.
    public var minimum: Decimal?
    /// The greatest amount of a transaction, without its sign.
    public var maximum: Decimal?
    /// The words to look for, for ``Intent/search`` only.
    public var words: String?

    /// A question with the given members.
    ///
    /// - Parameters:
    ///   - intent: The kind of answer.
    ///   - period: The days that count; nil for all.
    ///   - otherPeriod: The days to compare with.
    ///   - merchant: The name of a merchant.
    ///   - category: The name of a category.
    ///   - account: The name of an account.
    ///   - limit: How many at most.
    ///   - minimum: The least amount.
    ///   - maximum: The greatest amount.
    ///   - words: The words to look for.
    public init(
        _ intent: Intent, period: ClosedRange<CalendarDay>? = nil,
        otherPeriod: ClosedRange<CalendarDay>? = nil, merchant: String? = nil,
        category: String? = nil, account: String? = nil, limit: Int? = nil,
        minimum: Decimal? = nil, maximum: Decimal? = nil, words: String? = nil
    ) {
        self.intent = intent
        self.period = period
        self.otherPeriod = otherPeriod
        self.merchant = merchant
        self.category = category
        self.account = account
        self.limit = limit
        self.minimum = minimum
        self.maximum = maximum
        self.words = words
    }
}
