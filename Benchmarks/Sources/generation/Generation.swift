import Apus
import Foundation

/// Prefill and decode rates of a whole model.
@main
struct Generation {
    static let usage = """
        usage: generation MODEL.gguf [-p PROMPT_TOKENS] [-n NEW_TOKENS] [-t THREADS] [-r RUNS] [--json]
        """

    static func main() async {
        do {
            try await measure(Arguments(CommandLine.arguments.dropFirst()))
        } catch {
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func measure(_ arguments: Arguments) async throws {
        var options = LoadOptions()
        options.threads = arguments.threads
        options.contextLength = arguments.promptTokens + arguments.newTokens
        let model = try LoadedModel.load(URL(filePath: arguments.model), options: options)
        var generation = DecodingOptions()
        generation.maximumTokens = arguments.newTokens

        var prefill: [Double] = []
        var decode: [Double] = []
        for run in 0...arguments.runs {
            // Another first token each time, so that nothing is cached; ordinary ids otherwise.
            let prompt = (0..<arguments.promptTokens).map { 300 + (run * 7919 + $0 * 31) % 2000 }
            let result = try await model.generate(prompt, options: generation)
            // The first run only warms the machine.
            guard run > 0, result.completionTokens > 1 else { continue }
            prefill.append(Double(arguments.promptTokens) / result.prefillSeconds)
            // The first token comes from the prefill's logits.
            decode.append(Double(result.completionTokens - 1) / result.decodeSeconds)
        }
        arguments.isJSON ? printJSON(model, prefill, decode) : printTable(model, prefill, decode)
    }

    private static func printTable(_ model: LoadedModel, _ prefill: [Double], _ decode: [Double]) {
        for (name, rates) in [("prefill", prefill), ("decode", decode)] {
            let text = [rates.min(), rates.median, rates.max()].map {
                String(format: "%.1f", $0 ?? .nan)
            }
            print("\(model.name) \(name): \(text[1]) tok/s (\(text[0]) to \(text[2]))")
        }
    }

    private static func printJSON(_ model: LoadedModel, _ prefill: [Double], _ decode: [Double]) {
        print(
            """
            {"model":"\(model.name)","load_s":\(model.loadSeconds),\
            "prefill_tok_s":\(prefill.median ?? .nan),"decode_tok_s":\(decode.median ?? .nan)}
            """)
    }
}

/// The command's options.
private struct Arguments {
    var model = ""
    var promptTokens = 512
    var newTokens = 64
    var threads: Int?
    var runs = 5
    var isJSON = false

    init(_ words: ArraySlice<String>) throws {
        var words = words
        while let word = words.popFirst() {
            switch word {
            case "-p": promptTokens = try Self.number(words.popFirst())
            case "-n": newTokens = try Self.number(words.popFirst())
            case "-t": threads = try Self.number(words.popFirst())
            case "-r": runs = try Self.number(words.popFirst())
            case "--json": isJSON = true
            default: model = word
            }
        }
        if model.isEmpty { throw UsageError() }
    }

    private static func number(_ word: String?) throws -> Int {
        guard let number = word.flatMap({ Int($0) }), number > 0 else { throw UsageError() }
        return number
    }
}

private struct UsageError: Error, CustomStringConvertible {
    var description: String { Generation.usage }
}

extension [Double] {
    fileprivate var median: Double? { isEmpty ? nil : sorted()[count / 2] }
}
