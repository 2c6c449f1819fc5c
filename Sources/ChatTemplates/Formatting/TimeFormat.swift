import Foundation

/// Writes the time as C's `strftime` does in the C locale, with glibc's `-` flag.
enum TimeFormat {
    static func format(
        _ format: Text, clock: ChatTemplateContext.Clock
    ) throws(ChatTemplateError) -> Text {
        let parts = clock.parts
        var result = Text()
        var offset = 0
        let bytes = format.bytes
        while offset < bytes.count {
            guard bytes[offset] == UInt8(ascii: "%") else {
                let end = bytes[offset...].firstIndex(of: UInt8(ascii: "%")) ?? bytes.count
                result.append(format[offset..<end])
                offset = end
                continue
            }
            offset += 1
            var isPadded = true
            if offset < bytes.count, bytes[offset] == UInt8(ascii: "-") {
                isPadded = false
                offset += 1
            }
            guard offset < bytes.count, let text = parts.text(of: bytes[offset], isPadded: isPadded)
            else {
                throw ChatTemplateError(
                    .unsupported, "directive of `strftime_now` is not supported")
            }
            result.append(Array(text.utf8), .template)
            offset += 1
        }
        return result
    }
}

extension ChatTemplateContext.Clock {
    /// The parts of a moment that directives write.
    struct Parts {
        let components: DateComponents
        let dayOfYear: Int

        private static let days = [
            "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
        ]
        private static let months = [
            "January", "February", "March", "April", "May", "June", "July", "August",
            "September", "October", "November", "December",
        ]

        /// What a directive writes, or nil if it is not supported.
        func text(of directive: UInt8, isPadded: Bool) -> String? {
            let hour = components.hour ?? 0
            let minute = components.minute ?? 0
            let second = components.second ?? 0
            let day = components.day ?? 1
            let month = components.month ?? 1
            let year = components.year ?? 1970
            let weekday = (components.weekday ?? 1) - 1
            let hour12 = (hour + 11) % 12 + 1
            func number(_ value: Int, _ width: Int, fill: Character = "0") -> String {
                let digits = String(value)
                guard isPadded else { return digits }
                return String(repeating: fill, count: max(0, width - digits.count)) + digits
            }
            func compose(_ directives: String) -> String {
                directives.utf8.map { byte in
                    text(of: byte, isPadded: true) ?? String(Character(Unicode.Scalar(byte)))
                }.joined()
            }
            switch directive {
            case UInt8(ascii: "Y"): return number(year, 4)
            case UInt8(ascii: "C"): return number(year / 100, 2)
            case UInt8(ascii: "y"): return number(year % 100, 2)
            case UInt8(ascii: "m"): return number(month, 2)
            case UInt8(ascii: "d"): return number(day, 2)
            case UInt8(ascii: "e"): return number(day, 2, fill: " ")
            case UInt8(ascii: "j"): return number(dayOfYear, 3)
            case UInt8(ascii: "H"): return number(hour, 2)
            case UInt8(ascii: "k"): return number(hour, 2, fill: " ")
            case UInt8(ascii: "I"): return number(hour12, 2)
            case UInt8(ascii: "l"): return number(hour12, 2, fill: " ")
            case UInt8(ascii: "M"): return number(minute, 2)
            case UInt8(ascii: "S"): return number(second, 2)
            case UInt8(ascii: "f"): return number((components.nanosecond ?? 0) / 1000, 6)
            case UInt8(ascii: "p"): return hour < 12 ? "AM" : "PM"
            case UInt8(ascii: "A"): return Self.days[weekday]
            case UInt8(ascii: "a"): return String(Self.days[weekday].prefix(3))
            case UInt8(ascii: "B"): return Self.months[month - 1]
            case UInt8(ascii: "b"), UInt8(ascii: "h"):
                return String(Self.months[month - 1].prefix(3))
            case UInt8(ascii: "w"): return String(weekday)
            case UInt8(ascii: "u"): return String(weekday == 0 ? 7 : weekday)
            case UInt8(ascii: "U"): return number((dayOfYear + 6 - weekday) / 7, 2)
            case UInt8(ascii: "W"): return number((dayOfYear + 6 - (weekday + 6) % 7) / 7, 2)
            case UInt8(ascii: "n"): return "\n"
            case UInt8(ascii: "t"): return "\t"
            case UInt8(ascii: "%"): return "%"
            // Python's `datetime.now()` knows no time zone.
            case UInt8(ascii: "Z"), UInt8(ascii: "z"): return ""
            case UInt8(ascii: "F"): return compose("Y") + "-" + compose("m") + "-" + compose("d")
            case UInt8(ascii: "T"), UInt8(ascii: "X"):
                return compose("H") + ":" + compose("M") + ":" + compose("S")
            case UInt8(ascii: "R"): return compose("H") + ":" + compose("M")
            case UInt8(ascii: "r"):
                return [compose("I"), compose("M"), compose("S")].joined(separator: ":")
                    + " " + compose("p")
            case UInt8(ascii: "D"), UInt8(ascii: "x"):
                return compose("m") + "/" + compose("d") + "/" + compose("y")
            case UInt8(ascii: "c"):
                return [compose("a"), compose("b"), compose("e"), compose("T"), compose("Y")]
                    .joined(separator: " ")
            default: return nil
            }
        }
    }

    var parts: Parts {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let moment = now ?? Date()
        return Parts(
            components: calendar.dateComponents(
                [.year, .month, .day, .hour, .minute, .second, .nanosecond, .weekday],
                from: moment),
            dayOfYear: calendar.ordinality(of: .day, in: .year, for: moment) ?? 1)
    }
}
