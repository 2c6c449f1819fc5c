import Apus
import OrderedJSON

/// What the model found on one receipt, and what it took.
struct Answer {
    let receipt: String
    let values: [Field: String]
    /// Whether each value equals the published one, case, spaces and punctuation aside.
    let isRight: [Field: Bool]
    /// Values that the receipt's text does not contain.
    let inventedValues: Int
    let seconds: Double
    let result: GenerationResult

    init(_ receipt: Receipt, _ result: GenerationResult, seconds: Double) throws {
        let object = try JSONValue(parsing: result.text)
        var values: [Field: String] = [:]
        for field in Field.allCases { values[field] = object[field.rawValue]?.stringValue }
        self.receipt = receipt.name
        self.values = values
        self.result = result
        self.seconds = seconds
        isRight = Dictionary(
            uniqueKeysWithValues: Field.allCases.map { field in
                (
                    field,
                    Self.letters(values[field] ?? "")
                        == Self.letters(receipt.published[field] ?? "")
                )
            })
        let text = Array(receipt.text.utf8)
        inventedValues = values.values.count { !text.contains(Array($0.utf8)) }
    }

    /// Letters and digits in lower case.
    private static func letters(_ text: String) -> String {
        text.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    /// Tokens of the answer that took a step of the model each.
    var plainTokens: Int { result.completionTokens - result.forcedTokens - result.acceptedTokens }

    /// The answer as an object.
    var json: JSONValue {
        [
            "receipt": .string(receipt), "text": .string(result.text),
            "token_ids": .array(result.tokens.map { .number(JSONNumber($0)) }),
            "right": .array(
                Field.allCases.filter { isRight[$0] == true }.map { .string($0.rawValue) }),
            "seconds": .rounded(seconds),
        ]
    }
}
