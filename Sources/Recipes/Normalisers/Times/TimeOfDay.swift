/// A time on a clock of 24 hours, without a day or a time zone.
public struct TimeOfDay: Hashable, Sendable {
    /// The hour, 0 to 23.
    public let hour: Int
    /// The minute, 0 to 59.
    public let minute: Int
    /// The second, 0 to 59.
    public let second: Int

    /// The time of that hour, minute and second, or nil if there is none.
    ///
    /// - Parameters:
    ///   - hour: The hour, 0 to 23.
    ///   - minute: The minute, 0 to 59.
    ///   - second: The second, 0 to 59; clocks don't show leap seconds.
    public init?(hour: Int, minute: Int = 0, second: Int = 0) {
        guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else {
            return nil
        }
        self.hour = hour
        self.minute = minute
        self.second = second
    }

    /// The seconds since midnight on a clock.
    public var secondsSinceMidnight: Int { (hour * 60 + minute) * 60 + second }

    /// The time twelve hours away.
    var onOtherHalf: TimeOfDay {
        TimeOfDay(hour: (hour + 12) % 24, minute: minute, second: second) ?? self
    }
}

extension TimeOfDay: Comparable {
    /// Whether the first time comes before the second on the same day.
    public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool {
        left.secondsSinceMidnight < right.secondsSinceMidnight
    }
}

extension TimeOfDay: CustomStringConvertible {
    /// The time as ISO 8601 writes it, such as `18:30`, with seconds unless they are 0.
    public var description: String {
        let parts = second == 0 ? [hour, minute] : [hour, minute, second]
        return parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    }
}
