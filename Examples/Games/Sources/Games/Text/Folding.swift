import Foundation

extension StringProtocol {
    /// Small letters without accents, so that spellings can be compared.
    var folded: String {
        let plain = folding(
            options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
            locale: Locale(identifier: "en"))
        guard !plain.utf8.allSatisfy({ $0 < 0x80 }) else { return plain }
        var text = ""
        for character in plain {
            switch character {
            case "ø": text += "o"
            case "ł": text += "l"
            case "ı": text += "i"
            case "đ", "ð": text += "d"
            case "ß": text += "ss"
            case "æ": text += "ae"
            case "œ": text += "oe"
            case "þ": text += "th"
            default: text.append(character)
            }
        }
        return text
    }
}

/// How many letters differ between two words: inserted, left out, replaced or swapped with the next.
///
/// The optimal string alignment distance (Damerau 1964; Wagner and Fischer 1974).
///
/// - Returns: The distance, or nil if it is greater than the limit.
func editDistance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in 1...left.count {
        var current = [row] + Array(repeating: 0, count: right.count)
        var least = row
        for column in 1...right.count {
            let cost = left[row - 1] == right[column - 1] ? 0 : 1
            var best = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + cost)
            if row > 1, column > 1, left[row - 1] == right[column - 2],
                left[row - 2] == right[column - 1]
            {
                best = min(best, beforeLast[column - 2] + 1)
            }
            current[column] = best
            least = min(least, best)
        }
        guard least <= limit else { return nil }
        beforeLast = last
        last = current
    }
    return last[right.count] <= limit ? last[right.count] : nil
}
