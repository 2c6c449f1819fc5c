import Recipes

/// A payment that comes again in regular intervals.
public struct RecurringPayment: Hashable, Sendable {
    /// How often it comes.
    public enum Interval: String, CaseIterable, Sendable, Codable {
        /// Every seven days.
        case weekly
        /// Every month.
        case monthly
        /// Every two months.
        case everyTwoMonths
        /// Every three months.
        case quarterly
        /// Every year.
        case yearly
    }

    /// Who is paid.
    public let merchant: String
    /// The category of the latest payment.
    public let category: String
    /// The account of the latest payment.
    public let account: String
    /// How often it comes.
    public let interval: Interval
    /// The latest amount, without its sign.
    public let amount: Money
    /// The first payment of the series.
    public let firstDay: CalendarDay
    /// The latest payment.
    public let lastDay: CalendarDay
    /// When the next is due; nil when it has ended.
    public let nextDay: CalendarDay?
    /// How many payments the series has.
    public let count: Int

    /// Whether no payment came when it was due.
    public var hasEnded: Bool { nextDay == nil }
}
