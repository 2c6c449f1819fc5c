import Apus
import FoundationModels
import TestSupport
import Testing

/// Thirty asks of a model with four tools: which calls it makes, with what arguments.
@Suite(.serialized) struct ToolEvidenceTests {
    /// How a set of asks came out.
    private struct Score {
        var right: [ToolAsk.Kind: Int] = [:]
        var asked: [ToolAsk.Kind: Int] = [:]
        var failures = 0
        var lines: [String] = []
        let log = ToolLog()

        var total: Int { right.values.reduce(0, +) }

        mutating func add(_ ask: ToolAsk, _ calls: [Transcript.ToolCall], failure: (any Error)?) {
            let isRight = failure == nil && ask.isAnswered(by: calls)
            asked[ask.kind, default: 0] += 1
            right[ask.kind, default: 0] += isRight ? 1 : 0
            failures += failure == nil ? 0 : 1
            let made = calls.map { "\($0.toolName)\($0.arguments.jsonString)" }
            lines.append(
                "\(isRight ? "right" : "WRONG") \(ask.prompt) → \(made.joined(separator: ", "))"
                    + (failure.map { " ! \($0)" } ?? ""))
        }

        func show(_ title: String) {
            print("evidence: \(title)")
            for line in lines { print("  \(line)") }
            let kinds = ToolAsk.Kind.allCases.map {
                "\($0.rawValue) \(right[$0] ?? 0)/\(asked[$0] ?? 0)"
            }
            print(
                "evidence: \(title): \(total) of \(lines.count) right;",
                kinds.joined(separator: ", ") + "; \(failures) failed requests;",
                "\(log.calls) calls reached tools, \(log.malformed) of them malformed")
        }
    }

    private func score(_ asks: [ToolAsk], constrained: Bool = true) async throws -> Score {
        let model = try await LocalModel.qwen.model()
        var extra = LocalGenerationOptions()
        extra.constrainsToolCalls = constrained
        var score = Score()
        for ask in asks {
            let session = LanguageModelSession(model: model, tools: HouseholdTools.all(score.log))
            var failure: (any Error)?
            do {
                try await session.respond(
                    to: ask.prompt, options: .greedy(120), metadata: extra.metadata)
            } catch {
                failure = error
            }
            let calls = session.transcript.flatMap { entry -> [Transcript.ToolCall] in
                if case .toolCalls(let calls) = entry { Array(calls) } else { [] }
            }
            score.add(ask, calls, failure: failure)
        }
        return score
    }

    @Test func callsReachToolsWellFormed() async throws {
        let score = try await score([ToolAsk.test[0], ToolAsk.test[7], ToolAsk.test[11]])
        #expect(score.failures == 0)
        #expect(score.log.calls >= 1)
        #expect(score.log.malformed == 0)
    }

    @Test(.isLong) func mostAsksGetTheRightCalls() async throws {
        let tuning = try await score(ToolAsk.tuning)
        tuning.show("constrained, tuning half")
        let test = try await score(ToolAsk.test)
        test.show("constrained, test half")
        #expect(tuning.total + test.total >= 24)
        #expect(tuning.failures + test.failures == 0)
        #expect(tuning.log.malformed + test.log.malformed == 0)
    }

    @Test(.isLong) func malformedCallsReachNoToolWithoutTheConstraintEither() async throws {
        for (title, asks) in [("tuning", ToolAsk.tuning), ("test", ToolAsk.test)] {
            let score = try await score(asks, constrained: false)
            score.show("free, \(title) half")
            #expect(score.log.malformed == 0)
        }
    }
}
