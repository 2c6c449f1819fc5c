import Budget
import Foundation
import OrderedJSON

/// Measures how well questions are understood.
enum EvalCommand: Command {
    static let name = "eval"
    static let summary = "Measure how well questions with known meanings are understood."
    static let options: [Option] = [
        .value("--questions", "FILE", "Questions with their keys, one a line"),
        .value("--split", "HALF", "Only the half test or tune"),
        .value("--ask-always", "FORM", "Let the model decide every intent: scores, object"),
        .flag("--failures", "List what was not understood; of the half tune only"),
    ]

    static func run(_ arguments: Arguments, _ console: Console) async throws {
        guard let path = arguments.value("--questions") else {
            throw BudgetError(.usage, expected: "`--questions FILE`")
        }
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
            throw BudgetError(.unreadableFile, at: path, expected: "a text file")
        }
        var cases = try EvaluationCase.cases(text)
        if let half = arguments.value("--split") {
            guard ["test", "tune"].contains(half) else {
                throw BudgetError(.usage, at: "`--split`", expected: "`test` or `tune`")
            }
            cases = cases.filter { $0.isTest == (half == "test") }
        }
        let ledger = try arguments.value("--ledger") == nil ? nil : arguments.openLedger()
        let names = try ledger?.names() ?? SampleLedger.names
        let form = try arguments.value("--ask-always").map { text throws(BudgetError) in
            guard let form = ModelUse.Form(rawValue: text) else {
                throw BudgetError(
                    .usage, at: "`--ask-always`", expected: "`scores` or `object`")
            }
            return form
        }
        let use = ModelUse(form: form ?? .scores, decidesAlways: form != nil)
        let evaluation = try await Evaluation(
            cases, names: names, ledger: ledger ?? sampleLedger(), client: arguments.modelClient(),
            use: use)
        print(evaluation, arguments, console)
    }

    private static func sampleLedger() throws(BudgetError) -> Ledger {
        let ledger = try Ledger.inMemory()
        try ledger.add(SampleLedger())
        return ledger
    }

    private static func print(
        _ evaluation: Evaluation, _ arguments: Arguments, _ console: Console
    ) {
        if console.writesJSON {
            console.print(evaluation.json)
            return
        }
        console.print(evaluation.report)
        guard arguments.has("--failures") else { return }
        for outcome in evaluation.outcomes where outcome.verdict != .exact && !outcome.key.isTest {
            console.print("\(outcome.verdict) \(outcome.key.id): \(outcome.key.question)")
            if !outcome.key.previous.isEmpty { console.print("  after \(outcome.key.previous)") }
            console.print("  expected \(outcome.key.expected.map(\.outline) ?? "none")")
            let found = outcome.interpretation.question.map(\.outline)
            console.print(
                "  found    \(found ?? "\(outcome.interpretation.decline.map { "\($0)" } ?? "")")")
            console.print("  \(outcome.interpretation.path): \(outcome.interpretation.reason)")
            for signal in outcome.interpretation.signals {
                console.print("    \(signal.kind) `\(signal.text)` = \(signal.value)")
            }
        }
    }
}
