import Apus
import Foundation
import OrderedJSON

/// `apus inspect logits`: what a model says about every next token.
struct InspectLogitsCommand: Command {
    static let name = "logits"
    static let summary = "Print the logits after each of some tokens"
    static let discussion = """
        Prints a line for each position: the logits of all tokens, separated by spaces,
        with as many digits as it takes to read the same 32-bit numbers back. With --top,
        an object with the likeliest tokens and the natural logarithms of their
        probabilities: {"position":0,"top":[[id,logprob],...]}; equal ones in the order
        of their ids.
        """

    private static let commandPath = "apus inspect logits"

    var tokens: [Int] = []
    var top: Int?
    var chunk: Int?
    var model = ModelArguments()

    static let parameters: [Parameter<Self>] =
        [
            .requiredOption(
                "--tokens", value: "ID,ID,...", \.tokens, .tokenIDs, help: "The tokens to read"),
            .option(
                "--top", value: "N", \.top, .integer(atLeast: 1),
                help: "Print the N likeliest tokens, as JSON"),
            .option(
                "--chunk", value: "N", \.chunk, .integer(atLeast: 1),
                help: "Read the tokens N at a time; the logits are the same"),
        ] + ModelArguments.parameters.within(\.model)

    func run(_ console: Console) async throws {
        let model = try model.load(console, commandPath: Self.commandPath)
        for (position, token) in tokens.enumerated() where token >= model.vocabularySize {
            throw CommandLineError(
                .tokenOutsideVocabulary(
                    position: position, token: token, vocabularySize: model.vocabularySize))
        }
        try model.logits(tokens, chunk: chunk) { position, row in
            if let top {
                try console.writeLine(Self.topLine(position, row, count: top))
            } else {
                try console.writeLine(Self.line(row))
            }
        }
    }

    private static func line(_ row: UnsafeBufferPointer<Float>) -> String {
        var line = ""
        line.reserveCapacity(row.count * 12)
        for logit in row {
            if !line.isEmpty { line += " " }
            // `Float.description` is the shortest text that reads back as the same number.
            line += logit.description
        }
        return line
    }

    private static func topLine(
        _ position: Int, _ row: UnsafeBufferPointer<Float>, count: Int
    ) -> String {
        let probabilities = LogProbabilities(row)
        let top = probabilities.top(count).map { id, value -> JSONValue in
            [.number(JSONNumber(id)), .decimal(value)]
        }
        let line: JSONValue = [
            "position": .number(JSONNumber(position)), "top": .array(top),
        ]
        return line.jsonText()
    }
}
