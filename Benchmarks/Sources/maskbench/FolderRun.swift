import ConformanceSupport
import Foundation
import OrderedJSON

/// Runs the files of a folder of MaskBench and prints counts and times.
struct FolderRun {
    private let arguments: Arguments
    private let folder: ConformanceFolder
    private let engine: ConformanceEngine

    init(_ arguments: Arguments, _ folder: URL) throws {
        self.arguments = arguments
        self.folder = ConformanceFolder(folder)
        engine = ConformanceEngine(try arguments.vocabulary())
    }

    func run() throws {
        var tally = ConformanceTally()
        for url in try folder.fileURLs().prefix(arguments.limit) {
            let file = try ConformanceFile(maskBench: url)
            for group in file.groups { tally.add(try engine.judge(group), of: file.name) }
        }
        printTable(tally)
        if arguments.isJSON { print(json(tally).jsonText()) }
    }

    private func printTable(_ tally: ConformanceTally) {
        let share = 100 * Double(tally.clean) / Double(max(tally.schemas, 1))
        print(
            """
            \(folder.url.lastPathComponent) with the \(engine.tokens.count) tokens of \
            \(arguments.modelName)
            files             \(tally.schemas)
            clean             \(tally.clean) (\(String(format: "%.1f", share)) %)
            refused           \(tally.refused)
            valid rejected    \(tally.validRejected.count) of \(tally.valid) \
            (accepted in raw order \(tally.validInRawOrder), \
            in declaration order \(tally.validInDeclarationOrder))
            invalid accepted  \(tally.invalidAccepted.count) of \
            \(tally.cases - tally.refusedCases - tally.valid)
            not tokenizable   \(tally.untokenized)

            microseconds        p50       p90       p99       max    count
            compile    \(row(tally.compilations))
            mask       \(row(tally.masks))
            slowest to compile: \(tally.slowestCompilation)
            slowest mask: \(tally.slowestMask)
            """)
        for (keyword, count) in tally.refusals.sorted(by: {
            ($1.value, $0.key) < ($0.value, $1.key)
        }) {
            print("refused for `\(keyword)`: \(count)")
        }
        for place in tally.validRejected { print("valid rejected: \(place)") }
        for place in tally.invalidAccepted { print("invalid accepted: \(place)") }
    }

    private func row(_ durations: [Duration]) -> String {
        let quantiles = Quantiles(durations)
        let figures = [quantiles.median, quantiles.p90, quantiles.p99, quantiles.maximum].map {
            String(format: "%10.1f", $0)
        }
        return figures.joined() + String(format: "%9d", durations.count)
    }

    private func json(_ tally: ConformanceTally) -> JSONValue {
        [
            "model": .string(arguments.modelName),
            "files": .number(JSONNumber(tally.schemas)),
            "clean": .number(JSONNumber(tally.clean)),
            "refused": .number(JSONNumber(tally.refused)),
            "valid_rejected": .number(JSONNumber(tally.validRejected.count)),
            "invalid_accepted": .number(JSONNumber(tally.invalidAccepted.count)),
            "valid": .number(JSONNumber(tally.valid)),
            "valid_raw_order": .number(JSONNumber(tally.validInRawOrder)),
            "valid_declaration_order": .number(JSONNumber(tally.validInDeclarationOrder)),
            "not_tokenizable": .number(JSONNumber(tally.untokenized)),
            "masks": .number(JSONNumber(tally.masks.count)),
            "compile_us": json(Quantiles(tally.compilations)),
            "mask_us": json(Quantiles(tally.masks)),
        ]
    }

    private func json(_ quantiles: Quantiles) -> JSONValue {
        [
            "p50": .microseconds(quantiles.median), "p90": .microseconds(quantiles.p90),
            "p99": .microseconds(quantiles.p99), "max": .microseconds(quantiles.maximum),
        ]
    }
}

extension JSONValue {
    /// A time to a tenth of a microsecond.
    static func microseconds(_ value: Double) -> JSONValue {
        JSONNumber((value * 10).rounded() / 10).map { .number($0) } ?? .null
    }
}
