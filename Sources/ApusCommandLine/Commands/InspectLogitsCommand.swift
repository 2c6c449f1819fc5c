import Foundation
import GGUF
import Inference
import OrderedJSON

/// `apus inspect logits`: what a model says about every next token.
struct InspectLogitsCommand: Command {
    static let name = "logits"
    static let summary = "Print the logits after each of some tokens"
    static let discussion = """
        Prints a line for each position: the logits of all tokens, separated by spaces,
        with as many digits as it takes to read the same 32-bit numbers back. With
        --top, an object with the likeliest tokens and the natural logarithms of their
        probabilities: {"position":0,"top":[[id,logprob],...]}; equal ones in the order
        of their ids.
        """

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
        // A model without a tokenizer has logits all the same.
        let url = try ModelLocator(console).locate(model.model)
        let model = try InferenceModel(GGUFFile(url: url))
        try self.model.checkContext(limit: model.configuration.contextLength)
        let vocabularySize = model.configuration.vocabularySize
        for (position, token) in tokens.enumerated() where token >= vocabularySize {
            throw CommandLineError(
                .tokenOutsideVocabulary(
                    position: position, token: token, vocabularySize: vocabularySize))
        }
        let isComplete = try await CancellableWork.run { control in
            let decoder = try Decoder(
                model, contextLength: self.model.contextLength, threads: self.model.threads,
                cacheFormat: self.model.cacheFormat)
            guard tokens.count <= decoder.contextLength else {
                throw CommandLineError.tooManyTokens(
                    tokens.count, contextLength: decoder.contextLength,
                    limit: model.configuration.contextLength)
            }
            return try decoder.appendEach(
                tokens, batch: chunk ?? Decoder.maximumBatch, isCancelled: { Task.isCancelled }
            ) { position, row in
                control.unlessFailed { () throws(CommandLineError) in
                    try console.writeLine(line(position, UnsafeBufferPointer(row)))
                }
            }
        }
        if !isComplete { throw CommandLineError(.interrupted) }
    }

    private func line(_ position: Int, _ row: UnsafeBufferPointer<Float>) -> String {
        top.map { Self.topLine(position, row, count: $0) } ?? Self.line(row)
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

extension CommandLineError {
    fileprivate static func tooManyTokens(
        _ count: Int, contextLength: Int, limit: Int
    ) -> CommandLineError {
        CommandLineError(
            .underlying(
                message: "the tokens do not fit the context: expected at most \(contextLength), "
                    + "found \(count)",
                hint: longPromptHint(contextLength: contextLength, limit: limit),
                .contextExceeded))
    }
}
