import Foundation
import OrderedJSON
import TestSupport
import Testing

@testable import Constraints

/// Compares with what JavaScript says, as `Scripts/generate-regex-reference` has written it down.
@Suite struct RegexReferenceTests {
    @Test(arguments: ["usual", "random"])
    func matchesWhatJavaScriptMatches(table: String) throws {
        let file = ReferenceData.packageRoot.appending(path: "Tests/Fixtures/regex-reference.json")
        let value = try JSONValue(parsing: Array(try Data(contentsOf: file)))
        let texts = try #require(value[table]?["texts"]?.arrayValue).compactMap(\.stringValue)
        let rows = try #require(value[table]?["rows"]?.arrayValue)
        #expect(rows.count > 100)
        for row in rows {
            let columns = try #require(row.arrayValue).compactMap(\.stringValue)
            let regex = try Regex(columns[0])
            for (isAnchored, digits) in [(false, columns[1]), (true, columns[2])] {
                let dfa = try regex.dfa(anchored: isAnchored)
                let wrong = zip(texts, bits(digits)).filter { dfa.accepts($0.utf8) != $1 }
                #expect(wrong.isEmpty, "`\(columns[0])`, anchored: \(isAnchored), on \(wrong)")
            }
        }
    }

    private func bits(_ digits: String) -> [Bool] {
        digits.flatMap { digit in
            let value = digit.hexDigitValue ?? 0
            return [8, 4, 2, 1].map { value & $0 != 0 }
        }
    }
}
