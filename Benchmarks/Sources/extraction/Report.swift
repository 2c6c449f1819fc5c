import OrderedJSON

/// The answers to all receipts, summed up.
struct Report {
    private var answers: [Answer] = []

    mutating func append(_ answer: Answer) { answers.append(answer) }

    private var valueCount: Int { answers.reduce(0) { $0 + $1.values.count } }
    private var inventedCount: Int { answers.reduce(0) { $0 + $1.inventedValues } }
    private var allRight: Int { answers.count { !$0.isRight.values.contains(false) } }
    private var medianSeconds: Double {
        answers.isEmpty ? 0 : answers.map(\.seconds).sorted()[answers.count / 2]
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
            """
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
