import Foundation
import Games

/// The options and words of a call.
struct Arguments {
    private(set) var words: [String] = []
    private var values: [String: String] = [:]
    private var flags: Set<String> = []

    private static let valued: Set<String> = [
        "model", "data", "seed", "sport", "count", "split", "file", "host", "port",
        "api-key",
    ]
    private static let plain: Set<String> = ["no-model", "json", "explain"]

    init(_ arguments: [String]) throws(GamesError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("--"), argument.count > 2 else {
                words.append(argument)
                continue
            }
            let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1).map(String.init)
            let name = parts[0]
            if Self.plain.contains(name), parts.count == 1 {
                flags.insert(name)
            } else if Self.valued.contains(name) {
                guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
                    throw .usage("`--\(name)` takes a value")
                }
                values[name] = value
            } else {
                throw .usage("there is no option `\(argument.printable)`")
            }
        }
    }

    func has(_ flag: String) -> Bool { flags.contains(flag) }
    subscript(name: String) -> String? { values[name] }

    func number(_ name: String, default value: Int) throws(GamesError) -> Int {
        guard let text = values[name] else { return value }
        guard let number = Int(text), number >= 0 else {
            throw .usage("`--\(name)` takes a number from 0")
        }
        return number
    }

    /// The model that was asked for; nil with `--no-model`.
    func model() -> AssistantModelClient? {
        has("no-model") ? nil : AssistantModelClient(modelName)
    }

    /// The name of the model that is asked.
    var modelName: String { values["model"] ?? "qwen2.5-coder-0.5b" }

    /// The bundled results with the imported ones, or those of `--data`.
    func data() throws(GamesError) -> GamesData {
        if let path = values["data"] { return try GamesData(file: path) }
        let (data, rejected) = try GamesStore.standard.allData()
        for error in rejected { Console.tell("warning: \(error.message.printable)") }
        return data
    }

    func assistant() throws(GamesError) -> GamesAssistant {
        try GamesAssistant(data: data(), model: model())
    }
}
