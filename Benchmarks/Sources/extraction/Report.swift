import OrderedJSON

/// The answers to all receipts, summed up.
struct Report {
    private var answers: [Answer] = []

    /// What a llama-server answered to the same receipts.
    private var replies: [LlamaServer.Reply] = []

    mutating func append(_ answer: Answer, _ reply: LlamaServer.Reply? = nil) {
        answers.append(answer)
        if let reply { replies.append(reply) }
    }

    private var valueCount: Int { answers.reduce(0) { $0 + $1.values.count } }
    private var inventedCount: Int { answers.reduce(0) { $0 + $1.inventedValues } }
    private var allRight: Int { answers.count { !$0.isRight.values.contains(false) } }
    private var medianSeconds: Double { Self.median(answers.map(\.seconds)) }

    private static func median(_ numbers: [Double]) -> Double {
        numbers.isEmpty ? 0 : numbers.sorted()[numbers.count / 2]
    }

    /// How many times as long the server took for each receipt.
    private var ratios: [Double] { zip(replies, answers).map { $0.seconds / $1.seconds } }

    private var serverJSON: JSONValue {
        func sum(_ number: (LlamaServer.Reply) -> Double) -> JSONValue {
            .rounded(replies.reduce(0) { $0 + number($1) })
        }
        return [
            "median_s": .rounded(Self.median(replies.map(\.seconds))),
            "prefill_s": sum(\.prefillSeconds), "decode_s": sum(\.decodeSeconds),
            "prefill_tokens": .count(replies.reduce(0) { $0 + $1.computedPromptTokens }),
            "tokens": .count(replies.reduce(0) { $0 + $1.completionTokens }),
            "ratio": .rounded(Self.median(ratios)),
            "ratio_least": .rounded(ratios.min() ?? 0), "ratio_most": .rounded(ratios.max() ?? 0),
        ]
    }

    private func right(_ field: Field) -> Int { answers.count { $0.isRight[field] == true } }

    /// Where the tokens came from, all receipts together.
    private var tokens: [(name: String, count: Int)] {
        [
            ("prefill", answers.reduce(0) { $0 + $1.result.promptTokens - $1.result.cachedTokens }),
            ("cached", answers.reduce(0) { $0 + $1.result.cachedTokens }),
            ("forced", answers.reduce(0) { $0 + $1.result.forcedTokens }),
            ("drafted", answers.reduce(0) { $0 + $1.result.draftedTokens }),
            ("accepted", answers.reduce(0) { $0 + $1.result.acceptedTokens }),
            ("plain", answers.reduce(0) { $0 + $1.plainTokens }),
        ]
    }

    /// Lines for a reader.
    var table: String {
        let accuracy = Field.allCases.map { "\($0.rawValue) \(right($0))" }.joined(separator: ", ")
        let tokens = tokens.map { "\($0.name) \($0.count)" }.joined(separator: ", ")
        return """
            \(answers.count) receipts, \(valueCount) values, \(inventedCount) not in the text
            right: \(accuracy), all \(allRight)
            seconds a receipt, median: \(medianSeconds)
            tokens: \(tokens)
            """ + (replies.isEmpty ? "" : "\nllama-server: \(serverJSON.jsonText())")
    }

    /// The same as an object.
    func json(model: String) -> JSONValue {
        var object: JSONObject = [
            "model": .string(model),
            "receipts": .count(answers.count), "values": .count(valueCount),
            "not_in_text": .count(inventedCount),
        ]
        for field in Field.allCases { object[field.rawValue] = .count(right(field)) }
        object["all"] = .count(allRight)
        object["median_s"] = .rounded(medianSeconds)
        object["prefill_s"] = .rounded(answers.reduce(0) { $0 + $1.result.prefillSeconds })
        object["decode_s"] = .rounded(answers.reduce(0) { $0 + $1.result.decodeSeconds })
        for (name, count) in tokens { object["\(name)_tokens"] = .count(count) }
        if !replies.isEmpty { object["llama_server"] = serverJSON }
        return .object(object)
    }
}

extension JSONValue {
    static func count(_ count: Int) -> JSONValue { .number(JSONNumber(count)) }

    /// A number of seconds to the millisecond.
    static func rounded(_ seconds: Double) -> JSONValue {
        JSONNumber((seconds * 1000).rounded() / 1000).map { .number($0) } ?? .null
    }
}
