import Apus
import Foundation
import FoundationModels
import TestSupport
import Testing

/// Values of many types, drawn at random by a real model: all are of the type, and keep to its guides.
///
/// `APUS_EVIDENCE_PART=2/4` runs the second quarter of the types, and `APUS_EVIDENCE_RUNS` sets how
/// often each is generated, so that the long checks can be made in parts.
@Suite(.serialized) struct GuidedEvidenceTests {
    private static let environment = ProcessInfo.processInfo.environment

    /// The types of the part that is asked for.
    private static let part: [GuidedCase] = {
        let numbers = environment["APUS_EVIDENCE_PART"]?.split(separator: "/").compactMap {
            Int($0)
        }
        guard let numbers, numbers.count == 2, numbers[1] > 0 else { return Guided.all }
        return Guided.all.enumerated()
            .filter { $0.offset % numbers[1] == numbers[0] - 1 }.map(\.element)
    }()

    private static let runs = environment["APUS_EVIDENCE_RUNS"].flatMap { Int($0) } ?? 100

    @Test(arguments: Guided.all)
    func valuesKeepToTheirGuides(of type: GuidedCase) async throws {
        try await generate(type, seeds: 1...1)
    }

    @Test(.isLong, arguments: part)
    func hundredsOfValuesKeepToTheirGuides(of type: GuidedCase) async throws {
        try await generate(type, seeds: 1...Self.runs)
    }

    @Test(arguments: Guided.all)
    func snapshotsOnlyGrow(of type: GuidedCase) async throws {
        try await stream(type, seeds: 1001...1001)
    }

    @Test(.isLong, arguments: part)
    func snapshotsOfManyStreamsOnlyGrow(of type: GuidedCase) async throws {
        try await stream(type, seeds: 1001...1000 + max(1, Self.runs / 10))
    }

    private func generate(_ type: GuidedCase, seeds: ClosedRange<Int>) async throws {
        try await gather(type, seeds: seeds, "values", by: type.generate)
    }

    private func stream(_ type: GuidedCase, seeds: ClosedRange<Int>) async throws {
        try await gather(type, seeds: seeds, "streams", by: type.stream)
    }

    private func gather(
        _ type: GuidedCase, seeds: ClosedRange<Int>, _ what: String,
        by request: (LocalLanguageModel, GenerationOptions) async throws -> GuidedCase.Outcome
    ) async throws {
        let model = try await LocalModel.qwen.model()
        let start = ContinuousClock.now
        var total = GuidedCase.Outcome()
        for seed in seeds {
            do {
                let outcome = try await request(model, type.options(seed: seed))
                for fault in outcome.faults { Issue.record("seed \(seed): \(fault)") }
                total.faults += outcome.faults
                total.tokenCount += outcome.tokenCount
                total.snapshotCount += outcome.snapshotCount
            } catch {
                Issue.record("seed \(seed): \(error)")
                total.faults.append("\(error)")
            }
        }
        guard seeds.count > 1 else { return }
        let seconds = (ContinuousClock.now - start) / Duration.seconds(1)
        let perRun = (seconds / Double(seeds.count)).formatted(
            .number.precision(.fractionLength(2)))
        print(
            "evidence: \(type.testDescription): \(seeds.count) \(what),",
            "\(total.faults.count) faults, \(total.tokenCount) tokens,",
            "\(total.snapshotCount) snapshots, \(perRun) s each")
    }
}
