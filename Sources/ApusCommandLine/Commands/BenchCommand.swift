import Foundation
import GGUF
import OrderedJSON

/// `apus bench`: how fast a model runs on this machine.
struct BenchCommand: Command {
    static let name = "bench"
    static let summary = "Measure how fast a model runs"
    static let discussion = """
        Reads a prompt of -p tokens of which nothing is cached, then writes -n tokens
        after it, one at a time. Prints the medians of all runs but a first one, which
        only warms up the machine. Other programs that run at the same time count, so
        compare figures only where they were measured by turns.
        """

    var model = ModelArguments()
    var promptTokens: Int?
    var newTokens: Int?
    var runs: Int?
    var printsJSON = false

    static let parameters: [Parameter<Self>] =
        [
            .option(
                "--prompt-tokens", "-p", value: "N", \.promptTokens, .integer(atLeast: 1),
                help: "Tokens to read; by default 512"),
            .option(
                "--new-tokens", "-n", value: "N", \.newTokens, .integer(atLeast: 1),
                help: "Tokens to write; by default 64"),
            .option(
                "--runs", "-r", value: "N", \.runs, .integer(in: 1...1000),
                help: "Runs to take the medians of; by default 5"),
            .option(
                "--threads", "-t", value: "N", \.model.threads, ModelArguments.threadCount,
                help: ModelArguments.threadsHelp),
            .flag("--json", path: \.printsJSON, help: "Print one object"),
        ] + (ModelArguments.choice + [ModelArguments.cacheFormat]).within(\.model)

    func run(_ console: Console) async throws {
        let url = try ModelLocator(console).locate(model.model)
        var benchmark = SpeedBenchmark(threads: model.threads, cacheFormat: model.cacheFormat)
        benchmark.promptTokens = promptTokens ?? benchmark.promptTokens
        benchmark.newTokens = newTokens ?? benchmark.newTokens
        benchmark.runs = runs ?? benchmark.runs
        let report = try await CancellableWork.run { [benchmark] _ in try benchmark.measure(url) }
        guard let report else { throw CommandLineError(.interrupted) }
        try console.writeLine(printsJSON ? report.json.jsonText() : report.text)
    }
}
