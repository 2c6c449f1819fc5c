import Recipes

/// A series of payments in regular intervals, with the payments.
struct RecurringSeries {
    /// What is said of it.
    let summary: RecurringPayment
    /// The payments, the earliest first.
    let payments: [Transaction]

    /// How far apart the payments of an interval are, in days.
    private struct Spacing {
        let interval: RecurringPayment.Interval
        let days: ClosedRange<Int>
        /// How many payments make a series.
        let leastCount: Int
    }

    private static let spacings = [
        Spacing(interval: .weekly, days: 6...8, leastCount: 5),
        Spacing(interval: .monthly, days: 25...36, leastCount: 3),
        Spacing(interval: .everyTwoMonths, days: 53...69, leastCount: 3),
        Spacing(interval: .quarterly, days: 80...103, leastCount: 3),
        Spacing(interval: .yearly, days: 355...376, leastCount: 2),
    ]

    /// Whether an amount may follow another: three or more payments differ by half at most, for
    /// bills follow the use; two alone by a seventh, which price rises stay below.
    private static func isSimilar(_ left: Int, _ right: Int, count: Int) -> Bool {
        let less = min(left.magnitude, right.magnitude)
        let greater = max(left.magnitude, right.magnitude)
        return count > 2 ? greater - less <= greater / 2 : greater - less <= greater / 7
    }

    /// The series among payments, those that go on first, each with the next due first.
    ///
    /// Payments to one merchant from one account form one series, if nine of ten of their gaps
    /// fit the interval and their amounts are similar from one to the next. A series has ended
    /// when a payment is more than half an interval late, two weeks at most.
    ///
    /// - Parameters:
    ///   - payments: Payments with merchants, the earliest first.
    ///   - today: The day that counts as today.
    /// - Returns: The series.
    static func found(in payments: [Transaction], today: CalendarDay) -> [RecurringSeries] {
        struct Key: Hashable {
            let merchant: String
            let account: String
            let currency: Currency
        }
        let groups = Dictionary(grouping: payments) {
            Key(merchant: $0.merchant ?? "", account: $0.account, currency: $0.amount.currency)
        }
        return groups.values.compactMap { series(of: $0, today: today) }.sorted {
            let left = $0.summary
            let right = $1.summary
            if left.hasEnded != right.hasEnded { return right.hasEnded }
            let days = (left.nextDay ?? right.lastDay, right.nextDay ?? left.lastDay)
            return days.0 == days.1
                ? (left.merchant, left.account, left.amount.currency.code)
                    < (right.merchant, right.account, right.amount.currency.code)
                : days.0 < days.1
        }
    }

    private static func series(of payments: [Transaction], today: CalendarDay) -> RecurringSeries? {
        let days = payments.map { dayNumber($0.day) }
        let gaps = zip(days, days.dropFirst()).map { $1 - $0 }
        let pairs = zip(payments, payments.dropFirst())
        let similar = pairs.count {
            isSimilar($0.amount.minorUnits, $1.amount.minorUnits, count: payments.count)
        }
        guard let first = payments.first, let last = payments.last, let merchant = last.merchant
        else { return nil }
        for spacing in spacings where payments.count >= spacing.leastCount {
            let fitting = gaps.count { spacing.days.contains($0) }
            guard fitting * 10 >= gaps.count * 9, similar * 10 >= gaps.count * 9 else { continue }
            let due = next(after: last.day, spacing.interval)
            let grace = min(14, spacing.days.lowerBound / 2)
            let hasEnded = due.flatMap { $0.adding(grace, .day) }.map { $0 < today } ?? true
            return RecurringSeries(
                summary: RecurringPayment(
                    merchant: merchant, category: last.category, account: last.account,
                    interval: spacing.interval, amount: last.amount.magnitude, firstDay: first.day,
                    lastDay: last.day, nextDay: hasEnded ? nil : due, count: payments.count),
                payments: payments)
        }
        return nil
    }

    private static func next(
        after day: CalendarDay, _ interval: RecurringPayment.Interval
    ) -> CalendarDay? {
        switch interval {
        case .weekly: day.adding(1, .week)
        case .monthly: day.adding(1, .month)
        case .everyTwoMonths: day.adding(2, .month)
        case .quarterly: day.adding(3, .month)
        case .yearly: day.adding(1, .year)
        }
    }

    /// Days since 1 March of the year 0 (Howard Hinnant, "chrono-compatible low-level date
    /// algorithms", `days_from_civil`).
    private static func dayNumber(_ day: CalendarDay) -> Int {
        let year = day.month <= 2 ? day.year - 1 : day.year
        let dayOfYear = (153 * (day.month + (day.month > 2 ? -3 : 9)) + 2) / 5 + day.day - 1
        return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear
    }
}
