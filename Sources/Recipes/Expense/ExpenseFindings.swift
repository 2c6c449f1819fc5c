import Foundation

/// What a receipt says.
public struct ExpenseFindings: RecipeFindings {
    /// Who was paid.
    public let merchant: Verdict<String>
    /// The day of the purchase.
    public let date: Verdict<CalendarDay>
    /// What was paid in all.
    public let total: Verdict<Amount>
    /// What else the receipt says.
    public let details: ExpenseVerdicts
    /// What was bought, line by line.
    public let items: [ExpenseItem]

    /// The fields, the most important ones first.
    public var fields: [FieldReport] {
        [
            FieldReport("merchant", merchant) { $0 },
            FieldReport("date", date) { $0.description },
            FieldReport("total", total) { $0.value.plainText },
            FieldReport("currency", details.currency) { $0 },
            FieldReport("vat", details.vat) { $0.value.plainText },
            FieldReport("paymentMethod", details.paymentMethod) { $0.rawValue },
            FieldReport("cardLastFour", details.cardLastFour) { $0 },
            FieldReport("documentNumber", details.documentNumber) { $0 },
        ]
    }

    /// The items.
    public var lists: [ListReport] {
        [
            ListReport(
                name: "items",
                rows: items.map { item in
                    [
                        FieldReport("name", item.name) { $0 },
                        FieldReport("amount", item.amount) { $0.value.plainText },
                    ]
                })
        ]
    }
}

/// A line of a receipt about something that was bought.
public struct ExpenseItem: Sendable {
    /// What it is.
    public let name: Verdict<String>
    /// What it costs in all.
    public let amount: Verdict<Amount>
}

/// What a receipt says beside merchant, date and total.
public struct ExpenseVerdicts: Sendable {
    /// The code of the currency, by ISO 4217.
    public let currency: Verdict<String>
    /// The value-added or sales tax in all.
    public let vat: Verdict<Amount>
    /// How it was paid.
    public let paymentMethod: Verdict<PaymentMethod>
    /// The last four digits of the card.
    public let cardLastFour: Verdict<String>
    /// The number of the receipt or invoice.
    public let documentNumber: Verdict<String>
}

/// How something is paid.
public enum PaymentMethod: String, Sendable, Hashable, CaseIterable {
    case cash, card, mobile, transfer, directDebit, paypal, cheque, voucher
}

extension Decimal {
    /// The number with a point and two decimals or more.
    var plainText: String {
        let text = NSDecimalNumber(decimal: self).description(
            withLocale: Locale(identifier: "en_US_POSIX"))
        let decimals =
            text.split(separator: ".", omittingEmptySubsequences: false).dropFirst().first?.count
            ?? 0
        guard decimals < 2 else { return text }
        return (decimals == 0 ? text + "." : text) + String(repeating: "0", count: 2 - decimals)
    }
}
