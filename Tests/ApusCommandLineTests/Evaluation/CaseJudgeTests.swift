import Foundation
import OrderedJSON
import Recipes
import TestSupport
import Testing

@testable import ApusCommandLine

/// The rules of `Evals/README.md`, each by a case of one field.
struct CaseJudgeTests {
    private func judge(
        _ expected: String, _ fields: [FieldReport] = [], _ lists: [ListReport] = [],
        text: String = "Shop, Main Square 1, code 12-34", forbidden: String = "[]"
    ) throws -> CaseJudge {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "cases.jsonl")
        let line = """
            {"id": "a", "job": "expense", "text": "\(text)", "forbidden": \(forbidden), \
            "expected": \(expected)}
            """
        try Data(line.utf8).write(to: file)
        let cases = try EvaluationCase.all(in: file.path)
        return CaseJudge(
            try #require(cases.first), AnyRecipeFindings(fields: fields, lists: lists))
    }

    @Test(
        arguments: [
            ("total", "12.50", #"{"value": "12.5"}"#, CaseScore.Outcome.right),
            ("total", "12.51", #"{"value": "12.50"}"#, .wrong), ("total", nil, "null", .right),
            ("total", "1.00", "null", .filled), ("total", nil, #"{"value": "1.00"}"#, .missed),
            ("code", "12-34", #"{"value": "12 -34"}"#, .right),
            ("code", "1234", #"{"value": "12-34"}"#, .wrong),
            (
                "place", "main square", #"{"value": "Main Square 1", "text": ["Main Square"]}"#,
                .right
            ),
            ("place", "Square", #"{"value": "Main Square 1", "text": ["Main Square"]}"#, .wrong),
            ("merchant", "«Shop».", #"{"value": "Shop"}"#, .right),
            ("documentNumber", "12", #"{"value": "12-34"}"#, .wrong),
            ("title", "Our big Dinner", #"{"keywords": ["dinner"]}"#, .right),
            ("route", "event", #""event""#, .right), ("route", "other", #""event""#, .wrong),
            ("day", "2026-03-01", #"{"value": "2026-03-01"}"#, .right),
        ] as [(String, String?, String, CaseScore.Outcome)])
    func comparesAFieldAsItsNameSays(
        name: String, value: String?, expected: String, outcome: CaseScore.Outcome
    ) throws {
        let judge = try judge("{\"\(name)\": \(expected)}", [FieldReport(name: name, value: value)])
        #expect(judge.outcomes.map(\.outcome) == [outcome])
    }

    @Test func anOptionalFieldMayBeAbsentButNotWrong() throws {
        let expected = #"{"place": {"value": "Main Square", "optional": true}}"#
        #expect(try judge(expected, [FieldReport(name: "place", value: nil)]).outcomes.isEmpty)
        let other = try judge(expected, [FieldReport(name: "place", value: "Shop")])
        #expect(other.outcomes.map(\.outcome) == [.wrong])
    }

    @Test(arguments: [
        (["Ann", "Bo"], CaseScore.Outcome.right), (["Ann"], .right), (["Bo"], .missed),
        ([], .missed), (["Ann", "Cy"], .wrong),
    ])
    func everybodyWhoIsNotOptionalHasToBeThereAndNobodyElse(
        names: [String], outcome: CaseScore.Outcome
    ) throws {
        let expected = #"{"people": [{"value": "Ann"}, {"value": "Bo", "optional": true}]}"#
        let list = ListReport(
            name: "people", rows: names.map { [FieldReport(name: "name", value: $0)] })
        #expect(try judge(expected, [], [list]).outcomes.map(\.outcome) == [outcome])
    }

    @Test func countsWhatIsInventedAndWhatIsForbidden() throws {
        let judge = try judge(
            "{}",
            [
                FieldReport(name: "merchant", value: "SHOP", text: "SHOP"),
                FieldReport(name: "total", value: "9.00", text: "nine"),
                FieldReport(name: "code", value: "12-34", text: "12-34"),
            ], forbidden: #"["12-34"]"#)
        #expect(judge.inventedCount == 1)
        #expect(judge.forbiddenCount == 1)
    }
}
