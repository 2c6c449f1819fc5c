import Foundation

/// What instants a day and a time are in a time zone, whose clocks may skip or repeat it.
public enum LocalTime: Hashable, Sendable {
    /// The clocks show it once.
    case once(Date)
    /// The clocks show it twice, as when they are set back in autumn.
    case twice(first: Date, second: Date)
    /// The clocks never show it, as when they are set forward in spring.
    case never
}

extension CalendarDay {
    /// The instant at which the clocks of a time zone show this day and a time.
    ///
    /// In Rome 2:30 on 29 March 2026 is ``LocalTime/never``, on 25 October ``LocalTime/twice(first:second:)``.
    ///
    /// - Parameters:
    ///   - time: The time that the clocks show.
    ///   - timeZone: Where the clocks are.
    /// - Returns: The instants, if any; there are never more than two.
    public func localTime(at time: TimeOfDay, in timeZone: TimeZone) -> LocalTime {
        // An instant that shows the time differs from the same time in GMT by the offset at that
        // instant, which is at most a day: the offsets around it are all there is to try.
        let shown = instant.addingTimeInterval(TimeInterval(time.secondsSinceMidnight))
        let offsets = Set(
            [-26, 0, 26].map {
                timeZone.secondsFromGMT(for: shown.addingTimeInterval(TimeInterval($0 * 3600)))
            })
        let instants = offsets.compactMap { offset -> Date? in
            let date = shown.addingTimeInterval(TimeInterval(-offset))
            return timeZone.secondsFromGMT(for: date) == offset ? date : nil
        }.sorted()
        guard let first = instants.first else { return .never }
        return instants.count == 1 ? .once(first) : .twice(first: first, second: instants[1])
    }
}
