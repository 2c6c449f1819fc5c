import Budget
import Foundation
import Testing

@Suite struct SampleLedgerTests {
    private let ledger = SampleLedger()

    @Test func holdsSixHundredMerchantsOfDifferentNames() {
        #expect(ledger.merchants.count == 600)
        #expect(Set(ledger.merchants.map(\.name)).count == 600)
        #expect(Set(ledger.merchants.map(\.printed)).count == 600)
    }

    @Test func isTheSameForTheSameSeedOnly() {
        #expect(SampleLedger().files == ledger.files)
        #expect(SampleLedger(seed: 7).files != ledger.files)
    }

    @Test func coversAllAccounts() {
        let accounts = Set(ledger.files.map { $0.account })
        #expect(accounts == Set(SampleLedger.accounts.map(\.name)))
    }

    @Test func writesTheCurrentAccountInWindows1252() throws {
        let file = try #require(ledger.files.first { $0.name == "girokonto-2024.csv" })
        #expect(String(bytes: file.bytes, encoding: .utf8) == nil)
        let text = try #require(String(bytes: file.bytes, encoding: .windowsCP1252))
        #expect(text.contains("Begünstigter\""))
        #expect(text.contains("Betrag (€)"))
    }

    @Test func everyMerchantIsPrintedInSomeFile() {
        let text = ledger.files.compactMap { String(bytes: $0.bytes, encoding: .windowsCP1252) }
            .joined()
        let missing = ledger.merchants.filter {
            !text.contains($0.printed)
                && !text.contains($0.printed.replacingOccurrences(of: "&", with: "&amp;"))
        }
        #expect(missing.map(\.name) == [])
    }

    @Test func keepsTheBalanceOfTheBritishAccount() throws {
        let file = try #require(ledger.files.first { $0.name == "sterling-2024-2025.csv" })
        var balance = 184_215
        for line in String(decoding: file.bytes, as: UTF8.self).split(separator: "\n").dropFirst() {
            let numbers = amounts(line)
            balance += numbers[1] - numbers[0]
            #expect(numbers[2] == balance)
        }
    }

    /// The last three fields of a row in pence, where commas within quotation marks part groups.
    private func amounts(_ line: Substring) -> [Int] {
        var fields = [""]
        var isQuoted = false
        for character in line {
            switch character {
            case "\"": isQuoted.toggle()
            case "," where !isQuoted: fields.append("")
            default: fields[fields.count - 1].append(character)
            }
        }
        return fields.suffix(3).map { Int($0.filter { $0.isNumber || $0 == "-" }) ?? 0 }
    }

    @Test func budgetsAreOfCategoriesInUse() {
        let categories = Set(ledger.merchants.map(\.category))
        #expect(ledger.budgets.filter { !categories.contains($0.category) } == [])
    }

    @Test func eachRuleNamesAMerchantOfItsCategory() {
        for rule in ledger.rules where rule.merchant != nil {
            let merchant = ledger.merchants.first { $0.name == rule.merchant }
            #expect(merchant?.category == rule.category)
        }
    }
}
