import Foundation
import OrderedJSON
import TestSupport
import Testing

struct BenchTests {
    private func arguments(_ more: String...) -> [String] {
        ["bench", "-p", "20", "-n", "4", "-t", "1", "-r", "3"] + more
    }

    @Test func printsMediansAndSpread() throws {
        let tool = try ApusTool()
        try tool.addModel()
        let result = try tool.run(arguments("--json"))
        #expect(result.status == 0, "\(result.errors)")
        let report = try JSONValue(parsing: result.output)
        for name in ["prefill", "decode"] {
            let spread = report["\(name)_spread"]
            let runs = try #require(spread?["runs"]?.arrayValue).compactMap(\.doubleValue)
            #expect(runs.count == 3 && runs.allSatisfy { $0 > 0 })
            #expect(report["\(name)_tok_s"]?.doubleValue == runs.sorted()[1])
            #expect(spread?["min"]?.doubleValue == runs.min())
            #expect(spread?["max"]?.doubleValue == runs.max())
        }
        #expect(report["prompt_tokens"]?.intValue == 20)
        #expect(report["new_tokens"]?.intValue == 4)
        #expect(report["threads"]?.intValue == 1)
        #expect(report["runs"]?.intValue == 3)
        #expect(try #require(report["load_s"]?.doubleValue) > 0)
    }

    @Test func printsATableForPeople() throws {
        let tool = try ApusTool()
        try tool.addModel()
        let lines = try tool.run(arguments()).output.split(separator: "\n").map(String.init)
        try #require(lines.count == 4)
        #expect(lines[0].hasPrefix("small: 1 thread with "))
        #expect(
            lines[1].split(separator: " ").map(String.init) == ["TOKENS", "TOK/S", "LEAST", "MOST"])
        #expect(lines[2].hasPrefix("prefill      20"))
        #expect(lines[3].hasPrefix("decode        4"))
    }

    @Test(arguments: [["-p", "125", "-n", "4"], ["-p", "\(Int.max)", "-n", "1"]])
    func refusesMoreTokensThanTheModelWasMadeFor(_ lengths: [String]) throws {
        let tool = try ApusTool()
        try tool.addModel(contextLength: 128)
        let result = try tool.run(["bench"] + lengths)
        #expect(result.status == 2)
        #expect(result.output.isEmpty)
        let found = lengths[1] == "125" ? 129 : Int.max
        #expect(
            result.errors == """
                error: `--prompt-tokens` and `--new-tokens` are \(found) together: the model takes 128
                hint: read or write fewer

                """)
    }
}
