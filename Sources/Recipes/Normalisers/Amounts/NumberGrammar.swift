import Foundation

/// How digits, separators and groups make a number in a locale.
struct NumberGrammar: Sendable {
    private let decimalSeparator: String
    private let groupsWithSpaces: Bool
    private let groupsAsInIndia: Bool

    init(_ locale: Locale) {
        decimalSeparator = locale.decimalSeparator ?? "."
        groupsWithSpaces = locale.groupingSeparator?.first?.isWhitespace ?? false
        // Foundation tells the size of groups only by its output: `12,34,567`.
        groupsAsInIndia =
            1_234_567.formatted(.number.locale(locale)).count == 9
            && 1_234_567.formatted(.number.locale(locale)).dropFirst(2).first?.isNumber == false
    }

    /// A number in a text.
    struct Match {
        /// What it may be, the locale's choice first.
        let values: [Decimal]
        /// Its tokens.
        let range: Range<Int>
        /// Whether it is written with decimals.
        let hasDecimals: Bool
        /// The currency's sign that stands for the decimal separator, as in `12€50`.
        let sign: Token?
    }

    private enum Separator: Equatable {
        case point, comma, apostrophe
        /// A space that doesn't break lines.
        case fixedSpace
        case space
        /// A currency's sign in the place of the decimal separator.
        case currency
    }

    /// The only number among tokens; nil if there is none, or if the digits make no single number.
    func number(in tokens: [Token], text: String) -> Match? {
        guard var start = tokens.firstIndex(where: { $0.kind == .number }),
            let last = tokens.lastIndex(where: { $0.kind == .number })
        else { return nil }
        var groups = [tokens[start].text]
        var separators: [Separator] = []
        var index = start
        while index < last {
            guard let (separator, next) = separator(after: index, in: tokens, text) else {
                return nil
            }
            separators.append(separator)
            groups.append(tokens[next].text)
            index = next
        }
        // `.50` has no digit in front.
        if start > 0, tokens[start - 1].isSign(".,"), tokens[start].isGlued,
            start == 1 || !tokens[start - 1].isGlued
        {
            guard separators.isEmpty, groups[0].utf8.count == 2 else { return nil }
            groups.insert("0", at: 0)
            separators = [tokens[start - 1].text == "." ? .point : .comma]
            start -= 1
        }
        var end = last + 1
        // `5,-`, `5.--` and `5:-` are whole amounts.
        if end + 1 < tokens.count, tokens[end].isSign(".,:"), tokens[end].isGlued,
            tokens[end + 1].isSign("-"), tokens[end + 1].isGlued
        {
            groups.append("00")
            separators.append(tokens[end].text == "," ? .comma : .point)
            end += 2
            if end < tokens.count, tokens[end].isSign("-"), tokens[end].isGlued { end += 1 }
        }
        guard groups.reduce(0, { $0 + $1.utf8.count }) <= NormaliserLimits.amountDigits else {
            return nil
        }
        let (values, hasDecimals) = values(groups, separators)
        guard !values.isEmpty else { return nil }
        return Match(
            values: values, range: start..<end, hasDecimals: hasDecimals,
            sign: separators.last == .currency ? tokens[last - 1] : nil)
    }

    /// What joins a number to the next one, and the index of that.
    private func separator(
        after index: Int, in tokens: [Token], _ text: String
    ) -> (Separator, next: Int)? {
        let next = tokens[index + 1]
        if next.kind == .number {
            let gap = text[tokens[index].range.upperBound..<next.range.lowerBound].unicodeScalars
            guard gap.count == 1, let space = gap.first else { return nil }
            switch space {
            case " ": return (.space, index + 1)
            case "\u{A0}", "\u{202F}", "\u{2007}", "\u{2009}": return (.fixedSpace, index + 1)
            default: return nil
            }
        }
        guard next.isGlued, index + 2 < tokens.count, tokens[index + 2].kind == .number,
            tokens[index + 2].isGlued
        else { return nil }
        switch next.text {
        case ".": return (.point, index + 2)
        case ",": return (.comma, index + 2)
        case "'": return (.apostrophe, index + 2)
        case "€", "£": return (.currency, index + 2)
        default: return nil
        }
    }

    private func values(_ groups: [String], _ separators: [Separator]) -> ([Decimal], Bool) {
        let whole = decimal(groups.joined())
        guard let last = separators.last else { return (whole, false) }
        let isPoint = last == .point || last == .comma
        if separators.count == 1, isPoint {
            let fraction = decimal(groups[0] + "." + groups[1])
            let isLocal = decimalSeparator == (last == .point ? "." : ",")
            guard groups[1].utf8.count == 3, groups[0].utf8.count <= 3, !groups[0].hasPrefix("0")
            else { return (fraction, true) }
            return (isLocal ? fraction + whole : whole + fraction, isLocal)
        }
        let others = separators.dropLast()
        if isPoint || last == .currency, !others.contains(last) {
            guard last != .currency || groups[groups.count - 1].utf8.count == 2,
                isGrouped(Array(groups.dropLast()), Array(others))
            else { return ([], false) }
            return (decimal(groups.dropLast().joined() + "." + groups[groups.count - 1]), true)
        }
        return (isGrouped(groups, separators) ? whole : [], false)
    }

    /// Whether the digits stand in groups of three with one kind of separator, or as in India.
    private func isGrouped(_ groups: [String], _ separators: [Separator]) -> Bool {
        guard let separator = separators.first else { return true }
        guard separators.allSatisfy({ $0 == separator }), separator != .currency,
            separator != .space || groupsWithSpaces, !groups[0].hasPrefix("0")
        else { return false }
        let sizes = groups.map(\.utf8.count)
        if sizes[0] <= 3, sizes.dropFirst().allSatisfy({ $0 == 3 }) { return true }
        return groupsAsInIndia && separator == .comma && sizes[0] <= 2 && sizes.last == 3
            && sizes.dropFirst().dropLast().allSatisfy { $0 == 2 }
    }

    private func decimal(_ text: String) -> [Decimal] {
        [Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))].compactMap { $0 }
    }
}
