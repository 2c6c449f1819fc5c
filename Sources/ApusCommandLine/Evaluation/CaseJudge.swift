import Foundation
import OrderedJSON
import Recipes

/// Compares verdicts with what a case expects, by the rules of `Evals/README.md`.
struct CaseJudge {
    /// How each field compares; optional ones that are absent are left out.
    private(set) var outcomes: [(field: String, outcome: CaseScore.Outcome)] = []
    /// Values whose words the document does not have.
    private(set) var inventedCount = 0

    init(_ item: EvaluationCase, _ findings: some RecipeFindings) {
        let document = ComparableText.folded(item.text)
        let fields = findings.fields + findings.lists.flatMap { $0.rows.joined() }
        inventedCount = fields.count { field in
            field.text.map { !document.contains(ComparableText.folded($0)) } ?? false
        }
        for report in findings.fields {
            guard let expected = item.expected[report.name] else { continue }
            if let outcome = Self.outcome(of: report, expected) {
                outcomes.append((report.name, outcome))
            }
        }
        for list in findings.lists {
            guard let expected = item.expected[list.name]?.arrayValue else { continue }
            let hasAll = expected.allSatisfy { entry in
                list.rows.contains { row in
                    row.allSatisfy { field in
                        entry[field.name].map { Self.isEqual(field, $0) } ?? true
                    }
                }
            }
            outcomes.append((list.name, hasAll ? .right : list.rows.isEmpty ? .missed : .wrong))
        }
    }

    private static func outcome(
        of report: FieldReport, _ expected: JSONValue
    ) -> CaseScore.Outcome? {
        let isOptional = expected["optional"]?.boolValue ?? false
        switch report.kind {
        case .absent:
            if isOptional { return nil }
            return expected.isNull ? .right : .missed
        case .unclear:
            return .unclear
        case .found:
            if expected.isNull { return .filled }
            return isEqual(report, expected) ? .right : .wrong
        }
    }

    private static func isEqual(_ report: FieldReport, _ expected: JSONValue) -> Bool {
        guard let value = report.value, let wanted = expected["value"]?.stringValue else {
            return false
        }
        let texts = (expected["text"]?.arrayValue ?? []).compactMap(\.stringValue)
        switch report.name {
        case "total", "vat", "amount":
            return Decimal(string: value) == Decimal(string: wanted)
        case "paymentMethod":
            let text = ComparableText.folded(report.text ?? "")
            return value == wanted || texts.contains { ComparableText.folded($0) == text }
        case "merchant", "name", "documentNumber":
            let text = ComparableText.trimmed(value)
            let accepted = ([wanted] + texts).map(ComparableText.trimmed)
            if accepted.contains(text) { return true }
            return report.name == "merchant" && accepted.contains(where: text.contains)
                && accepted.contains { $0.contains(text) }
        default:
            return ComparableText.folded(value) == ComparableText.folded(wanted)
        }
    }
}

/// Texts as they are compared: whatever their case, white space and invisible characters.
private enum ComparableText {
    static func folded(_ text: String) -> String {
        let visible = text.unicodeScalars.filter { $0.properties.generalCategory != .format }
        return String(String.UnicodeScalarView(visible)).lowercased()
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// The same without punctuation at the ends.
    static func trimmed(_ text: String) -> String {
        folded(text).trimmingCharacters(in: .whitespaces.union(.punctuationCharacters))
    }
}
