import Foundation

/// Finds amounts in lines of a document.
struct AmountScanner {
    struct Found {
        let text: String
        let amount: Amount
        let range: Range<String.Index>
        let tokens: Range<Int>
    }

    let parser: AmountParser
    /// Whether the locale writes `1 234,50`.
    private let groupsBySpace: Bool

    /// Prepares a scanner for a locale's amounts.
    init(locale: Locale) {
        parser = AmountParser(locale: locale)
        let languages = ["fr", "nb", "nn", "no", "sv", "pl", "da", "fi", "pt"]
        groupsBySpace = languages.contains(locale.language.languageCode?.identifier ?? "")
    }

    /// The amounts of a line: numbers with two decimals, and the currency and sign beside them.
    func amounts(of line: Document.Line) -> [Found] {
        let tokens = line.tokens
        var found: [Found] = []
        var start = 0
        while start < tokens.count {
            guard let end = end(of: tokens, from: start) else {
                start += 1
                continue
            }
            var lower = start
            // A currency or a minus directly before belongs to the amount.
            while lower > 0, isPrefix(tokens[lower - 1], before: tokens[lower], in: line.text),
                found.last.map({ $0.tokens.upperBound < lower }) ?? true
            {
                lower -= 1
            }
            var upper = end
            if upper < tokens.count, tokens[upper].isSign("-"), tokens[upper].isGlued { upper += 1 }
            for lower in lower...start {
                let range = tokens[lower].range.lowerBound..<tokens[upper - 1].range.upperBound
                let text = String(line.text[range])
                if let amount = parser.parse(String(line.repaired[range]))?.preferred {
                    found.append(
                        Found(
                            text: text, amount: amount, range: range, tokens: lower..<upper))
                    break
                }
            }
            start = upper
        }
        return found
    }

    /// The whole numbers of a line that a currency stands directly beside: `30 €`, `CHF 12`.
    func wholeAmounts(of line: Document.Line) -> [Found] {
        let tokens = line.tokens
        return tokens.indices.compactMap { index in
            let token = tokens[index]
            guard token.isNumber(digits: 1...6),
                index == 0 || !(tokens[index].isGlued && tokens[index - 1].isSign(".,:/-")),
                index + 1 == tokens.count
                    || !(tokens[index + 1].isGlued && tokens[index + 1].isSign(".,:/"))
                    || index + 2 < tokens.count && tokens[index + 2].isGlued
                        && tokens[index + 2].isSign("-–—")
            else { return nil }
            var part = index..<index + 1
            if index > 0, isPrefix(tokens[index - 1], before: token, in: line.text) {
                part = index - 1..<index + 1
            } else if index + 1 < tokens.count,
                let match = parser.currencies.match(startOf: tokens[(index + 1)...]),
                match.currency != nil,
                tokens[index + 1].text.utf8.count > 1
                    || tokens[index + 1].kind == .sign
            {
                part = index..<index + 2
            } else if index + 2 < tokens.count, tokens[index + 1].isGlued,
                tokens[index + 1].isSign(",:."), tokens[index + 2].isGlued,
                tokens[index + 2].isSign("-–—")
            {
                // `340,-` and `135:-` are whole amounts of the locale's currency.
                part = index..<index + 1
            } else {
                return nil
            }
            let range =
                tokens[part.lowerBound].range
                .lowerBound..<tokens[part.upperBound - 1].range.upperBound
            guard let amount = parser.parse(String(line.repaired[range]))?.preferred else {
                return nil
            }
            return Found(
                text: String(line.text[range]), amount: amount, range: range, tokens: part)
        }
    }

    /// The end of a number with two decimals that begins at a token.
    private func end(of tokens: [Token], from start: Int) -> Int? {
        guard tokens[start].kind == .number || isMisread(tokens[start]),
            start == 0 || !(tokens[start].isGlued && tokens[start - 1].isSign(".,:/"))
        else { return nil }
        var index = start + 1
        // Thousands after a space: only after words, since a number of pieces may begin a line.
        if groupsBySpace, start > 0, tokens[start - 1].kind != .number,
            tokens[start].isNumber(digits: 1...3), index + 2 < tokens.count,
            tokens[index].isNumber(digits: 3), !tokens[index].isGlued,
            tokens[index + 1].isSign(","), tokens[index + 1].isGlued
        {
            index += 1
        }
        var last: Int?
        while index + 1 < tokens.count, tokens[index].isSign(".,'’"), tokens[index].isGlued,
            tokens[index + 1].kind == .number || isMisread(tokens[index + 1])
        {
            let digits = tokens[index + 1].text.utf8.count
            if digits == 2, tokens[index].isSign(".,") {
                last = index + 2
                break
            }
            guard digits == 3, tokens[index + 1].isGlued else { break }
            index += 2
        }
        guard let last else { return nil }
        // More digits after the decimals make it a date, an address or a number of another kind.
        if last < tokens.count, tokens[last].isGlued,
            tokens[last].kind == .number || tokens[last].isSign(".,/:")
        {
            guard last + 1 >= tokens.count || tokens[last + 1].kind != .number else { return nil }
        }
        if last < tokens.count, tokens[last].isSign("%") { return nil }
        return last
    }

    /// Letters that stand for the zeros of decimals, as character recognition reads them.
    private func isMisread(_ token: Token) -> Bool {
        token.kind == .word && token.text.utf8.count <= 3
            && token.text.allSatisfy { "oil".contains($0) }
    }

    private func isPrefix(_ token: Token, before next: Token, in text: String) -> Bool {
        let gap = text[token.range.upperBound..<next.range.lowerBound]
        guard gap.utf8.count <= 1 else { return false }
        if token.kind == .sign { return "-−$€£¥".contains(token.text) }
        return token.kind == .word && (2...3).contains(token.text.utf8.count)
            && parser.currencies.match(startOf: [token]) != nil
    }
}
