import Budget
import Foundation
import Recipes

extension Arguments {
    /// The day that counts as today: that of `--today`, else the system's.
    func today() throws(BudgetError) -> CalendarDay {
        if let day = try day("--today") { return day }
        guard let day = CalendarDay(Date(), in: .current) else {
            throw BudgetError(.invalidValue, at: "the system's clock", expected: "a day")
        }
        return day
    }

    /// The day of an option.
    func day(_ name: String) throws(BudgetError) -> CalendarDay? {
        guard let text = value(name) else { return nil }
        guard let day = CalendarDay(iso: text) else {
            throw BudgetError(.usage, at: "`\(name)`", expected: "a day such as 2026-07-31")
        }
        return day
    }

    /// The number of an option, from 1.
    func count(_ name: String) throws(BudgetError) -> Int? {
        guard let text = value(name) else { return nil }
        guard let number = Int(text), number > 0 else {
            throw BudgetError(.usage, at: "`\(name)`", expected: "a number from 1")
        }
        return number
    }

    /// The path of the ledger: `--ledger`, else `$BUDGET_LEDGER`, else one in the data folder.
    var ledgerPath: String {
        let environment = ProcessInfo.processInfo.environment
        if let path = value("--ledger") { return path }
        if let path = environment["BUDGET_LEDGER"], !path.isEmpty { return path }
        // XDG Base Directory Specification 0.8: relative paths are ignored.
        let home = FileManager.default.homeDirectoryForCurrentUser.path
        let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        return (data ?? "\(home)/.local/share") + "/budget/ledger.sqlite"
    }

    /// Opens the ledger, and makes it with its folder if the command may.
    func openLedger(mayCreate: Bool = false) throws(BudgetError) -> Ledger {
        let path = ledgerPath
        if mayCreate {
            let folder = URL(filePath: path).deletingLastPathComponent()
            // A folder that cannot be made is told by opening the file.
            try? FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
        } else if !FileManager.default.fileExists(atPath: path) {
            throw BudgetError(
                .cannotOpen, at: path, found: "no file",
                hint: "`budget import FILE` or `budget sample` makes one")
        }
        return try Ledger(path: path, mayCreate: mayCreate)
    }
}

extension Arguments {
    /// The currency of an option.
    func currency(_ name: String) throws(BudgetError) -> Currency? {
        guard let text = value(name) else { return nil }
        guard let currency = Currency(code: text) else {
            throw BudgetError(.usage, at: "`\(name)`", expected: "an ISO 4217 code such as EUR")
        }
        return currency
    }

    /// The choice of an option whose values are few words.
    func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ name: String
    ) throws(BudgetError) -> Choice? {
        guard let text = value(name) else { return nil }
        guard let choice = Choice(rawValue: text) else {
            let words = Choice.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
            throw BudgetError(.usage, at: "`\(name)`", expected: "one of \(words)")
        }
        return choice
    }

    /// The amount of an option, without a currency.
    func amount(_ name: String) throws(BudgetError) -> Decimal? {
        guard let text = value(name) else { return nil }
        guard let amount = Self.decimal(text) else {
            throw BudgetError(.usage, at: "`\(name)`", expected: "an amount such as 12.50")
        }
        return amount
    }

    /// A number with a decimal point.
    static func decimal(_ text: String) -> Decimal? {
        let isNumber = text.utf8.allSatisfy { (48...57).contains($0) || $0 == UInt8(ascii: ".") }
        guard isNumber, text.utf8.count <= 20 else { return nil }
        return Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
    }
}
