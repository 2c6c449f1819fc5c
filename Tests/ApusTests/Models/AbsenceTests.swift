import Apus
import ChatTemplates
import Constraints
import Foundation
import Inference
import OrderedJSON
import TestSupport
import Testing

/// Margins of absence of a real model.
@Suite(.serialized) struct AbsenceTests {
    private static let receipt = """
        CAFE CENTRALE
        Espresso 1.20
        Croissant 2.50
        TOTAL 3.70
        """

    /// A small context, since other tests measure this process's memory.
    private func load() async throws -> LoadedModel {
        var options = LoadOptions()
        options.contextLength = 256
        return try LoadedModel.load(try await TestModel.qwen.url(), options: options)
    }

    private func generate(
        _ model: LoadedModel, _ date: String, required: String = #"["vendor", "total"]"#,
        _ change: (inout DecodingOptions) -> Void = { _ in }
    ) async throws -> (prompt: [Int], result: GenerationResult) {
        let schema = try JSONSchema(
            JSONValue(
                parsing: """
                    {"type": "object", "properties": {
                     "vendor": {"type": "string", "x-verbatim": true}, "date": \(date),
                     "total": {"type": "string", "x-verbatim": true}},
                     "required": \(required), "additionalProperties": false}
                    """))
        let constraint = try Constraint.jsonSchema(schema)
            .compiled(sources: [VerbatimSource(name: "receipt", text: Self.receipt)])
        let prompt = try model.prompt([
            ChatMessage(
                role: "user",
                content: "Write vendor, date and total of this receipt as JSON.\n\n\(Self.receipt)")
        ])
        var options = DecodingOptions()
        options.maximumTokens = 80
        change(&options)
        return (prompt, try await model.generate(prompt, options: options, under: constraint))
    }

    @Test func aMissingDateIsLeftOutBelowTheMargin() async throws {
        let model = try await load()
        let date = #"{"type": "string", "x-verbatim": true, "x-abstain": 40}"#
        let (prompt, result) = try await generate(model, date)
        #expect(!result.text.contains("\"date\""), "\(result.text)")
        let margin = try #require(result.absenceMargins.first)
        #expect(result.absenceMargins.count == 1)
        #expect(margin.path == "$.date" && !margin.tookValue)
        #expect(margin.threshold == 40)

        // The same from the logits at the step whose token tells the keys apart.
        let tokenizer = model.tokenizer
        let keys = ["date\":\"", "total\":\""].map { Array($0.utf8) }
        var written: [UInt8] = []
        let comma = Array(",\"".utf8)
        let step = try #require(
            result.tokens.firstIndex { token in
                defer { written += tokenizer.bytes(of: token) }
                return written.suffix(2).elementsEqual(comma)
            })
        let rows = Rows()
        try await model.logits(prompt + result.tokens.prefix(step)) { position, row in
            if position == prompt.count + step - 1 { rows.last = Array(row) }
        }
        let logits = rows.last
        let sums = keys.map { key in
            (0..<model.vocabularySize).reduce(0.0) { sum, token in
                let bytes = tokenizer.bytes(of: token)
                // No word of the receipt is joined with these bytes in a token.
                let isLegal = !bytes.isEmpty && key.starts(with: bytes)
                return isLegal ? sum + exp(Double(logits[token])) : sum
            }
        }
        #expect(abs((margin.margin ?? .nan) - log(sums[0] / sums[1])) < 1e-6)
    }

    @Test func aDateIsTakenAboveTheMargin() async throws {
        let model = try await load()
        let date = #"{"type": "string", "x-verbatim": true, "x-abstain": -40}"#
        let result = try await generate(model, date).result
        let margin = try #require(result.absenceMargins.first)
        #expect(!margin.wasDecisive && (margin.margin ?? 0) > -40)
        #expect(margin.tookValue == result.text.contains("\"date\""))
    }

    @Test func aMissingDateIsNullBelowTheMargin() async throws {
        let model = try await load()
        let date = #"{"type": ["string", "null"], "x-verbatim": true, "x-abstain": 40}"#
        let all = #"["vendor", "date", "total"]"#
        let result = try await generate(model, date, required: all).result
        #expect(result.text.contains("\"date\":null"), "\(result.text)")
        #expect(result.absenceMargins.map(\.tookValue) == [false])
        for change in [{ $0.draftLimit = 0 }, { $0.usesForcedTokens = false }]
            as [@Sendable (inout DecodingOptions) -> Void]
        {
            let other = try await generate(model, date, required: all, change).result
            #expect(other.text == result.text)
        }
        let free = #"{"type": ["string", "null"], "x-verbatim": true, "x-abstain": -40}"#
        let taken = try await generate(model, free, required: all).result
        #expect(taken.absenceMargins.allSatisfy { !$0.wasDecisive })
    }
}

/// What a callback on another thread leaves behind.
private final class Rows: @unchecked Sendable {
    // Written during one awaited call only, and read after it.
    var last: [Float] = []
}
