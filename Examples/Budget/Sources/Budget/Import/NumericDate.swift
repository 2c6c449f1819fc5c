import Recipes

/// A date of three numbers, before it is known which is the day.
struct NumericDate: Hashable {
    /// The numbers in the order in which they stand.
    let numbers: [Int]
    /// Whether the first has four digits, so that it is the year.
    let startsWithYear: Bool

    /// Reads numbers between points, slashes, hyphens or spaces, or eight digits; a time may follow.
    init?(_ text: some StringProtocol) {
        var numbers: [Int] = []
        var widths: [Int] = []
        var isInNumber = false
        scan: for byte in text.utf8 {
            switch byte {
            case 48...57:
                if isInNumber {
                    guard widths[widths.count - 1] < 14 else { return nil }
                    numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(byte - 48)
                    widths[widths.count - 1] += 1
                } else {
                    guard numbers.count < 3 else { break scan }
                    numbers.append(Int(byte - 48))
                    widths.append(1)
                    isInNumber = true
                }
            case UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: " "):
                isInNumber = false
                guard !numbers.isEmpty else { return nil }
            case UInt8(ascii: "T"), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "Z"),
                UInt8(ascii: "+"):
                // Only in front of a time, behind the whole date.
                guard numbers.count == 3 || widths == [8] else { return nil }
                break scan
            default: return nil
            }
        }
        if let first = widths.first, first == 8 || first == 14 {
            // 20260731, with a time of six digits or none; 31072026 is not written by banks.
            let date = first == 14 ? numbers[0] / 1_000_000 : numbers[0]
            self.numbers = [date / 10_000, date / 100 % 100, date % 100]
            startsWithYear = true
            return
        }
        guard numbers.count == 3, widths[0] == 4 || widths[2] == 4 || widths[2] == 2,
            widths[1] <= 2, widths[0] <= 2 || widths[0] == 4, widths[0] != 4 || widths[2] <= 2
        else { return nil }
        self.numbers = numbers
        startsWithYear = widths[0] == 4
    }

    /// The day in that order; nil if there is none.
    ///
    /// Years of two digits are 1969 to 2068, as POSIX says of `%y`.
    func day(_ order: ImportOptions.DateOrder) -> CalendarDay? {
        func year(_ number: Int) -> Int {
            number >= 100 ? number : number + (number < 69 ? 2000 : 1900)
        }
        switch startsWithYear ? .yearFirst : order {
        case .dayFirst:
            return CalendarDay(year: year(numbers[2]), month: numbers[1], day: numbers[0])
        case .monthFirst:
            return CalendarDay(year: year(numbers[2]), month: numbers[0], day: numbers[1])
        case .yearFirst:
            return CalendarDay(year: year(numbers[0]), month: numbers[1], day: numbers[2])
        }
    }
}
