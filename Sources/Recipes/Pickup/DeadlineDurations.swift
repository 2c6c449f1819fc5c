import Foundation

/// Reads how long a parcel is kept, as in `10 Tage Lagerfrist` or `held for five business days`.
struct DeadlineDurations {
    let notice: Notice
    let language: Language
    let today: CalendarDay

    private static let daysOrWeeks = Phrase("{n} {unit}")
    private static let longest = 4
    private static let mostDays = 92

    /// The lengths that a sentence tells a parcel is kept for, with the last days.
    func all() -> [(part: Range<Int>, day: CalendarDay)] {
        var found: [(part: Range<Int>, day: CalendarDay)] = []
        for sentence in notice.sentences where tellsOfKeeping(sentence) {
            var index = sentence.lowerBound
            while index < sentence.upperBound {
                if !notice.planted.contains(index),
                    let (end, day) = duration(from: index, sentence.upperBound)
                {
                    found.append((index..<end, day))
                    index = end
                } else {
                    index += 1
                }
            }
        }
        return found
    }

    private func tellsOfKeeping(_ sentence: Range<Int>) -> Bool {
        notice.has(DurationWords.keeping, in: sentence)
            || notice.has(PlaceWords.pickups, in: sentence)
                && !notice.has(PlaceWords.deliveries, in: sentence)
    }

    private func duration(from start: Int, _ limit: Int) -> (end: Int, day: CalendarDay)? {
        let tokens = notice.tokens
        guard start == 0 || !notice.isJoined(start) || tokens[start - 1].isSign("(") else {
            return nil
        }
        for end in stride(from: min(limit, start + Self.longest), to: start + 1, by: -1) {
            let part = tokens[start..<end]
            guard let day = day(after: part), day > today,
                DurationWords.repetitions.match(tokens[end...]) == nil
            else { continue }
            return (end, day)
        }
        return nil
    }

    private func day(after part: ArraySlice<Token>) -> CalendarDay? {
        if let values = Self.daysOrWeeks.match(part, language) {
            guard values.unit == .day || values.unit == .week, values.count <= Self.mostDays else {
                return nil
            }
            return today.adding(values.count, values.unit)
        }
        guard let (count, next) = count(part), count <= Self.mostDays, next < part.endIndex,
            let unit = DurationWords.units.value(part[next...])
        else { return nil }
        switch unit {
        case .hours: return count >= 24 ? today.adding(count / 24, .day) : nil
        case .days(let weekend):
            var day = today
            var rest = count
            while rest > 0, let next = day.adding(1, .day) {
                day = next
                if !weekend.contains(day.weekday) { rest -= 1 }
            }
            return day
        }
    }

    private func count(_ part: ArraySlice<Token>) -> (count: Int, end: Int)? {
        guard let first = part.first else { return nil }
        if first.isNumber(digits: 1...2), let number = first.number {
            return (number, part.startIndex + 1)
        }
        return language.numbers.match(part).map { ($0.value, $0.end) }
    }
}
