/// A day that a passage says.
struct DayMention {
    /// How precisely it is said.
    enum Precision: Int, Comparable {
        /// Weeks or months from now.
        case distance
        /// A weekday, or `tomorrow`.
        case relative
        /// The day of a month.
        case explicit

        static func < (left: Precision, right: Precision) -> Bool { left.rawValue < right.rawValue }
    }

    let passage: Int
    let tokens: Range<Int>
    var day: Reading<CalendarDay>
    let precision: Precision
    /// The weekday if nothing but that is said, 0 for Monday.
    let bareWeekday: Int?
    /// The day of the month if neither a month nor a weekday is said.
    let bareDay: Int?
    /// Whether it is the day on which it is written.
    let isToday: Bool
    /// Whether it is no good, or not what the event is about.
    let isExcluded: Bool
    /// Whether it is said by the name of a feast.
    let isFeast: Bool
}
