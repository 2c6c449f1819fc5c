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
        func ask(_ receipt: Receipt) async throws -> Answer {
            let clock = ContinuousClock()
            let start = clock.now
            let prompt = try model.prompt(chat(receipt))
            let compiled = try constraint.compiled(
                sources: [VerbatimSource(name: "receipt", text: receipt.text)])
            let result = try await model.generate(prompt, options: options, under: compiled)
            return try Answer(receipt, result, seconds: (clock.now - start) / .seconds(1))
        }
        func chat(_ receipt: Receipt) -> [ChatMessage] {
            ExtractionTask.chat(
                about: receipt.text, label: arguments.isFresh ? receipt.name : nil)
        }
        let server = arguments.server.map { LlamaServer(url: $0) }
        func askServer(_ receipt: Receipt) async throws -> LlamaServer.Reply? {
            try await server?.answer(model.prompt(chat(receipt)), maximumTokens: 256)
        }
        if server != nil, let first = receipts.last {
            // The last receipt warms up: instructions and examples are then cached by both engines.
            _ = try await ask(first)
            _ = try await askServer(first)
        }
        for (index, receipt) in receipts.dropLast(server == nil ? 0 : 1).enumerated() {
            // Who comes first changes each time. The server's threads wait for work without sleeping
            // for a while after it, which would take processors from the other.
            let reply = index % 2 == 0 ? nil : try await askServer(receipt)
            if server != nil { try await Task.sleep(for: .seconds(2)) }
            let answer = try await ask(receipt)
            report.append(answer, index % 2 == 0 ? try await askServer(receipt) : reply)
            if arguments.isJSON { print(answer.json.jsonText()) }
        }
        print(arguments.isJSON ? report.json(model: model.name).jsonText() : report.table)
    }
}
