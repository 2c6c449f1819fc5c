import ConformanceSupport
import Constraints
import Foundation
import OrderedJSON

/// Writes documents with random tokens under schemas and budgets, a line of JSON each.
///
/// `Benchmarks/scripts/check-monkey` validates them with another implementation.
struct MonkeyRun {
    private let arguments: Arguments
    private let folder: ConformanceFolder
    private let count: Int
    private let engine: ConformanceEngine

    init(_ arguments: Arguments, _ folder: URL, _ count: Int) throws {
        self.arguments = arguments
        self.folder = ConformanceFolder(folder)
        self.count = count
        // Here the bounds on what is generated are part of what is tested.
        engine = ConformanceEngine(try arguments.vocabulary(), options: JSONSchema.Options())
    }

    func run() throws {
        let files = try folder.fileURLs().prefix(arguments.limit).map {
            try ConformanceFile(maskBench: $0)
        }
        let constraints = try files.compactMap { file -> (String, CompiledConstraint)? in
            guard let group = file.groups.first else { return nil }
            do {
                return (file.name, try engine.compile(group.schema).constraint)
            } catch is ConstraintError {
                return nil
            }
        }
        guard !constraints.isEmpty else { return }
        let monkey = Monkey(engine)
        for number in 0..<count {
            let (file, constraint) = constraints[number % constraints.count]
            let trial = try monkey.write(constraint, seed: arguments.seed &+ UInt64(number))
            print(line(trial, file).jsonText())
        }
    }

    private func line(_ trial: Monkey.Trial, _ file: String) -> JSONValue {
        [
            "file": .string(file),
            "seed": .string(String(trial.seed)),
            "sampler": .string(trial.sampler.rawValue),
            "budget": .number(JSONNumber(trial.budget)),
            "shortest": .number(JSONNumber(trial.outcome.shortestCount)),
            "ending": .string(trial.outcome.ending.rawValue),
            "tokens": .array(trial.outcome.tokens.map { .number(JSONNumber($0)) }),
            "text": .string(String(decoding: trial.outcome.text, as: UTF8.self)),
        ]
    }
}
