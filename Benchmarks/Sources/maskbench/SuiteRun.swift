import ConformanceSupport
import Constraints
import Foundation
import OrderedJSON

/// Runs a folder of JSON-Schema-Test-Suite and prints what is right, wrong and refused by file.
///
/// `format` is an annotation, but for the folder `optional/format`, which asserts it.
struct SuiteRun {
    private let arguments: Arguments
    private let folder: ConformanceFolder
    private var total = ConformanceTally()
    private var rows: [(name: String, tally: ConformanceTally)] = []

    init(_ arguments: Arguments, _ folder: URL) {
        self.arguments = arguments
        self.folder = ConformanceFolder(folder)
    }

    mutating func run() throws {
        var engine = ConformanceEngine()
        engine.options.remoteDocuments = try folder.remoteDocuments()
        engine.options.assertsFormat = false
        try add(folder, engine)
        if arguments.includesOptional {
            let optional = folder.url.appending(path: "optional")
            try add(ConformanceFolder(optional), engine, prefix: "optional/")
            engine.options.assertsFormat = true
            try add(
                ConformanceFolder(optional.appending(path: "format")), engine,
                prefix: "optional/format/")
        }
        printTable()
        if arguments.isJSON {
            let json: JSONValue = [
                "cases": .number(JSONNumber(total.cases)),
                "right": .number(JSONNumber(total.right)),
                "wrong": .number(JSONNumber(total.wrong)),
                "refused": .number(JSONNumber(total.refusedCases)),
                "valid_rejected": .number(JSONNumber(total.validRejected.count)),
                "invalid_accepted": .number(JSONNumber(total.invalidAccepted.count)),
            ]
            print(json.jsonText())
        }
    }

    private mutating func add(
        _ folder: ConformanceFolder, _ engine: ConformanceEngine, prefix: String = ""
    ) throws {
        for url in try folder.fileURLs() {
            let file = try ConformanceFile(suite: url)
            var tally = ConformanceTally()
            for group in file.groups {
                let result = try engine.judge(group)
                tally.add(result, of: file.name)
                total.add(result, of: prefix + file.name)
            }
            rows.append((prefix + url.deletingPathExtension().lastPathComponent, tally))
        }
    }

    private func printTable() {
        let header = ["keyword", "cases", "right", "wrong", "refused", "refused for"]
        var lines = rows.map { cells($0.name, $0.tally) }
        lines.append(cells("all", total))
        if arguments.isMarkdown {
            let marks = ["---", "--:", "--:", "--:", "--:", "---"]
            for cells in [header, marks] + lines {
                print("| " + cells.joined(separator: " | ") + " |")
            }
            return
        }
        for cells in [header] + lines {
            let numbers = cells[1...4].map { $0.padded(to: 9, onLeft: true) }.joined()
            print(cells[0].padded(to: 40, onLeft: false) + numbers + "  " + cells[5])
        }
        for place in total.validRejected { print("valid rejected: \(place)") }
        for place in total.invalidAccepted { print("invalid accepted: \(place)") }
    }

    private func cells(_ name: String, _ tally: ConformanceTally) -> [String] {
        let keywords = tally.refusals.keys.sorted().map { "`\($0)`" }.joined(separator: ", ")
        return [
            name == "all" ? name : "`\(name)`", "\(tally.cases)", "\(tally.right)",
            "\(tally.wrong)", "\(tally.refusedCases)", name == "all" ? "" : keywords,
        ]
    }
}

extension String {
    fileprivate func padded(to width: Int, onLeft: Bool) -> String {
        let space = String(repeating: " ", count: max(width - count, 0))
        return onLeft ? space + self : self + space
    }
}
