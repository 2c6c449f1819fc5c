/// A tool that answers from a clock, a calendar, arithmetic or a service, not from a model's memory.
public enum LiveTool: String, Sendable, Hashable, CaseIterable {
    /// The time at a place.
    case localTime = "local_time"
    /// The weather at a place.
    case weather
    /// Arithmetic.
    case calculator
    /// A quantity in another unit.
    case convert
    /// Days, weekdays and ages.
    case calendar
    /// Pages of the web.
    case webSearch = "web_search"
}
