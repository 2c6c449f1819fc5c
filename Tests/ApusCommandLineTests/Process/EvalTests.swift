import Foundation
import OrderedJSON
import Testing

/// `apus eval` with a small model that says nonsense.
struct EvalTests {
    private let tool: ApusTool

    init() throws {
        tool = try ApusTool()
        try tool.addModel(contextLength: 2048)
    }

    private static let cases = """
        {"id": "a", "job": "expense", "language": "en-GB", "text": "Shop Ltd\\nTotal £5.00", \
        "expected": {"merchant": {"value": "Shop Ltd", "text": ["Shop Ltd"]}, "total": \
        {"value": "5.00", "text": ["£5.00"]}, "currency": {"value": "GBP"}, "date": null}}
        {"id": "b", "job": "expense", "language": "en-GB", "text": "Shop Ltd\\nTotal £6.00", \
        "expected": {"total": {"value": "7.00"}}}
        """

    @Test func countsWhatIsRight() throws {
        let file = try tool.file(Self.cases)
        let result = try tool.run(["eval", "--cases", file, "--json"])
        #expect(result.status == 0)
        let lines = try result.output.split(separator: "\n").map {
            try JSONValue(parsing: String($0))
        }
        #expect(lines.count == 3)
        #expect(lines[0]["fields"]?["merchant"]?.stringValue == "right")
        #expect(lines[1]["fields"]?["total"]?.stringValue == "wrong")
        let sums = lines[2]
        #expect(sums["n"]?.intValue == 2)
        #expect(sums["passed"]?.intValue == 1)
        #expect(sums["invented"]?.intValue == 0)
        #expect(sums["fields"]?["total"]?["wrong"]?.intValue == 1)
        #expect(sums["fields"]?["date"]?["absent"]?.intValue == 1)
    }

    @Test func printsATableAndTheBaseline() throws {
        let file = try tool.file(Self.cases)
        let result = try tool.run(["eval", "--cases", file, "--baseline"])
        #expect(result.status == 0)
        let rows = result.output.split(separator: "\n").filter { $0.hasPrefix("expense  ") }
        #expect(rows.count == 2)
        #expect(rows.first?.contains("recipe") == true)
        #expect(rows.last?.contains("prompt") == true)
    }

    @Test func theBaselineIsAskedForToolsToo() throws {
        let file = try tool.file(
            #"""
            {"id": "a", "job": "tools", "language": "en-GB", "text": "What is 2 + 2?", \
            "expected": {"tool": "calculator", "arguments": {}, "answer": {"value": "4"}}}
            """#.replacing("\\\n", with: ""))
        let result = try tool.run(["eval", "--cases", file, "--baseline"])
        #expect(result.status == 0, "\(result.errors)")
        let rows = result.output.split(separator: "\n").filter { $0.hasPrefix("tools  ") }
        #expect(rows.count == 2)
        #expect(rows.last?.contains("prompt") == true)
    }

    @Test func namesWhatIsWrongWithACase() throws {
        for line in ["{", "{\"id\": 1}", #"{"id": "a", "job": "x", "text": "", "expected": []}"#] {
            let result = try tool.run(["eval", "--cases", try tool.file(line)])
            #expect(result.status == 1)
            #expect(result.errors.contains("line 1"))
        }
        let other = #"{"id": "a", "job": "x", "text": "", "expected": {}}"#
        let result = try tool.run(["eval", "--cases", try tool.file(other)])
        #expect(result.errors.contains("the job `x` is not known"))
        #expect(result.output.isEmpty)
    }

    @Test(arguments: [("0.2", 0), ("\"0.2\"", 0), ("\"near\"", 1), ("-1", 1), ("{}", 1)])
    func readsTolerancesAndRefusesOthers(tolerance: String, status: Int32) throws {
        let line = """
            {"id": "a", "job": "tools", "language": "en-GB", "text": "What is 2 + 2?", "expected": \
            {"tool": "calculator", "arguments": {}, "answer": "4.1", "tolerance": \(tolerance)}}
            """
        let result = try tool.run(["eval", "--cases", try tool.file(line), "--json"])
        #expect(result.status == status)
        #expect(result.output.contains(#""answer":"right""#) == (status == 0))
        #expect(result.errors.contains("tolerance") == (status == 1))
    }

    @Test func refusesOptionsThatExcludeEachOther() throws {
        #expect(try tool.run(["eval"]).status == 2)
        #expect(try tool.run(["eval", "--cases", "a", "--sroie", "b"]).status == 2)
        #expect(try tool.run(["eval", "--sroie", "b", "--split", "tune"]).status == 2)
    }
}
