import Foundation
import Games
import OrderedJSON

/// `games eval`.
enum EvalCommand {
    static func run(_ arguments: Arguments) async throws {
        let split = arguments["split"] ?? "development"
        guard ["development", "test"].contains(split) else {
            throw GamesError.usage("`--split` takes development or test")
        }
        let path = arguments["file"] ?? "Examples/Games/Evals/games.jsonl"
        let bytes = try FileBytes.read(path)
        let cases = try EvaluationCase.cases(in: bytes, name: path).filter {
            $0.isTest == (split == "test")
        }
        let assistant = try arguments.assistant()
        var score = EvaluationScore()
        for expected in cases {
            var conversation = Conversation()
            if let previous = expected.previous {
                conversation = await assistant.answer(previous).conversation
            }
            let start = ContinuousClock.now
            let answer = await assistant.answer(expected.question, in: conversation)
            score.add(answer, to: expected, seconds: (ContinuousClock.now - start) / .seconds(1))
            // The half that measures is not shown, so that nothing is made for it.
            guard split == "development", let verdict = score.verdicts.last else { continue }
            let isRight =
                verdict.isTopicRight && verdict.areEventsRight != false
                && verdict.isRuleRight != false
                && !verdict.isWrong && verdict.isAnswerWhole != false
            if !isRight { Console.tell(line(expected, answer, verdict).printable) }
        }
        report(score, split, arguments)
    }

    private static func line(
        _ expected: EvaluationCase, _ answer: GamesAnswer, _ verdict: EvaluationScore.Verdict
    ) -> String {
        "\(verdict.isWrong ? "WRONG " : "")\(expected.id) \(expected.question)\n    expected \(expected.topic) "
            + "\(expected.events.sorted()) \(expected.rules.sorted()) \(expected.isNone ? "none" : "")\n    found "
            + "\(answer.topic.rawValue) \(answer.kind.rawValue) \(answer.events.prefix(8)) \(answer.rule?.id ?? ""): \(answer.text.prefix(200))"
    }

    private static func report(_ score: EvaluationScore, _ split: String, _ arguments: Arguments) {
        func percent(_ share: EvaluationScore.Share) -> Double {
            share.of == 0 ? 0 : (Double(share.right) / Double(share.of) * 1000).rounded() / 10
        }
        let shares = [
            ("topic", score.topics), ("events", score.events), ("rules", score.rules),
            ("answers", score.answers),
        ]
        let median = (score.median * 1000).rounded() / 1000
        if arguments.has("json") {
            var object: JSONObject = ["split": .string(split)]
            for (name, share) in shares {
                object[name] = [
                    "right": .number(JSONNumber(share.right)), "of": .number(JSONNumber(share.of)),
                    "percent": JSONNumber(percent(share)).map { .number($0) } ?? .null,
                ]
            }
            object["wrongResults"] = .number(JSONNumber(score.wrong - score.wrongRules))
            object["wrongRules"] = .number(JSONNumber(score.wrongRules))
            object["medianSeconds"] = JSONNumber(median).map { .number($0) } ?? .null
            Console.write(JSONValue.object(object).jsonText())
            return
        }
        for (name, share) in shares {
            Console.write("\(name): \(percent(share)) % (\(share.right) of \(share.of))")
        }
        Console.write("wrong results stated: \(score.wrong - score.wrongRules)")
        Console.write("wrong rules stated: \(score.wrongRules)")
        Console.write("asked back needlessly: \(score.needlessQuestions)")
        Console.write("median answer: \(median) s")
    }
}
