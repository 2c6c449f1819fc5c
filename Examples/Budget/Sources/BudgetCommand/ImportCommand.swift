import Budget
import Foundation
import OrderedJSON

/// Reads a file of a bank into an account.
enum ImportCommand: Command {
    static let name = "import"
    static let summary = "Read files of a bank: CSV, OFX, or payment messages."
    static let usage = "FILE..."
    static let argumentCount = 1...100
    static let options: [Option] = [
        .value("--account", "NAME", "The account (default: the file's name)"),
        .value("--currency", "CODE", "The currency where the file names none"),
        .value("--date-order", "ORDER", "The order of dates: dmy, mdy or ymd"),
        .value("--decimal", "MARK", "The decimal mark: comma or point"),
        .flag("--dry-run", "Show how the file is read, and change nothing"),
        .flag("--yes", "Import without asking"),
    ]

    static func run(_ arguments: Arguments, _ console: Console) async throws {
        let isTrial = arguments.has("--dry-run")
        let ledger =
            isTrial && !FileManager.default.fileExists(atPath: arguments.ledgerPath)
            ? nil : try arguments.openLedger(mayCreate: !isTrial)
        var results: [JSONValue] = []
        for path in arguments.positional {
            let name = URL(filePath: path).deletingPathExtension().lastPathComponent
            let account = arguments.value("--account") ?? name
            let file = try read(path, try options(arguments, ledger, account))
            describe(file, path, console)
            guard let ledger, !isTrial else {
                results.append(preview(file))
                continue
            }
            guard arguments.has("--yes") || confirmed(account) else {
                console.note("Nothing was imported.")
                continue
            }
            let total = file.movements.count
            let report = try ledger.add(file, to: account, name: name) { done in
                console.progress("\(done) of \(total)")
            }
            console.progress("")
            results.append(json(report))
            if !console.writesJSON {
                console.print(
                    "\(account): \(report.added) new, \(report.known) known, "
                        + "\(report.settled) booked now, \(report.rejects.count) rejected")
            }
        }
        if console.writesJSON { console.print(.array(results)) }
    }

    private static func options(
        _ arguments: Arguments, _ ledger: Ledger?, _ account: String
    ) throws(BudgetError) -> ImportOptions {
        var options = ImportOptions()
        let known = try ledger?.currency(of: account)
        options.currency = try arguments.currency("--currency") ?? known
        options.dateOrder = try arguments.choice("--date-order")
        options.decimalMark = try arguments.choice("--decimal")
        return options
    }

    private static func read(
        _ path: String, _ options: ImportOptions
    ) throws(BudgetError) -> StatementFile {
        let data: Data
        do {
            data = try Data(contentsOf: URL(filePath: path), options: .mappedIfSafe)
        } catch {
            throw BudgetError(.unreadableFile, at: path, hint: "Check its name and rights")
        }
        do {
            return try StatementFile(Array(data), options: options)
        } catch {
            // The same failure with the path in front.
            throw BudgetError(
                error.code, at: [path, error.place].compactMap { $0 }.joined(separator: ", "),
                expected: error.expected, found: error.found, hint: error.hint)
        }
    }

    /// Says on standard error how the file was read.
    private static func describe(_ file: StatementFile, _ path: String, _ console: Console) {
        console.note("\(path): \(file.layoutText)")
        for column in file.columns where column.role != .ignored {
            console.note("  \(column.role.rawValue): \(column.heading)")
        }
        for movement in file.movements.prefix(3) {
            console.note("  \(movement.day)  \(movement.amount)  \(movement.text.prefix(50))")
        }
        if let confirms = file.balanceConfirms {
            let verb = confirms ? "confirm" : "do not follow from"
            console.note("  the balances \(verb) the amounts")
        }
        for reject in file.rejects.prefix(20) {
            console.note("  line \(reject.line) rejected: \(reject.reason)")
        }
        if file.rejects.count > 20 { console.note("  and \(file.rejects.count - 20) more") }
    }

    /// Whether the user agrees; without a terminal to ask at, the command itself is the consent.
    private static func confirmed(_ account: String) -> Bool {
        guard isatty(STDIN_FILENO) != 0, isatty(STDERR_FILENO) != 0 else { return true }
        FileHandle.standardError.write(Data("Import into \(account)? [y/N] ".utf8))
        return readLine()?.lowercased().hasPrefix("y") ?? false
    }

    private static func json(_ report: ImportReport) -> JSONValue {
        [
            "account": .string(report.account), "added": .number(.init(report.added)),
            "known": .number(.init(report.known)), "settled": .number(.init(report.settled)),
            "rejected": rejects(report.rejects),
        ]
    }

    private static func rejects(_ rejects: [RejectedLine]) -> JSONValue {
        .array(rejects.map { ["line": .number(.init($0.line)), "reason": .string($0.reason)] })
    }

    private static func preview(_ file: StatementFile) -> JSONValue {
        [
            "layout": .string(file.layoutText), "rejected": rejects(file.rejects),
            "transactions": .array(
                file.movements.map { movement in
                    [
                        "day": .string(movement.day.description),
                        "amount": .string(movement.amount.description),
                        "text": .string(movement.text),
                    ]
                }),
        ]
    }
}

extension StatementFile {
    /// How the file was read, in one line.
    fileprivate var layoutText: String {
        var parts = [format.rawValue, encoding.rawValue]
        if let delimiter { parts.append(delimiter == "\t" ? "tabs" : "`\(delimiter)`") }
        if let headerLine { parts.append("header in line \(headerLine)") }
        if let dateOrder { parts.append("dates \(dateOrder.rawValue)") }
        if let decimalMark { parts.append("decimal \(decimalMark.rawValue)") }
        parts.append("\(movements.count) transactions")
        return parts.joined(separator: ", ")
    }
}
