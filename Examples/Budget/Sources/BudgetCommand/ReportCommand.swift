import Budget
import Foundation
import OrderedJSON
import Recipes

/// Reports on a month.
enum ReportCommand: Command {
    static let name = "report"
    static let summary = "Report on a month, as text or as a page with charts."
    static let options: [Option] = [
        .value("--month", "MONTH", "The month, as 2026-07 (default: the last one)"),
        .value("--html", "FILE", "Write a page with charts, which needs no other file"),
    ]

    static func run(_ arguments: Arguments, _ console: Console) async throws {
        let ledger = try arguments.openLedger()
        let last = try arguments.today().startOfMonth.adding(-1, .month)
        guard let month = try arguments.month("--month") ?? last else {
            throw BudgetError(.usage, at: "`--today`", expected: "a day after January 1583")
        }
        let report = try ledger.report(of: month)
        if let path = arguments.value("--html") {
            do {
                try Data(report.html.utf8).write(to: URL(filePath: path), options: .atomic)
            } catch {
                throw BudgetError(
                    .readOnly, at: path, expected: "a file that can be written",
                    hint: "give a file in a folder of your own")
            }
            console.note("wrote \(path)")
        }
        if console.writesJSON {
            console.print(report.json)
        } else if arguments.value("--html") == nil {
            console.print(report.text)
        }
    }
}

extension MonthReport {
    /// The report as JSON; amounts are texts, for they are exact.
    fileprivate var json: JSONValue {
        [
            "month": .string(String(month.description.prefix(7))),
            "currencies": .array(currencies.map(\.json)),
            "budgets": .array(
                budgets.map { state in
                    [
                        "category": state.category.map(JSONValue.string) ?? .null,
                        "amount": .string(state.amount.description),
                        "spent": .string(state.spent.description),
                        "left": .string(state.left.description),
                    ]
                }),
        ]
    }
}

extension CurrencyReport {
    fileprivate var json: JSONValue {
        func named(_ rows: [NamedAmount]) -> JSONValue {
            .array(
                rows.map { ["name": .string($0.name), "amount": .string($0.amount.description)] })
        }
        func monthly(_ rows: [MonthAmount]) -> JSONValue {
            .array(
                rows.map {
                    [
                        "month": .string(String($0.month.description.prefix(7))),
                        "amount": .string($0.amount.description),
                    ]
                })
        }
        return [
            "currency": .string(currency.code), "income": .string(income.description),
            "spending": .string(spending.description),
            "notSpentPermille": permille.map { .number(.init($0)) } ?? .null,
            "byCategory": named(categories), "merchants": named(merchants),
            "byMonth": monthly(months), "balances": monthly(balances),
        ]
    }
}
