import Apus
import ChatTemplates
import Constraints
import Foundation
import OrderedJSON

/// Merchant, date and total of scanned receipts, each copied from the receipt's own text.
@main
struct Extraction {
    static func main() async {
        do {
            try await run(Arguments(CommandLine.arguments.dropFirst()))
        } catch {
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func run(_ arguments: Arguments) async throws {
        let receipts = try Receipt.all(in: URL(filePath: arguments.folder))
            .prefix(arguments.to).dropFirst(arguments.from)
        var load = LoadOptions()
        load.threads = arguments.threads
        let model = try LoadedModel.load(URL(filePath: arguments.model), options: load)
        var options = DecodingOptions()
        options.draftLimit = arguments.drafts
        options.usesForcedTokens = arguments.usesForcedTokens
        options.maximumTokens = 256
        let constraint = try ExtractionTask.constraint()

        var report = Report()
        for receipt in receipts {
            let clock = ContinuousClock()
            let start = clock.now
            let prompt = try model.prompt(ExtractionTask.chat(about: receipt.text))
            let compiled = try constraint.compiled(
                sources: [VerbatimSource(name: "receipt", text: receipt.text)])
            let result = try await model.generate(prompt, options: options, under: compiled)
            let answer = try Answer(receipt, result, seconds: (clock.now - start) / .seconds(1))
            report.append(answer)
            if arguments.isJSON { print(answer.json.jsonText()) }
        }
        print(arguments.isJSON ? report.json(model: model.name).jsonText() : report.table)
    }
}
