import Foundation

/// Finds what was bought: the lines above the total that have a name and an amount.
struct ExpenseItems: Sendable {
    /// The names and amounts, in order.
    private(set) var items: [(name: Place, amount: Place, value: Amount)] = []

    /// A part of a line.
    struct Place: Sendable {
        let text: String
        let range: Range<String.Index>
    }

    init(in document: Document, scanner: AmountScanner) {
        var above: Document.Line?
        for line in document.lines {
            let amounts = scanner.amounts(of: line)
            if Self.endsItems(line, hasAmount: !amounts.isEmpty), !items.isEmpty { break }
            guard let last = amounts.last, let first = amounts.first else {
                above = Self.name(in: line, upTo: line.tokens.count) == nil ? nil : line
                continue
            }
            defer { above = nil }
            guard !Self.isOther(line), last.amount.value != 0 else { continue }
            let amount = Place(
                text: last.text, range: line.range(of: last.range, in: document.text))
            if let name = Self.name(in: line, upTo: first.tokens.lowerBound) {
                items.append((Self.place(name, line, document), amount, last.amount))
            } else if let above, let name = Self.name(in: above, upTo: above.tokens.count) {
                items.append((Self.place(name, above, document), amount, last.amount))
            }
        }
    }

    /// What the items come to.
    var sum: Decimal { items.reduce(0) { $0 + $1.value.value } }

    /// The words of a line that are a name: without the pieces and the article's number before them,
    /// and the columns behind.
    private static func name(in line: Document.Line, upTo end: Int) -> Range<Int>? {
        let tokens = line.tokens
        var start = 0
        while start < end, isColumn(tokens[start], in: tokens, at: start) { start += 1 }
        var last = end
        for index in start + 1..<max(end, start + 1) where isGap(before: index, in: line) {
            // Behind two spaces come codes, rates and numbers of pieces.
            last = index
            break
        }
        if last - start > 3, tokens[last - 1].isSign(">"), tokens[last - 3].isSign("<") {
            last -= 3
        }
        while last > start, tokens[last - 1].isSign("x*@<([-") { last -= 1 }
        let letters = tokens[start..<max(last, start)].reduce(0) {
            $0 + ($1.kind == .word ? $1.text.count : 0)
        }
        return letters >= 3 ? start..<last : nil
    }

    /// Whether a token before a name is a number of pieces, its sign, or an article's number.
    private static func isColumn(_ token: Token, in tokens: [Token], at index: Int) -> Bool {
        let isGluedToNext = index + 1 < tokens.count && tokens[index + 1].isGlued
        switch token.kind {
        case .sign: return true
        case .number: return !isGluedToNext || token.text.utf8.count >= 6
        case .word:
            return index > 0 && tokens[index - 1].kind == .number
                && ["x", "stk", "st"].contains(token.text)
        }
    }

    private static func isGap(before index: Int, in line: Document.Line) -> Bool {
        let gap = line.repaired[
            line.tokens[index - 1].range.upperBound..<line.tokens[index].range.lowerBound]
        return gap.utf8.count >= 2
    }

    private static func place(
        _ tokens: Range<Int>, _ line: Document.Line, _ document: Document
    ) -> Place {
        let range =
            line.tokens[tokens.lowerBound].range
            .lowerBound..<line.tokens[tokens.upperBound - 1].range.upperBound
        return Place(
            text: String(line.text[range]), range: line.range(of: range, in: document.text))
    }

    private static func endsItems(_ line: Document.Line, hasAmount: Bool) -> Bool {
        hasAmount
            && (ReceiptWords.total.matches(line)
                || ReceiptWords.otherTotal.starts(line)
                    && !ReceiptWords.discount.matches(line))
    }

    /// Whether a line with an amount is about tax, payment or rounding.
    private static func isOther(_ line: Document.Line) -> Bool {
        ReceiptWords.tax.matches(line) || ReceiptWords.payment.starts(line)
            || ReceiptWords.total.matches(line) || ReceiptWords.rounding.matches(line)
    }
}
