import Foundation

/// The sums of a receipt that its total can be checked by.
struct TotalCheck: Sendable {
    /// What the items come to; nil if fewer than two were read, or something may be added to them.
    private let items: Decimal?
    /// How often each amount is printed.
    private let counts: [Decimal: Int]

    init(in document: Document, scanner: AmountScanner, items: ExpenseItems) {
        let lines = document.lines.map { ($0, scanner.amounts(of: $0).map(\.amount.value)) }
        counts = Dictionary(lines.flatMap(\.1).map { ($0, 1) }, uniquingKeysWith: +)
        // Taxes, service, deposits and discounts may stand between the items and the total.
        let hasAdditions = lines.contains { line, amounts in
            !amounts.isEmpty
                && (ReceiptWords.tax.matches(line) || ReceiptWords.otherTotal.matches(line)
                    || ReceiptWords.discount.matches(line) || ReceiptWords.rounding.matches(line))
        }
        self.items = items.items.count >= 2 && !hasAdditions ? items.sum : nil
    }

    /// What the items come to, if that speaks against a total.
    ///
    /// It does not if the total is printed again, such as beside the way of payment, or is the sum of
    /// two printed amounts.
    ///
    /// - Complexity: O(*n*) in the number of amounts.
    func contradiction(of total: Decimal) -> Decimal? {
        guard let items, items != total, counts[total, default: 0] < 2 else { return nil }
        let isSum = counts.keys.contains { part in
            part > 0 && part < total && counts[total - part] != nil
                && (part != total - part || counts[part, default: 0] > 1)
        }
        return isSum ? nil : items
    }
}
