import Foundation

/// Reads amounts of money and plain numbers as exact decimals.
///
/// ```swift
/// let german = AmountParser(locale: Locale(identifier: "de_DE"))
/// german.parse("1.234,56 €")        // .certain(1234.56 EUR)
/// german.parse("1.234")             // .ambiguous(preferred: 1234, others: [1.234])
/// german.parse("Summe EUR 31,OO")   // .certain(31 EUR)
/// german.parse("5,00-")             // .certain(-5)
/// ```
///
/// A point or comma is the decimal one where nothing else is possible, whatever the locale: `12,50`,
/// `1,234.56`. A lone one with three digits behind it may be either; the locale's choice is preferred.
public struct AmountParser: Sendable {
    let currencies: CurrencyTable
    let grammar: NumberGrammar
    let repairsDigits: Bool

    /// Creates a parser of the customs of a locale.
    ///
    /// - Parameters:
    ///   - locale: Whose separators and currency are preferred: `$` and `kr` are those of its region,
    ///     and unknown where it has none.
    ///   - repairsDigits: Whether letters that look like digits are read as such where the text is
    ///     otherwise no amount, as ``DigitRepair`` says.
    public init(locale: Locale, repairsDigits: Bool = true) {
        currencies = CurrencyTable(locale)
        grammar = NumberGrammar(locale)
        self.repairsDigits = repairsDigits
    }

    /// The amount that a text is.
    ///
    /// - Parameter text: One number, with or without a currency on either side and a sign (`-5`, `5-`,
    ///   `(5)`); a label without digits may stand in front, as in `TOTAL RM: 9.00`, and the letter of a
    ///   tax rate behind.
    /// - Returns: nil when there is no number, more than one, a percent sign, or anything unclear.
    /// - Complexity: O(*n*) in the length of the text, at most ``NormaliserLimits/valueLength``.
    public func parse(_ text: String) -> Reading<Amount>? {
        guard text.utf8.count <= NormaliserLimits.valueLength else { return nil }
        if let amount = parse(Token.list(of: text), in: text) { return amount }
        let repaired = DigitRepair.repair(text)
        guard repairsDigits, !repaired.repairs.isEmpty else { return nil }
        return parse(Token.list(of: repaired.text), in: repaired.text)
    }

    private func parse(_ tokens: [Token], in text: String) -> Reading<Amount>? {
        guard let number = grammar.number(in: tokens, text: text) else { return nil }
        var marks = Marks()
        if let sign = number.sign { _ = marks.note(currencies.match(startOf: [sign])?.currency) }
        guard
            readFront(tokens[..<number.range.lowerBound], tokens[number.range.lowerBound], &marks),
            readBack(tokens[number.range.upperBound...], number.hasDecimals, &marks),
            marks.opensParenthesis == marks.closesParenthesis
        else { return nil }
        let signs = [marks.hasMinus, marks.hasTrailingMinus, marks.opensParenthesis].count { $0 }
        guard signs <= 1 else { return nil }
        let amounts = number.values.map {
            Amount(value: signs == 1 ? -$0 : $0, currency: marks.currency ?? nil)
        }
        return Reading(candidates: amounts)
    }

    /// What stands around a number.
    private struct Marks {
        /// The currency: nil if none is there, nil in it if one is there that could be several.
        var currency: String??
        var hasMinus = false
        var hasTrailingMinus = false
        var opensParenthesis = false
        var closesParenthesis = false

        /// Notes a currency; false if there is another one.
        mutating func note(_ found: String?) -> Bool {
            if let currency, let known = currency, let found, known != found { return false }
            currency = (currency ?? nil) ?? found
            return true
        }
    }

    /// Reads what precedes the number; false if it is unclear.
    private func readFront(
        _ tokens: ArraySlice<Token>, _ number: Token, _ marks: inout Marks
    ) -> Bool {
        var tokens = tokens
        var next = number
        while let last = tokens.last {
            if let (currency, length) = currencies.match(endOf: tokens) {
                guard marks.note(currency) else { return false }
                tokens = tokens.dropLast(length)
            } else if last.isSign("-") {
                // A hyphen between a label and a number may be either's.
                tokens = tokens.dropLast()
                let isSign =
                    tokens.isEmpty || next.isGlued && !last.isGlued
                    || currencies.match(endOf: tokens) != nil
                guard !marks.hasMinus, isSign else { return false }
                marks.hasMinus = true
            } else if last.isSign("(") {
                guard !marks.opensParenthesis else { return false }
                marks.opensParenthesis = true
                tokens = tokens.dropLast()
            } else if last.isSign("+") {
                tokens = tokens.dropLast()
            } else {
                // What is left is a label. Letters that touch the number are misread digits.
                guard !next.isGlued || last.isSign(":=*)]@~\"'") else { return false }
                guard !last.isSign("#%/|×") else { return false }
                return readLabel(tokens, &marks)
            }
            next = last
        }
        return true
    }

    /// Labels of numbers that are no amounts.
    private static let numberLabels: Set<String> = [
        "no", "nr", "n", "num", "numero", "number", "nummer", "ref", "tel", "id", "art",
    ]

    /// Looks for a currency in a label such as `TOTAL (RM):`.
    private func readLabel(_ label: ArraySlice<Token>, _ marks: inout Marks) -> Bool {
        var tokens = label
        while let last = tokens.last, last.kind == .sign, last.isSign(":=)*.]") {
            tokens = tokens.dropLast()
        }
        if let (currency, _) = currencies.match(endOf: tokens) { return marks.note(currency) }
        return !(tokens.last.map { Self.numberLabels.contains($0.text) } ?? false)
    }

    /// Reads what follows the number; false if it is unclear.
    private func readBack(
        _ tokens: ArraySlice<Token>, _ hasDecimals: Bool, _ marks: inout Marks
    ) -> Bool {
        var tokens = tokens
        var isFirst = true
        while let first = tokens.first {
            if let (currency, length) = currencies.match(startOf: tokens) {
                guard marks.note(currency) else { return false }
                tokens = tokens.dropFirst(length)
            } else if first.isSign("-") {
                guard first.isGlued, !marks.hasTrailingMinus else { return false }
                marks.hasTrailingMinus = true
                tokens = tokens.dropFirst()
            } else if first.isSign(")") {
                guard !marks.closesParenthesis else { return false }
                marks.closesParenthesis = true
                tokens = tokens.dropFirst()
            } else if first.isSign(".,;:!?*") {
                guard !(first.isSign(".,") && first.isGlued && isFirst && tokens.count > 1) else {
                    return false
                }
                tokens = tokens.dropFirst()
            } else {
                // Supermarkets print the letter of the tax rate behind the amount.
                let isTaxRate =
                    hasDecimals && first.kind == .word && !first.isGlued
                    && first.text.utf8.count == 1 && tokens.count == 1
                return isTaxRate
            }
            isFirst = false
        }
        return true
    }
}
