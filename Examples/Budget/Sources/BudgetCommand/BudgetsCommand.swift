import Budget
import OrderedJSON

/// Lists and sets the budgets of the months.
enum BudgetsCommand: Command {
    static let name = "budgets"
    static let summary = "List budgets with what is left, or set one."
    static let usage = "[list | set CATEGORY AMOUNT]"
    static let argumentCount = 0...3
    static let options: [Option] = [
        .value("--currency", "CODE", "The currency of a budget (default: EUR)"),
        .value("--month", "MONTH", "The month listed, or the first a budget counts for"),
    ]

    static func run(_ arguments: Arguments, _ console: Console) async throws {
        let words = arguments.positional
        switch (words.first ?? "list", words.count) {
        case ("list", 0...1): try list(arguments, console)
        case ("set", 3):
            let currency = try arguments.currency("--currency") ?? .euro
            guard let value = Arguments.decimal(words[2]),
                let amount = Money(value, currency: currency)
            else {
                throw BudgetError(
                    .usage, at: "`AMOUNT`", expected: "an amount of \(currency.code) such as 250")
            }
            // `all` is the budget of all spending together.
            let budget = MonthlyBudget(
                category: words[1] == "all" ? nil : words[1], amount: amount,
                firstMonth: try arguments.month("--month"))
            try arguments.openLedger(mayCreate: true).set([budget])
            console.note("\(words[1]): \(amount) a month")
        default:
            throw BudgetError(.usage, expected: "`budget budgets \(usage)`")
        }
    }

    private static func list(_ arguments: Arguments, _ console: Console) throws {
        let today = try arguments.today()
        let month = try arguments.month("--month") ?? today.startOfMonth
        let question = FinanceQuestion(.remaining, period: month...month.endOfMonth)
        let answer = try arguments.openLedger().answer(question, today: today)
        guard case .remaining(let states) = answer.result else {
            if console.writesJSON { console.print(.array([])) }
            console.note("There are no budgets; `budget budgets set CATEGORY AMOUNT` makes one.")
            return
        }
        if console.writesJSON {
            console.print(
                .array(
                    states.map {
                        [
                            "category": $0.category.map(JSONValue.string) ?? .null,
                            "amount": .string($0.amount.description),
                            "spent": .string($0.spent.description),
                            "left": .string($0.left.description),
                        ]
                    }))
            return
        }
        for state in states {
            console.print(
                "\((state.category ?? "all").padded(20))\(state.left.description.leftPadded(14))"
                    + " left of \(state.amount)")
        }
    }
}
