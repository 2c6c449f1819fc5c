/// What a text says of a day, and of the time of that day if it says one.
public struct DayAndTime: Hashable, Sendable {
    /// The day.
    public let day: Reading<CalendarDay>
    /// The time, or nil if there is none.
    public let time: Reading<TimeOfDay>?
    /// The printed offset from GMT in seconds (`Z`, `+02:00`), or nil if there is none.
    public let secondsFromGMT: Int?

    /// Creates the values.
    ///
    /// - Parameters:
    ///   - day: The day.
    ///   - time: The time, if any.
    ///   - secondsFromGMT: The printed offset, if any.
    public init(
        day: Reading<CalendarDay>, time: Reading<TimeOfDay>? = nil, secondsFromGMT: Int? = nil
    ) {
        self.day = day
        self.time = time
        self.secondsFromGMT = secondsFromGMT
    }
}
