import Recipes

extension CalendarDay {
    /// The day that ISO 8601 writes as `2026-07-31`; nil for any other text.
    ///
    /// - Parameter text: Ten characters.
    public init?(iso text: some StringProtocol) {
        let bytes = Array(text.utf8)
        guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-") else {
            return nil
        }
        func number(_ range: Range<Int>) -> Int? {
            var value = 0
            for byte in bytes[range] {
                guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
                value = value * 10 + Int(byte - UInt8(ascii: "0"))
            }
            return value
        }
        guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10) else {
            return nil
        }
        self.init(year: year, month: month, day: day)
    }

    /// The first day of the same month.
    public var startOfMonth: CalendarDay {
        CalendarDay(year: year, month: month, day: 1) ?? self
    }

    /// The last day of the same month.
    public var endOfMonth: CalendarDay {
        for day in [31, 30, 29] {
            if let end = CalendarDay(year: year, month: month, day: day) { return end }
        }
        return CalendarDay(year: year, month: month, day: 28) ?? self
    }
}
