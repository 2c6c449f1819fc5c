/// Puts digits in place of the letters that character recognition takes them for, inside numbers only.
///
/// ```swift
/// DigitRepair.repair("TOTAL: 31,OO").text     // "TOTAL: 31,00"
/// DigitRepair.repair("l2/O5/2O18").text       // "12/05/2018"
/// DigitRepair.repair("BOSS 3B, 1l").text      // unchanged
/// ```
///
/// | letter | O o Q D | l I \| | Z z | S s | G b | B | g q |
/// |---|---|---|---|---|---|---|---|
/// | digit | 0 | 1 | 2 | 5 | 6 | 8 | 9 |
///
/// A number here is a run of digits, such letters and the separators `.,:/-'` between them that
/// touches no other letter (a currency may stand before it, `RM9.OO`) and has
///
/// - separators (one of `.,:`, or several) and more digits than letters, or two characters after a
///   last `.` or `,` and a digit anywhere, or the shape of `1O:3O`: `31,OO`, `1O.OO`, `2O18-O3-O4`; or
/// - no separators and more digits than letters, or as many with a digit at both ends, where all
///   letters are `O`, `o`, `l`, `I` or `|` and none is an `l` at the end, a litre: `2O18`, `1OO5`.
///
/// An `S` or a `B` at the start stays, for it may be a currency's sign; so does a unit `l`, `g` or `b`
/// at the end of a number that is complete without it.
public struct DigitRepair: Sendable {
    /// A text with its repairs.
    public struct Result: Sendable, Hashable {
        /// The text with digits in place of letters: as long as the original, in characters.
        public let text: String
        /// Where letters were replaced, as offsets in Unicode scalars, the same in both texts.
        public let repairs: [Int]
    }

    /// The text with digits in its numbers.
    ///
    /// - Parameter text: Any text.
    /// - Returns: The repaired text; the same with no repairs if nothing needed any.
    /// - Complexity: O(*n*) time and memory in the length of the text.
    public static func repair(_ text: String) -> Result {
        var scalars = Array(text.unicodeScalars)
        var repairs: [Int] = []
        var index = 0
        while index < scalars.count {
            guard isPart(scalars[index]) || isWordPart(scalars[index]) else {
                index += 1
                continue
            }
            var end = index
            while end < scalars.count, isPart(scalars[end]) || isWordPart(scalars[end]) { end += 1 }
            if let run = number(in: scalars, index..<end) {
                for place in run where digits[scalars[place]] != nil {
                    scalars[place] = digits[scalars[place]] ?? scalars[place]
                    repairs.append(place)
                }
            }
            index = end
        }
        guard !repairs.isEmpty else { return Result(text: text, repairs: []) }
        var result = String.UnicodeScalarView()
        result.append(contentsOf: scalars)
        return Result(text: String(result), repairs: repairs)
    }

    private static let digits: [Unicode.Scalar: Unicode.Scalar] = [
        "O": "0", "o": "0", "Q": "0", "D": "0", "l": "1", "I": "1", "|": "1", "Z": "2", "z": "2",
        "S": "5", "s": "5", "G": "6", "b": "6", "B": "8", "g": "9", "q": "9",
    ]

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

    private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case ".", ",", ":", "/", "-", "'", "’": true
        default: false
        }
    }

    /// Whether a scalar can be part of a number.
    private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
        isDigit(scalar) || digits[scalar] != nil || isSeparator(scalar)
    }

    /// Whether a scalar makes what it touches a word.
    private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar == "_"
            || scalar.properties.generalCategory == .decimalNumber
    }

    /// The part of a run without spaces that is a number with letters in it.
    private static func number(in scalars: [Unicode.Scalar], _ run: Range<Int>) -> Range<Int>? {
        var run = run
        while let first = run.first, isSeparator(scalars[first]) { run = run.dropFirst() }
        while let last = run.last, isSeparator(scalars[last]) { run = run.dropLast() }
        // A short run of other letters before the first digit may be a currency.
        let start = CurrencyTable.prefixLength(of: scalars[run])
        run = run.dropFirst(start)
        while let first = run.first, isSeparator(scalars[first]) { run = run.dropFirst() }
        guard let first = run.first, let last = run.last, run.count <= 40,
            run.allSatisfy({ isPart(scalars[$0]) })
        else { return nil }
        let letters = run.filter { digits[scalars[$0]] != nil }
        let figures = run.filter { isDigit(scalars[$0]) }
        guard !letters.isEmpty, !figures.isEmpty, !"SsB".unicodeScalars.contains(scalars[first])
        else {
            return nil
        }
        let separators = run.filter { isSeparator(scalars[$0]) }
        let isUnit = "lgb".unicodeScalars.contains(scalars[last])
        guard let separator = separators.last else {
            let isPlain = letters.allSatisfy { "OolI|".unicodeScalars.contains(scalars[$0]) }
            let isInside = isDigit(scalars[first]) && isDigit(scalars[last])
            let isNumber =
                figures.count > letters.count || isInside && figures.count == letters.count
            return isPlain && !isUnit && isNumber ? run : nil
        }
        // `G-6` and `3/B` are names rather than numbers.
        if separators.count == 1, !".,:".unicodeScalars.contains(scalars[separator]) { return nil }
        // Nothing but letters in front of the only point is a name too, unless they are zeros or ones.
        if separators.count == 1, !(first..<separator).contains(where: { isDigit(scalars[$0]) }) {
            let zeros = (first..<separator).allSatisfy {
                "Ool|".unicodeScalars.contains(scalars[$0])
            }
            guard zeros, last - separator == 2 else { return nil }
        }
        // Two separators in a row are no number.
        guard zip(separators, separators.dropFirst()).allSatisfy({ $1 - $0 > 1 }) else {
            return nil
        }
        let isDecimal = scalars[separator] == "." || scalars[separator] == ","
        let tail = last - separator
        if isUnit, isDecimal, separators.count == 1, tail != 2 || letters.count == 1 { return nil }
        let isTime = scalars[separator] == ":" && figures.count == letters.count
        return figures.count > letters.count || isDecimal && tail == 2 || isTime ? run : nil
    }
}
