/// A time from which and one until which something lasts, less than a day.
public struct TimeRange: Hashable, Sendable {
    /// When it starts.
    public let start: TimeOfDay
    /// When it ends: on the next day if ``endsNextDay``.
    public let end: TimeOfDay

    /// Creates a range.
    ///
    /// - Parameters:
    ///   - start: When it starts.
    ///   - end: When it ends.
    public init(start: TimeOfDay, end: TimeOfDay) {
        self.start = start
        self.end = end
    }

    /// Whether the end is past midnight.
    public var endsNextDay: Bool { end <= start }

    /// How long it lasts in seconds.
    var seconds: Int {
        (end.secondsSinceMidnight - start.secondsSinceMidnight + 86400) % 86400
    }
}
