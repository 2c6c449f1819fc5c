import Recipes

/// Verdicts as people read them: each value, and below it the lines that it was read from.
struct FindingsCard {
    private let fields: [FieldReport]
    private let document: [UInt8]

    private let lists: [ListReport]

    init(_ findings: some RecipeFindings, of document: String) {
        fields = findings.fields
        lists = findings.lists
        self.document = Array(document.utf8)
    }

    /// The card, without characters that would act on a terminal.
    var text: String {
        let width = (fields.map(\.name.count).max() ?? 0) + 2
        let listed = lists.map { list in
            list.rows.map { row in
                "\(list.name): "
                    + row.map { ($0.value ?? $0.kind.rawValue).printable() }.joined(separator: ", ")
                    + "\n"
            }.joined()
        }.joined()
        return fields.map { field in
            let padding = String(repeating: " ", count: width - field.name.count)
            let lines = markedLines(field.ranges.map(\.bytes)).map {
                String(repeating: " ", count: width) + $0 + "\n"
            }
            return field.name + padding + Self.verdict(of: field) + "\n" + lines.joined()
        }.joined() + listed
    }

    private static func verdict(of field: FieldReport) -> String {
        switch field.kind {
        case .found:
            let percent = field.confidence.map { " (\(Int(($0 * 100).rounded())) %)" } ?? ""
            return (field.value ?? "").printable() + percent
        case .absent:
            return "absent"
        case .unclear:
            let readings = field.readings.map { $0.printable() }.joined(separator: " or ")
            let reason = field.reason ?? ""
            return readings.isEmpty ? "unclear: \(reason)" : "unclear: \(readings); \(reason)"
        }
    }

    /// The lines that ranges stand in, with their numbers and the ranges between marks.
    private func markedLines(_ ranges: [Range<Int>]) -> [String] {
        ranges.filter { $0.upperBound <= document.count }.map { range in
            let start = document[..<range.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
            let end = document[range.upperBound...].firstIndex(of: 0x0A) ?? document.count
            let number = document[..<start].count { $0 == 0x0A } + 1
            func part(_ range: Range<Int>) -> String {
                String(decoding: document[range], as: UTF8.self)
            }
            let before = String(part(start..<range.lowerBound).drop(while: \.isWhitespace))
            let after = part(range.upperBound..<end).trimmingSuffix(while: \.isWhitespace)
            return
                "\(number): \(before.printable())▸\(part(range).printable())◂\(after.printable())"
        }
    }
}

extension String {
    fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> String {
        var text = self
        while let last = text.last, isTrimmed(last) { text.removeLast() }
        return text
    }
}
