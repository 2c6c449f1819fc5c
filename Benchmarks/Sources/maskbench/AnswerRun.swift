import ConformanceSupport
import Foundation
import OrderedJSON

/// Runs the files whose paths come in and answers each with one line of JSON, for comparisons.
///
/// The line holds what a peer needs to do the same: the instances' tokens in both orders.
struct AnswerRun {
    private let engine: ConformanceEngine

    init(_ arguments: Arguments) throws {
        engine = ConformanceEngine(try arguments.vocabulary())
    }

    func run() throws {
        while let path = readLine() {
            let file = try ConformanceFile(maskBench: URL(filePath: path))
            for group in file.groups { print(try answer(group).jsonText()) }
            fflush(nil)
        }
    }

    private func answer(_ group: ConformanceFile.Group) throws -> JSONValue {
        let result = try engine.judge(group)
        // Refused schemas have no declared order; a peer may still accept the raw one.
        let schema = try? engine.compile(group.schema).schema
        let cases = zip(group.cases, group.cases.indices).map { test, index -> JSONValue in
            let judgement =
                result.judgements.indices.contains(index) ? result.judgements[index] : nil
            let declared = schema?.inDeclarationOrder(test.instance) ?? test.instance
            return [
                "valid": .bool(test.isValid),
                "accepts_raw": .bool(judgement?.acceptsRawOrder ?? false),
                "accepts_declared": .bool(judgement?.acceptsDeclarationOrder ?? false),
                "raw": tokens(test.instance),
                "declared": tokens(declared),
                "mask_us": .array((judgement?.masks ?? []).map { .microseconds($0.microseconds) }),
            ]
        }
        return [
            "refused": .bool(result.refusal != nil),
            "clean": .bool(result.isClean),
            "compile_us": .microseconds(result.compilation.microseconds),
            "cases": .array(cases),
        ]
    }

    private func tokens(_ value: JSONValue) -> JSONValue {
        guard let tokens = engine.vocabulary?.tokens(of: value.compactText) else { return .null }
        return .array(tokens.map { .number(JSONNumber($0)) })
    }
}
