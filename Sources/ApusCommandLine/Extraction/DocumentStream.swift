import Foundation
import OrderedJSON
import Recipes

/// Documents from standard input, one in a line, and their results, one in a line and in order.
///
/// One document is in memory at a time, and with `--resume` the ids of the finished ones.
struct DocumentStream: Sendable {
    private let input: InputChannel
    private let output: OutputChannel
    private let finished: Set<DocumentRecord.Key>

    /// Opens the file of results, if there is one, and reads what an earlier run has done.
    ///
    /// - Throws: `unreadable`.
    init(_ arguments: ExtractArguments, _ console: Console) throws(CommandLineError) {
        input = console.input
        if let path = arguments.resultsFile {
            let results = try ResultsFile(path: path)
            output = results.output
            finished = results.finished
        } else {
            output = console.output
            finished = []
        }
    }

    /// Reads the documents to the end of the input.
    ///
    /// - Throws: That the input cannot be read or the output not written, or that the user stops it.
    ///   What is wrong with a document is its result.
    func run<Findings: RecipeFindings>(
        _ extract: (String) async throws -> Recipes.Extraction<Findings>
    ) async throws {
        var lines = LineReader(input, limit: InputLimits.documentBytes)
        var number = 0
        while true {
            number += 1
            let record: DocumentRecord
            do {
                guard let line = try lines.next() else { return }
                if line.allSatisfy(\.isWhitespace) { continue }
                record = DocumentRecord(line, number: number)
            } catch {
                guard error.isAboutText else { throw error }
                record = DocumentRecord(error, number: number)
            }
            if finished.contains(record.key) { continue }
            var result = JSONObject()
            result[record.label.name] = record.label.value
            do {
                for (name, value) in try await extract(record.text.get()).members() {
                    result[name] = value
                }
            } catch {
                let error = CommandLineError(error)
                if error.exitCode == .interrupted || Task.isCancelled { throw error }
                result["error"] = [
                    "message": .string(error.message), "hint": .optional(error.hint),
                ]
            }
            try output.write(JSONValue.object(result).jsonText() + "\n")
        }
    }
}

extension CommandLineError {
    /// Whether the next line of the input may be right.
    fileprivate var isAboutText: Bool {
        switch code {
        case .invalidUTF8, .inputTooLong: true
        default: false
        }
    }
}
