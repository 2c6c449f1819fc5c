import Foundation
import OrderedJSON
import TestSupport
import Testing

struct InspectLogitsTests {
    private static let families = ["llama", "qwen2", "qwen3", "gemma3", "lfm2"]

    /// The reference's logits are written with six digits; a window of 16 positions lets the
    /// other engine's rounding grow in `gemma3`.
    private static let tolerance = 0.01

    private func arguments(_ family: String, _ more: [String] = []) throws -> [String] {
        let tokens = try JSONValue(
            parsing: String(
                contentsOf: ReferenceData.url("tiny-models/tokens.json"), encoding: .utf8))
        let ids = try #require(tokens.arrayValue).compactMap(\.intValue).map(String.init)
        return [
            "inspect", "logits", "--model", ReferenceData.url("tiny-models/\(family).gguf").path,
            "--tokens", ids.joined(separator: ","),
        ] + more
    }

    @Test(.needsReference("tiny-models"), arguments: families)
    func printsLogitsOfReference(family: String) throws {
        let result = try ApusTool().run(arguments(family))
        #expect(result.status == 0)
        let expected = try String(
            contentsOf: ReferenceData.url("tiny-models/\(family).logits.txt"), encoding: .utf8)
        let rows = result.output.split(separator: "\n").map(Self.numbers)
        let expectedRows = expected.split(separator: "\n").map(Self.numbers)
        #expect(rows.map(\.count) == expectedRows.map(\.count))
        let differences = zip(rows, expectedRows).flatMap { zip($0, $1).map { abs($0 - $1) } }
        #expect(try #require(differences.max()) < Self.tolerance)
    }

    @Test(.needsReference("tiny-models"), arguments: families)
    func printsSameBitsForAnyChunkAndThreads(family: String) throws {
        let tool = try ApusTool()
        let whole = try tool.run(arguments(family)).output
        for more in [["--chunk", "1"], ["--chunk", "7"], ["--threads", "1"]] {
            #expect(try tool.run(arguments(family, more)).output == whole)
        }
    }

    @Test(.needsReference("tiny-models"))
    func printsLikeliestTokensInOrder() throws {
        let tool = try ApusTool()
        let rows = try tool.run(arguments("llama")).output.split(separator: "\n").map(Self.numbers)
        let lines = try tool.run(arguments("llama", ["--top", "3"])).output.split(separator: "\n")
        #expect(lines.count == rows.count)
        for (position, line) in lines.enumerated() {
            let value = try JSONValue(parsing: String(line))
            #expect(value["position"]?.intValue == position)
            let top = try #require(value["top"]?.arrayValue)
            let ids = top.compactMap { $0[0]?.intValue }
            let row = rows[position]
            let expected = row.indices.sorted { row[$0] > row[$1] }.prefix(3)
            #expect(ids == Array(expected))
            let normalizer = log(row.reduce(0) { $0 + exp($1) })
            let first = try #require(top.first?[1]?.doubleValue)
            #expect(abs(first - (row[ids[0]] - normalizer)) < 1e-9)
        }
    }

    @Test(.needsReference("tiny-models"))
    func endsQuietlyAtClosedOutput() throws {
        let words = try arguments("llama").map { "'\($0)'" }.joined(separator: " ")
        let result = try ApusTool().shell("$apus \(words) | head -c 10 > /dev/null")
        #expect(result.errors.isEmpty)
        #expect(result.status == 0)
    }

    @Test(.needsReference("tiny-models"))
    func namesTokenOutsideVocabulary() throws {
        let model = ReferenceData.url("tiny-models/llama.gguf").path
        let result = try ApusTool().run(["inspect", "logits", "-m", model, "--tokens", "1,320"])
        #expect(result.status == 2)
        #expect(
            result.errors == """
                error: token 320 at position 1 is outside the vocabulary of 320 tokens
                hint: 'apus count-tokens --ids' shows the ids of a text

                """)
    }

    @Test(.needsReference("tiny-models"))
    func endsWithFourWhereTokensDoNotFit() throws {
        let result = try ApusTool().run(arguments("llama", ["--context", "39"]))
        #expect(result.status == 4)
        #expect(result.output.isEmpty)
        #expect(result.errors.hasPrefix("error: the tokens do not fit the context: "))
        #expect(result.errors.contains("hint: shorten it, or raise `--context`, up to "))
    }

    private static func numbers(_ line: Substring) -> [Double] {
        line.split(separator: " ").compactMap { Float($0).map(Double.init) }
    }
}
