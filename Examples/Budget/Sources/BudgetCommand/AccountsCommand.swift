import Budget
import OrderedJSON

/// Lists the accounts of the ledger.
enum AccountsCommand: Command {
    static let name = "accounts"
    static let summary = "List the accounts."

    static func run(_ arguments: Arguments, _ console: Console) async throws {
        let accounts = try arguments.openLedger().accounts()
        if console.writesJSON {
            console.print(
                .array(
                    accounts.map { account in
                        [
                            "name": .string(account.name),
                            "currency": .string(account.currency.code),
                            "transactions": .number(.init(account.transactionCount)),
                            "sum": .string(account.sum.description),
                        ]
                    }))
        } else {
            for account in accounts {
                console.print(
                    "\(account.name): \(account.transactionCount) transactions, "
                        + "sum \(account.sum)")
            }
        }
    }
}
