import Budget
import OrderedJSON

/// Lists payments in regular intervals.
enum RecurringCommand: Command {
    static let name = "recurring"
    static let summary = "List subscriptions and standing payments."
    static let options: [Option] = [
        .value("--category", "NAME", "Only a category"),
        .value("--merchant", "NAME", "Only a merchant, ended ones too"),
        .value("--month", "MONTH", "Those paid in a month, ended ones too"),
    ]

    static func run(_ arguments: Arguments, _ console: Console) async throws {
        let month = try arguments.month("--month")
        let question = FinanceQuestion(
            .recurring, period: month.map { $0...$0.endOfMonth },
            merchant: arguments.value("--merchant"), category: arguments.value("--category"))
        let answer = try arguments.openLedger().answer(question, today: try arguments.today())
        var payments: [RecurringPayment] = []
        if case .recurring(let found) = answer.result { payments = found }
        if console.writesJSON {
            console.print(.array(payments.map(json)))
            return
        }
        for payment in payments {
            let next = payment.nextDay.map { "next on \($0)" } ?? "ended on \(payment.lastDay)"
            console.print(
                "\(payment.merchant.padded(28))\(payment.amount.description.leftPadded(14))  "
                    + "\(payment.interval.rawValue.padded(14))  \(next)")
        }
    }

    private static func json(_ payment: RecurringPayment) -> JSONValue {
        [
            "merchant": .string(payment.merchant), "category": .string(payment.category),
            "account": .string(payment.account), "interval": .string(payment.interval.rawValue),
            "amount": .string(payment.amount.description),
            "first": .string(payment.firstDay.description),
            "last": .string(payment.lastDay.description),
            "next": payment.nextDay.map { .string($0.description) } ?? .null,
            "count": .number(.init(payment.count)),
        ]
    }
}
