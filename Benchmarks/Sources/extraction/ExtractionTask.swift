import ChatTemplates
import Constraints
import OrderedJSON

/// What the model is told, and what its answer must be.
enum ExtractionTask {
    private static let instructions = """
        Find the merchant, the date and the total of the receipt, each copied exactly as it is \
        written. The merchant is the shop or company that sells, not a person. The total is what \
        is paid, after rounding. What is missing is null.
        """

    /// The chat up to where the answer about a receipt begins.
    static func chat(about receipt: String) -> [ChatMessage] {
        var chat = [ChatMessage(role: "system", content: instructions)]
        for example in examples {
            chat.append(ChatMessage(role: "user", content: example.receipt))
            chat.append(ChatMessage(role: "assistant", content: example.answer))
        }
        return chat + [ChatMessage(role: "user", content: receipt)]
    }

    /// An object with three members, each a part of the receipt's text or null.
    static func constraint() throws -> Constraint {
        let value: (JSONValue) -> JSONValue = { rule in
            ["anyOf": [["type": "string", "x-verbatim": rule], ["type": "null"]]]
        }
        return try .jsonSchema(
            JSONSchema([
                "type": "object",
                "properties": [
                    "merchant": value(["boundary": "word", "maxLength": 100]),
                    "date": value(["boundary": "word", "pattern": .string(datePattern)]),
                    "total": value(["boundary": "word", "pattern": .string(amountPattern)]),
                ],
                "required": ["merchant", "date", "total"],
                "additionalProperties": false,
            ]))
    }

    /// Day, month and year in any order, digits or names of months, with or without separators.
    private static let datePattern = [
        #"\d{1,2} ?[-/.] ?\d{1,2} ?[-/.] ?(\d{4}|\d{2})"#,
        #"\d{4}[-/.]\d{1,2}[-/.]\d{1,2}"#,
        #"\d{1,2}[-/. ]?[A-Za-z]{3,9}[-/., ]{0,2}(\d{4}|\d{2})"#,
        #"[A-Za-z]{3,9}[-/. ]?\d{1,2}[-/., ]{0,2}(\d{4}|\d{2})"#,
        #"\d{8}"#,
    ].joined(separator: "|")

    /// An amount with two decimals, with or without a currency and groups of digits.
    private static let amountPattern = #"([A-Z]{2,3}|[$€£])?(\d+|\d{1,3}([,. ]\d{3})+)[.,]\d{2}"#
}
