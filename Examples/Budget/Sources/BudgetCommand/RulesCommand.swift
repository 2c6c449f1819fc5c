import Budget
import OrderedJSON

/// Lists, adds and removes the user's rules.
enum RulesCommand: Command {
    static let name = "rules"
    static let summary = "List, add or remove rules for categories."
    static let usage = "[list | add WORDS CATEGORY | remove WORDS]"
    static let argumentCount = 0...3
    static let options: [Option] = [
        .value("--merchant", "NAME", "The merchant of an added rule")
    ]

    static func run(_ arguments: Arguments, _ console: Console) async throws {
        let words = arguments.positional
        switch (words.first ?? "list", words.count) {
        case ("list", 0...1): try list(arguments.openLedger(), console)
        case ("add", 3):
            let rule = CategoryRule(
                words: words[1], category: words[2], merchant: arguments.value("--merchant"))
            try report(arguments.openLedger(mayCreate: true).add([rule]), console)
        case ("remove", 2):
            try report(arguments.openLedger().removeRule(words: words[1]), console)
        default:
            throw BudgetError(.usage, expected: "`budget rules \(usage)`")
        }
    }

    private static func report(_ count: Int, _ console: Console) {
        if console.writesJSON {
            console.print(["changed": .number(.init(count))])
        } else {
            console.print("\(count) transactions changed")
        }
    }

    private static func list(_ ledger: Ledger, _ console: Console) throws {
        let rules = try ledger.rules()
        if console.writesJSON {
            console.print(
                .array(
                    rules.map {
                        [
                            "words": .string($0.words), "category": .string($0.category),
                            "merchant": $0.merchant.map(JSONValue.string) ?? .null,
                        ]
                    }))
            return
        }
        for rule in rules {
            let merchant = rule.merchant.map { "  \($0)" } ?? ""
            console.print("\(rule.words.padded(30))  \(rule.category.padded(18))\(merchant)")
        }
    }
}
