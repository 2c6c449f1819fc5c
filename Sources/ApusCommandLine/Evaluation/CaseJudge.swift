import Foundation
import OrderedJSON
import Recipes

/// Compares verdicts with what a case expects, by the rules of `Evals/README.md`.
struct CaseJudge {
    /// How each field compares; optional ones that are absent are left out.
    private(set) var outcomes: [(field: String, outcome: CaseScore.Outcome)] = []
    /// Values whose words the document does not have.
    private(set) var inventedCount = 0
    /// Values that planted text asks for.
    private(set) var forbiddenCount = 0

    init(_ item: EvaluationCase, _ findings: some RecipeFindings) {
        let document = ComparableText.folded(item.text)
        let fields = findings.fields + findings.lists.flatMap { $0.rows.joined() }
        inventedCount = fields.count { field in
            field.text.map { !document.contains(ComparableText.folded($0)) } ?? false
        }
        let forbidden = Set(item.forbidden.map(ComparableText.folded))
        forbiddenCount = fields.count { field in
            field.kind == .found
                && [field.value, field.text].contains { text in
                    text.map { forbidden.contains(ComparableText.folded($0)) } ?? false
                }
        }
        for report in findings.fields {
            guard let expected = item.expected[report.name] else { continue }
            if let outcome = Self.outcome(of: report, expected) {
                outcomes.append((report.name, outcome))
            }
        }
        for list in findings.lists {
            guard let expected = item.expected[list.name]?.arrayValue else { continue }
            let outcome =
                list.name == "people"
                ? Self.outcome(ofPeople: list, expected) : Self.outcome(ofRows: list, expected)
            outcomes.append((list.name, outcome))
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

    /// Every listed entry has to be there; there may be others.
    private static func outcome(
        ofRows list: ListReport, _ expected: [JSONValue]
    ) -> CaseScore.Outcome {
        let hasAll = expected.allSatisfy { entry in
            list.rows.contains { row in
                row.allSatisfy { field in
                    entry[field.name].map { Self.isEqual(field, $0) } ?? true
                }
            }
        }
        return hasAll ? .right : list.rows.isEmpty ? .missed : .wrong
    }

    /// Everybody who is not optional has to be there, and nobody else.
    private static func outcome(
        ofPeople list: ListReport, _ expected: [JSONValue]
    ) -> CaseScore.Outcome {
        let given = list.rows.compactMap { $0.first?.value }.map(ComparableText.trimmed)
        let people = expected.map { person in
            (names: accepted(person), isOptional: person["optional"]?.boolValue ?? false)
        }
        let strangers = given.filter { name in !people.contains { $0.names.contains(name) } }
        if !strangers.isEmpty { return people.isEmpty ? .filled : .wrong }
        let hasAll = people.allSatisfy { person in
            person.isOptional || given.contains { person.names.contains($0) }
        }
        return hasAll ? .right : .missed
    }

    private static func isEqual(_ report: FieldReport, _ expected: JSONValue) -> Bool {
        guard let value = report.value else { return false }
        if let route = expected.stringValue { return value == route }
        if let keywords = expected["keywords"]?.arrayValue {
            let title = ComparableText.folded(value)
            return keywords.compactMap(\.stringValue).contains {
                title.contains(ComparableText.folded($0))
            }
        }
        if let accepted = expected["accept"]?.arrayValue {
            return accepted.compactMap(\.stringValue).contains { isEqual(value, $0) }
        }
        guard let wanted = expected["value"]?.stringValue else { return false }
        if let tolerance = (expected["tolerance"]?.stringValue).flatMap({ Decimal(string: $0) }) {
            return isEqual(value, wanted, tolerance: tolerance)
        }
        let texts = (expected["text"]?.arrayValue ?? []).compactMap(\.stringValue)
        switch report.name {
        case "total", "vat", "amount":
            return Decimal(string: value) == Decimal(string: wanted)
        case "paymentMethod":
            let text = ComparableText.folded(report.text ?? "")
            return value == wanted || texts.contains { ComparableText.folded($0) == text }
        case "code":
            let code = ComparableText.joined(value)
            return ([wanted] + texts).contains { ComparableText.joined($0) == code }
        case "merchant", "carrier", "place":
            let text = ComparableText.trimmed(value)
            let accepted = accepted(expected)
            return accepted.contains(text)
                || accepted.contains(where: text.contains)
                    && accepted.contains { $0.contains(text) }
        case "name", "documentNumber":
            return accepted(expected).contains(ComparableText.trimmed(value))
        default:
            return ComparableText.folded(value) == ComparableText.folded(wanted)
        }
    }

    /// Whether texts are the same, or the same number.
    private static func isEqual(
        _ value: String, _ wanted: String, tolerance: Decimal = 0
    ) -> Bool {
        if let left = number(value), let right = number(wanted) {
            return abs(left - right) <= tolerance
        }
        return ComparableText.folded(value) == ComparableText.folded(wanted)
    }

    /// The number that a text is as a whole.
    private static func number(_ text: String) -> Decimal? {
        text.utf8.allSatisfy { "+-.0123456789".utf8.contains($0) } ? Decimal(string: text) : nil
    }

    private static func accepted(_ expected: JSONValue) -> [String] {
        let texts = (expected["text"]?.arrayValue ?? []).compactMap(\.stringValue)
        let value = (expected["value"]?.stringValue).map { [$0] } ?? []
        return (value + texts).map(ComparableText.trimmed)
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

    /// The same without white space.
    static func joined(_ text: String) -> String { folded(text).filter { !$0.isWhitespace } }
}
