import Apus
import Foundation
import Recipes

/// `apus eval`: how often recipes are right, by documents whose values are known.
struct EvalCommand: Command {
    static let name = "eval"
    static let summary = "Measure how often recipes are right with a model"
    static let discussion = """
        --cases takes JSON Lines in the format that Evals/README.md describes, --sroie
        a folder of scanned receipts with box/NAME.csv and key/NAME.json.

        A value is right if it is the expected one, wrong if another, and invented if
        the document does not have its words. With --json there is a line for each
        document, then one with the sums for each job and model.
        """

    private static let commandPath = "apus eval"

    var casesFiles: [String] = []
    var otherModels: [String] = []
    var asksPlainly = false
    var serverAddress: URL?
    var serverModel: String?
    var split: String?
    var receiptsFolder: String?
    var from: Int?
    var to: Int?
    var printsJSON = false
    var model = ModelArguments()

    static let parameters: [Parameter<Self>] =
        [
            .repeatedOption(
                "--cases", value: "FILE", \.casesFiles, .file, help: "A file of cases"),
            .option(
                "--split", value: "HALF", \.split,
                .oneOf(EvaluationCase.Split.allCases.map(\.rawValue)),
                help: "Run the cases of one half: tune or test; by default both"),
            .option(
                "--sroie", value: "DIR", \.receiptsFolder, .file,
                help: "A folder of scanned receipts instead of cases"),
            .option(
                "--from", value: "A", \.from, .integer(atLeast: 0),
                help: "The first document, counted from 0; by default 0"),
            .option(
                "--to", value: "B", \.to, .integer(atLeast: 0),
                help: "The document before which to stop; by default none"),
            .repeatedOption(
                "--compare", value: "NAME|PATH", \.otherModels, .model,
                help: "With --cases, another model to do the same"),
            .flag(
                "--baseline", path: \.asksPlainly,
                help: "With --cases, ask the models by a prompt alone, too"),
            .option(
                "--server", value: "URL", \.serverAddress, .serverAddress,
                help: "With --cases, ask the model of a Chat Completions server by a prompt alone"),
            .option(
                "--server-model", value: "NAME", \.serverModel, .text,
                help: "The name of the server's model; by default default"),
            .flag("--json", path: \.printsJSON, help: "Print an object a document, then the sums"),
        ] + ModelArguments.parameters.within(\.model)

    func run(_ console: Console) async throws {
        switch (casesFiles.isEmpty, receiptsFolder) {
        case (false, nil): try await runCases(console)
        case (true, let folder?):
            if split != nil { throw usageError(.conflict(first: "--sroie", second: "--split")) }
            if !otherModels.isEmpty {
                throw usageError(.conflict(first: "--sroie", second: "--compare"))
            }
            try await runReceipts(in: folder, console)
        case (true, nil): throw usageError(.missing(name: "--cases"))
        case (false, _?): throw usageError(.conflict(first: "--cases", second: "--sroie"))
        }
    }

    private func runReceipts(in folder: String, _ console: Console) async throws {
        let names = try selected(ScannedReceipt.names(in: folder))
        let runner = try runner(console)
        let score = try await CancellableWork.run { _ in
            var score = ReceiptScore()
            // Receipts of one country, as the collection's authors describe them.
            let context = RecipeContext(locale: Locale(identifier: "en_MY"))
            for name in names {
                let receipt = try ScannedReceipt(name: name, in: folder)
                let extraction = try await runner.extract(from: receipt.text, context)
                let result = score.add(receipt, extraction)
                if printsJSON { try console.writeLine(result.jsonText()) }
            }
            return score
        }
        try console.write(printsJSON ? score.json.jsonText() + "\n" : score.text)
    }

    private func runCases(_ console: Console) async throws {
        var cases: [EvaluationCase] = []
        for file in casesFiles {
            cases += try EvaluationCase.all(in: file)
        }
        let chosen = selected(cases.filter { split == nil || $0.split.rawValue == split })
        try check(chosen, known: RecipeAnswers.jobs)
        if asksPlainly || serverAddress != nil { try check(chosen, known: PlainQuestion.jobs) }
        var summary = EvaluationSummary()
        for name in [model.model] + otherModels {
            var arguments = model
            arguments.model = name
            let loaded = try arguments.load(console)
            let local = LocalLanguageModel(loaded)
            let name = name ?? ModelCatalogue.defaultModelName
            try await run(chosen, RecipeAnswers(model: local), model: name, &summary, console)
            if asksPlainly {
                try await run(chosen, PlainAnswers(model: local), model: name, &summary, console)
            }
        }
        if let serverAddress {
            let name = serverModel ?? "default"
            let server = ChatCompletionsLanguageModel(name: name, url: serverAddress)
            try await run(chosen, PlainAnswers(model: server), model: name, &summary, console)
        }
        try console.write(
            printsJSON ? summary.json.map { $0.jsonText() + "\n" }.joined() : summary.text)
    }

    /// Refuses cases of other jobs before a model is loaded.
    private func check(_ cases: [EvaluationCase], known: [String]) throws(CommandLineError) {
        guard let other = cases.first(where: { !known.contains($0.recipe) }) else { return }
        throw CommandLineError(.jobNotSupported(job: other.recipe, known: known))
    }

    private func run<Answers: CaseAnswering>(
        _ cases: [EvaluationCase], _ answers: Answers, model: String,
        _ summary: inout EvaluationSummary, _ console: Console
    ) async throws {
        summary = try await CancellableWork.run { [summary] _ in
            var summary = summary
            for item in cases {
                let answer = try await answers.answer(item)
                let result = summary.withScore(model: model, way: Answers.name, job: item.job) {
                    $0.add(item, answer)
                }
                if printsJSON { try console.writeLine(result.jsonText()) }
            }
            return summary
        }
    }

    private func selected<Element>(_ documents: [Element]) -> [Element] {
        Array(documents.prefix(to ?? .max).dropFirst(from ?? 0))
    }

    private func runner(_ console: Console) throws -> RecipeRunner<ExpenseRecipe> {
        try RecipeRunner(ExpenseRecipe(), model: LocalLanguageModel(model.load(console)))
    }

    private func usageError(_ problem: UsageProblem) -> CommandLineError {
        CommandLineError(.usage(problem, commandPath: Self.commandPath))
    }
}
