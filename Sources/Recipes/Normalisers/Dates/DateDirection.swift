/// Where a day without a year, or a weekday without a week, is looked for.
public enum DateDirection: Sendable, Hashable {
    /// From today on, as for plans.
    case future
    /// Up to today, as for expenses.
    case past
}
