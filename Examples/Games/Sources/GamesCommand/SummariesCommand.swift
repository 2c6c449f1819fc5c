import Foundation
import Games
import OrderedJSON

/// `games summaries`: what `Scripts/check-summaries` checks.
enum SummariesCommand {
    static func run(_ arguments: Arguments) async throws {
        let count = try arguments.number("count", default: 100)
        let seed = UInt64(try arguments.number("seed", default: 1))
        let assistant = try arguments.assistant()
        for number in 0..<count {
            let sample = await assistant.sampleSummary(number, seed: seed)
            let object: JSONValue = [
                "rows": .array(sample.rows.map(\.json)), "text": .string(sample.text),
                "isByModel": .bool(sample.isByModel),
                "draft": sample.draft.map { .string($0) } ?? .null,
            ]
            Console.write(object.jsonText())
        }
    }
}
