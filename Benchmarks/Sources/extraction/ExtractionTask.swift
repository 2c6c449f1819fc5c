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

    /// The chat up to where the answer about a receipt begins; a label makes its beginning its own.
    static func chat(about receipt: String, label: String? = nil) -> [ChatMessage] {
        let label = label.map { "Receipt \($0). " } ?? ""
        var chat = [ChatMessage(role: "system", content: .string(label + instructions))]
        for example in examples {
            chat.append(ChatMessage(role: "user", content: example.receipt))
            chat.append(ChatMessage(role: "assistant", content: example.answer))
        }
        return chat + [ChatMessage(role: "user", content: receipt)]
    }

    /// An object with three members, each a part of the receipt's text or null.
    static func constraint() throws -> Constraint {
        func copied(_ rule: JSONValue) -> JSONValue { ["type": "string", "x-verbatim": rule] }
        return try .jsonSchema(
            JSONSchema(
                document(
                    merchant: copied(["boundary": "word", "maxLength": 100]),
                    date: copied(["boundary": "word", "pattern": .string(datePattern)]),
                    total: copied(["boundary": "word", "pattern": .string(amountPattern)]))))
    }

    /// The same with what other engines can keep to: any string of at most so many characters.
    ///
    /// Patterns would be extra work for them.
    static let plainSchema: JSONValue = {
        func string(_ length: Int) -> JSONValue {
            ["type": "string", "minLength": 1, "maxLength": .number(JSONNumber(length))]
        }
        return document(merchant: string(100), date: string(20), total: string(20))
    }()

    private static func document(
        merchant: JSONValue, date: JSONValue, total: JSONValue
    ) -> JSONValue {
        func orNull(_ value: JSONValue) -> JSONValue { ["anyOf": [value, ["type": "null"]]] }
        return [
            "type": "object",
            "properties": [
                "merchant": orNull(merchant), "date": orNull(date), "total": orNull(total),
            ],
            "required": ["merchant", "date", "total"],
            "additionalProperties": false,
        ]
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
