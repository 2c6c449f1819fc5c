import Foundation
import FoundationModels

/// Tells the time at a place, from the tz database that comes with Foundation; needs no network.
public struct LocalTimeTool: Tool {
    /// Where.
    @Generable
    public struct Arguments: Sendable {
        /// The place.
        @Guide(description: "A city, a country or a zone of the tz database; here if absent")
        public var place: String?

        /// Asks for the time at a place, or here.
        public init(place: String? = nil) { self.place = place }
    }

    /// The name by which models call it.
    public let name = LiveTool.localTime.rawValue
    /// What it does, for models.
    public let description = "Tells what time it is at a place"
    private let locale: Locale
    private let timeZone: TimeZone
    private let clock: @Sendable () -> Date

    /// Creates the tool.
    ///
    /// - Parameters:
    ///   - locale: The language that places are named in.
    ///   - timeZone: The zone of a question without a place.
    ///   - clock: Tells the present instant.
    public init(
        locale: Locale = Locale(identifier: "en_GB"), timeZone: TimeZone = .current,
        clock: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.locale = locale
        self.timeZone = timeZone
        self.clock = clock
    }

    /// Tells the time.
    ///
    /// - Parameter arguments: The place.
    /// - Returns: The time there.
    /// - Throws: ``LiveFactsError`` of code `unknownPlace`.
    public func call(arguments: Arguments) async throws -> LocalTimeFact {
        guard let place = arguments.place, !place.isEmpty else {
            return LocalTimeFact(place: nil, timeZone: timeZone, instant: clock())
        }
        guard let zone = TimeZone(identifier: place) ?? ZoneTable.of(locale).zone(of: place) else {
            throw LiveFactsError(.unknownPlace, tool: .localTime, subject: "place")
        }
        return LocalTimeFact(place: place, timeZone: zone, instant: clock())
    }
}

/// The time at a place.
public struct LocalTimeFact: LiveFact, Hashable {
    /// The place as it was named; nil for here.
    public let place: String?
    /// Its time zone.
    public let timeZone: TimeZone
    /// The instant.
    public let instant: Date

    /// Day, time and offset from GMT as ISO 8601 writes them.
    public var value: String {
        instant.formatted(
            Date.ISO8601FormatStyle(timeZone: timeZone).year().month().day()
                .dateSeparator(.dash).time(includingFractionalSeconds: false).timeSeparator(.colon)
                .timeZone(separator: .colon))
    }

    /// The time as people say it.
    ///
    /// - Parameter locale: The language.
    /// - Returns: The sentence.
    public func sentence(in locale: Locale) -> String {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.timeZone = timeZone
        formatter.setLocalizedDateFormatFromTemplate("jm")
        let time = formatter.string(from: instant)
        formatter.dateFormat = "EEEE"
        let table = SentenceTable.of(locale)
        return (place == nil ? table.timeHere : table.time)
            .replacing("{time}", with: time)
            .replacing("{weekday}", with: formatter.string(from: instant))
            .replacing("{place}", with: place ?? "")
    }
}
