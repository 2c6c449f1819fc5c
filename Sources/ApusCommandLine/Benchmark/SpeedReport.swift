import Apus
import CKernels
import Foundation
import OrderedJSON

/// What a measurement of a model's speed gave.
struct SpeedReport: Sendable {
    let model: String
    let promptTokens: Int
    let newTokens: Int
    let threads: Int
    /// Seconds to map the file, find its weights and reserve memory.
    let loadSeconds: Double
    /// Tokens a second of each run.
    var prefill: [Double] = []
    var decode: [Double] = []
    /// The most memory that the process took, where the system says it.
    var peakMemory: Int?

    /// Lines for a reader.
    var text: String {
        func row(_ name: String, _ tokens: Int, _ rates: [Double]) -> [String] {
            let numbers = [rates.median, rates.min() ?? .nan, rates.max() ?? .nan]
            return [name, "\(tokens)"] + numbers.map { String(format: "%.1f", $0) }
        }
        let table = TextTable(
            header: ["", "TOKENS", "TOK/S", "LEAST", "MOST"],
            rows: [row("prefill", promptTokens, prefill), row("decode", newTokens, decode)],
            numericColumns: [1, 2, 3, 4])
        let memory = peakMemory.map { ", \(ByteCount.text(Int64($0))) of memory at most" } ?? ""
        return """
            \(model): \(threads.of("thread")) with \(Self.instructionSet), \
            median of \(prefill.count.of("run")), \
            loaded in \(String(format: "%.0f", loadSeconds * 1000)) ms\(memory)

            """ + table.text
    }

    /// The same as an object.
    var json: JSONValue {
        func rates(_ rates: [Double]) -> JSONValue {
            [
                "min": .rate(rates.min() ?? .nan), "max": .rate(rates.max() ?? .nan),
                "runs": .array(rates.map { .rate($0) }),
            ]
        }
        return [
            "model": .string(model),
            "prompt_tokens": .number(JSONNumber(promptTokens)),
            "new_tokens": .number(JSONNumber(newTokens)),
            "threads": .number(JSONNumber(threads)),
            "instruction_set": .string(Self.instructionSet),
            "runs": .number(JSONNumber(prefill.count)),
            "load_s": .seconds(loadSeconds),
            "prefill_tok_s": .rate(prefill.median),
            "decode_tok_s": .rate(decode.median),
            "prefill_spread": rates(prefill),
            "decode_spread": rates(decode),
            "peak_memory_bytes": .optional(peakMemory),
        ]
    }

    private static let instructionSet = String(cString: ck_name(ck_selected()))
}

extension [Double] {
    /// The middle one in order of size, or the mean of the two in the middle; not a number if there
    /// is none.
    var median: Double {
        guard !isEmpty else { return .nan }
        let sorted = sorted()
        return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
    }
}

extension JSONValue {
    /// A rate to a hundredth.
    fileprivate static func rate(_ value: Double) -> JSONValue {
        .decimal((value * 100).rounded() / 100)
    }
}
