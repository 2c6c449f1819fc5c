import Budget
import Foundation
import Testing

@Suite struct LedgerFailureTests {
    /// Runs the closure with a path in a folder of its own.
    private func withPath(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder.appending(path: "ledger.sqlite").path)
    }

    private func code(_ body: () throws -> Void) -> BudgetError.Code? {
        do { try body() } catch { return (error as? BudgetError)?.code }
        return nil
    }

    @Test func keepsWhatWasWritten() throws {
        try withPath { path in
            let budget = MonthlyBudget(
                category: "Coffee", amount: Money(minorUnits: 4500, currency: .euro))
            try Ledger(path: path).set([budget])
            #expect(try Ledger(path: path, mayCreate: false).budgets() == [budget])
        }
    }

    @Test func refusesFilesThatAreNoLedger() throws {
        try withPath { path in
            try Data(String(repeating: "no database ", count: 500).utf8).write(
                to: URL(filePath: path))
            #expect(code { _ = try Ledger(path: path) } == .damagedFile)
        }
    }

    @Test func refusesLaterVersionsAndOtherPrograms() throws {
        try withPath { path in
            _ = try Ledger(path: path)
            var bytes = try Data(contentsOf: URL(filePath: path))
            // Offsets of the header: 60 user version, 68 application ID
            // (sqlite.org/fileformat2.html, 1.3).
            bytes[63] = 99
            try bytes.write(to: URL(filePath: path))
            #expect(code { _ = try Ledger(path: path) } == .newerFile)
            bytes[63] = 1
            bytes[71] = 0
            try bytes.write(to: URL(filePath: path))
            #expect(code { _ = try Ledger(path: path) } == .foreignFile)
        }
    }

    @Test func noticesDamagedPages() throws {
        try withPath { path in
            _ = try Ledger(path: path)
            var bytes = try Data(contentsOf: URL(filePath: path))
            bytes.replaceSubrange(
                4096..<bytes.count, with: Data(repeating: 0xA5, count: bytes.count - 4096))
            try bytes.write(to: URL(filePath: path))
            #expect(code { _ = try Ledger(path: path).names() } == .damagedFile)
        }
    }

    @Test func saysThatAFolderCannotBeWritten() {
        #expect(code { _ = try Ledger(path: "/proc/budget/ledger.sqlite") } == .cannotOpen)
        #expect(
            code { _ = try Ledger(path: "/nowhere/ledger.sqlite", mayCreate: false) } == .cannotOpen
        )
    }

    @Test func saysThatAnotherProgramWrites() throws {
        try withPath { path in
            let first = try Ledger(path: path)
            let second = try Ledger(path: path)
            let rows = (0..<1000).map { "2026-07-01;X\($0);-1.00" }
            let text = (["Date;Description;Amount"] + rows).joined(separator: "\n")
            let file = try StatementFile(Array(text.utf8), options: ImportOptions(currency: .euro))
            var found: BudgetError.Code?
            let budget = MonthlyBudget(category: nil, amount: Money(minorUnits: 1, currency: .euro))
            _ = try first.add(file, to: "Giro") { _ in
                found = code { try second.set([budget]) }
                // Reading goes on meanwhile, and sees nothing of what is not committed.
                #expect((try? second.accounts().count) == 0)
            }
            #expect(found == .locked)
            #expect(try second.accounts().map(\.transactionCount) == [1000])
        }
    }
}
