/// What a text says of the hands of a clock, before it is known which half of the day is meant.
struct ClockTime: Sendable {
    /// The literal seconds since midnight.
    let seconds: Int
    /// Whether the time is one of a clock face: without a part of the day, it may be in either half.
    let isTwelveHour: Bool
    /// Whether it may be the midnight that ends the day.
    var isMidnight = false

    /// The times that this can be in the part of the day that is said, if any; the literal one first.
    func candidates(in part: PartOfDay?) -> [TimeOfDay] {
        let isOnFace = (3600..<46800).contains(seconds)
        guard isTwelveHour || isOnFace && part != nil else {
            return [seconds].filter { part?.contains(hour: $0 / 3600) ?? true }.compactMap(
                Self.time)
        }
        let halves = [seconds, (seconds + 43200) % 86400]
        return halves.filter { part?.contains(hour: $0 / 3600) ?? true }.compactMap(Self.time)
    }

    private static func time(_ seconds: Int) -> TimeOfDay? {
        TimeOfDay(hour: seconds / 3600, minute: seconds / 60 % 60, second: seconds % 60)
    }
}

extension PartOfDay {
    /// Whether an hour of 24 is called so.
    func contains(hour: Int) -> Bool {
        switch self {
        case .beforeNoon: hour < 12
        case .afterNoon: hour >= 12
        case .morning: (1...11).contains(hour)
        case .midday: (11...15).contains(hour)
        case .afternoon: (12...20).contains(hour)
        case .evening: (16...23).contains(hour) || hour == 0
        case .night: hour >= 18 || hour < 6
        }
    }
}
