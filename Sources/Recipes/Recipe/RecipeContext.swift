import Foundation

/// Where and when a document is read.
public struct RecipeContext: Sendable {
    /// Whose customs decide between readings of dates and amounts; nil for those of the document's words.
    public var locale: Locale?
    /// The day that said dates are counted from; nil if it is not known.
    public var today: CalendarDay?
    /// The time zone of times without one.
    public var timeZone: TimeZone

    /// Describes where and when a document is read.
    public init(
        locale: Locale? = nil, today: CalendarDay? = nil, timeZone: TimeZone = .gmt
    ) {
        self.locale = locale
        self.today = today
        self.timeZone = timeZone
    }
}
