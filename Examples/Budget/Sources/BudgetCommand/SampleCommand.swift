import Budget
import Foundation
import OrderedJSON

/// Makes the sample ledger: an invented household's bank files, imported like any others.
enum SampleCommand: Command {
    static let name = "sample"
    static let summary = "Make an invented ledger of three years to try things on."
    static let options: [Option] = [
        .value("--files", "FOLDER", "Write the bank files into a folder instead")
    ]

    static func run(_ arguments: Arguments, _ console: Console) async throws {
        let sample = SampleLedger()
        if let folder = arguments.value("--files") {
            let url = URL(filePath: folder)
            do {
                try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
                for file in sample.files {
                    try Data(file.bytes).write(to: url.appending(path: file.name))
                }
            } catch {
                throw BudgetError(.readOnly, at: folder, hint: "Choose a folder of yours")
            }
            console.note("\(sample.files.count) files in \(folder)")
            return
        }
        let ledger = try arguments.openLedger(mayCreate: true)
        let reports = try ledger.add(sample) { console.progress($0) }
        console.progress("")
        let counts = [
            "accounts": try ledger.accounts().count,
            "merchants": try ledger.merchants().count,
            "added": reports.reduce(0) { $0 + $1.added },
            "known": reports.reduce(0) { $0 + $1.known },
            "rejected": reports.reduce(0) { $0 + $1.rejects.count },
        ]
        if console.writesJSON {
            console.print(
                .object(
                    .init(
                        counts.sorted { $0.key < $1.key }.map {
                            ($0.key, .number(.init($0.value)))
                        })))
        } else {
            console.print(
                "\(counts["added"] ?? 0) transactions of \(counts["merchants"] ?? 0) merchants "
                    + "in \(counts["accounts"] ?? 0) accounts are in \(arguments.ledgerPath)")
        }
    }
}
