import Foundation
import OrderedJSON
import Recipes

/// How many values of scanned receipts were right.
struct ReceiptScore {
    typealias Field = ScannedReceipt.Field

    /// How the verdict on one field compares with the published answer.
    private enum Outcome: String {
        case right, wrong, missed, unclear
        /// Read as it is meant, but not written as it was published.
        case equivalent
    }

    private var outcomes: [[Field: Outcome]] = []
    private var invented = 0
    private var seconds = 0.0

    /// Judges the verdicts on a receipt, and returns them as an object.
    mutating func add(_ receipt: ScannedReceipt, _ extraction: Extraction<ExpenseFindings>)
        -> JSONValue
    {
        let letters = Self.letters(receipt.text)
        var result: [Field: Outcome] = [:]
        var object: JSONObject = ["receipt": .string(receipt.name)]
        for report in extraction.findings.fields {
            guard let field = Field(rawValue: report.name) else { continue }
            if let text = report.text, !letters.contains(Self.letters(text)) { invented += 1 }
            let published = receipt.published[field] ?? ""
            let outcome = Self.outcome(report, field, published)
            result[field] = outcome
            object[field.rawValue] = [
                "outcome": .string(outcome.rawValue), "text": .optional(report.text),
                "value": .optional(report.value), "published": .string(published),
            ]
        }
        outcomes.append(result)
        seconds += extraction.seconds
        object["asked_model"] = .bool(extraction.askedModel)
        object["seconds"] = .seconds(extraction.seconds)
        return .object(object)
    }

    private static func outcome(_ report: FieldReport, _ field: Field, _ published: String)
        -> Outcome
    {
        switch report.kind {
        case .absent: return published.isEmpty ? .right : .missed
        case .unclear: return .unclear
        case .found: break
        }
        let text = report.text ?? ""
        let value = report.value ?? ""
        if !published.isEmpty, letters(text) == letters(published) { return .right }
        switch field {
        case .merchant: return .wrong
        case .total:
            // The published one may have a currency.
            let amount = published.filter { $0.isNumber || $0 == "." }
            return amount == value ? .right : .wrong
        case .date:
            let reading = PrintedDateParser(locale: Locale(identifier: "en_GB")).parse(published)
            return reading?.day.preferred.description == value ? .equivalent : .wrong
        }
    }

    /// Letters and digits in lower case: what is compared of a text.
    private static func letters(_ text: String) -> String {
        text.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    // MARK: Sums

    private func count(_ field: Field, _ outcome: Outcome) -> Int {
        outcomes.count { $0[field] == outcome }
    }

    private var all: Int { outcomes.count { $0.values.allSatisfy { $0 == .right } } }

    private var secondsPerReceipt: Double {
        outcomes.isEmpty ? 0 : seconds / Double(outcomes.count)
    }

    private func counts(_ outcome: Outcome) -> JSONValue {
        .object(
            JSONObject(
                Field.allCases.map { ($0.rawValue, .number(JSONNumber(count($0, outcome)))) }))
    }

    /// The sums as an object.
    var json: JSONValue {
        var object: JSONObject = ["n": .number(JSONNumber(outcomes.count))]
        for field in Field.allCases {
            object[field.rawValue] = .number(JSONNumber(count(field, .right)))
        }
        object["all"] = .number(JSONNumber(all))
        object["invented"] = .number(JSONNumber(invented))
        object["wrong"] = counts(.wrong)
        object["unclear"] = counts(.unclear)
        object["s_per_receipt"] = .seconds(secondsPerReceipt)
        return .object(object)
    }

    /// The sums for a reader.
    var text: String {
        let columns: [Outcome] = [.right, .equivalent, .wrong, .missed, .unclear]
        var table = TextTable(header: ["FIELD"] + columns.map { $0.rawValue.uppercased() })
        table.numericColumns = Set(1...columns.count)
        table.rows = Field.allCases.map { field in
            [field.rawValue] + columns.map { "\(count(field, $0))" }
        }
        let seconds = (secondsPerReceipt * 100).rounded() / 100
        return table.text
            + "\(outcomes.count.of("receipt")), \(all) all right, \(invented) invented values, "
            + "\(seconds) s a receipt\n"
    }
}
